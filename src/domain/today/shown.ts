/** How many days, from today on, the dashboard draws of each yacht, and of how many yachts. */
export const fortnightDays = 14;
export const maxFortnightYachts = 24;

/** How many rows of a day, and of what somebody has to see to, the dashboard lists. */
export const maxChangeovers = 24;
export const maxNeeds = 5;

/** How many days, from today on, a yacht's page draws of her. */
export const outlookDays = 90;

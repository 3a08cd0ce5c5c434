/** How many days from today, and how many yachts, the dashboard shows. */
export const fortnightDays = 14;
export const maxFortnightYachts = 24;

/** How many rows of the day, and of things that need attention, the dashboard lists. */
export const maxChangeovers = 24;
export const maxNeeds = 5;

/** How many days from today a yacht's page shows. */
export const outlookDays = 90;

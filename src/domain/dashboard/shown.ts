/** How many rows the panels of the dashboard show. */
export const shownOnDashboard = { yachts: 4, maintenance: 4, events: 3, crew: 4, activities: 5, sailings: 3, due: 6 } as const;

/** How many months the dashboard tells the occupancy of, this one first. */
export const monthsAhead = 3;

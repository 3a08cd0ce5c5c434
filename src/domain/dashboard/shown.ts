import type { ReminderKind } from '../reminders/reminder.ts';

/** How many rows the panels of the dashboard show. */
export const shownOnDashboard = { yachts: 4, maintenance: 4, events: 3, crew: 4, activities: 5 } as const;

/** The kinds of what is due that the dashboard lists: the day shows departures, and a banner the trial. */
export const dueOnDashboard = ['certificate', 'document', 'invoice', 'maintenance'] as const satisfies readonly ReminderKind[];

/** How many months the dashboard tells the occupancy of, this one first. */
export const monthsAhead = 3;

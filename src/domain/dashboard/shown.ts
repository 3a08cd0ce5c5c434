import type { ReminderKind } from '../reminders/reminder.ts';

/** How many rows the panels of the dashboard show. */
export const shownOnDashboard = { yachts: 4, maintenance: 4, events: 3, crew: 4, activities: 5 } as const;

/** The kinds of reminders the dashboard lists. Departures are part of the day, and the trial has a banner. */
export const dueOnDashboard = ['certificate', 'document', 'invoice', 'maintenance'] as const satisfies readonly ReminderKind[];

/** For how many months the dashboard shows the occupancy, starting with this one. */
export const monthsAhead = 3;

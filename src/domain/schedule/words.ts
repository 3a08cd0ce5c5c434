export const eventTypes = ['maintenance', 'day_rent', 'charter', 'inspection', 'crew_change', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** The types that are bookings. A yacht has one at a time. */
export const bookingTypes: readonly EventType[] = ['day_rent', 'charter'];

export const eventTypeLabels: Record<EventType, string> = {
  maintenance: 'Maintenance',
  day_rent: 'Day trip',
  charter: 'Charter',
  inspection: 'Inspection',
  crew_change: 'Crew change',
  other: 'Other',
};

/** The status of an event by its dates and the clock. */
export const eventStatuses = ['scheduled', 'in_progress', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const eventStatusLabels: Record<EventStatus, string> = {
  scheduled: 'Scheduled',
  in_progress: 'In Progress',
  completed: 'Completed',
};

/** The payment state of a booking: not invoiced yet, due, overdue, or paid in full. */
export const moneyStates = ['not_invoiced', 'due', 'overdue', 'paid'] as const;
export type MoneyState = (typeof moneyStates)[number];

/** The stage of a booking, from its dates and its payment state. */
export type BookingStage = 'booked' | 'aboard' | 'back' | 'closed';

/** The colors an event may be given. */
export const eventColors = ['teal', 'blue', 'violet', 'green', 'amber', 'red', 'grey'] as const;
export type EventColor = (typeof eventColors)[number];

export const eventColorLabels: Record<EventColor, string> = {
  teal: 'Teal',
  blue: 'Blue',
  violet: 'Violet',
  green: 'Green',
  amber: 'Amber',
  red: 'Red',
  grey: 'Gray',
};

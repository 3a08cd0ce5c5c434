import { PageInTime, IdInAddress } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { EventType } from './schedule-event.ts';
import { eventStatuses } from './words.ts';

export const eventSorts = ['startDate', '-startDate', 'endDate'] as const;

/** The filters of a list of events. The status of an event follows from its dates and the clock. */
export const EventListQuery = PageInTime.extend({
  yachtId: IdInAddress.optional(),
  customerId: IdInAddress.optional(),
  type: EventType.optional(),
  status: z.enum(eventStatuses).optional(),
  /** Only events that had ended by then, the ones that a list starting then leaves out. */
  endedBy: z.iso.datetime({ offset: true, error: 'endedBy must be a date and time such as 2026-11-21T09:00:00Z' }).optional(),
  sort: z.enum(eventSorts).optional(),
  /** Whether to include each booking's payment state, which takes a fifth longer for 500 bookings with invoices. */
  money: z.enum(['true', 'false']).optional(),
  /** Whether to include how each yacht looks. */
  pictures: z.enum(['true', 'false']).optional(),
});
export type EventListQuery = z.infer<typeof EventListQuery>;

/** The bookings whose prices are added up: those of a tab with its filters. */
export const EventTotalsQuery = EventListQuery.pick({ yachtId: true, type: true, status: true, q: true });
export type EventTotalsQuery = z.infer<typeof EventTotalsQuery>;

/** The number of events, and how many are in each status now. */
export const EventCounts = z
  .object({ total: z.int(), scheduled: z.int(), inProgress: z.int(), completed: z.int() })
  .meta({ id: 'EventCounts' });
export type EventCounts = z.infer<typeof EventCounts>;

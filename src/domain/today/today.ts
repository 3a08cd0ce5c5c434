import { z } from '../shared/zod.ts';
import { blockerKinds, needKinds } from './words.ts';

const reason = {
  /**
   * The id of the record where it is resolved: a crew member, a yacht, work, a calendar entry or an invoice, depending on the kind; for a
   * missing document, the rule that requires it.
   */
  resourceId: z.int(),
  label: z.string(),
  of: z.string(),
  day: z.string().nullable(),
  daysLeft: z.int().nullable(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  hours: z.number().nullable(),
};

/** Why a yacht can't leave as planned. */
export const Blocker = z.object({ kind: z.enum(blockerKinds), ...reason }).meta({ id: 'Blocker' });
export type Blocker = z.infer<typeof Blocker>;

/** Something that needs attention, with the departure that is waiting for it, if any. */
export const Need = z
  .object({
    kind: z.enum(needKinds),
    ...reason,
    sails: z.object({ eventId: z.int(), yachtName: z.string(), at: z.string() }).nullable(),
    /** For users who see several companies. Null if a departure is waiting. */
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Need' });
export type Need = z.infer<typeof Need>;

/** The open amount of a booking, and whether it is overdue. */
export const BookingMoney = z
  .object({ state: z.enum(['paid', 'due', 'overdue']), open: z.string(), currency: z.string() })
  .meta({ id: 'BookingMoney' });
export type BookingMoney = z.infer<typeof BookingMoney>;

const moved = {
  eventId: z.int(),
  /** The guest's last name. */
  party: z.string().nullable(),
  title: z.string(),
};

/** A yacht that comes back, leaves, or both, on one day. The gap is the hours in between. */
export const Changeover = z
  .object({
    day: z.string(),
    yacht: z.object({ id: z.int(), name: z.string(), type: z.string(), length: z.string(), imageUrl: z.string().nullable() }),
    back: z.object({ ...moved, at: z.string(), state: z.enum(['expected', 'back', 'late']) }).nullable(),
    gapHours: z.number().nullable(),
    isGapShort: z.boolean(),
    out: z.object({ ...moved, at: z.string(), until: z.string(), hasLeft: z.boolean(), money: BookingMoney.nullable() }).nullable(),
    blockers: z.array(Blocker),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Changeover' });
export type Changeover = z.infer<typeof Changeover>;

/** A day at a glance: how many bookings end and begin, and how many of those still to leave aren't ready. */
export const DayCounts = z.object({ day: z.string(), back: z.int(), out: z.int(), notReady: z.int() }).meta({ id: 'DayCounts' });
export type DayCounts = z.infer<typeof DayCounts>;

/**
 * The reading of a day, shared by the dashboard, the notification panel and the morning email. On a quiet day, the rows are those of the
 * next seven days.
 */
export const Today = DayCounts.extend({
  rows: z.array(Changeover),
  /** How many rows there are beyond these. */
  more: z.int(),
  atSea: z.int(),
  nextBack: z.string().nullable(),
  inYard: z.int(),
}).meta({ id: 'Today' });
export type Today = z.infer<typeof Today>;

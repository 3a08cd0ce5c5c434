import { z } from '../shared/zod.ts';
import { blockerKinds, needKinds } from './words.ts';

const reason = {
  /**
   * Of the record where it is seen to: a crew member, a yacht, work, an entry of the calendar or an invoice, as the kind says; of a
   * document that is missing, the need of it.
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

/** What somebody has to see to; with the departure that waits for it, where one does. */
export const Need = z
  .object({
    kind: z.enum(needKinds),
    ...reason,
    sails: z.object({ eventId: z.int(), yachtName: z.string(), at: z.string() }).nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Need' });
export type Need = z.infer<typeof Need>;

/** What of a booking is open, and whether it should have been paid. */
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

/** A yacht that comes back, leaves, or both, on one day. The gap is the hours she has between. */
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

/** A day at a glance: how many bookings end and begin on it, and how many of those still to leave aren't ready. */
export const DayCounts = z.object({ day: z.string(), back: z.int(), out: z.int(), notReady: z.int() }).meta({ id: 'DayCounts' });
export type DayCounts = z.infer<typeof DayCounts>;

/** The reading of a day, which dashboard, bell and morning letter share. On a quiet day the rows are those of the next seven. */
export const Today = DayCounts.extend({
  rows: z.array(Changeover),
  /** How many rows there are beyond these. */
  more: z.int(),
  atSea: z.int(),
  nextBack: z.string().nullable(),
  inYard: z.int(),
}).meta({ id: 'Today' });
export type Today = z.infer<typeof Today>;

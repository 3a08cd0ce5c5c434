import { instant } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { EventType } from './schedule-event.ts';

const dayLong = 86_400_000;
const maxDays = 7;
/** So much longer is a week in which the clocks go back. */
const hourLong = 3_600_000;

/** The stretch of time whose departures and returns are asked for. */
export const MovementQuery = z
  .object({ from: instant('from is required'), to: instant('to is required') })
  .refine(({ from, to }) => to > from, { path: ['to'], error: 'to must be after from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxDays * dayLong + hourLong, {
    path: ['to'],
    error: `At most ${maxDays} days can be read at once`,
  });
export type MovementQuery = z.infer<typeof MovementQuery>;

/** A booking as the dock sees it: which yacht leaves when and is back when, for whom, how they are reached, and who sails her. */
export const Movement = z
  .object({
    eventId: z.int(),
    title: z.string(),
    type: EventType,
    yachtId: z.int(),
    yachtName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    customerId: z.int().nullable(),
    customerName: z.string().nullable(),
    phone: z.string().nullable(),
    /** Who is on the yacht now, her captain first. */
    crew: z.array(z.object({ id: z.int(), name: z.string(), role: z.string(), isCaptain: z.boolean() })),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Movement' });
export type Movement = z.infer<typeof Movement>;

import { instant } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';
import { EventType } from './schedule-event.ts';

const dayLong = 86_400_000;
const maxDays = 7;
/** A week in which the clocks go back is this much longer. */
const hourLong = 3_600_000;

/** The requested time span of departures and returns. */
export const MovementQuery = z
  .object({ from: instant('from is required'), to: instant('to is required') })
  .refine(({ from, to }) => to > from, { path: ['to'], error: 'to must be after from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= maxDays * dayLong + hourLong, {
    path: ['to'],
    error: `At most ${maxDays} days can be read at once`,
  });
export type MovementQuery = z.infer<typeof MovementQuery>;

/** A booking as the dock sees it: the yacht, when she leaves and returns, the customer with contact details, and the crew. */
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
    /** The people aboard now, captain first. */
    crew: z.array(z.object({ id: z.int(), name: z.string(), role: z.string(), isCaptain: z.boolean() })),
    companyId: z.int().nullable(),
    companyName: z.string().nullable(),
  })
  .meta({ id: 'Movement' });
export type Movement = z.infer<typeof Movement>;

import { z } from '../shared/zod.ts';
import { EventType } from '../schedule/schedule-event.ts';

/** Each yacht's bookings, open work and inspections for two weeks from a day. */
export const Fortnight = z
  .object({
    rows: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        entries: z.array(
          z.object({
            id: z.int(),
            type: EventType,
            color: z.string().nullable(),
            title: z.string(),
            party: z.string().nullable(),
            startDate: z.string(),
            endDate: z.string(),
          }),
        ),
      }),
    ),
    /** The total number of yachts. */
    total: z.int(),
  })
  .meta({ id: 'Fortnight' });
export type Fortnight = z.infer<typeof Fortnight>;

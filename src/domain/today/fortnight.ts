import { z } from '../shared/zod.ts';
import { EventType } from '../schedule/schedule-event.ts';

/** What each yacht does from a day on for two weeks: bookings, open work and inspections. */
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
    /** How many yachts there are in all. */
    total: z.int(),
  })
  .meta({ id: 'Fortnight' });
export type Fortnight = z.infer<typeof Fortnight>;

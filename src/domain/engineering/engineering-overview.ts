import { z } from '../shared/zod.ts';

const count = z.int().min(0);

/** The counts of services, defects, documents, parts and meters of the fleet that need attention. */
export const EngineeringOverview = z
  .object({
    services: z.object({ overdue: count, due: count }),
    defects: z.object({ open: count, mayNotSail: count.meta({ description: 'Those for which bookings are refused' }) }),
    documents: z.object({ expired: count, due: count, missing: count }).meta({ description: 'Those that were replaced are left out' }),
    parts: z.object({ low: count.meta({ description: 'Stocks below their minimum' }) }),
    meters: z.object({
      stale: count.meta({ description: 'Running meters of equipment in use that were last read more than 30 days ago' }),
    }),
    onTime: z
      .int()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'The percentage of planned services in the last 12 months that were done on time; null without any' }),
  })
  .meta({ id: 'EngineeringOverview' });
export type EngineeringOverview = z.infer<typeof EngineeringOverview>;

import { z } from '../shared/zod.ts';

const count = z.int().min(0);

/** The figures at the top of the maintenance overview, each with what its small picture shows. */
export const MaintenanceOverview = z
  .object({
    total: count,
    byState: z.object({ overdue: count, scheduled: count, in_progress: count, completed: count, cancelled: count }),
    progress: z.int().nullable().meta({ description: 'How far the work in progress is on average, in percent; null where there is none' }),
    next: z.string().nullable().meta({ description: 'When the next work begins' }),
    perWeek: z.array(count).length(8).meta({ description: 'Work that begins in each of the next eight weeks, this one first' }),
  })
  .meta({ id: 'MaintenanceOverview' });
export type MaintenanceOverview = z.infer<typeof MaintenanceOverview>;

import { z } from '../shared/zod.ts';

const count = z.int().min(0);

/** The figures at the top of the maintenance page, with the values of their charts. */
export const MaintenanceOverview = z
  .object({
    total: count,
    byState: z.object({ overdue: count, scheduled: count, in_progress: count, completed: count, cancelled: count }),
    progress: z.int().nullable().meta({ description: 'Average progress of the work in progress, in percent; null without any' }),
    next: z.string().nullable().meta({ description: 'When the next work starts' }),
    perWeek: z.array(count).length(8).meta({ description: 'Work starting in each of the next eight weeks, this week first' }),
  })
  .meta({ id: 'MaintenanceOverview' });
export type MaintenanceOverview = z.infer<typeof MaintenanceOverview>;

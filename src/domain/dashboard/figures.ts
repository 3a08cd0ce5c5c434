import { z } from '../shared/zod.ts';

const count = z.int().min(0);
const weeks = z.array(count).length(8).meta({ description: 'Counts of the next eight weeks, this one first' });

/** The four figures at the top of the dashboard, each with what its small picture shows. */
export const DashboardFigures = z
  .object({
    yachts: z.object({ total: count, byStatus: z.object({ active: count, maintenance: count, inspection: count, docked: count }) }),
    crew: z.object({ total: count, byYacht: z.array(z.object({ yachtId: z.int(), name: z.string(), count })) }),
    maintenance: z.object({ pending: count, next: z.string().nullable(), perWeek: weeks }),
    inspections: z.object({ upcoming: count, next: z.string().nullable(), perWeek: weeks }),
  })
  .meta({ id: 'DashboardFigures' });
export type DashboardFigures = z.infer<typeof DashboardFigures>;

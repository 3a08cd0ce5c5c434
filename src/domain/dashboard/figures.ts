import { can } from '../session/permissions.ts';
import { z } from '../shared/zod.ts';

const count = z.int().min(0);
const weeks = z.array(count).length(8).meta({ description: 'Counts of the next eight weeks, this one first' });

/** The four figures at the top of the dashboard, each with the values of its chart. */
export const DashboardFigures = z
  .object({
    yachts: z.object({ total: count, byStatus: z.object({ active: count, maintenance: count, inspection: count, docked: count }) }),
    crew: z.object({
      total: count,
      yachts: count.meta({ description: 'Yachts that have crew' }),
      byYacht: z.array(z.object({ yachtId: z.int(), name: z.string(), count })).meta({ description: 'The eight with the most crew' }),
    }),
    maintenance: z.object({ pending: count, next: z.string().nullable(), perWeek: weeks }),
    inspections: z.object({ upcoming: count, next: z.string().nullable(), perWeek: weeks }),
  })
  .meta({ id: 'DashboardFigures' });
export type DashboardFigures = z.infer<typeof DashboardFigures>;

const noWeeks = Array.from({ length: 8 }, () => 0);
const blank: DashboardFigures = {
  yachts: { total: 0, byStatus: { active: 0, maintenance: 0, inspection: 0, docked: 0 } },
  crew: { total: 0, yachts: 0, byYacht: [] },
  maintenance: { pending: 0, next: null, perWeek: noWeeks },
  inspections: { upcoming: 0, next: null, perWeek: noWeeks },
};
const areaOf = { yachts: 'fleet', crew: 'crew', maintenance: 'maintenance', inspections: 'schedule' } as const;

/** The figures this person may see; those of areas they may not read are blank. */
export function figuresFor(person: Parameters<typeof can>[0], figures: DashboardFigures): DashboardFigures {
  const hidden = Object.entries(areaOf).filter(([, area]) => !can(person, `${area}:read`));
  return { ...figures, ...Object.fromEntries(hidden.map(([figure]) => [figure, blank[figure as keyof DashboardFigures]])) };
}

import { daysOf, type Interval } from './interval.ts';

type OfSeries = Interval & { id: number; equipmentId: number; series: string | null };

/** Whether completing `longer` also completes `shorter`: same equipment and series, shorter interval. */
export function includes(longer: OfSeries, shorter: OfSeries): boolean {
  if (longer.id === shorter.id || longer.equipmentId !== shorter.equipmentId) return false;
  if (longer.series === null || longer.series !== shorter.series) return false;
  if (longer.everyTenths !== null && shorter.everyTenths !== null) return shorter.everyTenths < longer.everyTenths;
  const [long, short] = [daysOf(longer), daysOf(shorter)];
  return long !== null && short !== null && short < long;
}

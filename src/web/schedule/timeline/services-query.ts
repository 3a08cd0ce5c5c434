import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DayLine } from '#domain/schedule/day-line.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { can } from '#domain/session/permissions.ts';
import { firstOfMonth, lastOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { inWords } from '#domain/shared/words.ts';
import { pageQuery } from '../../platform/api.ts';
import { useUser } from '../../platform/session.tsx';

/** The services of a yacht that are expected on one day, given as a position on the line. */
export type ExpectedServices = { at: number; on: Day; words: string; isLate: boolean };

/** More wrenches than this would be clutter. */
const maxServices = 300;

const shows = ['service', 'reading', 'trip', 'equipment', 'maintenance', 'schedule'] as const;

/** The services expected in the visible months, by yacht; none without access to them. */
export function useExpectedServices(line: DayLine, first: Day, last: Day, yachtId: number | undefined, isWanted: boolean) {
  const mayRead = can(useUser(), 'maintenance:read');
  const window = { from: firstOfMonth(first), to: lastOfMonth(last), yachtId };
  const { data } = useQuery({ ...pageQuery('/api/service-plans', window, maxServices), meta: { shows }, enabled: mayRead && isWanted });
  const rows = isWanted ? data?.rows : undefined;
  return useMemo(() => expectedByYacht(line, rows ?? []), [line, rows]);
}

type Plan = Pick<ServicePlan, 'yachtId' | 'equipmentName' | 'title' | 'expectedOn' | 'state'>;

/** Services by their yacht and by the day they are expected on. */
export function expectedByYacht(line: Pick<DayLine, 'indexOf'>, plans: readonly Plan[]): ReadonlyMap<number, readonly ExpectedServices[]> {
  const yachts = new Map<number, Map<Day, Plan[]>>();
  for (const plan of plans) {
    if (plan.expectedOn === null) continue;
    const days = yachts.get(plan.yachtId) ?? new Map<Day, Plan[]>();
    yachts.set(plan.yachtId, days.set(plan.expectedOn, [...(days.get(plan.expectedOn) ?? []), plan]));
  }
  const ofDay = ([on, due]: [Day, Plan[]]): ExpectedServices => ({
    at: line.indexOf(on),
    on,
    words: inWords(due.map(({ equipmentName, title }) => `${equipmentName}, ${title}`)),
    isLate: due.some(({ state }) => state === 'overdue'),
  });
  return new Map([...yachts].map(([id, days]) => [id, [...days].map(ofDay)]));
}

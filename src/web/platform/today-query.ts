import type { QueryClient } from '@tanstack/react-query';
import { dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { timeZoneOf } from './dates.ts';
import { sessionQuery } from './session.tsx';

type HereAndNow = { companyId: number | null; timeZone: string; today: Day };

/** What the queries of many pages depend on: the company, its time zone, and the current day there. For loading them ahead of their page. */
export async function readHereAndNow(queries: QueryClient): Promise<HereAndNow> {
  const user = await queries.ensureQueryData(sessionQuery);
  const timeZone = timeZoneOf(user);
  return { companyId: user?.companyId ?? null, timeZone, today: dayIn(timeZone, new Date().toISOString()) };
}

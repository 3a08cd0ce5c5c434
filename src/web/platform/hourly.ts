import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { useTimeZone } from './dates.ts';
import { useNow } from './now.ts';

/** Reads a query again that was read in an earlier hour of the company: its days begin with an hour, and pass without any change of data. */
export function useHourly(queryKey: QueryKey): void {
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const hour = hourIn(timeZone, useNow());
  const readAgain = useEffectEvent((now: string) => {
    const { dataUpdatedAt: readAt = 0 } = queries.getQueryState(queryKey) ?? {};
    if (readAt > 0 && hourIn(timeZone, new Date(readAt)) !== now) void queries.invalidateQueries({ queryKey, exact: true });
  });
  useEffect(() => readAgain(hour), [hour]);
}

function hourIn(timeZone: string, at: Date): string {
  const { day, time } = wallClockIn(timeZone, at.toISOString());
  return `${day} ${time.slice(0, 2)}`;
}

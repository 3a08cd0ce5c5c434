import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { useTimeZone } from './dates.ts';
import { useNow } from './now.ts';
import { isFromApi } from './queries.ts';

/**
 * Reads again what was read in an earlier hour of the company. Lists, counts and states also change with the clock, without any change of
 * data, and days begin with an hour.
 */
export function useHourly(): void {
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const hour = hourIn(timeZone, useNow());
  const readAgain = useEffectEvent((now: string) => {
    void queries.invalidateQueries({
      predicate: (query) => {
        const readAt = query.state.dataUpdatedAt;
        return isFromApi(query) && readAt > 0 && hourIn(timeZone, new Date(readAt)) !== now;
      },
    });
  });
  useEffect(() => readAgain(hour), [hour]);
}

function hourIn(timeZone: string, at: Date): string {
  const { day, time } = wallClockIn(timeZone, at.toISOString());
  return `${day} ${time.slice(0, 2)}`;
}

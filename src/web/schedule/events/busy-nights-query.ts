import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { busyNights } from '#domain/schedule/busy-nights.ts';
import { blockedBy } from '#domain/schedule/in-the-way.ts';
import { daysBetween, daysFrom, type Day } from '#domain/shared/calendar-days.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { DayMarks } from '../../platform/day-marks.ts';
import { useToday } from '../../platform/dates.ts';
import { windowQuery } from '../schedule-query.ts';
import type { EventEntry } from './event-entry.ts';
import type { ChosenYacht } from './event-fields.tsx';

/** The nights that a calendar strikes out while a yacht is chosen: those that conflict with the event, for the visible months. */
export function useBusyNights(
  { yachtId, type }: Pick<EventEntry, 'yachtId' | 'type'>,
  yacht: ChosenYacht | null,
  timeZone: string,
  stored: ScheduleEvent | null,
): DayMarks | undefined {
  const [seen, setSeen] = useState<[first: Day, last: Day] | null>(null);
  const onMonths = useCallback((first: Day, last: Day) => setSeen([first, last]), []);
  const blockedYachtId = blockedBy[type].conflict.length + blockedBy[type].question.length > 0 ? yachtId : null;
  const today = useToday();
  const [first, last] = seen ?? [today, today];
  const { data } = useQuery({
    ...windowQuery(timeZone, first, last, { yachtId: blockedYachtId ?? 0 }),
    enabled: seen !== null && blockedYachtId !== null,
  });
  const nights = useMemo(
    () =>
      data && seen && blockedYachtId !== null
        ? busyNights(timeZone, { id: stored?.id, yachtId: blockedYachtId, type }, data, daysFrom(seen[0], daysBetween(...seen) + 1))
        : new Set<Day>(),
    [data, seen, blockedYachtId, timeZone, stored?.id, type],
  );
  return blockedYachtId === null || !yacht ? undefined : { nights, whose: yacht.label, onMonths };
}

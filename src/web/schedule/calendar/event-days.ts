import { useMemo } from 'react';
import { daysTouched, type Day } from '#domain/shared/calendar-days.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';

/** An event and the days it touches in the company's zone. */
export type PlacedEvent = { event: ScheduleEvent; first: Day; last: Day };

/** Told once for every answer: asking a calendar for a zone is slow where there are thousands of events. */
export function usePlaced(timeZone: string, events: readonly ScheduleEvent[] | undefined): PlacedEvent[] {
  return useMemo(() => (events ?? []).map((event) => ({ event, ...daysTouched(timeZone, event) })), [timeZone, events]);
}

/** What happens on a day, the earliest first. */
export function eventsOn(placed: readonly PlacedEvent[], day: Day): ScheduleEvent[] {
  return placed.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event);
}

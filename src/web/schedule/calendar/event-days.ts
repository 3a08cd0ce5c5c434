import { useMemo } from 'react';
import type { Day } from '#domain/shared/calendar-days.ts';
import { dayParts, partOfDay, type DayPart } from '#domain/schedule/day-parts.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { placedOnDays, type OnDays } from '#domain/schedule/week-bars.ts';

/** An event and the days it touches in the company's zone. */
export type PlacedEvent = OnDays & { event: ScheduleEvent };

/** Computed once per answer, since zone arithmetic is slow for thousands of events. */
export function usePlaced(timeZone: string, events: readonly ScheduleEvent[] | undefined): PlacedEvent[] {
  return useMemo(() => (events ?? []).map((event) => ({ event, ...placedOnDays(timeZone, event) })), [timeZone, events]);
}

/** The events that touch a day, the earliest first. */
export function placedOn(placed: readonly PlacedEvent[], day: Day): PlacedEvent[] {
  return placed.filter(({ first, last }) => first <= day && day <= last);
}

/** The parts of a day that have events, in order; returning bookings by the time they return. */
export function partsOn(placed: readonly PlacedEvent[], day: Day): { part: DayPart; events: ScheduleEvent[] }[] {
  const touching = placedOn(placed, day);
  return dayParts
    .map((part) => {
      const events = touching.filter((each) => partOfDay(each.event.type, each, day) === part).map(({ event }) => event);
      return { part, events: part === 'returning' ? events.toSorted((a, b) => Date.parse(a.endDate) - Date.parse(b.endDate)) : events };
    })
    .filter(({ events }) => events.length > 0);
}

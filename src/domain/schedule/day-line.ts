import { instantIn } from '../shared/zoned-time.ts';
import { addDays, daysBetween, startOfDay, type Day } from '../shared/calendar-days.ts';
import type { Span } from './shifting.ts';

export type DayLine = ReturnType<typeof dayLineOf>;

/** A position on the line, in days from its first. */
export type DayRange = { from: number; to: number };

const dayLong = 86_400_000;

/**
 * The days of a time zone side by side, all equally wide, however many hours they have. Time zone calculations are slow, so each day is
 * calculated once and cached.
 */
export function dayLineOf(timeZone: string, first: Day) {
  const startAt = cached((index) => Date.parse(startOfDay(timeZone, addDays(first, index))));
  const noonAt = cached((index) => Date.parse(instantIn(timeZone, { day: addDays(first, index), time: '12:00' }) ?? ''));

  /** The day of an instant. */
  function indexAt(at: number): number {
    let index = Math.floor((at - startAt(0)) / dayLong);
    while (startAt(index) > at) index -= 1;
    while (startAt(index + 1) <= at) index += 1;
    return index;
  }

  /** The position of an instant, to the millisecond. */
  function placeOf(at: string): number {
    const instant = Date.parse(at);
    const index = indexAt(instant);
    return index + (instant - startAt(index)) / (startAt(index + 1) - startAt(index));
  }

  return {
    first,
    dayAt: (index: number): Day => addDays(first, Math.floor(index)),
    indexOf: (day: Day): number => daysBetween(first, day),
    placeOf,
    exactly: (span: Span): DayRange => ({ from: placeOf(span.startDate), to: placeOf(span.endDate) }),
    /** The half days that a span touches. One that ends before noon leaves the afternoon to the next. */
    inHalves({ startDate, endDate }: Span): DayRange {
      const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
      const [starts, ends] = [indexAt(start), indexAt(end - 1)];
      return { from: start < noonAt(starts) ? starts : starts + 0.5, to: end <= noonAt(ends) ? ends + 0.5 : ends + 1 };
    },
  };
}

function cached(ask: (index: number) => number): (index: number) => number {
  const answers = new Map<number, number>();
  return (index) => {
    const answer = answers.get(index) ?? ask(index);
    answers.set(index, answer);
    return answer;
  };
}

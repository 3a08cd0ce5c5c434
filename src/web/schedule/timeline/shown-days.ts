import { addMonths, firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import type { DayLine } from '#domain/schedule/day-line.ts';

/** The first days of the months that positions on the line are in. */
export function monthsBetween(line: DayLine, from: number, to: number): Day[] {
  const months = [];
  for (let month = firstOfMonth(line.dayAt(from)); line.indexOf(month) < to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The positions of the days from one up to, but not including, another. */
export function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

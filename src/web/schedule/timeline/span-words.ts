import type { DayLine } from '#domain/schedule/day-line.ts';
import type { Span } from '#domain/schedule/shifting.ts';
import { sayShortDay } from '../../platform/day-words.ts';

/** Nov 21, or Nov 21 – Nov 28. An event that ends at midnight doesn't touch the day that begins then. */
export function spanWords(line: DayLine, { startDate, endDate }: Span, to = '–'): string {
  const first = line.dayAt(line.placeOf(startDate));
  const last = line.dayAt(Math.ceil(line.placeOf(endDate)) - 1);
  return first === last ? sayShort(first) : `${sayShort(first)} ${to} ${sayShort(last)}`;
}

function sayShort(day: string): string {
  return sayShortDay(day);
}

import type { Day } from '../shared/calendar-days.ts';
import { dateOrders, type Formats } from '../shared/formats.ts';
import { dayWritten } from '../shared/typed-day.ts';

type DateOrder = Formats['dateOrder'];

/** How the dates of a file are read: their order, and one of them that is ambiguous if nothing in the file decides the order. */
export type DateReading = { order: DateOrder; doubtful: string | null };

/** The date order of a whole column: the one in which most dates are valid, else the usual one. */
export function dateReadingOf(texts: readonly string[], usual: DateOrder): DateReading {
  const readings = [...new Set<DateOrder>([usual, 'dmy', ...dateOrders])].map((order) => {
    const days = texts.map((text) => importedDay(text, order));
    return { order, days, read: days.filter((day) => day !== null).length };
  });
  const maxRead = Math.max(...readings.map(({ read }) => read));
  const possible = readings.filter(({ read }) => read === maxRead);
  const doubtful = texts.find((_, line) => new Set(possible.flatMap(({ days }) => days[line] ?? [])).size > 1);
  return { order: possible[0]?.order ?? usual, doubtful: doubtful ?? null };
}

/** The day of a cell in this order, ignoring any time after it; null if it isn't a date. */
export function importedDay(text: string, order: DateOrder): Day | null {
  return dayWritten(text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, ''), order);
}

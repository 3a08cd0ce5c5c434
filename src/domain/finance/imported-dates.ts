import type { Day } from '../shared/calendar-days.ts';
import { dateOrders, type Formats } from '../shared/formats.ts';
import { dayWritten } from '../shared/typed-day.ts';

type DateOrder = Formats['dateOrder'];

/** How the dates of a file are read: in which order, and one of them that could also be another day, if nothing in the file tells. */
export type DateReading = { order: DateOrder; doubtful: string | null };

/** The order in which the dates of a column are written, all of them together: that in which the most make sense, else the usual one. */
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

/** The day that a cell says in this order, whatever time of the day stands behind it; null if it says none. */
export function importedDay(text: string, order: DateOrder): Day | null {
  return dayWritten(text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, ''), order);
}

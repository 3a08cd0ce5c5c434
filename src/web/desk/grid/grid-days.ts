import type { AvailabilityCell } from '#domain/desk/availability.ts';
import type { CellStep } from '#domain/desk/cell-words.ts';
import { addDays, addMonths, daysFrom, firstOfMonth, firstOfWeek, type Day } from '#domain/shared/calendar-days.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';

const columnCounts = { week: 9, day: 31 };

/** The columns of the grid: weeks from Saturday, beginning with the one that contains the day, or days from that day on. */
export function columnsFrom(day: Day, step: CellStep): Day[] {
  if (step === 'day') return daysFrom(day, columnCounts.day);
  const first = firstOfWeek(day, 'saturday');
  return Array.from({ length: columnCounts.week }, (_, at) => addDays(first, at * 7));
}

/** The first day after the columns. */
export function endOf(columns: readonly Day[], step: CellStep): Day {
  return addDays(columns.at(-1) ?? '', step === 'week' ? 7 : 1);
}

/** The first day of the month before or after the one that the day is in. */
export function monthBeside(day: Day, months: 1 | -1): Day {
  return addMonths(firstOfMonth(day), months);
}

/** Cells by their column: the day on which each begins in the company's time zone. */
export function inColumns<Cell extends Pick<AvailabilityCell, 'startDate'>>(
  cells: readonly Cell[],
  columns: readonly Day[],
  timeZone: string,
): Cell[][] {
  const byColumn = columns.map((): Cell[] => []);
  for (const cell of cells) {
    const { day } = wallClockIn(timeZone, cell.startDate);
    byColumn[columns.findLastIndex((first) => first <= day)]?.push(cell);
  }
  return byColumn;
}

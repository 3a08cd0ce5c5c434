import type { NewSeason, Season } from '#domain/desk/yacht-terms.ts';
import type { DecimalMark, Formats } from '#domain/shared/formats.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { centsTyped } from '#domain/shared/typed-amount.ts';
import { dayTyped } from '#domain/shared/typed-day.ts';
import { sayDate } from '../../platform/day-words.ts';

/** The columns of the table, in the order in which a spreadsheet is pasted. */
export const seasonColumns = ['fromDay', 'toDay', 'week', 'night', 'day', 'halfDay', 'seat', 'childSeat'] as const;
export type SeasonColumn = (typeof seasonColumns)[number];

/** A season as it stands in the table: as somebody typed it. */
export type SeasonRow = Record<SeasonColumn, string>;

type Reading = { dateOrder: Formats['dateOrder']; mark: DecimalMark; today: string };

export const blankRow: SeasonRow = { fromDay: '', toDay: '', week: '', night: '', day: '', halfDay: '', seat: '', childSeat: '' };

/** Seasons as the table shows them. */
export function rowsOf(seasons: readonly Season[], { mark }: Pick<Reading, 'mark'>): SeasonRow[] {
  const shown = (name: SeasonColumn, value: string | null) => {
    if (value === null) return '';
    if (isDayColumn(name)) return sayDate(value);
    const plain = value.replace(/\.00$/, '');
    return mark === 'comma' ? plain.replace('.', ',') : plain;
  };
  return seasons.map((season) => Object.fromEntries(seasonColumns.map((name) => [name, shown(name, season[name])])) as SeasonRow);
}

/** What is sent for these rows; empty ones are left out. What can't be read is sent as it was typed, for the server to refuse at its field. */
export function seasonsOf(rows: readonly SeasonRow[], { dateOrder, mark, today }: Reading): NewSeason[] {
  const read = (name: SeasonColumn, typed: string) => {
    if (typed.trim() === '') return null;
    if (isDayColumn(name)) return dayTyped(typed, { today, dateOrder, expected: 'ahead' }) ?? typed;
    const cents = centsTyped(typed, mark);
    return cents === null ? typed : decimalOf(cents);
  };
  return written(rows).map(
    ({ row }) =>
      Object.fromEntries(seasonColumns.map((name) => [name, read(name, row[name]) ?? (isDayColumn(name) ? '' : null)])) as NewSeason,
  );
}

/** The row in the table that a season among those sent comes from. */
export function rowOfSeason(rows: readonly SeasonRow[], season: number): number {
  return written(rows)[season]?.place ?? season;
}

/**
 * The rows after a paste from a spreadsheet into one of their cells: it fills the cells to the right and below, and adds rows as it needs
 * them. A first line without a digit is taken for headings. Null where what is pasted is a single cell, which the field takes by itself.
 */
export function pasted(rows: readonly SeasonRow[], text: string, at: { row: number; column: number }): SeasonRow[] | null {
  if (!/[\t\n]/.test(text.trim())) return null;
  const lines = text
    .replaceAll('\r', '')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const filling = lines[0]?.some((cell) => /\d/.test(cell)) ? lines : lines.slice(1);
  const after = [...rows];
  filling.forEach((cells, down) => {
    const row = { ...(after[at.row + down] ?? blankRow) };
    cells.forEach((cell, right) => {
      const name = seasonColumns[at.column + right];
      if (name) row[name] = cell.trim();
    });
    after[at.row + down] = row;
  });
  return after;
}

function written(rows: readonly SeasonRow[]) {
  return rows.map((row, place) => ({ row, place })).filter(({ row }) => seasonColumns.some((name) => row[name].trim() !== ''));
}

function isDayColumn(name: SeasonColumn): boolean {
  return name === 'fromDay' || name === 'toDay';
}

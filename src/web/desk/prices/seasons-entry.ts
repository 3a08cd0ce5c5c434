import type { NewSeason, Season } from '#domain/desk/yacht-terms.ts';
import type { DecimalMark, Formats } from '#domain/shared/formats.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { centsTyped } from '#domain/shared/typed-amount.ts';
import { dayTyped } from '#domain/shared/typed-day.ts';

/** The columns of the table, in the order of a pasted spreadsheet. */
export const seasonColumns = ['fromDay', 'toDay', 'week', 'night', 'day', 'halfDay', 'seat', 'childSeat'] as const;
export type SeasonColumn = (typeof seasonColumns)[number];

/** A season in the table: its days, or the text if it can't be read as one, and its amounts as typed. */
export type SeasonRow = Record<SeasonColumn, string>;

export type Reading = { dateOrder: Formats['dateOrder']; mark: DecimalMark; today: string };

export const blankRow: SeasonRow = { fromDay: '', toDay: '', week: '', night: '', day: '', halfDay: '', seat: '', childSeat: '' };

/** Seasons as the table shows them. */
export function rowsOf(seasons: readonly Season[], { mark }: Pick<Reading, 'mark'>): SeasonRow[] {
  const cellOf = (name: SeasonColumn, value: string | null) => (isDayColumn(name) ? (value ?? '') : decimalShown(value ?? '', mark));
  return seasons.map((season) => Object.fromEntries(seasonColumns.map((name) => [name, cellOf(name, season[name])])) as SeasonRow);
}

/** How the table would show a typed amount. One that can't be read stays the same. */
export function amountShown(typed: string, mark: DecimalMark): string {
  const cents = centsTyped(typed, mark);
  return cents === null ? typed : decimalShown(decimalOf(cents), mark);
}

function decimalShown(decimal: string, mark: DecimalMark): string {
  const plain = decimal.replace(/\.00$/, '');
  return mark === 'comma' ? plain.replace('.', ',') : plain;
}

function dayRead(typed: string, { dateOrder, today }: Reading): string {
  return dayTyped(typed, { today, dateOrder, expected: 'ahead' }) ?? typed;
}

/** The request for these rows; empty ones are left out. What can't be read is sent as typed, so that the server refuses it at its field. */
export function seasonsOf(rows: readonly SeasonRow[], { mark }: Pick<Reading, 'mark'>): NewSeason[] {
  const read = (name: SeasonColumn, typed: string) => {
    if (typed.trim() === '') return null;
    if (isDayColumn(name)) return typed;
    const cents = centsTyped(typed, mark);
    return cents === null ? typed : decimalOf(cents);
  };
  return filled(rows).map(
    ({ row }) =>
      Object.fromEntries(seasonColumns.map((name) => [name, read(name, row[name]) ?? (isDayColumn(name) ? '' : null)])) as NewSeason,
  );
}

/** The row in the table that a season of the request comes from. */
export function rowOfSeason(rows: readonly SeasonRow[], season: number): number {
  return filled(rows)[season]?.place ?? season;
}

/**
 * The rows after a paste from a spreadsheet into a cell: it fills the cells to the right and below, and adds rows as needed. A first line
 * without a digit counts as headings. Null for a single pasted cell, which the field handles itself.
 */
export function pasted(
  rows: readonly SeasonRow[],
  text: string,
  at: { row: number; column: number },
  reading: Reading,
): SeasonRow[] | null {
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
      if (name) row[name] = isDayColumn(name) ? dayRead(cell.trim(), reading) : cell.trim();
    });
    after[at.row + down] = row;
  });
  return after;
}

function filled(rows: readonly SeasonRow[]) {
  return rows.map((row, place) => ({ row, place })).filter(({ row }) => seasonColumns.some((name) => row[name].trim() !== ''));
}

export function isDayColumn(name: SeasonColumn): boolean {
  return name === 'fromDay' || name === 'toDay';
}

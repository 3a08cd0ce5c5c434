// Reads a file of expenses. This runs in a process beside the server, since a large file takes seconds: see workshops/readings.ts.
import {
  columnFault,
  datesOf,
  maxImportedRows,
  readLine,
  type ExpenseImport,
  type ImportedRate,
  type ReadLine,
} from '#domain/finance/expense-import.ts';
import type { DecimalMark } from '#domain/shared/formats.ts';
import { readCsv } from '../platform/csv.ts';
import { Refusal } from '../platform/refusal.ts';

type ExpenseRows = Record<string, string>[];

/** The lines of a CSV file by their columns; refuses a file that lacks a column or has one twice, has no lines or has too many. */
export function readExpenseRows(csv: string): Promise<ExpenseRows> {
  const { columns, rows } = readCsv(csv);
  const fault =
    columnFault(columns) ??
    (rows.length === 0 ? 'There are no lines in this file.' : null) ??
    (rows.length > maxImportedRows ? 'A file can have at most 5,000 lines.' : null);
  if (fault) return Promise.reject(new Refusal(422, 'validation', fault, { errors: [{ path: 'csv', message: fault }] }));
  return Promise.resolve(rows);
}

type Order = ExpenseImport['dates']['order'];
type File = {
  rows: ExpenseRows;
  /** how the company writes dates, and what was chosen for this file */ usualOrder: Order;
  chosenOrder?: Order | null;
};
type Company = { yachts: ReadonlyMap<string, number>; rates: readonly ImportedRate[]; receipts: ReadonlySet<string>; mark: DecimalMark };

/** What each of these lines means for this company, what is wrong with it, and in which order their dates were read. */
export function readExpenseLines({
  rows,
  usualOrder,
  chosenOrder,
  ...company
}: File & Company): Promise<{ lines: ReadLine[]; dates: ExpenseImport['dates'] }> {
  const dates = datesOf(rows, usualOrder, chosenOrder);
  // The first line names the columns.
  return Promise.resolve({ dates, lines: rows.map((row, place) => readLine(row, place + 2, { ...company, dateOrder: dates.order })) });
}

import { Id, orNone, ownFileId } from '../shared/fields.ts';
import { dateOrders } from '../shared/formats.ts';
import { centsOf, decimalOf } from '../shared/money.ts';
import type { DecimalMark } from '../shared/formats.ts';
import { centsTyped } from '../shared/typed-amount.ts';
import { z } from '../shared/zod.ts';
import { NewExpense } from './expense.ts';
import { taxAmountFault, taxIncluded } from './included-tax.ts';
import { dateReadingOf, importedDay, type DateReading } from './imported-dates.ts';
import { isValidOn, type TaxRate } from './tax-rate.ts';

/** The maximum number of lines in a file of expenses. */
export const maxImportedRows = 5000;

/** The columns of a file of expenses, named as in our export. Those above are required. */
const importColumns = {
  Date: 'expenseDate',
  Category: 'category',
  Description: 'description',
  Amount: 'amount',
  Currency: 'currency',
  Tax: 'taxAmount',
  'Tax rate': 'taxRate',
  Subcategory: 'subcategory',
  Vendor: 'vendor',
  'Payment method': 'paymentMethod',
  Yacht: 'yacht',
  Receipt: 'receiptUrl',
  Notes: 'notes',
} as const;
const needed = ['Date', 'Category', 'Description', 'Amount', 'Currency'] as const;

/** A file of expenses to be imported, as text. */
export const ExpenseFile = z
  .object({
    csv: z.string({ error: 'Please choose a CSV file' }).min(1, 'This file is empty').max(900_000, 'This file is too large'),
    companyId: orNone(Id),
    dateOrder: z.enum(dateOrders, 'Please choose an order').nullish().meta({
      description: 'The order in which its dates are written. If omitted: detected from the file, else the company’s.',
    }),
  })
  .meta({ id: 'ExpenseFile' });
export type ExpenseFile = z.infer<typeof ExpenseFile>;

const ImportFault = z.object({ column: z.string(), message: z.string() });

/** What an import would add or has added: the content and faults of each line. */
export const ExpenseImport = z
  .object({
    lines: z.array(
      z.object({
        line: z.int(),
        expenseDate: z.string(),
        category: z.string(),
        description: z.string(),
        amount: z.string(),
        currency: z.string(),
        yacht: z.string(),
        faults: z.array(ImportFault),
      }),
    ),
    dates: z.object({
      order: z.enum(dateOrders).meta({ description: 'The order in which the dates were read.' }),
      doubtful: z.string().nullable().meta({ description: 'A date of the file that could also be another day; null if none could.' }),
    }),
    faulty: z.int(),
    imported: z.int(),
  })
  .meta({ id: 'ExpenseImport' });
export type ExpenseImport = z.infer<typeof ExpenseImport>;

type Row = Record<string, string>;
export type ReadLine = { preview: ExpenseImport['lines'][number]; expense: NewExpense | null };

/** What is wrong with the columns of a file as a sentence, or null if it has all required ones and each of ours once. */
export function columnFault(columns: readonly string[]): string | null {
  const there = columns.map(plain);
  const missing = needed.filter((name) => !there.includes(plain(name)));
  if (missing.length > 0) return `This file lacks ${columnsNamed(missing)}.`;
  const repeated = Object.keys(importColumns).filter((name) => there.filter((each) => each === plain(name)).length > 1);
  return repeated.length > 0 ? `This file has ${columnsNamed(repeated)} more than once.` : null;
}

function columnsNamed(names: readonly string[]): string {
  return `${names.length === 1 ? 'the column' : 'the columns'} ${names.join(', ')}`;
}

/** The uploaded receipts that these lines name. */
export function receiptsIn(rows: readonly Row[]): string[] {
  return rows.map((row) => cellsIn(row).receiptUrl).filter((url) => ownFileId(url) !== null);
}

/** How the dates of a file are read: in the chosen order, else in the one that fits the file, else in the company's. */
export function datesOf(rows: readonly Row[], usual: DateReading['order'], chosen: DateReading['order'] | null | undefined): DateReading {
  return chosen
    ? { order: chosen, doubtful: null }
    : dateReadingOf(
        rows.map((row) => cellsIn(row).expenseDate),
        usual,
      );
}

/** A tax rate that a line may name. */
export type ImportedRate = Pick<TaxRate, 'id' | 'name' | 'percent' | 'validFrom' | 'validTo'>;

/** What reading a line needs to know about the company and the other lines. */
type ImportingCompany = {
  yachts: ReadonlyMap<string, number>;
  rates: readonly ImportedRate[];
  receipts: ReadonlySet<string>;
  mark: DecimalMark;
  dateOrder: DateReading['order'];
};

/** Reads a line by the rules of the form. Yachts are found by name, receipts among the uploaded ones. */
export function readLine(row: Row, line: number, { yachts, rates, receipts, mark, dateOrder }: ImportingCompany): ReadLine {
  const fields = cellsIn(row);
  const cents = centsTyped(fields.amount, mark);
  if (cents !== null) fields.amount = decimalOf(cents);
  const taxCents = centsTyped(fields.taxAmount, mark);
  if (taxCents !== null) fields.taxAmount = decimalOf(taxCents);
  const day = importedDay(fields.expenseDate, dateOrder);
  const isUnread = fields.expenseDate !== '' && day === null;
  fields.expenseDate = day ?? fields.expenseDate;
  const yachtId = fields.yacht === '' ? null : (yachts.get(fields.yacht.toLowerCase()) ?? 0);
  const rate = fields.taxRate === '' ? null : rateNamed(fields.taxRate, rates, { day: fields.expenseDate, mark });
  const read = NewExpense.safeParse({
    ...fields,
    category: word(fields.category),
    paymentMethod: word(fields.paymentMethod),
    currency: fields.currency.toUpperCase(),
    yachtId: yachtId || null,
    taxRateId: rate?.id ?? null,
  });
  const faults = (read.error?.issues ?? []).map(({ path, message }) => ({
    column: columnOf(String(path[0])),
    message: isUnread && path[0] === 'expenseDate' ? 'We can’t read this date. Write it like 2026-11-28' : message,
  }));
  if (yachtId === 0) faults.push({ column: 'Yacht', message: `There is no yacht called ${fields.yacht}` });
  if (ownFileId(fields.receiptUrl) !== null && !receipts.has(fields.receiptUrl))
    faults.push({ column: 'Receipt', message: 'This document no longer exists. Please upload it again.' });
  if (rate === undefined) faults.push({ column: 'Tax rate', message: `There is no tax rate ${fields.taxRate} on this day` });
  const tax = read.data && taxOfLine(read.data, rate ?? null);
  if (tax?.fault) faults.push({ column: 'Tax', message: tax.fault });
  const { expenseDate, category, description, amount, currency, yacht } = fields;
  return {
    preview: { line, expenseDate, category, description, amount, currency, yacht, faults },
    expense: faults.length === 0 && read.data ? { ...read.data, taxAmount: tax?.taxAmount ?? null } : null,
  };
}

/** The rate with this name or percentage that is valid on a day; undefined if there is none. */
function rateNamed(
  nameOrPercent: string,
  rates: readonly ImportedRate[],
  { day, mark }: { day: string; mark: DecimalMark },
): ImportedRate | undefined {
  const ofDay = rates.filter((rate) => isValidOn(rate, day));
  const percent = centsTyped(nameOrPercent.replace(/\s*%$/, ''), mark);
  return (
    ofDay.find(({ name }) => name.toLowerCase() === nameOrPercent.toLowerCase()) ?? ofDay.find((rate) => centsOf(rate.percent) === percent)
  );
}

/** The tax of a line, as stated or by its rate, and what is wrong with it. */
function taxOfLine({ amount, currency = 'EUR', taxAmount }: NewExpense, rate: ImportedRate | null) {
  const included = taxIncluded({ amount, currency, taxPercent: rate?.percent ?? null, taxAmount: taxAmount ?? null });
  return { taxAmount: included, fault: taxAmountFault({ amount, taxAmount: included }) };
}

function cellsIn(row: Row): Record<(typeof importColumns)[keyof typeof importColumns], string> {
  const cells = Object.fromEntries(Object.entries(row).map(([name, cell]) => [plain(name), String(cell ?? '').trim()]));
  return Object.fromEntries(Object.entries(importColumns).map(([column, field]) => [field, cells[plain(column)] ?? ''])) as ReturnType<
    typeof cellsIn
  >;
}

function columnOf(field: string): string {
  return Object.entries(importColumns).find(([, each]) => each === field)?.[0] ?? field;
}

/** The name of a column in whatever spelling. “Tax %” is the tax rate. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
    .replace('tax%', 'taxrate');
}

/** "Port fees" as port_fees. */
function word(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, '_');
}

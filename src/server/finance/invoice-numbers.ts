import { sql, type RawBuilder } from 'kysely';
import { invoiceNumberOf, type Invoice, type InvoiceChanges } from '#domain/finance/invoice.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';

/**
 * The next number of the company and year in the format of `invoiceNumberOf`, taken by the statement that stores it. Others wait for it
 * until the transaction ends.
 */
export function nextNumber(companyId: number, issueDate: string): RawBuilder<string> {
  return sql<string>`next_invoice_number(${companyId}, ${yearOf(issueDate)})`;
}

/** Takes the number that somebody chose for an invoice, if it is free. */
export async function ownNumber(t: Transaction, companyId: number, number: string): Promise<string> {
  const counted = placeOf(number);
  // If another transaction takes this very number from the counter at the same moment, it goes first. Afterwards the counter skips it.
  if (counted)
    await t
      .updateTable('invoiceCounters')
      .set({ freedNumbers: sql`array_remove(freed_numbers, ${counted.count}::integer)` })
      .where('companyId', '=', companyId)
      .where('year', '=', counted.year)
      .execute();
  if (await isTaken(t, companyId, number)) {
    const message = `There is already an invoice with the number ${number}.`;
    throw new Refusal(409, 'taken', message, { errors: [{ path: 'invoiceNumber', message }] });
  }
  return number;
}

/**
 * The number of a draft after a change: the chosen one if there is one. A counted number changes with the year, and a chosen number that is
 * cleared is replaced by the next counted one.
 */
export async function numberAfter(
  t: Transaction,
  companyId: number,
  stored: Pick<Invoice, 'invoiceNumber' | 'issueDate'>,
  { invoiceNumber: given, issueDate = stored.issueDate }: InvoiceChanges,
): Promise<string | RawBuilder<string>> {
  const { invoiceNumber } = stored;
  if (given && given !== invoiceNumber) return ownNumber(t, companyId, given);
  if (given !== null && issueDate === stored.issueDate) return invoiceNumber;
  const year = await yearCountedIn(t, companyId, invoiceNumber);
  const stays = year === null ? given !== null : year === yearOf(issueDate);
  return stays ? invoiceNumber : nextNumber(companyId, issueDate);
}

/** Returns a number to its counter when the invoice that had it was never sent. */
export async function giveBackNumber(t: Transaction, companyId: number, number: string): Promise<void> {
  const counted = placeOf(number);
  if (!counted) return;
  const { year, count } = counted;
  const sorted = sql<number[]>`array(select each from unnest(freed_numbers || ${count}::integer) each order by each)`;
  await t
    .updateTable('invoiceCounters')
    .set({ freedNumbers: sorted })
    .where('companyId', '=', companyId)
    .where('year', '=', year)
    .where('lastNumber', '>=', count)
    .execute();
}

/** The year whose counter this number is from, or null if somebody chose it. */
async function yearCountedIn(t: Transaction, companyId: number, number: string): Promise<number | null> {
  const counted = placeOf(number);
  if (!counted) return null;
  const counter = await t
    .selectFrom('invoiceCounters')
    .select('year')
    .where('companyId', '=', companyId)
    .where('year', '=', counted.year)
    .where('lastNumber', '>=', counted.count)
    .executeTakeFirst();
  return counter?.year ?? null;
}

function placeOf(number: string): { year: number; count: number } | null {
  const [, year, place] = /^INV-(\d{4})-(\d{4,9})$/.exec(number) ?? [];
  const counted = { year: Number(year), count: Number(place) };
  // A number with more zeros than ours, or written in any other way, was chosen by somebody.
  return counted.count > 0 && invoiceNumberOf(counted.year, counted.count) === number ? counted : null;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

async function isTaken(t: Transaction, companyId: number, number: string): Promise<boolean> {
  return (
    (await t
      .selectFrom('invoices')
      .select('id')
      .where('companyId', '=', companyId)
      .where('invoiceNumber', '=', number)
      .executeTakeFirst()) !== undefined
  );
}

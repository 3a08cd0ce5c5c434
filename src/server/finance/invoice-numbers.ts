import { sql } from 'kysely';
import { invoiceNumberOf } from '#domain/finance/invoice.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';

/**
 * Takes the next number of the company and year. Its counter is held until the transaction ends, so that those who come at
 * once stand in line, and a number that comes to nothing is the next one's.
 */
export async function nextNumber(t: Transaction, companyId: number, issueDate: string): Promise<string> {
  const year = Number(issueDate.slice(0, 4));
  for (;;) {
    const { lastNumber } = await t
      .insertInto('invoiceCounters')
      .values({ companyId, year, lastNumber: 1 })
      .onConflict((conflict) => conflict.columns(['companyId', 'year']).doUpdateSet({ lastNumber: sql`invoice_counters.last_number + 1` }))
      .returning('lastNumber')
      .executeTakeFirstOrThrow();
    const number = invoiceNumberOf(year, lastNumber);
    // Somebody may have given this number by hand.
    if (!(await isTaken(t, companyId, number))) return number;
  }
}

/** Takes the number that somebody gives an invoice, where it is free. */
export async function ownNumber(t: Transaction, companyId: number, number: string): Promise<string> {
  const counted = placeOf(number);
  // Whoever takes this very number from the counter at the same moment goes first.
  if (counted) await t.selectFrom('invoiceCounters').select('lastNumber').where('companyId', '=', companyId).where('year', '=', counted.year).forUpdate().execute();
  if (await isTaken(t, companyId, number)) {
    const message = `There is already an invoice with the number ${number}.`;
    throw new Refusal(409, 'taken', message, { errors: [{ path: 'invoiceNumber', message }] });
  }
  return number;
}

/** Gives the newest number of a year back, where the invoice that had it never left the house. */
export async function giveBackNumber(t: Transaction, companyId: number, number: string): Promise<void> {
  const counted = placeOf(number);
  if (!counted) return;
  const { year, count } = counted;
  await t.updateTable('invoiceCounters').set({ lastNumber: count - 1 }).where('companyId', '=', companyId).where('year', '=', year).where('lastNumber', '=', count).execute();
}

function placeOf(number: string): { year: number; count: number } | null {
  const [, year, count] = /^INV-(\d{4})-(\d{4,9})$/.exec(number) ?? [];
  return year && count ? { year: Number(year), count: Number(count) } : null;
}

async function isTaken(t: Transaction, companyId: number, number: string): Promise<boolean> {
  return (await t.selectFrom('invoices').select('id').where('companyId', '=', companyId).where('invoiceNumber', '=', number).executeTakeFirst()) !== undefined;
}

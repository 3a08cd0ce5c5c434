// What expenses, income and invoices share: filters, and which company's books a record belongs to.
import { sql, type RawBuilder } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { DayInAddress, IdInAddress, Page } from '#domain/shared/fields.ts';
import { z } from '#domain/shared/zod.ts';
import { companyToWriteFor, noCompany } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { PageQuery } from '../platform/lists.ts';

/** A page of the books: between two days, both included, of one yacht or of none, in one currency. */
export const BooksPage = Page.extend({
  from: DayInAddress.optional(),
  to: DayInAddress.optional(),
  yachtId: z.union([z.literal('none'), IdInAddress]).optional(),
  currency: z.string().length(3, 'currency must be three letters').optional(),
});
export type BooksFilter = PageQuery & { from?: string; to?: string; yachtId?: number | 'none'; currency?: string };

export function inPeriod(day: string, { from, to }: Pick<BooksFilter, 'from' | 'to'>): RawBuilder<boolean>[] {
  return [...(from ? [sql<boolean>`${sql.ref(day)} >= ${from}::date`] : []), ...(to ? [sql<boolean>`${sql.ref(day)} <= ${to}::date`] : [])];
}

export function ofYacht(yacht: string, id: number | 'none' | undefined): RawBuilder<boolean>[] {
  if (id === undefined) return [];
  return [id === 'none' ? sql<boolean>`${sql.ref(yacht)} is null` : sql<boolean>`${sql.ref(yacht)} = ${id}`];
}

/** The tax in an amount and the exchange rate of its currency, as the API returns them. */
export function taxIn(row: string): RawBuilder<unknown> {
  const rate = (column: string) =>
    sql`(select r.${sql.ref(column)} from tax_rates r where r.company_id = ${sql.ref(`${row}.companyId`)} and r.id = ${sql.ref(`${row}.taxRateId`)})`;
  return sql`${sql.ref(`${row}.taxRateId`)}, ${rate('name')} as tax_rate_name, ${rate('percent')} as tax_percent, ${sql.ref(`${row}.taxAmount`)}, ${sql.ref(`${row}.exchangeRate`)}`;
}

type References = {
  yachtId?: number | null;
  customerId?: number | null;
  ownerId?: number | null;
  invoiceId?: number | null;
  eventId?: number | null;
};

const tables = {
  yachtId: 'yachts',
  customerId: 'customers',
  ownerId: 'yachtOwners',
  invoiceId: 'invoices',
  eventId: 'scheduleEvents',
} as const;
const foreign: Record<keyof References, string> = {
  yachtId: "This yacht isn't in your fleet.",
  customerId: "This customer isn't in your company.",
  ownerId: "This owner isn't in your company.",
  invoiceId: "This invoice isn't in your company.",
  eventId: "This booking isn't in your schedule.",
};

/** The company whose books a new record goes into: the caller's own, or for platform admins that of the records it names. */
export async function companyOfBooks(
  t: Transaction,
  { person }: FastifyRequest,
  body: References & { companyId?: number | null },
): Promise<number> {
  const named = await companyToWriteFor(t, person, body.companyId);
  const companyId = person.role === 'admin' && named === noCompany ? await companyOfReferences(t, body) : named;
  if (companyId === null) throw wrongField('companyId', 'Please choose the company this belongs to');
  await refuseReferencesOfOthers(t, companyId, body);
  return companyId;
}

async function companyOfReferences(t: Transaction, body: References): Promise<number | null> {
  for (const [field, table] of entries(tables)) {
    const id = body[field];
    if (!id) continue;
    const row = await t.selectFrom(table).select('companyId').where('id', '=', id).executeTakeFirst();
    if (!row) throw wrongField(field, foreign[field]);
    return row.companyId;
  }
  return null;
}

/** Refuses a yacht, customer, invoice or booking of another company as if it didn't exist. */
export async function refuseReferencesOfOthers(t: Transaction, companyId: number, body: References): Promise<void> {
  for (const [field, table] of entries(tables)) {
    const id = body[field];
    if (!id) continue;
    const row = await t.selectFrom(table).select('id').where('companyId', '=', companyId).where('id', '=', id).executeTakeFirst();
    if (!row) throw wrongField(field, foreign[field]);
  }
}

function entries<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}

// Invoices, payments, credit notes and APAs, and how much of each is open: they are held first and then read.
import { sql } from 'kysely';
import { apaClosed } from '#domain/finance/apa.ts';
import { isIssued, type Invoice } from '#domain/finance/invoice.ts';
import { dayWords, shortDate } from '#domain/shared/date-words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { companyPlace } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { allocatedOfNote, allocatedToInvoice, apaReceived, apaReturned, apaSpent } from '../platform/expressions.ts';
import { allocationsOfPayment } from './payment-store.ts';

const fields = ['invoiceId', 'creditNoteId', 'paymentId', 'apaId'] as const;
type Field = (typeof fields)[number];
/** A document, named by one of its ids. */
type DocumentRef = { [Of in Field]?: number | null };
type Payer = { customerId: number; currency: string };
/** Something that money can be allocated to or from: how much of it is still open, in hundredths. */
type Document = Payer & { id: number; name: string; open: number; direction?: string };
type Documents = Record<Field, Map<number, Document>>;

const things: Record<Field, string> = { invoiceId: 'invoice', creditNoteId: 'credit note', paymentId: 'payment', apaId: 'APA' };

/** Holds documents until the transaction ends. Read what is open only after this, since somebody else may still be allocating before. */
export async function holdDocuments(t: Transaction, companyId: number, parts: DocumentRef[]): Promise<void> {
  for (const [field, table] of [
    ['invoiceId', 'invoices'],
    ['creditNoteId', 'credit_notes'],
    ['paymentId', 'payments'],
    ['apaId', 'apa_accounts'],
  ] as const) {
    const ids = idsOf(parts, field);
    if (ids.length > 0)
      await sql`select id from ${sql.table(table)} where company_id = ${companyId} and id = any(${ids}::bigint[]) order by id for update`.execute(
        t,
      );
  }
}

/**
 * The named documents, with how much of each is open; 409 where one of them is an invoice that nobody owes, or an APA that is closed. An
 * APA can receive any amount; the most that can be taken from it is its balance.
 */
export async function openDocuments(t: Transaction, companyId: number, parts: DocumentRef[], apa: 'to' | 'from'): Promise<Documents> {
  return {
    invoiceId: await openInvoices(t, companyId, idsOf(parts, 'invoiceId')),
    creditNoteId: await openNotes(t, companyId, idsOf(parts, 'creditNoteId')),
    paymentId: await openPayments(t, companyId, idsOf(parts, 'paymentId')),
    apaId: await openApas(t, companyId, idsOf(parts, 'apaId'), apa),
  };
}

/** Which kind of document is named. */
export function fieldOf(part: DocumentRef): Field {
  return fields.find((field) => part[field]) ?? 'invoiceId';
}

export function documentOf(part: DocumentRef, documents: Documents): Document | undefined {
  const field = fieldOf(part);
  return documents[field].get(part[field] ?? 0);
}

/** Refuses a document of another customer or in another currency, with 422 at the field that names it. */
export function refuseUnfit(document: Document | undefined, { customerId, currency }: Payer, path: string): asserts document is Document {
  const field = path.slice(path.lastIndexOf('.') + 1) as Field;
  if (!document) throw wrongField(path, `This ${things[field]} isn't in your company.`);
  if (document.customerId !== customerId) throw wrongField(path, `${document.name} belongs to another customer.`);
  if (document.currency !== currency) throw wrongField(path, `${document.name} is in ${document.currency}.`);
}

export function refuseMoreThanOpen(parts: (DocumentRef & { amount: string })[], documents: Documents): void {
  const left = new Map<Document, number>();
  for (const part of parts) {
    const document = documentOf(part, documents);
    if (!document) continue;
    const rest = (left.get(document) ?? document.open) - (centsOf(part.amount) ?? 0);
    if (rest < 0)
      throw new Refusal(409, 'allocated_more', `${document.name} has ${moneyInWords(decimalOf(document.open), document.currency)} left.`);
    left.set(document, rest);
  }
}

async function openInvoices(t: Transaction, companyId: number, ids: number[]): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Payer & { id: number; name: string; open: string; status: Invoice['status'] }>`
    select i.id, i.invoice_number as name, i.customer_id, i.currency, i.status, i.total - ${allocatedToInvoice} as open
    from invoices i where i.company_id = ${companyId} and i.id = any(${ids}::bigint[]) order by i.id`.execute(t);
  const unsent = rows.find(({ status }) => !isIssued(status));
  if (unsent) {
    const why = unsent.status === 'draft' ? 'hasn’t been sent' : 'is cancelled';
    throw new Refusal(409, 'not_issued', `${unsent.name} ${why}, so it can’t be paid.`);
  }
  return byId(rows);
}

async function openNotes(t: Transaction, companyId: number, ids: number[]): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Payer & { id: number; name: string; open: string }>`
    select n.id, n.number as name, n.customer_id, n.currency,
      n.total - ${allocatedOfNote} as open
    from credit_notes n where n.company_id = ${companyId} and n.id = any(${ids}::bigint[]) order by n.id`.execute(t);
  return byId(rows);
}

async function openPayments(t: Transaction, companyId: number, ids: number[]): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Payer & { id: number; direction: string; day: string; open: string }>`
    select p.id, p.customer_id, p.currency, p.direction, p.day, p.amount - (select coalesce(sum(a.amount), 0) from ${allocationsOfPayment}) as open
    from payments p where p.company_id = ${companyId} and p.id = any(${ids}::bigint[]) order by p.id`.execute(t);
  const { formats } = await companyPlace(t, companyId);
  return byId(rows.map((row) => ({ ...row, name: `The payment of ${dayWords(row.day, shortDate, formats)}` })));
}

const roomForAll = '9999999999.99';

async function openApas(t: Transaction, companyId: number, ids: number[], apa: 'to' | 'from'): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Payer & { id: number; name: string; open: string; isClosed: boolean }>`
    select w.id, 'The APA of ' || h.number as name, w.customer_id, w.currency, w.closed_on is not null as is_closed,
      greatest(0, ${apaReceived} - ${apaSpent} - ${apaReturned})::numeric(20, 2) as open
    from apa_accounts w join charters h on h.company_id = w.company_id and h.id = w.charter_id
    where w.company_id = ${companyId} and w.id = any(${ids}::bigint[]) order by w.id`.execute(t);
  if (rows.some(({ isClosed }) => isClosed)) throw new Refusal(409, 'apa_closed', apaClosed);
  return byId(apa === 'to' ? rows.map((row) => ({ ...row, open: roomForAll })) : rows);
}

function byId<Row extends { id: number; open: string }>(rows: Row[]): Map<number, Row & { open: number }> {
  return new Map(rows.map((row) => [row.id, { ...row, open: centsOf(row.open) ?? 0 }]));
}

function idsOf(parts: DocumentRef[], field: Field): number[] {
  return parts.flatMap((part) => part[field] ?? []);
}

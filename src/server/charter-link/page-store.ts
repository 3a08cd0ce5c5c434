import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { planRows, priceRows } from '#domain/desk/contract-values.ts';
import { agreement } from '#domain/desk/signing.ts';
import { readFacts } from '../desk/charter-facts.ts';
import type { ContractSays } from '../desk/charter-pdf.ts';
import { lastDocument } from '../desk/contract-store.ts';
import { readCharter } from '../desk/store.ts';
import { companyToGuests } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { openOfInvoice } from '../platform/expressions.ts';
import { guestsOfCharter } from '../guests/store.ts';
import { readOne } from '../platform/held.ts';
import { announce } from '../platform/write.ts';
import type { Link } from './entry.ts';
import { mayBeHeld } from './holding.ts';

/** Records that a link was opened, and announces the first time to users viewing the charter. */
export async function noteOpening(t: Transaction, { companyId, id, charterId }: Link): Promise<void> {
  const { rows } = await sql<{ opens: number }>`
    update charter_links set opens = opens + 1, opened_at = coalesce(opened_at, now()) where company_id = ${companyId} and id = ${id} returning opens`.execute(
    t,
  );
  if (rows[0]?.opens === 1) await announce(t, { companyId, resourceType: 'charter', resourceId: charterId });
}

/** What a link shows of its charter. */
export async function readLinkPage(t: Transaction, { scope }: FastifyRequest, link: Link): Promise<LinkPage> {
  const charter = await readCharter(t, scope, link.charterId);
  const { number, yachtName, startDate, endDate, adults, children, state } = charter;
  const { company, paymentDetails } = await companyToGuests(t, link.companyId);
  const { guests, updatedAt: guestsUpdatedAt } = await readOne(t, guestsOfCharter(scope, charter.id));
  const page = {
    kind: link.kind,
    company,
    charter: {
      number,
      yachtName,
      startDate,
      endDate,
      adults,
      children,
      isBooked: state === 'booked' || state === 'closed',
      isOff: state === 'lost' || state === 'cancelled',
    },
    guests,
    guestsUpdatedAt,
  };
  if (link.kind === 'guests') return page;
  const { customerName, currency, total } = charter;
  const optionUntil = state === 'option' ? charter.optionUntil : null;
  return {
    ...page,
    charter: { ...page.charter, customerName, currency, total, optionUntil, mayHold: await mayBeHeld(t, link, charter) },
    ...(await pricesOf(t, scope, charter)),
    hasQuote: (await lastDocument(t, { companyId: link.companyId, id: charter.id }, 'quote')) !== undefined,
    contract: await contractOf(t, link, charter),
    invoices: await invoicesOf(t, link),
    paymentDetails,
  };
}

/** The price and the payment plan, once there is a price. */
async function pricesOf(t: Transaction, scope: FastifyRequest['scope'], charter: Charter): Promise<Pick<LinkPage, 'price' | 'plan'>> {
  if (!charter.yachtId || !charter.startDate || charter.total === null) return { price: [], plan: [] };
  const { charter: priced, terms, timeZone, today, seller } = await readFacts(t, scope, charter);
  return { price: priceRows(priced), plan: planRows(priced, terms, { timeZone, today, formats: seller.formats }) };
}

async function contractOf(
  t: Transaction,
  { companyId, companyName }: Link,
  { id, number, contract }: Charter,
): Promise<LinkPage['contract']> {
  const { status, sha256, signedAt, signedBy } = contract;
  const sent = status === 'none' || status === 'withdrawn' ? undefined : await lastDocument(t, { companyId, id }, 'contract');
  const says = sent?.says as ContractSays | undefined;
  return { status, sha256, signedAt, signedBy, agreement: agreement({ number, company: companyName }), blocks: says?.blocks ?? [] };
}

const ofCharter = ({ companyId, charterId }: Link) => sql`
  i.company_id = ${companyId} and i.status in ('sent', 'paid', 'overdue') and (
    exists (select from schedule_events e where e.company_id = i.company_id and e.id = i.event_id and e.charter_id = ${charterId})
    or exists (select from charter_instalments p where p.company_id = i.company_id and p.invoice_id = i.id and p.charter_id = ${charterId}))`;

/** The sent invoices of a charter. */
async function invoicesOf(t: Transaction, link: Link): Promise<NonNullable<LinkPage['invoices']>> {
  const { rows } = await sql<NonNullable<LinkPage['invoices']>[number]>`
    select i.id, i.invoice_number as number, i.total, ${openOfInvoice} as open, i.due_date, i.status from invoices i
    where ${ofCharter(link)} order by i.due_date, i.id`.execute(t);
  return rows;
}

/** Whether an invoice belongs to the link's charter and was sent. */
export async function isInvoiceOf(t: Transaction, link: Link, id: number): Promise<boolean> {
  const { rows } = await sql`select from invoices i where ${ofCharter(link)} and i.id = ${id}`.execute(t);
  return rows.length > 0;
}

// Turns a plain booking of the calendar into a booked charter: its entry doesn't change, and its invoices become the charter's.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import { datesFault } from '#domain/desk/charter-dates.ts';
import type { AdoptedBooking } from '#domain/desk/plan.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { readYachtTerms } from '../desk-prices/store.ts';
import { within, type Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { addRow, changeRow, isRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { isDeparture } from '../schedule/charter-entry.ts';
import { holdYachts, renewEntry, settle } from '../schedule/settling.ts';
import { holdEvent } from '../schedule/store.ts';
import { nextNumber } from './charter-writing.ts';
import { customerOf } from './customers.ts';
import { makePlan } from './plan.ts';
import { keepLines, usualPriceTerms } from './pricing.ts';
import { readCharter } from './store.ts';

/**
 * Turns a booking into a booked charter (R33) with the booking's price, tax included. A booking from a portal stays linked to its calendar.
 */
export async function adoptBooking(t: Transaction, request: FastifyRequest, { eventId, ...given }: AdoptedBooking): Promise<Charter> {
  const { scope } = request;
  const { rows } = await sql<{ companyId: number; yachtId: number }>`
    select e.company_id, e.yacht_id from schedule_events e where ${within(scope, 'e')} and e.id = ${eventId}`.execute(t);
  if (!rows[0]) throw notThere();
  await holdYachts(t, rows[0].companyId, [rows[0].yachtId]);
  await settle(t, rows[0]);
  const { row: event, companyId } = await holdEvent(t, scope, eventId);
  if (event.charterId !== null) throw new Refusal(409, 'charter_entry', `This is already charter ${event.charterNumber}.`);
  if (await isDeparture(t, companyId, event.id))
    throw new Refusal(409, 'departure_entry', 'This is a departure. Its seats are sold one by one at the charter desk.');
  const block = event.importLabel === null ? null : await blockOf(t, companyId, event);
  if (!bookingTypes.includes(event.type)) throw wrongField('eventId', 'Only a booking can become a charter');
  const customerId = await adoptingCustomer(t, request, companyId, { ...given, customerId: event.customerId ?? given.customerId });
  const type = event.type === 'day_rent' ? 'day_rent' : 'charter';
  const { yachtId, startDate, endDate, price, createdAt } = event;
  const fault = datesFault({ type, startDate, endDate });
  if (fault) throw wrongField('endDate', fault);
  const usual = await usualPriceTerms(t, companyId);
  // Nobody has chosen the currency of a portal's entry, so it is the yacht's of now.
  const currency = block ? (await readYachtTerms(t, scope, yachtId)).currency : event.currency;
  const terms = { currency, prices: 'gross' as const, taxRate: usual.taxRate, commissionPercent: '0.00' };
  const id = await addRow(t, 'charters', {
    companyId,
    number: await nextNumber(t, companyId),
    type,
    state: 'booked',
    customerId,
    // A portal's booking gets the usual title, with the customer's name.
    title: block ? null : event.title,
    source: block ? 'portal' : 'manual',
    yachtId,
    startDate,
    endDate,
    bookedAt: createdAt,
    ...terms,
  });
  const key = { companyId, id };
  const base = { kind: 'base' as const, label: event.title, quantity: '1.00', taxExempt: false, payable: 'invoice' as const };
  const costs = price ? decimalOf(price) : given.price;
  await changeRow(t, 'scheduleEvents', { companyId, id: event.id }, { charterId: id, blockId: null });
  if (block)
    await sql`update imported_blocks set placed = false, same = true, charter_id = ${id} where company_id = ${companyId} and id = ${block}`.execute(
      t,
    );
  await keepLines(t, key, costs ? [{ ...base, unitPrice: costs }] : [], terms);
  await renewEntry(t, key);
  if ((await takeInvoices(t, key, event.id)) === 0) await makePlan(t, await readCharter(t, scope, id));
  const charter = await readCharter(t, scope, id);
  const details = `Turned the booking ${event.title} into ${charter.number}`;
  await record(t, request, { companyId, action: 'create', resourceType: 'charter', resourceId: id, details });
  return charter;
}

type Given = Partial<Omit<AdoptedBooking, 'eventId' | 'price'>>;

async function adoptingCustomer(t: Transaction, request: FastifyRequest, companyId: number, given: Given): Promise<number> {
  const { customerId = null, contactFirstName = null, contactLastName = null, contactEmail = null, contactPhone = null } = given;
  if (customerId && !(await isRow(t, 'customers', { companyId, id: customerId })))
    throw wrongField('customerId', "This customer isn't in your company.");
  return customerOf(t, request, companyId, { customerId, contactFirstName, contactLastName, contactEmail, contactPhone });
}

/** The full dates of a portal's entry. If another booking overlaps them, the conflict has to be resolved first. */
async function blockOf(t: Transaction, companyId: number, { id, importLabel }: ScheduleEvent): Promise<number> {
  const { rows } = await sql<{ id: number; placed: boolean }>`
    select b.id, b.placed from schedule_events e join imported_blocks b on b.company_id = e.company_id and b.id = e.block_id
    where e.company_id = ${companyId} and e.id = ${id}`.execute(t);
  if (!rows[0]?.placed) throw new Refusal(409, 'imported', `Another booking overlaps what ${importLabel} reports. Resolve that first.`);
  return rows[0].id;
}

/** Makes the invoices of a booking the installments of its charter; returns how many there are. */
async function takeInvoices(t: Transaction, { companyId, id }: { companyId: number; id: number }, eventId: number): Promise<number> {
  const { rows } = await sql`
    insert into charter_instalments (company_id, charter_id, position, kind, label, share, taxable, exempt, amount, due_date, invoice_id, drafted_on)
    select i.company_id, c.id, row_number() over (order by i.issue_date, i.id) - 1, 'fee', case i.kind when 'deposit' then 'Deposit invoice' else 'Invoice' end,
      case when c.total > 0 then least(100, round(i.total * 100 / c.total, 2)) else 0 end, s.taxed, i.total - s.taxed, i.total, i.due_date, i.id, i.issue_date
    from charters c join invoices i on i.company_id = c.company_id and i.event_id = ${eventId} and i.currency = c.currency and i.status <> 'cancelled' and i.total > 0
      cross join lateral (select coalesce(sum(x.taxable + x.tax), 0) as taxed from invoice_taxes x
        where x.company_id = i.company_id and x.invoice_id = i.id and x.percent > 0) s
    where c.company_id = ${companyId} and c.id = ${id} returning id`.execute(t);
  return rows.length;
}

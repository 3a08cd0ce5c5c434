// A plain booking of the calendar becomes a booked charter: its entry stays as it is, and its invoices are the charter's.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Charter } from '#domain/desk/charter.ts';
import { datesFault } from '#domain/desk/charter-dates.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { within, type Transaction } from '../platform/database.ts';
import { notThere, Refusal, wrongField } from '../platform/errors.ts';
import { addRow, changeRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { holdYachts, settle } from '../schedule/settling.ts';
import { holdEvent } from '../schedule/store.ts';
import { nextNumber } from './charter-writing.ts';
import { makePlan } from './plan.ts';
import { keepLines, usualPriceTerms } from './pricing.ts';
import { readCharter } from './store.ts';

/** Makes a booked charter of a booking (R33), which costs what the booking does, tax included. */
export async function adoptBooking(t: Transaction, request: FastifyRequest, eventId: number): Promise<Charter> {
  const { scope } = request;
  const { rows } = await sql<{ companyId: number; yachtId: number }>`
    select e.company_id, e.yacht_id from schedule_events e where ${within(scope, 'e')} and e.id = ${eventId}`.execute(t);
  if (!rows[0]) throw notThere();
  await holdYachts(t, rows[0].companyId, [rows[0].yachtId]);
  await settle(t, rows[0]);
  const { row: event, companyId } = await holdEvent(t, scope, eventId);
  if (event.charterId !== null) throw new Refusal(409, 'charter_entry', `This is charter ${event.charterNumber} already.`);
  if (event.importLabel !== null)
    throw new Refusal(409, 'imported', `This comes from ${event.importLabel}, so it can't become a charter of yours.`);
  if (!bookingTypes.includes(event.type)) throw wrongField('eventId', 'Only a booking can become a charter');
  if (!event.customerId) throw wrongField('customerId', 'Please choose a customer');
  const type = event.type === 'day_rent' ? 'day_rent' : 'charter';
  const { yachtId, startDate, endDate, customerId, title, price, currency, createdAt } = event;
  const fault = datesFault({ type, startDate, endDate });
  if (fault) throw wrongField('endDate', fault);
  const { taxRate } = await usualPriceTerms(t, companyId);
  const terms = { currency, prices: 'gross' as const, taxRate, commissionPercent: '0.00' };
  const id = await addRow(t, 'charters', {
    companyId,
    number: await nextNumber(t, companyId),
    type,
    state: 'booked',
    customerId,
    title,
    yachtId,
    startDate,
    endDate,
    bookedAt: createdAt,
    ...terms,
  });
  const key = { companyId, id };
  const base = { kind: 'base' as const, label: title, quantity: '1.00', taxExempt: false, payable: 'invoice' as const };
  await keepLines(t, key, price ? [{ ...base, unitPrice: decimalOf(price) }] : [], terms);
  await changeRow(t, 'scheduleEvents', { companyId, id: event.id }, { charterId: id });
  if ((await takeInvoices(t, key, event.id)) === 0) await makePlan(t, await readCharter(t, scope, id));
  const charter = await readCharter(t, scope, id);
  const details = `Made ${charter.number} of the booking ${title}`;
  await record(t, request, { companyId, action: 'create', resourceType: 'charter', resourceId: id, details });
  return charter;
}

/** The invoices that were written for a booking are the installments of its charter; how many there are. */
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

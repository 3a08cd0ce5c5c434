// The payment state of bookings: the domain's `moneyStateOf`, in one query with them.
import { sql, type RawBuilder } from 'kysely';
import { isBooking, isInvoiced, openOfInvoice } from '../platform/expressions.ts';
import { isOverdue } from './invoice-store.ts';

/** The events called `e`, each with its payment state and its latest invoice; both are null for events that aren't bookings. */
export function withMoney(events: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${events} left join lateral (
    select case when count(*) filter (where claim.holds) = 0 then 'not_invoiced'
        when bool_or(claim.open > 0 and claim.late) then 'overdue' when bool_or(claim.open > 0) then 'due'
        when e.price is null or sum(claim.total) filter (where claim.holds) * 100 >= e.price
          or bool_or(claim.holds and claim.currency <> e.currency) then 'paid' else 'due' end as state,
      max(claim.id) as invoice_id
    from (
      select i.id, i.total, i.currency, ${openOfInvoice} as open, ${isOverdue()} as late, ${isInvoiced} as holds
      from invoices i join companies o on o.id = i.company_id where i.company_id = e.company_id and i.event_id = e.id and i.status <> 'cancelled'
    ) claim) money on ${isBooking('e')}`;
}

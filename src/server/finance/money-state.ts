// Where the money of the booking called `e` stands: the domain's `moneyStateOf`, in one query with the booking.
import { sql, type RawBuilder } from 'kysely';
import { bookingTypes, type MoneyState } from '#domain/schedule/words.ts';
import { isInvoiced, openOfInvoice } from '../platform/expressions.ts';
import { isOverdue } from './invoice-store.ts';

/** The state as an answer's column; null of what is no booking. */
export const moneyStateOfBooking: RawBuilder<MoneyState | null> = sql<MoneyState | null>`
  case when e.type in (${sql.join(bookingTypes.map((type) => sql.lit(type)))}) then (
    select case when count(*) = 0 then 'not_invoiced'
      when bool_or(claim.open > 0 and claim.late) then 'overdue' when bool_or(claim.open > 0) then 'due'
      when e.price is null or sum(claim.total) * 100 >= e.price or bool_or(claim.currency <> e.currency) then 'paid' else 'due' end
    from (
      select i.total, i.currency, ${openOfInvoice} as open, ${isOverdue()} as late
      from invoices i join companies o on o.id = i.company_id where i.company_id = e.company_id and i.event_id = e.id and ${isInvoiced}
    ) claim) end`;

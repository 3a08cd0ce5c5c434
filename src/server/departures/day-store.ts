import { sql, type CompiledQuery } from 'kysely';
import type { DayAct } from '#domain/desk/day-act.ts';
import type { MovementQuery } from '#domain/schedule/movement.ts';
import { listLimit } from '#domain/shared/fields.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { customerNameOf, isBanned, isBooking, isInvoiced, openOfInvoice } from '../platform/expressions.ts';
import { namedGuests } from '../desk/store.ts';
import { startsEarlyEnough } from '../schedule/store.ts';
import { seatsTakenOf } from './store.ts';

// What isn't invoiced yet is outstanding in full.
const open = sql`(select coalesce(sum(case when ${isInvoiced} then ${openOfInvoice} else p.amount end), 0)::numeric(20, 2)
  from charter_instalments p left join invoices i on i.company_id = p.company_id and i.id = p.invoice_id
  where p.company_id = c.company_id and p.charter_id = c.id and p.kind = 'fee')`;
const others = sql`from charter_instalments p where p.company_id = c.company_id and p.charter_id = c.id and p.kind <> 'fee'`;
const notReceived = sql`(select coalesce(sum(p.amount), 0)::numeric(20, 2) ${others} and p.received_on is null)`;
const isToSettle = sql`(exists (select ${others} and p.kind = 'deposit' and p.received_on is not null)
  and not exists (select from deposit_settlements s where s.company_id = c.company_id and s.charter_id = c.id))`;
const protocol = sql`coalesce((select case when h.signed_at is null then 'begun' else 'signed' end
  from handovers h where h.company_id = c.company_id and h.charter_id = c.id and h.kind = m.act
    and (h.signed_at is not null or h.yacht_id = e.yacht_id)), 'none')`;

/** What happens on the quay in a period, by time: at the same time, yachts are returned before new guests come aboard. */
export function dayActsIn(place: ReadScope, { from, to }: MovementQuery): CompiledQuery<DayAct> {
  return sql<DayAct>`
    select m.act, m.at, e.id as event_id, e.title, e.start_date, e.end_date, e.yacht_id, y.name as yacht_name, not ${isBanned('y', sql`m.at`)} as may_sail,
      ${answeredCompanyOf('e')}, c.id as charter_id, c.number,
      trim(coalesce(${customerNameOf('k')}, nullif(concat_ws(' ', c.contact_first_name, c.contact_last_name), ''))) as customer_name, coalesce(k.phone, c.contact_phone) as phone,
      coalesce(c.adults, 0) as adults, coalesce(c.children, 0) as children, case when c.id is null then 0 else ${namedGuests} end as complete_guests,
      c.currency, case when c.id is not null then ${open} end as open, case when c.id is not null then ${notReceived} end as not_received,
      c.id is not null and ${isToSettle} as is_to_settle, case when c.id is not null then ${protocol} end as protocol,
      case when d.id is not null then ${seatsTakenOf} end as seats_taken, d.capacity
    from schedule_events e
      join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
      left join departures d on d.company_id = e.company_id and d.id = e.id
      left join charters c on c.company_id = e.company_id and c.id = e.charter_id
      left join customers k on k.company_id = e.company_id and k.id = coalesce(c.customer_id, e.customer_id)
      cross join lateral (
        select 'check_out' as act, e.end_date as at where d.id is null
        union all select case when d.id is null then 'check_in' else 'departure' end, e.start_date) m
    where ${within(place, 'e')} and ${isBooking('e')} and e.end_date >= ${from} and e.start_date < ${to} and ${startsEarlyEnough(place, from)}
      and m.at >= ${from} and m.at < ${to}
    order by m.at, array_position(array['check_out', 'check_in', 'departure'], m.act), lower(y.name), e.id limit ${listLimit}`.compile(
    build,
  );
}

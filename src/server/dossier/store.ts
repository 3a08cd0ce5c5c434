import { sql, type CompiledQuery } from 'kysely';
import type { DossierFacts } from '#domain/dossier/reading.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { isOverdue } from '../finance/invoice-store.ts';
import { withMoney } from '../finance/money-state.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import {
  creditedOfBooking,
  crewAboard,
  fullNameOf,
  isBooking,
  isThere,
  openOfInvoice,
  paidOfBooking,
  todayAt,
} from '../platform/expressions.ts';
import { answeredEvent, withNamesOf } from '../schedule/store.ts';
import { bookingFact } from '../today/booking-facts.ts';

/** An entry as the API returns it, with the entries around it. */
type DossierRow = ScheduleEvent & Omit<DossierFacts, 'event'>;

// The maximum number of rows of each kind; more would add nothing useful to one booking.
const max = { invoices: 50, crew: 60, trips: 60, around: 120, history: 60 };

/**
 * An entry and everything stored about it, in one query, or nothing if it doesn't exist in this scope. Every part uses an index on the
 * entry, its yacht, its customer or its invoices. The domain decides what the caller may read.
 */
export function dossierFacts(place: ReadScope, id: number, now: Date): CompiledQuery<DossierRow> {
  const booking = bookingFact(place, { now, reads: () => true });
  return sql<DossierRow>`
    select ${answeredEvent}, y.type as yacht_type, y.length as yacht_length, y.image_url as yacht_image_url, money.state as money_state, money.invoice_id, p.time_zone, ${booking} as booking,
      (select json_build_object('id', m.id, 'name', m.name) from crew m where m.company_id = y.company_id and m.id = y.captain_id) as captain,
      ${previous} as previous, ${next} as next, coalesce(${invoices}, '[]') as invoices, ${customer} as customer,
      coalesce(${crew}, '[]') as crew, coalesce(${trips}, '[]') as trips, coalesce(${around}, '[]') as around, coalesce(${history}, '[]') as history
    from ${withMoney(withNamesOf(sql`schedule_events e`))}
      cross join lateral (select o.name, o.time_zone, o.house_rules, ${todayAt('o', now)} as day from companies o where o.id = e.company_id) p
    where ${within(place, 'e')} and ${isThere('e')} and e.id = ${id}`.compile(build);
}

const adjacentBooking = sql`json_build_object('id', b.id, 'type', b.type, 'title', b.title, 'startDate', wire_instant(b.start_date), 'endDate', wire_instant(b.end_date),
  'party', (select c.last_name from customers c where c.company_id = b.company_id and c.id = b.customer_id))`;

const previous = sql`(select ${adjacentBooking} from schedule_events b
  where b.company_id = e.company_id and b.yacht_id = e.yacht_id and ${isBooking('b')} and b.end_date <= e.start_date and b.id <> e.id order by b.end_date desc, b.id desc limit 1)`;
const next = sql`(select ${adjacentBooking} from schedule_events b
  where b.company_id = e.company_id and b.yacht_id = e.yacht_id and ${isBooking('b')} and b.start_date >= e.end_date and b.id <> e.id order by b.start_date, b.id limit 1)`;

const invoices = sql`(select json_agg(json_build_object('id', i.id, 'number', i.invoice_number, 'status', case when ${isOverdue(sql`p.day`)} then 'overdue' else i.status end,
    'currency', i.currency, 'total', i.total::text, 'paid', (${paidOfBooking})::text, 'credited', (${creditedOfBooking})::text, 'open', (${openOfInvoice})::text, 'dueDate', i.due_date) order by i.status = 'cancelled', i.due_date, i.id)
  from (select * from invoices i where i.company_id = e.company_id and i.event_id = e.id order by i.due_date, i.id limit ${sql.lit(max.invoices)}) i)`;

// The customer's bookings, counted to know which one this is.
const customer = sql`(select json_build_object('id', c.id, 'fullName', ${fullNameOf('c')}, 'email', c.email, 'phone', c.phone, 'notes', c.notes,
    'bookings', count(*), 'nth', count(*) filter (where (b.start_date, b.id) <= (e.start_date, e.id)))
  from schedule_events b where b.company_id = e.company_id and b.customer_id = c.id and (${isBooking('b')} or b.id = e.id) having c.id is not null)`;

const crew = sql`(select json_agg(json_build_object('id', m.id, 'name', m.name, 'role', m.role, 'isCaptain', m.is_captain,
    'papers', json_build_object('count', (select count(*) from certificates k where k.company_id = m.company_id and k.crew_id = m.id and not ${isReplaced}),
      'first', (select json_build_object('type', k.type, 'day', k.expiry_date) from certificates k
        where k.company_id = m.company_id and k.crew_id = m.id and k.expiry_date is not null and not ${isReplaced} order by k.expiry_date, k.id limit 1)))
    order by m.is_captain desc, lower(m.name), m.id)
  from (
    select m.*, m.id is not distinct from y.captain_id as is_captain
    from ${crewAboard} aboard
      join crew m on m.company_id = y.company_id and m.id = aboard.id
    order by m.id limit ${sql.lit(max.crew)}
  ) m)`;

const trips = sql`(select json_agg(json_build_object('id', t.id, 'from', t.departure_location, 'to', t.arrival_location, 'departureDate', wire_instant(t.departure_date),
    'arrivalDate', wire_instant(t.arrival_date), 'status', t.status,
    'miles', (select k.sailed_miles from tracks k where k.company_id = t.company_id and k.trip_id = t.id)) order by t.departure_date, t.id)
  from (select * from trips t where t.company_id = e.company_id and t.yacht_id = e.yacht_id and t.departure_date >= e.start_date and t.departure_date < e.end_date
    order by t.departure_date, t.id limit ${sql.lit(max.trips)}) t)`;

// A few more days on both sides than are shown, because the domain counts days in the company's time zone. The longest entry limits how
// early one can start.
const around = sql`(select json_agg(json_build_object('id', b.id, 'type', b.type, 'color', b.color, 'title', b.title, 'party', (select c.last_name from customers c where c.company_id = b.company_id and c.id = b.customer_id),
    'startDate', wire_instant(b.start_date), 'endDate', wire_instant(b.end_date),
    'maintenanceStatus', (select r.status from maintenance r where r.company_id = b.company_id and r.id = b.maintenance_id)) order by b.start_date, b.id)
  from (
    select * from schedule_events b where b.company_id = e.company_id and b.yacht_id = e.yacht_id and ${isThere('b')}
      and b.start_date > e.start_date - interval '5 days' - (select max(d.end_date - d.start_date) from schedule_events d where d.company_id = e.company_id)
      and b.start_date < least(e.end_date, e.start_date + interval '31 days') + interval '5 days' and b.end_date > e.start_date - interval '5 days'
    order by b.start_date, b.id limit ${sql.lit(max.around)}
  ) b)`;

// The activities about the entry, its work, its invoices and their payments.
const history = sql`(select json_agg(json_build_object('id', a.id, 'action', a.action, 'resourceType', a.resource_type, 'resourceId', a.resource_id, 'details', a.details,
    'userName', a.user_name, 'timestamp', wire_instant(a.timestamp)) order by a.timestamp desc, a.id desc)
  from (
    select a.* from (
      select 'schedule' as kind, e.id union all select 'maintenance', e.maintenance_id
      union all select 'invoice', i.id from invoices i where i.company_id = e.company_id and i.event_id = e.id
      union all select 'income', n.id from invoices i join income n on n.company_id = i.company_id and n.invoice_id = i.id where i.company_id = e.company_id and i.event_id = e.id
    ) related join activities a on a.company_id = e.company_id and a.resource_type = related.kind and a.resource_id = related.id
    order by a.timestamp desc, a.id desc limit ${sql.lit(max.history)}
  ) a)`;

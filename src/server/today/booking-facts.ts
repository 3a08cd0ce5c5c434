// The facts that decide whether a booking can depart: the domain's `BookingFact`, for a company's day and for a yacht's page.
import { sql, type RawBuilder } from 'kysely';
import type { Area } from '#domain/session/permissions.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { isOverdue } from '../finance/invoice-store.ts';
import type { ReadScope } from '../platform/database.ts';
import { turnaroundOf } from '../yachts/turnaround-of.ts';
import { crewAboard, isBooking, isInvoiced, isOpenWork, openOfInvoice } from '../platform/expressions.ts';

type FactsFilter = {
  now: Date;
  /** Whether the reader may see this area. */ reads: (area: Area) => boolean;
};

/**
 * The facts about the booking `e` of the yacht `y` for the customer `c`, with the company `p` and its day `p.day`, as JSON. What the reader
 * may not see is empty.
 */
export function bookingFact(place: ReadScope, { now, reads }: FactsFilter): RawBuilder<unknown> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const readable = (area: Area, rows: RawBuilder<unknown>) => (reads(area) ? sql`coalesce(${rows}, '[]')` : sql`'[]'::json`);
  return sql`json_build_object(
    'eventId', e.id, 'title', e.title, 'type', e.type, 'startDate', wire_instant(e.start_date), 'endDate', wire_instant(e.end_date), 'party', c.last_name,
    'yacht', json_build_object('id', y.id, 'name', y.name, 'type', y.type, 'length', y.length, 'imageUrl', y.image_url), 'companyName', ${place.kind === 'platform' ? sql`nullif(p.name, '')` : sql`null`},
    'hasCaptain', y.captain_id is not null, 'before', ${before},
    'turnaroundHours', ${turnaroundOf('y', 'p')},
    'price', e.price, 'currency', e.currency, 'isUnderWay', ${reads('trips') ? isUnderWay(at) : sql`false`},
    'papers', ${readable('crew', sql`case when e.start_date > ${at} then ${papers} end`)},
    'works', ${readable('maintenance', sql`case when e.start_date > ${at} then ${works(at)} end`)},
    'invoices', ${readable('finance', invoices)})`;
}

// The last of this yacht's bookings that ended before this one begins.
const before = sql`(select json_build_object('type', b.type, 'endDate', wire_instant(b.end_date)) from schedule_events b
  where b.company_id = e.company_id and b.yacht_id = e.yacht_id and ${isBooking('b')} and b.end_date <= e.start_date order by b.end_date desc limit 1)`;

const isUnderWay = (at: RawBuilder<unknown>) => sql`(e.end_date <= ${at} and exists (select from trips t
  where t.company_id = e.company_id and t.yacht_id = e.yacht_id and t.departure_date >= e.start_date and t.departure_date < e.end_date and t.status = 'in_progress'))`;

// Documents of the yacht's captain and crew that expire before the last day.
const papers = sql`(select json_agg(json_build_object('crewId', k.crew_id, 'name', k.name, 'type', k.type, 'day', k.expiry_date)) from (
  select k.crew_id, m.name, k.type, k.expiry_date
  from ${crewAboard} aboard
    join crew m on m.company_id = y.company_id and m.id = aboard.id join certificates k on k.company_id = m.company_id and k.crew_id = m.id
  where k.expiry_date < ((e.end_date - interval '1 millisecond') at time zone p.time_zone)::date and not ${isReplaced}
  order by k.expiry_date, k.id limit 4) k)`;

// Open work and inspections at the time of departure. Work that was begun but not closed holds her beyond its end.
const works = (
  at: RawBuilder<unknown>,
) => sql`(select json_agg(json_build_object('id', w.id, 'kind', w.kind, 'title', w.title, 'endDate', wire_instant(w.end_date))) from (
  select r.id, 'work' as kind, r.title, s.end_date from maintenance r join schedule_events s on s.company_id = r.company_id and s.maintenance_id = r.id
  where r.company_id = y.company_id and r.yacht_id = y.id and ${isOpenWork} and r.scheduled_date <= e.start_date and s.start_date <= e.start_date
    and (s.end_date > e.start_date or (r.status = 'in_progress' and s.end_date <= ${at}))
  union all
  select s.id, 'inspection', s.title, s.end_date from schedule_events s
  where s.company_id = y.company_id and s.yacht_id = y.id and s.type = 'inspection' and s.end_date > e.start_date and s.start_date <= e.start_date
  limit 4) w)`;

const invoices = sql`(select json_agg(json_build_object('id', i.id, 'number', i.invoice_number, 'status', case when ${isOverdue(sql`p.day`)} then 'overdue' else i.status end,
    'currency', i.currency, 'total', i.total::text, 'open', (${openOfInvoice})::text, 'dueDate', i.due_date) order by i.due_date, i.id)
  from invoices i where i.company_id = e.company_id and i.event_id = e.id and ${isInvoiced})`;

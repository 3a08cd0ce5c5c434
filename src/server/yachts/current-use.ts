// What the yacht `y` is doing: the domain's `currentUseAt`, with the database's clock. Each part is read from an index alone.
import { sql, type RawBuilder } from 'kysely';
import { yachtUses } from '#domain/yachts/words.ts';
import { isBooking, isOpenWork } from '../platform/expressions.ts';

// Bookings of one yacht never overlap, so the first one that isn't over is the current one, or else the next.
const bookingOf = sql`
  select e.type, e.start_date, e.end_date from schedule_events e
  where e.company_id = y.company_id and e.yacht_id = y.id and ${isBooking('e')} and e.end_date > now()
  order by e.end_date limit 1`;

// Work begins with its slot, so the slot is looked up only for work that has begun, for its end.
const workOf = sql`
  select min(r.scheduled_date) filter (where r.scheduled_date >= now()) as next_due, min(r.scheduled_date) filter (where r.scheduled_date > now()) as next,
    max(case when r.scheduled_date <= now() then (
      select e.end_date from schedule_events e where e.company_id = r.company_id and e.maintenance_id = r.id and (e.end_date > now() or r.status = 'in_progress')
    ) end) as until
  from maintenance r where r.company_id = y.company_id and r.yacht_id = y.id and ${isOpenWork}`;

const inspectionOf = sql`
  select min(e.start_date) filter (where e.start_date > now()) as next, max(e.end_date) filter (where e.start_date <= now()) as until
  from schedule_events e where e.company_id = y.company_id and e.yacht_id = y.id and e.type = 'inspection' and e.end_date > now()`;

/** The yachts `y`, each with its calendar. */
export function withCalendar(yachts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${yachts} left join lateral (${bookingOf}) booking on true
    cross join lateral (${workOf}) work cross join lateral (${inspectionOf}) inspection`;
}

const isOut = sql`booking.start_date <= now()`;

/** What she is doing. */
export const currentUse = sql<string>`(case
  when ${isOut} then case booking.type when 'charter' then 'charter' else 'day_trip' end
  when work.until is not null then 'yard' when inspection.until is not null then 'inspection'
  when y.status = 'maintenance' then 'yard' when y.status = 'inspection' then 'inspection' else 'free' end)`;

/** Until when; null if nobody knows. */
export const endOfUse = sql`(case
  when ${isOut} then booking.end_date when work.until is not null then work.until when inspection.until is not null then inspection.until
  when y.status not in ('maintenance', 'inspection') then least(booking.start_date, work.next, inspection.next) end)`;

/** The rank of her current use in the list of uses. */
export const placeOfUse = sql`array_position(array[${sql.join(yachtUses.map((use) => sql.lit(use)))}], ${currentUse})`;

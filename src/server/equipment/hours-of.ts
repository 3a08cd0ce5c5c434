// What a meter stands at and how much it runs, in SQL: as `averages.ts` in the domain. The meter's row is called `m`.
import { sql, type RawBuilder } from 'kysely';
import { isBooking } from '../platform/expressions.ts';

const its = sql`r.company_id = m.company_id and r.meter_id = m.id`;
const found = sql`select r.total_tenths, r.shown_tenths, r.at from meter_readings r`;

/** The reading of `m` that an average of so many days before its last one, `l`, begins with. */
function baseOf(days: number): RawBuilder<unknown> {
  return sql`select * from (
    (${found} where ${its} and r.at <= l.at - ${sql.lit(`${days} days`)}::interval order by r.at desc, r.id desc limit 1)
    union all (${found} where ${its} order by r.at, r.id limit 1)
  ) b limit 1`;
}

/** Joins to meters `m` the last reading of each, `l`, and the one its average begins with, `b`. */
export const withLastReading = sql`
  left join lateral (${found} where ${its} order by r.at desc, r.id desc limit 1) l on true
  left join lateral (${baseOf(90)}) b on true`;

// Reckoned as in JavaScript, in milliseconds and floating point, so that both come to the same.
const daysBetween = (from: string) => sql`((extract(epoch from l.at - ${sql.ref(`${from}.at`)}) * 1000)::float8 / 86400000)`;
const ran = (from: string) => sql`((l.total_tenths - ${sql.ref(`${from}.totalTenths`)})::float8 / 10)`;

/** Hours a day, unrounded; null where nobody knows. Needs `withLastReading`. */
export const perDay = sql<
  number | null
>`(case when ${daysBetween('b')} >= 7 then ${ran('b')} / ${daysBetween('b')} else m.usual_tenths::float8 / 10 end)`;

// What ends at midnight doesn't touch the day that begins then: as `daysTouched` in the domain.
const lastMoment = sql`greatest(e.end_date - interval '1 millisecond', e.start_date)`;

function dayOf(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${at} at time zone o.time_zone)::date`;
}

/** Joins the reading that the year before the last one begins with, `b1`, and how many days bookings touched since, `booked.days`. Needs `withLastReading`. */
export const withBookedDays = sql`
  left join lateral (${baseOf(365)}) b1 on true
  left join lateral (
    select count(distinct d.day) as days from companies o, schedule_events e, generate_series(
      greatest(${dayOf(sql`e.start_date`)}, ${dayOf(sql`b1.at`)}), least(${dayOf(lastMoment)}, ${dayOf(sql`l.at`)}), interval '1 day'
    ) d (day)
    where o.id = m.company_id and e.company_id = m.company_id and e.yacht_id = m.yacht_id and ${isBooking('e')}
      and e.start_date < l.at + interval '2 days' and e.end_date > b1.at - interval '2 days'
  ) booked on true`;

/** Hours a day that is booked, unrounded. Needs `withBookedDays`. */
export const perBookedDay = sql<
  number | null
>`(case when booked.days >= 5 then greatest(${ran('b1')} / booked.days, ${perDay}) else ${perDay} end)`;

/** Two decimals, half up: as `toHundredths` in the domain. */
export function toHundredths(hours: RawBuilder<number | null>): RawBuilder<number | null> {
  return sql`(floor(${hours} * 100 + 0.5) / 100)`;
}

/** Whether nobody has looked for a month at what runs. Needs `withLastReading`. */
export const isStaleMeter = sql<boolean>`coalesce(${perDay} > 0 and l.at < now() - interval '30 days', false)`;

/** Tenths as hours with one decimal. */
export function asHours(tenths: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(${tenths} / 10.0)::float8`;
}

// Totals and averages of meters in SQL: the same as `averages.ts` in the domain. The meter's row is called `m`.
import { sql, type RawBuilder } from 'kysely';
import { isBooking } from '../platform/expressions.ts';

const its = sql`r.company_id = m.company_id and r.meter_id = m.id`;
const selectReading = sql`select r.total_tenths, r.shown_tenths, r.at from meter_readings r`;

/** The base reading of `m` for an average over this many days before the last reading, `l`. */
function baseOf(days: number): RawBuilder<unknown> {
  return sql`select * from (
    (${selectReading} where ${its} and r.at <= l.at - ${sql.lit(`${days} days`)}::interval order by r.at desc, r.id desc limit 1)
    union all (${selectReading} where ${its} order by r.at, r.id limit 1)
  ) b limit 1`;
}

/** Joins the last reading of each, `l`, and the base of its average, `b`, to meters `m`. */
export const withLastReading = sql`
  left join lateral (${selectReading} where ${its} order by r.at desc, r.id desc limit 1) l on true
  left join lateral (${baseOf(90)}) b on true`;

// Calculated in milliseconds and floating point as in JavaScript, so that both give the same result.
const daysBetween = (from: string) => sql`((extract(epoch from l.at - ${sql.ref(`${from}.at`)}) * 1000)::float8 / 86400000)`;
const ran = (from: string) => sql`((l.total_tenths - ${sql.ref(`${from}.totalTenths`)})::float8 / 10)`;

/** The average hours a day, unrounded; null if unknown. Needs `withLastReading`. */
export const perDay = sql<
  number | null
>`(case when ${daysBetween('b')} >= 7 then ${ran('b')} / ${daysBetween('b')} else m.usual_tenths::float8 / 10 end)`;

// A booking that ends at midnight doesn't touch the next day: the same as `daysTouched` in the domain.
const lastMoment = sql`greatest(e.end_date - interval '1 millisecond', e.start_date)`;

function dayOf(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${at} at time zone o.time_zone)::date`;
}

/**
 * Joins the base reading of the year before the last one, `b1`, and the number of booked days since, `booked.days`. Needs
 * `withLastReading`.
 */
export const withBookedDays = sql`
  left join lateral (${baseOf(365)}) b1 on true
  left join lateral (
    select count(distinct d.day) as days from companies o, schedule_events e, generate_series(
      greatest(${dayOf(sql`e.start_date`)}, ${dayOf(sql`b1.at`)}), least(${dayOf(lastMoment)}, ${dayOf(sql`l.at`)}), interval '1 day'
    ) d (day)
    where o.id = m.company_id and e.company_id = m.company_id and e.yacht_id = m.yacht_id and ${isBooking('e')}
      and e.start_date < l.at + interval '2 days' and e.end_date > b1.at - interval '2 days'
  ) booked on true`;

/** The average hours a booked day, unrounded. Needs `withBookedDays`. */
export const perBookedDay = sql<
  number | null
>`(case when booked.days >= 5 then greatest(${ran('b1')} / booked.days, ${perDay}) else ${perDay} end)`;

/** Two decimals, half up: the same as `toHundredths` in the domain. */
export function toHundredths(hours: RawBuilder<number | null>): RawBuilder<number | null> {
  return sql`(floor(${hours} * 100 + 0.5) / 100)`;
}

/** Whether a running meter wasn't read for a month. Needs `withLastReading`. */
export const isStaleMeter = sql<boolean>`coalesce(${perDay} > 0 and l.at < now() - interval '30 days', false)`;

/** Tenths as hours with one decimal. */
export function asHours(tenths: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(${tenths} / 10.0)::float8`;
}

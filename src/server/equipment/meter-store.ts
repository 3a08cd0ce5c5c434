import { sql, type CompiledQuery } from 'kysely';
import { tenthsOf } from '#domain/equipment/hours.ts';
import type { Meter, MeterChanges } from '#domain/equipment/meter.ts';
import type { MeterReading } from '#domain/equipment/reading.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { asHours, isStaleMeter, perBookedDay, perDay, toHundredths, withBookedDays, withLastReading } from './hours-of.ts';

type MeterFilter = PageQuery & { yachtId?: number; equipmentId?: number };

// All fields of a meter. Its row is called `m`, its equipment `e`.
const answered = sql`
  m.id, m.yacht_id, y.name as yacht_name, m.equipment_id, e.name as equipment_name, e.retired_on, coalesce(m.name, e.name) as name, m.name as own_name,
  ${asHours(sql`m.usual_tenths`)} as usual_per_day, ${asHours(sql`l.total_tenths`)} as hours, ${asHours(sql`l.shown_tenths`)} as shown, l.at as read_at,
  ${toHundredths(perDay)} as per_day, ${toHundredths(perBookedDay)} as per_booked_day, ${isStaleMeter} as stale,
  ${answeredCompanyOf('m')}, m.created_at, m.updated_at`;
const withAll = sql`
  join equipment e on e.company_id = m.company_id and e.id = m.equipment_id join yachts y on y.company_id = m.company_id and y.id = m.yacht_id
  ${withLastReading} ${withBookedDays}`;

/** A page of meters, yacht by yacht, with the count of all that match on every row. */
export function meterPage(place: ReadScope, filter: MeterFilter): CompiledQuery<Meter & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'm')];
  if (filter.yachtId) conditions.push(sql<boolean>`m.yacht_id = ${filter.yachtId}`);
  if (filter.equipmentId) conditions.push(sql<boolean>`m.equipment_id = ${filter.equipmentId}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`coalesce(m.name, e.name)`, sql`y.name`));
  const sorted = sql`lower(y.name), y.id, m.id`;
  return sql<Meter & { total: number }>`
    with m as (
      select m.*, count(*) over () as total from meters m join equipment e on e.company_id = m.company_id and e.id = m.equipment_id
      join yachts y on y.company_id = m.company_id and y.id = m.yacht_id
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, m.total from m ${withAll} order by ${sorted}`.compile(build);
}

/** One meter as returned by the API. */
export function meterById(place: ReadScope, id: number): CompiledQuery<Meter> {
  return sql<Meter>`select ${answered} from meters m ${withAll} where ${within(place, 'm')} and m.id = ${id}`.compile(build);
}

/** The meter, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdMeter(t: Transaction, scope: Scope, id: number): Promise<Held<Meter>> {
  return hold(t, scope, 'meters', id, meterById);
}

/** One meter as returned by the API, within a transaction. */
export function readMeter(t: Transaction, scope: Scope, id: number): Promise<Meter> {
  return readOne(t, meterById(scope, id));
}

/** The columns of these fields, with hours as tenths. */
export function meterColumnsOf({ name, usualPerDay: usual }: MeterChanges) {
  return {
    ...(name !== undefined && { name }),
    ...(usual !== undefined && { usualTenths: usual === null ? null : tenthsOf(usual) }),
  };
}

/** How many readings a meter has. */
export function readingsOfMeter(t: Transaction, companyId: number, meterId: number): Promise<number> {
  return countOfMeter(t, 'meterReadings', companyId, meterId);
}

/** How many service plans count by a meter, those that are done included. */
export function plansOfMeter(t: Transaction, companyId: number, meterId: number): Promise<number> {
  return countOfMeter(t, 'servicePlans', companyId, meterId);
}

async function countOfMeter(t: Transaction, table: 'meterReadings' | 'servicePlans', companyId: number, meterId: number): Promise<number> {
  const { count } = await t
    .selectFrom(table)
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('meterId', '=', meterId)
    .executeTakeFirstOrThrow();
  return count;
}

// All fields of a reading. Its row is called `r`.
const reading = sql`
  r.id, r.meter_id, r.at, ${asHours(sql`r.shown_tenths`)} as shown, ${asHours(sql`r.total_tenths`)} as hours, r.source, r.trip_id, r.event_id, r.by_name`;

/** A page of a meter's readings, newest first, with the count of all on every row. */
export function readingPage(
  place: ReadScope,
  { meterId, from, ...page }: PageQuery & { meterId: number; from?: string | undefined },
): CompiledQuery<MeterReading & { total: number }> {
  const { limit, offset } = pageOf(page);
  return sql<MeterReading & { total: number }>`
    select ${reading}, count(*) over () as total from meter_readings r
    where ${within(place, 'r')} and r.meter_id = ${meterId} ${from ? sql`and r.at >= ${from}` : sql``}
    order by r.at desc, r.id desc limit ${limit} offset ${offset}`.compile(build);
}

/** These readings as returned by the API, in the order of their ids. */
export function readingsById(place: ReadScope, ids: readonly number[]): CompiledQuery<MeterReading> {
  return sql<MeterReading>`select ${reading} from meter_readings r where ${within(place, 'r')} and r.id = any(${ids}) order by r.id`.compile(
    build,
  );
}

/** The meter of a reading and its company, if this scope can see it. */
export function meterOfReading(t: Transaction, scope: Scope, id: number): Promise<{ companyId: number; meterId: number } | undefined> {
  return t
    .selectFrom('meterReadings')
    .select(['companyId', 'meterId'])
    .where(within(scope, 'meterReadings'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The company of a meter, if this scope can see it. */
export async function companyOfMeter(t: Transaction, scope: Scope, id: number): Promise<number | undefined> {
  const row = await t.selectFrom('meters').select('companyId').where(within(scope, 'meters')).where('id', '=', id).executeTakeFirst();
  return row?.companyId;
}

/** The yacht of an entry in a company's calendar, if the entry exists. */
export async function yachtOfEntry(t: Transaction, companyId: number, id: number): Promise<number | undefined> {
  const entry = await t
    .selectFrom('scheduleEvents')
    .select('yachtId')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return entry?.yachtId;
}

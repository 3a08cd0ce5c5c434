import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Reading } from '#domain/equipment/averages.ts';
import { tenthsOf } from '#domain/equipment/hours.ts';
import { readingDoubt, readingFault } from '#domain/equipment/plausible.ts';
import type { DuePlan, MeterReading } from '#domain/equipment/reading.ts';
import type { ReadingSource } from '#domain/equipment/words.ts';
import { fullName } from '#domain/shared/words.ts';
import { companyPlace } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { addRow } from '../platform/rows.ts';
import { record } from '../platform/write.ts';
import { perDay, withLastReading } from './hours-of.ts';
import { hoursText } from '#domain/equipment/hours.ts';
import { readingsById } from './meter-store.ts';
import type { ServicePlans } from './service-plans.ts';

type Entry = {
  meterId: number;
  hours: number;
  at: string;
  /** Its index in the request, if it differs. */ place?: number;
};
type Stored = { readings: MeterReading[]; due: DuePlan[] };
type ReadingsContext = {
  companyId: number;
  /** The yacht of the meters; by default that of the first one. */ yachtId?: number;
  source: ReadingSource;
  tripId?: number;
  eventId?: number;
  confirm?: boolean | undefined;
  /** The name of the field in the request, `readings` by default. */ field?: string;
};

type HeldMeter = { id: number; yachtId: number; yachtName: string; name: string; perDay: number | null };

/**
 * Stores readings of one yacht, all or nothing, with their activity, and returns the services that become due through them. A meter has one
 * reading per trip, and one per check-in or check-out of a booking; new ones replace these. 422 for impossible readings, 409
 * `reading_unusual` for unusual ones.
 */
export async function storeReadings(
  t: Transaction,
  request: FastifyRequest,
  plans: ServicePlans,
  { companyId, field = 'readings', confirm = false, ...from }: ReadingsContext,
  entries: readonly Entry[],
): Promise<Stored> {
  if (entries.length === 0) return { readings: [], due: [] };
  const meterIds = [...new Set(entries.map(({ meterId }) => meterId))].toSorted((a, b) => a - b);
  await refuseOtherYachts(t, { companyId, field, yachtId: from.yachtId }, entries);
  await plans.hold(t, { companyId, meterIds });
  await holdMeters(t, companyId, meterIds);
  if (from.tripId ?? from.eventId) await deleteReplaced(t, companyId, meterIds, from);
  const meters = await metersOf(t, companyId, meterIds);
  const place = await companyPlace(t, companyId, request.person);
  const errors: { path: string; message: string }[] = [];
  const doubts: typeof errors = [];
  const ids: number[] = [];
  const inOrder = entries
    .map((entry, index) => ({ ...entry, index: entry.place ?? index }))
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.index - b.index));
  for (const { index, ...entry } of inOrder) {
    const meter = meters.get(entry.meterId) as HeldMeter;
    const neighbours = await neighboursOf(t, companyId, entry);
    const shownTenths = tenthsOf(entry.hours);
    const moved = neighbours.before?.offset ?? 0;
    const entered = { at: entry.at, total: shownTenths + moved };
    const fault = readingFault(entered, neighbours, { meter: meter.name, ...place, now: new Date() });
    if (fault) errors.push({ path: `${field}.${index}.${fault.path}`, message: fault.message });
    const doubt = fault ? null : readingDoubt(entered, neighbours, { meter: meter.name, perDay: meter.perDay });
    if (doubt) doubts.push({ path: `${field}.${index}.hours`, message: doubt });
    if (!fault)
      ids.push(
        await addRow(t, 'meterReadings', {
          companyId,
          meterId: meter.id,
          at: entry.at,
          shownTenths,
          offsetTenths: moved,
          source: from.source,
          tripId: from.tripId ?? null,
          eventId: from.eventId ?? null,
          byName: fullName(request.person).slice(0, 300),
        }),
      );
  }
  if (errors[0]) throw new Refusal(422, 'validation', errors[0].message, { errors });
  if (doubts.length > 0 && !confirm)
    throw new Refusal(409, 'reading_unusual', `${doubts.map(({ message }) => message).join(' ')} Is that right?`, { errors: doubts });
  const { rows: readings } = await t.executeQuery(readingsById(request.scope, ids));
  const due = await plans.afterReadings(t, request, { companyId, meterIds });
  await recordEntry(t, request, companyId, readings, meters);
  return { readings, due };
}

/** 422 for a meter that doesn't exist or belongs to another yacht than the first or the given one. */
async function refuseOtherYachts(
  t: Transaction,
  { companyId, yachtId, field }: { companyId: number; yachtId: number | undefined; field: string },
  entries: readonly Entry[],
): Promise<void> {
  const rows = await t
    .selectFrom('meters')
    .select(['id', 'yachtId'])
    .where('companyId', '=', companyId)
    .where(
      'id',
      'in',
      entries.map(({ meterId }) => meterId),
    )
    .execute();
  const yachts = new Map(rows.map((row) => [row.id, row.yachtId]));
  const wanted = yachtId ?? yachts.get((entries[0] as Entry).meterId);
  const wrong = entries.findIndex(({ meterId }) => wanted === undefined || yachts.get(meterId) !== wanted);
  if (wrong >= 0 || wanted === undefined)
    throw wrongField(
      `${field}.${Math.max(0, wrong)}.meterId`,
      yachts.has(entries[wrong]?.meterId ?? 0) ? 'All readings have to be of one yacht' : 'This meter no longer exists',
    );
}

/** Locks these meters until the transaction ends, in the order of their ids. */
export async function holdMeters(t: Transaction, companyId: number, meterIds: readonly number[]): Promise<void> {
  await sql`select from meters where company_id = ${companyId} and id = any(${meterIds}) order by id for update`.execute(t);
}

/** The names and averages of these meters. */
export async function metersOf(t: Transaction, companyId: number, meterIds: readonly number[]): Promise<Map<number, HeldMeter>> {
  const { rows } = await sql<HeldMeter>`
    select m.id, m.yacht_id, y.name as yacht_name, coalesce(m.name, e.name) as name, ${perDay} as per_day from meters m
    join equipment e on e.company_id = m.company_id and e.id = m.equipment_id join yachts y on y.company_id = m.company_id and y.id = m.yacht_id
    ${withLastReading} where m.company_id = ${companyId} and m.id = any(${meterIds})`.execute(t);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes the readings that new ones of the same trip, check-in or check-out replace. */
async function deleteReplaced(
  t: Transaction,
  companyId: number,
  meterIds: number[],
  { tripId, eventId, source }: Pick<ReadingsContext, 'tripId' | 'eventId' | 'source'>,
) {
  const of = tripId ? sql<boolean>`trip_id = ${tripId}` : sql<boolean>`event_id = ${eventId} and source = ${source}`;
  await sql`delete from meter_readings where company_id = ${companyId} and meter_id = any(${meterIds}) and ${of}`.execute(t);
}

type Neighbour = Reading & { offset: number };

/** The readings of a meter before and after a time. A reading at that time counts as before. */
export async function neighboursOf(
  t: Transaction,
  companyId: number,
  { meterId, at }: { meterId: number; at: string },
): Promise<{ before: Neighbour | null; after: Neighbour | null }> {
  const row = sql`select id, at, total_tenths as total, offset_tenths as "offset"`;
  const { rows } = await sql<Neighbour & { isBefore: boolean }>`
    (${row}, true as is_before from meter_readings where company_id = ${companyId} and meter_id = ${meterId} and at <= ${at} order by at desc, id desc limit 1)
    union all (${row}, false from meter_readings where company_id = ${companyId} and meter_id = ${meterId} and at > ${at} order by at, id limit 1)`.execute(
    t,
  );
  return { before: rows.find((each) => each.isBefore) ?? null, after: rows.find((each) => !each.isBefore) ?? null };
}

async function recordEntry(
  t: Transaction,
  request: FastifyRequest,
  companyId: number,
  readings: MeterReading[],
  meters: Map<number, HeldMeter>,
) {
  const hoursInWords = readings.map(({ meterId, hours }) => `${meters.get(meterId)?.name} ${hoursText(hours)}`).join(', ');
  const yacht = meters.values().next().value?.yachtName ?? '';
  await record(t, request, {
    companyId,
    action: 'create',
    resourceType: 'reading',
    resourceId: (readings[0] as MeterReading).id,
    details: `Entered hours of ${yacht}: ${hoursInWords}`.slice(0, 500),
  });
}

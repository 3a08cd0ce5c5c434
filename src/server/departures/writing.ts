// A departure and its calendar entry are always written together.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { departureFault, seatsSold, type Departure, type DepartureChanges, type NewDeparture } from '#domain/desk/departure.ts';
import { cancel } from '../desk/ending.ts';
import { holdForMove, release } from '../desk/moves.ts';
import { holdDeparture } from '../desk/seats.ts';
import { usualCurrency } from '../desk-prices/store.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import type { FileStore } from '../platform/file-store.ts';
import { addRow, changeRow, deleteRow } from '../platform/rows.ts';
import { announce, record } from '../platform/write.ts';
import { endSeatOptions } from '../schedule/charter-entry.ts';
import { refuseConflicts } from '../schedule/conflicts.ts';
import { refuseNotices } from '../schedule/notices.ts';
import { holdYachts, moveOthersAlong } from '../schedule/settling.ts';
import { withoutUndefined } from '../schedule/work.ts';
import { companyOfYacht, refuseYachtOfOthers } from '../yachts/owner.ts';
import { departureOf, holdStored } from './store.ts';

/** Adds a departure if the yacht is free; returns its id. */
export async function addDeparture(
  t: Transaction,
  { scope, person }: FastifyRequest,
  wish: NewDeparture,
): Promise<{ companyId: number; id: number }> {
  const { title, yachtId, startDate, endDate, capacity, seatPrice, childPrice, minimum = 1, isPublic = false, allowOverlap = false } = wish;
  refuseDates(wish);
  refuseMinimum({ capacity, minimum });
  const companyId = await companyOfYacht(t, scope, yachtId);
  const entry = { yachtId, type: 'day_rent' as const, startDate, endDate };
  const { allowNotices } = wish;
  await refuseConflicts(t, person, { ...entry, companyId, allowOverlap, ...(allowNotices && { allowNotices }) });
  await refuseNotices(t, person, { ...entry, companyId, allowNotices });
  const currency = await usualCurrency(t, companyId, yachtId);
  const id = await addRow(t, 'scheduleEvents', { ...entry, companyId, title, currency });
  await t
    .insertInto('departures')
    .values({ companyId, id, capacity, seatPrice, childPrice: childPrice ?? null, minimum, isPublic })
    .execute();
  await moveOthersAlong(t, companyId, { to: entry });
  await announce(t, { companyId, resourceType: 'schedule', resourceId: id });
  return { companyId, id };
}

/** Holds a departure for a change: first its yacht and the new one, then itself. */
export async function holdForChange(t: Transaction, { scope }: FastifyRequest, id: number, to?: number) {
  const { companyId, yachtId } = await departureOf(t, scope, id);
  await holdYachts(t, companyId, [...new Set([yachtId, to])]);
  const { now } = await holdDeparture(t, companyId, id);
  const { row: departure } = await holdStored(t, scope, id);
  return { departure, companyId, now };
}

/** Changes a departure, and its entry if the dates or the yacht change. Capacity can't be lower than the seats taken. */
export async function changeDeparture(
  t: Transaction,
  { scope, person }: FastifyRequest,
  { departure, companyId }: { departure: Departure; companyId: number },
  { allowOverlap = false, allowNotices, title, yachtId, startDate, endDate, ...seats }: DepartureChanges,
): Promise<void> {
  const { id, capacity, minimum, seatsTaken } = departure;
  const key = { companyId, id };
  const place = { ...departure, ...withoutUndefined({ yachtId, startDate, endDate }) };
  refuseDates(place);
  refuseMinimum({ capacity: seats.capacity ?? capacity, minimum: seats.minimum ?? minimum });
  if (seats.capacity !== undefined && seats.capacity < seatsTaken) throw new Refusal(409, 'seats_taken', seatsSold(seatsTaken));
  if (yachtId) await refuseYachtOfOthers(t, scope, yachtId, companyId);
  const from = { type: 'day_rent' as const, yachtId: departure.yachtId, startDate: departure.startDate, endDate: departure.endDate };
  const to = { type: 'day_rent' as const, yachtId: place.yachtId, startDate: place.startDate, endDate: place.endDate };
  const moves = from.yachtId !== to.yachtId || from.startDate !== to.startDate || from.endDate !== to.endDate;
  if (moves) {
    await refuseConflicts(t, person, { ...to, companyId, except: id, allowOverlap, ...(allowNotices && { allowNotices }) });
    await refuseNotices(t, person, { ...to, companyId, allowNotices });
  }
  const entry = withoutUndefined({ title, yachtId, startDate, endDate });
  if (Object.keys(entry).length > 0) await changeRow(t, 'scheduleEvents', key, entry);
  if (Object.keys(withoutUndefined(seats)).length > 0) await changeRow(t, 'departures', key, withoutUndefined(seats));
  if (moves) {
    await endSeatOptions(t, key, to.startDate);
    await moveOthersAlong(t, companyId, { from, to });
  }
  await announce(t, { companyId, resourceType: 'schedule', resourceId: id });
}

/** Deletes a departure without taken seats, and its entry. */
export async function removeDeparture(
  t: Transaction,
  { departure, companyId }: { departure: Departure; companyId: number },
): Promise<void> {
  const { id, title, seatsTaken, yachtId, startDate, endDate } = departure;
  if (seatsTaken > 0) throw new Refusal(409, 'seats_sold', `${seatsSold(seatsTaken)} Cancel the departure instead.`);
  // Lost charters remain and keep the departure's title.
  await sql`
    update charters set title = coalesce(title, ${title}), state = case when state in ('enquiry', 'quote') then 'lost' else state end,
      reason = case when state in ('enquiry', 'quote') then 'departure_gone' else reason end
    where company_id = ${companyId} and departure_id = ${id}`.execute(t);
  await deleteRow(t, 'scheduleEvents', { companyId, id });
  await moveOthersAlong(t, companyId, { from: { type: 'day_rent', yachtId, startDate, endDate } });
  await announce(t, { companyId, resourceType: 'schedule', resourceId: id });
}

/** Cancels a departure: bookings are cancelled, options are lost, and the yacht is free again. */
export async function cancelDeparture(
  t: Transaction,
  request: FastifyRequest,
  files: FileStore,
  { departure, companyId, reason }: { departure: Departure; companyId: number; reason: string | null },
): Promise<number> {
  const { rows } = await sql<{ id: number; state: string }>`
    select id, state from charters where company_id = ${companyId} and departure_id = ${departure.id} and state in ('option', 'booked') order by id`.execute(
    t,
  );
  for (const { id, state } of rows) {
    const held = await holdForMove(t, request, id);
    // The company cancels it, so there is no fee.
    const details =
      state === 'booked'
        ? await cancel(t, request, files, held, { reason, fee: '0.00' })
        : await release(t, held, { state: 'lost', reason });
    await record(t, request, { companyId, action: 'status', resourceType: 'charter', resourceId: id, details });
  }
  await removeDeparture(t, { departure: { ...departure, seatsTaken: 0 }, companyId });
  return rows.length;
}

function refuseDates(dates: { startDate: string; endDate: string }): void {
  const fault = departureFault(dates);
  if (fault) throw wrongField('endDate', fault);
}

function refuseMinimum({ capacity, minimum }: { capacity: number; minimum: number }): void {
  if (minimum > capacity) throw wrongField('minimum', 'The minimum can’t be above the number of seats');
}

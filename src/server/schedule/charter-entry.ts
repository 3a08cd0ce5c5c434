// The calendar entry of a charter: the two are one thing, with the same yacht and dates. Moving the entry moves the charter.
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { datesFault } from '#domain/desk/charter-dates.ts';
import type { ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import { apaOf, followYacht } from '../finance/apa-writing.ts';
import type { Reader } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { Refusal, wrongField } from '../platform/errors.ts';
import { changeRow } from '../platform/rows.ts';
import { difference, record } from '../platform/write.ts';
import { refuseConflicts } from './conflicts.ts';
import { refuseNotices } from './notices.ts';
import { holdUntil, loseWaiting, settle } from './settling.ts';
import { withoutUndefined } from './work.ts';

const ofCharter = ['type', 'customerId', 'price', 'currency'] as const;

/** Refuses to change through its entry what belongs to the charter. */
export function refuseChangesOfCharter({ charterId, charterNumber }: ScheduleEvent, changes: object): void {
  const field = charterId === null ? undefined : ofCharter.find((each) => each in changes);
  if (field) throw wrongField(field, `Change this on charter ${charterNumber}.`);
}

/** Refuses to change or delete what an external calendar contains: the next import would bring it back. */
export function refuseImported({ importLabel }: ScheduleEvent): void {
  if (importLabel === null) return;
  throw new Refusal(409, 'imported', `This comes from ${importLabel}. Change it there, or open it in Charter Desk.`);
}

/** Refuses to delete the entry of a charter: it is deleted with the charter. */
export function refuseDeletionOfCharter({ charterId, charterNumber }: ScheduleEvent): void {
  if (charterId !== null) throw new Refusal(409, 'charter_entry', `This is charter ${charterNumber}. Cancel it there.`);
}

/** Refuses to delete the entry of a departure: it is deleted with the departure. */
export async function refuseDeparture(t: Transaction, companyId: number, { id }: ScheduleEvent): Promise<void> {
  if (await isDeparture(t, companyId, id))
    throw new Refusal(409, 'departure_entry', 'This is a departure. Delete or cancel it at the charter desk.');
}

/** Refuses to turn a departure into another event: it is a day trip without a customer whose seats are sold at the charter desk. */
export async function refuseChangesOfDeparture(
  t: Transaction,
  companyId: number,
  { id, ...stored }: ScheduleEvent,
  changes: ScheduleEventChanges,
): Promise<void> {
  if (!(await isDeparture(t, companyId, id))) return;
  const field = ofCharter.find((each) => changes[each] !== undefined && changes[each] !== stored[each]);
  if (field) throw wrongField(field, 'Change this on the departure.');
  const place = { ...stored, ...withoutUndefined(changes) };
  if (Date.parse(place.endDate) - Date.parse(place.startDate) > 24 * 3_600_000)
    throw wrongField('endDate', 'A departure lasts 24 hours at most');
}

/** Whether an entry is a departure, whose seats are sold at the charter desk. */
export async function isDeparture(t: Transaction, companyId: number, id: number): Promise<boolean> {
  const departure = t.selectFrom('departures').select('id').where('companyId', '=', companyId).where('id', '=', id);
  return (await departure.executeTakeFirst()) !== undefined;
}

/** Ends the options on a departure's seats when it leaves, at the latest. It stays locked, so none that lasts longer is added meanwhile. */
export async function endSeatOptions(t: Transaction, { companyId, id }: { companyId: number; id: number }, leaves: string): Promise<void> {
  await sql`select from departures where company_id = ${companyId} and id = ${id} for no key update`.execute(t);
  await sql`
    update charters set option_until = least(option_until, ${leaves}::timestamptz)
    where company_id = ${companyId} and departure_id = ${id} and state = 'option'`.execute(t);
}

/**
 * Changes the entry of a charter, and through its yacht, dates and title the charter, whose history tells of these. Yachts and charter must
 * be locked.
 */
export async function changeCharterEntry(
  t: Transaction,
  request: FastifyRequest,
  { companyId, stored }: { companyId: number; stored: ScheduleEvent },
  { allowOverlap = false, allowNotices, title, yachtId, startDate, endDate, ...changes }: ScheduleEventChanges,
): Promise<void> {
  const place = { ...stored, ...withoutUndefined({ yachtId, startDate, endDate }) };
  const charterId = stored.charterId ?? 0;
  if (place.yachtId !== stored.yachtId || place.startDate !== stored.startDate || place.endDate !== stored.endDate) {
    await moveCharter(t, request.person, { companyId, charterId, eventId: stored.id, from: stored, to: place, allowOverlap, allowNotices });
    await refuseNotices(t, request.person, { ...place, companyId, allowNotices });
  }
  if (title !== undefined) await changeRow(t, 'charters', { companyId, id: charterId }, { title });
  const { description, color, estimatedCost, actualCost } = changes;
  const own = withoutUndefined({ title, description, color, estimatedCost, actualCost });
  if (Object.keys(own).length > 0) await changeRow(t, 'scheduleEvents', { companyId, id: stored.id }, own);
  const shared = difference(stored, { title, yachtId, startDate, endDate });
  if (Object.keys(shared).length === 0) return;
  const details = `Changed charter ${stored.charterNumber}`;
  await record(t, request, { companyId, action: 'update', resourceType: 'charter', resourceId: charterId, details, changes: shared });
}

type Slot = { yachtId: number; startDate: string; endDate: string };
type Move = {
  companyId: number;
  charterId: number;
  eventId: number;
  from: Slot & { type: ScheduleEvent['type']; heldUntil: string | null };
  to: Slot;
  allowOverlap: boolean;
  allowNotices?: boolean | undefined;
};

/** Moves a charter and its entry. Both yachts and the charter are locked, and the options of the yacht it leaves are settled. */
export async function moveCharter(
  t: Transaction,
  reader: Reader,
  { companyId, charterId, eventId, from, to, allowOverlap, allowNotices }: Move,
): Promise<void> {
  const type = from.type === 'day_rent' ? 'day_rent' : 'charter';
  const fault = datesFault({ type, ...to });
  if (fault) throw wrongField('endDate', fault);
  await refuseConflicts(t, reader, {
    ...to,
    companyId,
    type,
    except: eventId,
    allowOverlap,
    ...(allowNotices === undefined ? {} : { allowNotices }),
  });
  const now = await settle(t, { companyId, yachtId: to.yachtId });
  if (from.heldUntil && to.startDate <= now) throw wrongField('startDate', 'An option can’t start in the past');
  await sql`
    update charters set yacht_id = ${to.yachtId}, start_date = ${to.startDate}, end_date = ${to.endDate}, option_until = case when state = 'option' then least(option_until, ${to.startDate}::timestamptz) end,
      portal_notice = null
    where company_id = ${companyId} and id = ${charterId}`.execute(t);
  await followStart(t, { companyId, charterId, before: from.startDate });
  if (from.heldUntil && from.heldUntil > to.startDate) await holdUntil(t, { companyId, id: charterId }, to.startDate);
  if (!from.heldUntil) await loseWaiting(t, { companyId, ...to });
  await settle(t, { companyId, yachtId: from.yachtId });
  if (to.yachtId !== from.yachtId) await followYacht(t, { companyId, charterId, yachtId: to.yachtId });
}

/**
 * Makes open installments of a booked charter that were due by its start before due by it again, but not before the day of booking
 * (charter-desk.md R19).
 */
async function followStart(
  t: Transaction,
  { companyId, charterId, before }: { companyId: number; charterId: number; before: string },
): Promise<void> {
  // Locked before its line, in the same order as for payments.
  await apaOf(t, companyId, charterId);
  await sql`
    update charter_instalments p set due_date = least(p.due_date, greatest(d.starts_on, d.booked_on))
    from (select (c.start_date at time zone o.time_zone)::date as starts_on, (c.booked_at at time zone o.time_zone)::date as booked_on,
        (${before}::timestamptz at time zone o.time_zone)::date as started_on
      from charters c join companies o on o.id = c.company_id where c.company_id = ${companyId} and c.id = ${charterId} and c.state = 'booked') d
    where p.company_id = ${companyId} and p.charter_id = ${charterId} and p.due_date > d.starts_on and p.due_date <= d.started_on
      and p.received_on is null
      and not exists (select from invoices i where i.company_id = p.company_id and i.id = p.invoice_id and i.status <> 'cancelled')`.execute(
    t,
  );
}

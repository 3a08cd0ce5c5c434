// Stores what an external calendar contains, and the outcome of reading it (R32, R34). The yacht and the calendar are held.
import { sql } from 'kysely';
import { minutesToNext, patienceHours } from '#domain/calendars/pauses.ts';
import { portalNotice } from '#domain/calendars/portal-notice.ts';
import { isDoubtful, renewal } from '#domain/calendars/placing.ts';
import type { CalendarImport } from '#domain/calendars/calendar-import.ts';
import { windowAround, type Stretch } from '#domain/calendars/stretches.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { inWords, several } from '#domain/shared/words.ts';
import type { Transaction } from '../platform/database.ts';
import { addJob } from '../platform/jobs.ts';
import { changeRow, deleteRow } from '../platform/rows.ts';
import { announce, recordByFairlead } from '../platform/write.ts';
import { announceEntries, placeBlocks, type Placed } from '../schedule/placing.ts';
import { moveOthersAlong, settle } from '../schedule/settling.ts';
import type { CalendarRead } from './read-calendar.ts';
import type { Reading } from './store.ts';

export const readCalendarJob = 'calendar from outside';

type Stored = { id: number; key: string; startDate: string; endDate: string; summary: string; charterId: number | null };
const nothing: Placed = { added: [], moved: [], gone: [] };

/** Replaces the stored contents of a calendar with what was read, unless it is suddenly empty. */
export async function keepRead(
  t: Transaction,
  reading: Reading,
  { stretches, skipped, unread }: CalendarRead,
  { etag = null, isConfirmed = false }: { etag?: string | null; isConfirmed?: boolean } = {},
): Promise<void> {
  const now = await settle(t, reading);
  const stored = await blocksOf(t, reading);
  // An entry that can no longer be parsed keeps its last known dates.
  const unreadable = stored.filter(({ key }) => unread.some((uid) => isOf(uid, key)) && !stretches.some((each) => each.key === key));
  const stretchesNow = [...stretches, ...unreadable];
  const pending = !isConfirmed && isDoubtful({ before: stored, after: stretchesNow, now }) ? JSON.stringify(stretches) : null;
  await changeRow(t, 'calendarImports', reading, { etag: pending === null ? etag : null, lastReadAt: now, skipped, pending, ...healthy });
  if (pending === null) await replace(t, reading, { stored, stretchesNow, now });
  await planNext(t, reading, { now, failures: 0 });
  await announce(t, { companyId: reading.companyId, resourceType: 'calendar_import', resourceId: reading.id });
}

/** Whether a key is that of an entry, or of one time of a recurring one. */
function isOf(uid: string, key: string): boolean {
  return key === uid || key.startsWith(`${uid}#`);
}

const healthy = { failures: 0, failingSince: null, lastError: null, toldAt: null };

/** Records that a calendar hasn't changed. */
export async function keepUnchanged(t: Transaction, reading: Reading): Promise<void> {
  const now = await settle(t, reading);
  await changeRow(t, 'calendarImports', reading, { lastReadAt: now, ...healthy });
  await planNext(t, reading, { now, failures: 0 });
  await announce(t, { companyId: reading.companyId, resourceType: 'calendar_import', resourceId: reading.id });
}

/** Records that a calendar couldn't be read, and returns whether it is time for an email that wasn't sent yet. */
export async function keepFailure(t: Transaction, reading: Reading, message: string): Promise<{ tell: boolean }> {
  const { rows } = await sql<{ failures: number; now: string; tell: boolean }>`
    update calendar_imports set failures = failures + 1, failing_since = coalesce(failing_since, date_trunc('milliseconds', clock_timestamp())), last_error = ${message},
      told_at = case when told_at is null and failing_since <= clock_timestamp() - make_interval(hours => ${patienceHours}) then clock_timestamp() else told_at end
    where company_id = ${reading.companyId} and id = ${reading.id}
    returning failures, date_trunc('milliseconds', clock_timestamp()) as now, coalesce(told_at >= now(), false) as tell`.execute(t);
  const { failures = 1, now = new Date().toISOString(), tell = false } = rows[0] ?? {};
  await planNext(t, reading, { now, failures });
  await announce(t, { companyId: reading.companyId, resourceType: 'calendar_import', resourceId: reading.id });
  return { tell };
}

/** Schedules the next reading of a calendar. A job scheduled earlier sees that it is no longer due and does nothing. */
export async function planNext(
  t: Transaction,
  { companyId, id, url }: Pick<Reading, 'companyId' | 'id' | 'url'>,
  { now, failures }: { now: string; failures: number },
): Promise<void> {
  if (url === null) return;
  const at = new Date(Date.parse(now) + minutesToNext({ failures, chance: Math.random() }) * 60_000).toISOString();
  await changeRow(t, 'calendarImports', { companyId, id }, { nextReadAt: at });
  await addJob(t, readCalendarJob, { companyId, importId: id, at }, { key: `calendar:${id}:${at}`, at });
}

function blocksOf(t: Transaction, { companyId, id }: Reading): Promise<Stored[]> {
  return t
    .selectFrom('importedBlocks')
    .select(['id', 'key', 'startDate', 'endDate', 'summary', 'charterId'])
    .where('companyId', '=', companyId)
    .where('importId', '=', id)
    .orderBy('startDate')
    .execute();
}

async function replace(
  t: Transaction,
  reading: Reading,
  { stored, stretchesNow, now }: { stored: Stored[]; stretchesNow: readonly Stretch[]; now: string },
): Promise<void> {
  const { gone, kept, added } = renewal(stored, stretchesNow, { from: windowAround({ timeZone: reading.timeZone, now }).from, now });
  const freed = await removeBlocks(
    t,
    reading,
    gone.map(({ id }) => id),
  );
  for (const { charterId } of gone) if (charterId !== null) await noteOnCharter(t, reading, charterId, null);
  for (const { before, after } of kept) if (differs(before, after)) await changeBlock(t, reading, before, after);
  await addBlocks(t, reading, added);
  const placed = added.length + kept.length > 0 ? await placeBlocks(t, reading) : nothing;
  await settle(t, reading);
  const changes = { ...placed, gone: [...placed.gone, ...freed] };
  await loseWaiting(t, reading, changes);
  await noteChanges(t, reading, changes);
}

function differs(before: Stored, after: Stretch): boolean {
  return (['key', 'startDate', 'endDate', 'summary'] as const).some((field) => before[field] !== after[field]);
}

/** Deletes blocks with their entries in the schedule; returns the ids of the deleted entries. */
async function removeBlocks(t: Transaction, { companyId }: { companyId: number }, blocks: readonly number[]): Promise<number[]> {
  if (blocks.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    delete from schedule_events where company_id = ${companyId} and block_id = any(${blocks}::bigint[]) returning id`.execute(t);
  await sql`delete from imported_blocks where company_id = ${companyId} and id = any(${blocks}::bigint[])`.execute(t);
  const ids = rows.map(({ id }) => id);
  await announceEntries(t, companyId, ids);
  return ids;
}

async function changeBlock(t: Transaction, reading: Reading, before: Stored, { key, startDate, endDate, summary }: Stretch) {
  const { companyId } = reading;
  const moves = before.startDate !== startDate || before.endDate !== endDate;
  await sql`
    update imported_blocks set key = ${key}, summary = ${summary}, start_date = ${startDate}, end_date = ${endDate},
      placed = placed and not ${moves}, same = same and (charter_id is not null or not ${moves}), said_at = case when ${moves} then now() else said_at end
    where company_id = ${companyId} and id = ${before.id}`.execute(t);
  if (moves && before.charterId !== null) await noteOnCharter(t, reading, before.charterId, { startDate, endDate });
}

/** Notes on a charter from this calendar what the calendar says now. The charter itself doesn't move. */
async function noteOnCharter(
  t: Transaction,
  { companyId, label, timeZone }: Reading,
  id: number,
  dates: Pick<Stretch, 'startDate' | 'endDate'> | null,
) {
  const { formats } = await t.selectFrom('companies').select('formats').where('id', '=', companyId).executeTakeFirstOrThrow();
  const notice = portalNotice(label, dates, { timeZone, formats: formatsOf(formats as ChosenFormats) });
  const { rows } = await sql<{ portalNotice: string | null }>`
    update charters set portal_notice = case when start_date = ${dates?.startDate ?? null}::timestamptz and end_date = ${dates?.endDate ?? null}::timestamptz then null else ${notice} end
    where company_id = ${companyId} and id = ${id} and state = 'booked' returning portal_notice`.execute(t);
  if (rows[0]?.portalNotice)
    await recordByFairlead(t, { companyId, action: 'schedule', resourceType: 'charter', resourceId: id, details: notice });
  else if (rows[0]) await announce(t, { companyId, resourceType: 'charter', resourceId: id });
}

async function addBlocks(t: Transaction, { companyId, id, yachtId }: Reading, added: readonly Stretch[]): Promise<void> {
  const perStatement = 500;
  for (let from = 0; from < added.length; from += perStatement) {
    const rows = added
      .slice(from, from + perStatement)
      .map(({ key, summary, startDate, endDate }) => ({ key, summary, startDate, endDate }));
    await t
      .insertInto('importedBlocks')
      .values(rows.map((row) => ({ ...row, companyId, importId: id, yachtId })))
      .execute();
  }
}

/** Charters waiting for dates that were sold on the portal are lost. */
async function loseWaiting(t: Transaction, { companyId, yachtId }: Reading, { added, moved }: Placed): Promise<void> {
  const { rows } = await sql<{ startDate: string; endDate: string; type: 'charter' | 'day_rent' }>`
    select distinct e.start_date, e.end_date, e.type from schedule_events e
      join charters c on c.company_id = e.company_id and c.yacht_id = e.yacht_id and c.state = 'waiting' and c.start_date < e.end_date and c.end_date > e.start_date
    where e.company_id = ${companyId} and e.id = any(${[...added, ...moved]}::bigint[])`.execute(t);
  for (const each of rows) await moveOthersAlong(t, companyId, { to: { ...each, yachtId } });
}

async function noteChanges(t: Transaction, { companyId, id, label, yachtName }: Reading, { added, moved, gone }: Placed): Promise<void> {
  const parts = [
    added.length > 0 ? several(added.length, 'booking', 'bookings') : null,
    moved.length > 0 ? `${moved.length} moved` : null,
    gone.length > 0 ? `${gone.length} gone` : null,
  ];
  if (parts.every((part) => part === null)) return;
  await recordByFairlead(t, {
    companyId,
    action: 'schedule',
    resourceType: 'calendar_import',
    resourceId: id,
    details: `${label} on ${yachtName}: ${inWords(parts)}`,
  });
}

/** Deletes a calendar with its entries, except past ones, which stay as plain entries. */
export async function freeAll(t: Transaction, companyId: number, { id, yachtId }: CalendarImport): Promise<void> {
  await settle(t, { companyId, yachtId });
  await sql`
    update schedule_events e set block_id = null from imported_blocks b
    where b.company_id = ${companyId} and b.import_id = ${id} and e.company_id = b.company_id and e.block_id = b.id and e.end_date <= now()`.execute(
    t,
  );
  const { rows } = await sql<{ id: number }>`
    select id from imported_blocks where company_id = ${companyId} and import_id = ${id}`.execute(t);
  await removeBlocks(
    t,
    { companyId },
    rows.map((block) => block.id),
  );
  await deleteRow(t, 'calendarImports', { companyId, id });
  await settle(t, { companyId, yachtId });
}

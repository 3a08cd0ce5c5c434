// Who holds a yacht when (docs/decisions/026). Options end and waiting ones move up at fixed moments, no matter when anyone looks: anything
// that needs or frees a period on a yacht's calendar locks the yacht's row and settles first, and settles again once it has freed
// something.
import { sql } from 'kysely';
import { settled, type Queued, type Step } from '#domain/desk/settling.ts';
import { bookingTypes, type EventType } from '#domain/schedule/words.ts';
import type { OptionTerms } from '#domain/desk/option.ts';
import { readCharterTerms } from '../desk-prices/store.ts';
import type { Transaction } from '../platform/database.ts';
import { isBooking, isFirm } from '../platform/expressions.ts';
import { addJob } from '../platform/jobs.ts';
import { announce, recordByFairlead } from '../platform/write.ts';
import { isOurs, placeBlocks } from './placing.ts';

type Yacht = { companyId: number; yachtId: number };

/** Locks these yachts' rows until the transaction ends: simultaneous requests for one wait for each other here. */
export async function holdYachts(t: Transaction, companyId: number, yachtIds: readonly (number | null | undefined)[]): Promise<void> {
  const ids = yachtIds.filter((id) => typeof id === 'number');
  await sql`select from yachts where company_id = ${companyId} and id = any(${ids}) order by id for no key update`.execute(t);
}

/**
 * Records what has become of a yacht's options and waiting charters by now, which is the time it returns. The yacht's row must be locked
 * before.
 */
export async function settle(t: Transaction, { companyId, yachtId }: Yacht): Promise<string> {
  const { rows } = await sql<Queued & { number: string; now: string; unplaced: boolean }>`
    select c.id, c.number, c.state, c.start_date, c.end_date, c.option_until, c.option_hours, c.queued_at, n.now,
      exists (select from imported_blocks b where b.company_id = ${companyId} and b.yacht_id = ${yachtId} and not b.placed) as unplaced
    from (select date_trunc('milliseconds', clock_timestamp()) as now) n
      left join charters c on c.company_id = ${companyId} and c.yacht_id = ${yachtId} and c.state in ('option', 'waiting')`.execute(t);
  const now = rows[0]?.now ?? new Date().toISOString();
  const queue = rows.filter(({ id }) => id !== null);
  await settleQueue(t, { companyId, yachtId }, queue, now);
  if (rows[0]?.unplaced) await placeBlocks(t, { companyId, yachtId });
  return now;
}

async function settleQueue(
  t: Transaction,
  { companyId, yachtId }: Yacht,
  queue: readonly (Queued & { number: string })[],
  now: string,
): Promise<void> {
  if (!queue.some((each) => each.state === 'waiting' || (each.optionUntil ?? now) <= now)) return;
  const firm = await firmStretches(t, { companyId, yachtId }, queue);
  const terms = await optionTerms(t, companyId);
  for (const step of settled({ now, queue, taken: firm }, terms)) {
    const number = queue.find(({ id }) => id === step.id)?.number ?? '';
    await applyStep(t, companyId, step, number);
  }
}

async function applyStep(t: Transaction, companyId: number, step: Step, number: string): Promise<void> {
  const key = { companyId, id: step.id };
  if (step.state === 'expired') {
    await free(t, key, { state: 'expired' });
    await noteByFairlead(t, key, `Option ${number} expired`);
    return;
  }
  await sql`
    update charters set state = 'option', option_until = ${step.optionUntil}, option_hours = null
    where company_id = ${companyId} and id = ${step.id}`.execute(t);
  await takePlace(t, key);
  await noteByFairlead(t, key, `${number} moved up and is on option`);
}

/** How the company's options end. */
export async function optionTerms(t: Transaction, companyId: number): Promise<OptionTerms & { challengeHours: number }> {
  const { timeZone } = await t.selectFrom('companies').select('timeZone').where('id', '=', companyId).executeTakeFirstOrThrow();
  return { ...(await readCharterTerms(t, companyId)), timeZone };
}

type Key = { companyId: number; id: number };

// The title of a charter's entry, with the charter as `c` and its customer as `k`.
const titleOf = sql`coalesce(c.title, left(k.last_name, 150) || ' ' || c.number)`;

/** Gives a charter that holds its yacht its entry in the calendar, and schedules the job for the end of its option. */
export async function takePlace(t: Transaction, { companyId, id }: Key): Promise<void> {
  const { rows } = await sql<{ id: number; yachtId: number; heldUntil: string | null }>`
    insert into schedule_events (company_id, charter_id, yacht_id, type, start_date, end_date, title, customer_id, price, currency, held_until)
    select c.company_id, c.id, c.yacht_id, c.type, c.start_date, c.end_date, ${titleOf}, c.customer_id,
      round(c.total * 100), c.currency, c.option_until
    from charters c join customers k on k.company_id = c.company_id and k.id = c.customer_id where c.company_id = ${companyId} and c.id = ${id}
    returning id, yacht_id, held_until`.execute(t);
  for (const entry of rows) {
    if (entry.heldUntil) await wakeAt(t, { companyId, id, yachtId: entry.yachtId, until: entry.heldUntil });
    await announce(t, { companyId, resourceType: 'schedule', resourceId: entry.id });
  }
}

/** Updates the owner and title of a charter's entry and announces it: its dates, yacht and price have followed the charter before. */
export async function renewEntry(t: Transaction, { companyId, id }: Key): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update schedule_events e set customer_id = c.customer_id, title = ${titleOf}
    from charters c join customers k on k.company_id = c.company_id and k.id = c.customer_id
    where c.company_id = ${companyId} and c.id = ${id} and e.company_id = c.company_id and e.charter_id = c.id returning e.id`.execute(t);
  for (const entry of rows) await announce(t, { companyId, resourceType: 'schedule', resourceId: entry.id });
}

/** Changes when an option ends. */
export async function holdUntil(t: Transaction, { companyId, id }: Key, until: string): Promise<void> {
  const { rows } = await sql<{ id: number; yachtId: number }>`
    update schedule_events set held_until = ${until} where company_id = ${companyId} and charter_id = ${id} returning id, yacht_id`.execute(
    t,
  );
  await sql`update charters set option_until = ${until} where company_id = ${companyId} and id = ${id}`.execute(t);
  for (const entry of rows) {
    await wakeAt(t, { companyId, id, yachtId: entry.yachtId, until });
    await announce(t, { companyId, resourceType: 'schedule', resourceId: entry.id });
  }
}

/** Removes a charter from the calendar and from the queue. `settle` decides who gets what it frees. */
export async function free(
  t: Transaction,
  { companyId, id }: Key,
  { state, reason = null }: { state: string; reason?: string | null },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from schedule_events where company_id = ${companyId} and charter_id = ${id} returning id`.execute(t);
  await sql`
    update charters set state = ${state}, option_until = null, option_hours = null, queued_at = null, reason = ${reason}
    where company_id = ${companyId} and id = ${id}`.execute(t);
  for (const entry of rows) await announce(t, { companyId, resourceType: 'schedule', resourceId: entry.id });
}

/** Turns an option's entry into a firm booking. */
export async function makeFirm(t: Transaction, { companyId, id }: Key): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update schedule_events set held_until = null where company_id = ${companyId} and charter_id = ${id} returning id`.execute(t);
  for (const entry of rows) await announce(t, { companyId, resourceType: 'schedule', resourceId: entry.id });
}

/** Waiting charters lose a period that someone has booked. */
export async function loseWaiting(
  t: Transaction,
  { companyId, yachtId, startDate, endDate }: Yacht & { startDate: string; endDate: string },
): Promise<void> {
  const { rows } = await sql<{ id: number; number: string }>`
    update charters set state = 'lost', reason = 'yacht_taken', option_hours = null, queued_at = null
    where company_id = ${companyId} and yacht_id = ${yachtId} and state = 'waiting' and start_date < ${endDate} and end_date > ${startDate}
    returning id, number`.execute(t);
  for (const { id, number } of rows) await noteByFairlead(t, { companyId, id }, `${number} is lost: someone else booked`);
}

type BookedPeriod = { type: EventType; yachtId: number; startDate: string; endDate: string };

/**
 * After a booking was added, moved or deleted: charters waiting for its new period lose it, and those waiting for its old one may get it.
 */
export async function moveOthersAlong(
  t: Transaction,
  companyId: number,
  { from, to }: { from?: BookedPeriod; to?: BookedPeriod },
): Promise<void> {
  if (to && bookingTypes.includes(to.type))
    await loseWaiting(t, { companyId, yachtId: to.yachtId, startDate: to.startDate, endDate: to.endDate });
  if (!from || !bookingTypes.includes(from.type)) return;
  await holdYachts(t, companyId, [from.yachtId]);
  await settle(t, { companyId, yachtId: from.yachtId });
}

/**
 * The job that settles a yacht when an option on it ends. When it runs doesn't change that moment: it only informs pages, the feed and
 * emails.
 */
export const optionEnds = 'option ends';

function wakeAt(t: Transaction, { companyId, id, yachtId, until }: Key & { yachtId: number; until: string }): Promise<void> {
  return addJob(t, optionEnds, { companyId, yachtId }, { key: `option:${id}:${until}`, at: until });
}

// Blocks from external calendars that have no entry yet come before waiting charters, because they are already sold.
async function firmStretches(t: Transaction, { companyId, yachtId }: Yacht, queue: readonly Queued[]) {
  const first = queue.map(({ startDate }) => startDate).toSorted()[0];
  const { rows } = await sql<{ startDate: string; endDate: string }>`
    select e.start_date, e.end_date from schedule_events e
    where e.company_id = ${companyId} and e.yacht_id = ${yachtId} and ${isBooking('e')} and ${isFirm('e')} and e.end_date > ${first}
    union all
    select b.start_date, b.end_date from imported_blocks b
    where b.company_id = ${companyId} and b.yacht_id = ${yachtId} and not b.placed and not ${isOurs} and b.end_date > ${first}`.execute(t);
  return rows;
}

async function noteByFairlead(t: Transaction, { companyId, id }: Key, details: string): Promise<void> {
  await recordByFairlead(t, { companyId, action: 'status', resourceType: 'charter', resourceId: id, details });
}

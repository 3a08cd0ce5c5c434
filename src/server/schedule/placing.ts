// Places blocks from external calendars on a yacht's calendar (docs/decisions/029), as far as nothing else occupies their time. The yacht's
// row is locked.
import { sql } from 'kysely';
import { titleOf } from '#domain/calendars/calendar-import.ts';
import { freeParts, planFor, trimmed, typeOf, type Plan } from '#domain/calendars/placing.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { usualCurrency } from '../desk-prices/store.ts';
import type { Transaction } from '../platform/database.ts';
import { announceAll } from '../platform/write.ts';

type Yacht = { companyId: number; yachtId: number };
type Span = { startDate: string; endDate: string };
type Entry = Span & { id: number };
type Block = Span & {
  id: number;
  label: string;
  same: boolean;
  /** whether it belonged to a charter that was deleted */ wasCharter: boolean;
};
/** An entry that occupies the yacht, and the block it belongs to. */
type OccupyingEntry = Entry & { blockId: number | null };

/** What changed in the calendar: the ids of entries that were added, moved and deleted. */
export type Placed = { added: number[]; moved: number[]; gone: number[] };

const perStatement = 500;

const hasEntry = sql`exists (select from schedule_events e where e.company_id = b.company_id and e.charter_id = b.charter_id)`;

/**
 * Whether the block `b` is one of our own bookings as well: a block that became a charter is, as long as the charter has an entry, wherever
 * it is.
 */
export const isOurs = sql<boolean>`(b.same and (b.charter_id is null or ${hasEntry}))`;

/**
 * Adds the blocks that aren't in the calendar, or not completely, where nothing else is. A block that someone matched with the booking in
 * its way isn't added until that booking is deleted.
 */
export async function placeBlocks(t: Transaction, { companyId, yachtId }: Yacht): Promise<Placed> {
  const { rows: blocks } = await sql<Block>`
    select b.id, i.label, b.same and b.charter_id is null as same, b.charter_id is not null as was_charter, b.start_date, b.end_date from imported_blocks b
      join calendar_imports i on i.company_id = b.company_id and i.id = b.import_id
    where b.company_id = ${companyId} and b.yacht_id = ${yachtId} and not b.placed and (b.charter_id is null or not ${hasEntry}) order by b.start_date, b.id`.execute(
    t,
  );
  if (blocks.length === 0) return { added: [], moved: [], gone: [] };
  const trims = trimsOf(await entriesAround(t, { companyId, yachtId }, blocks), blocks);
  const settled = settledBlocks(blocks, trims.left);
  const gone = [...trims.gone, ...settled.flatMap(({ plan }) => plan.go)];
  const moves = settled.flatMap(({ plan }) => plan.change);
  await deleteEntries(t, companyId, gone);
  // Entries that extend beyond their block are shortened first, so that none is in the way of another block.
  await move(
    t,
    companyId,
    trims.moved.filter(({ id }) => !gone.includes(id)),
  );
  await move(t, companyId, moves);
  const added = await put(t, { companyId, yachtId }, settled);
  await note(t, companyId, settled);
  const moved = [...new Set([...trims.moved, ...moves].map(({ id }) => id))].filter((id) => !gone.includes(id));
  await announceEntries(t, companyId, [...added, ...moved, ...gone]);
  return { added, moved, gone };
}

/** Announces changed entries of the calendar. */
export async function announceEntries(t: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += perStatement)
    await announceAll(
      t,
      ids.slice(from, from + perStatement).map((resourceId) => ({ companyId, resourceType: 'schedule', resourceId })),
    );
}

/** All entries that occupy the yacht around these blocks. */
async function entriesAround(t: Transaction, { companyId, yachtId }: Yacht, blocks: readonly Block[]): Promise<OccupyingEntry[]> {
  const from = blocks[0]?.startDate;
  const to = blocks
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);
  const { rows } = await sql<OccupyingEntry>`
    select e.id, e.block_id, e.start_date, e.end_date from schedule_events e
    where e.company_id = ${companyId} and e.yacht_id = ${yachtId} and e.type = any(${bookingTypes})
      and ((e.end_date > ${from} and e.start_date < ${to}) or e.block_id = any(${blocks.map(({ id }) => id)}::bigint[]))`.execute(t);
  return rows;
}

/** Which of these entries extend beyond their block, and what remains of all of them within it. */
function trimsOf(held: readonly OccupyingEntry[], blocks: readonly Block[]): { gone: number[]; moved: Entry[]; left: OccupyingEntry[] } {
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const trims: ReturnType<typeof trimsOf> = { gone: [], moved: [], left: [] };
  for (const entry of held) {
    const block = entry.blockId === null ? undefined : byId.get(entry.blockId);
    const to = block ? trimmed(entry, block) : entry;
    if (to === null) trims.gone.push(entry.id);
    else trims.left.push({ ...entry, ...to });
    if (to && (to.startDate !== entry.startDate || to.endDate !== entry.endDate)) trims.moved.push({ id: entry.id, ...to });
  }
  return trims;
}

type Settled = { block: Block; plan: Plan; same: boolean; placed: boolean };

/** What becomes of each block, in the order of their beginning. */
function settledBlocks(blocks: readonly Block[], left: readonly OccupyingEntry[]): Settled[] {
  let held = [...left];
  return blocks.map((block) => {
    const around = held.filter(({ startDate, endDate }) => startDate < block.endDate && endDate > block.startDate);
    const own = around.filter(({ blockId }) => blockId === block.id);
    const parts = freeParts(
      block,
      around.filter(({ blockId }) => blockId !== block.id),
    );
    const placed = parts.length === 1 && parts[0]?.startDate === block.startDate && parts[0].endDate === block.endDate;
    const same = block.same && !placed;
    const plan = planFor(own, same ? [] : parts);
    held = held.filter(({ blockId }) => blockId !== block.id);
    if (!same) held.push(...parts.map((part) => ({ id: 0, blockId: block.id, ...part })));
    return { block, plan, same, placed };
  });
}

async function deleteEntries(t: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from schedule_events where company_id = ${companyId} and id = any(${ids}::bigint[])`.execute(t);
}

async function move(t: Transaction, companyId: number, entries: readonly Entry[]): Promise<void> {
  for (const each of entries)
    await sql`
      update schedule_events set start_date = ${each.startDate}, end_date = ${each.endDate}, type = ${typeOf(each)}
      where company_id = ${companyId} and id = ${each.id}`.execute(t);
}

async function put(t: Transaction, { companyId, yachtId }: Yacht, settled: readonly Settled[]): Promise<number[]> {
  if (settled.every(({ plan }) => plan.add.length === 0)) return [];
  const currency = await usualCurrency(t, companyId, yachtId);
  const rows = settled.flatMap(({ block, plan }) =>
    plan.add.map((part) => ({ companyId, yachtId, blockId: block.id, type: typeOf(part), title: titleOf(block.label), currency, ...part })),
  );
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += perStatement) {
    const some = rows.slice(from, from + perStatement);
    const stored = await t.insertInto('scheduleEvents').values(some).returning('id').execute();
    ids.push(...stored.map(({ id }) => id));
  }
  return ids;
}

async function note(t: Transaction, companyId: number, settled: readonly Settled[]): Promise<void> {
  const idsOf = (which: (each: Settled) => boolean) => settled.filter(which).map(({ block }) => block.id);
  const changed = idsOf(({ block, same, placed }) => block.same !== same || block.wasCharter || placed);
  if (changed.length === 0) return;
  await sql`
    update imported_blocks set charter_id = null, placed = (id = any(${idsOf(({ placed }) => placed)}::bigint[])), same = (id = any(${idsOf(({ same }) => same)}::bigint[]))
    where company_id = ${companyId} and id = any(${changed}::bigint[])`.execute(t);
}

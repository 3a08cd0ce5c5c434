import { sql, type CompiledQuery } from 'kysely';
import { titleOf, type CalendarImport } from '#domain/calendars/calendar-import.ts';
import type { Stretch } from '#domain/calendars/stretches.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { isThere } from '../platform/expressions.ts';
import { notThere } from '../platform/errors.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { announceEntries } from '../schedule/placing.ts';
import { holdYachts } from '../schedule/settling.ts';

const shownConflicts = 50;

// A calendar is called `i`, its yacht `y`.
const ofImport = sql`b.company_id = i.company_id and b.import_id = i.id`;
const conflicts = sql`(
  select json_agg(json_build_object('key', b.key, 'summary', b.summary, 'startDate', wire_instant(b.start_date), 'endDate', wire_instant(b.end_date),
    'with', (select json_build_object('eventId', e.id, 'title', e.title, 'charterId', e.charter_id, 'startDate', wire_instant(e.start_date), 'endDate', wire_instant(e.end_date))
      from schedule_events e where e.company_id = b.company_id and e.yacht_id = b.yacht_id and e.type in ('day_rent', 'charter') and ${isThere('e')}
        and e.block_id is distinct from b.id and tstzrange(e.start_date, e.end_date) && tstzrange(b.start_date, b.end_date)
      order by e.start_date, e.id limit 1)) order by b.start_date, b.id)
  from (select * from imported_blocks b where ${ofImport} and not b.placed and not b.same and b.end_date > now() order by b.start_date, b.id limit ${shownConflicts}) b)`;
const answered = sql`
  i.id, ${answeredCompanyOf('i')}, i.yacht_id, y.name as yacht_name, i.label,
  lower(substring(i.url from '^[a-zA-Z]+://([^/?#:]+|\\[[^\\]]*\\])')) as host,
  case when i.pending is not null then 'doubtful' when i.failures > 0 then 'failing' when i.last_read_at is null then 'new' when i.url is null then 'file' else 'fine' end as state,
  i.last_read_at, i.last_error, i.failing_since,
  (select count(*) from imported_blocks b where ${ofImport} and b.end_date > now()) as blocks, i.skipped,
  coalesce(${conflicts}, '[]') as conflicts, i.created_at, i.updated_at`;
const imports = sql`calendar_imports i join yachts y on y.company_id = i.company_id and y.id = i.yacht_id`;

/** A page of external calendars, by yacht and name. */
export function importPage(
  place: ReadScope,
  filter: PageQuery & { companyId?: number; yachtId?: number },
): CompiledQuery<CalendarImport & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'i')];
  if (filter.companyId) conditions.push(sql<boolean>`i.company_id = ${filter.companyId}`);
  if (filter.yachtId) conditions.push(sql<boolean>`i.yacht_id = ${filter.yachtId}`);
  if (filter.q?.trim()) conditions.push(sql<boolean>`${containsWords(filter.q, sql`i.label`, sql`y.name`)}`);
  return sql<CalendarImport & { total: number }>`
    select ${answered}, count(*) over () as total from ${imports} where ${sql.join(conditions, sql` and `)}
    order by lower(y.name), y.id, lower(i.label), i.id limit ${limit} offset ${offset}`.compile(build);
}

export function importById(place: ReadScope, id: number): CompiledQuery<CalendarImport> {
  return sql<CalendarImport>`select ${answered} from ${imports} where ${within(place, 'i')} and i.id = ${id}`.compile(build);
}

export function readImport(t: Transaction, scope: Scope, id: number): Promise<CalendarImport> {
  return readOne(t, importById(scope, id));
}

/** An external calendar, held until the transaction ends; its yacht is held first, as for every change of the yacht's dates. */
export async function holdImport(t: Transaction, scope: Scope, id: number): Promise<Held<CalendarImport>> {
  const { rows } = await sql<{ companyId: number; yachtId: number }>`
    select i.company_id, i.yacht_id from calendar_imports i where ${within(scope, 'i')} and i.id = ${id}`.execute(t);
  if (!rows[0]) throw notThere();
  await holdYachts(t, rows[0].companyId, [rows[0].yachtId]);
  return hold(t, scope, 'calendarImports', id, importById);
}

/** Everything needed to read a calendar: its address, the ETag of its last answer, and its time zone. */
export type Reading = {
  id: number;
  companyId: number;
  yachtId: number;
  label: string;
  yachtName: string;
  url: string | null;
  etag: string | null;
  timeZone: string;
  checkOutTime: string;
  nextReadAt: string | null;
};

/** The same for one calendar, or nothing if the id doesn't exist. */
export async function readingOf(t: Transaction, scope: Scope, id: number): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    select i.id, i.company_id, i.yacht_id, i.label, y.name as yacht_name, i.url, i.etag, o.time_zone, i.next_read_at,
      coalesce(t.check_out_time, y.house_rules->>'checkOut', o.house_rules->>'checkOut', '09:00') as check_out_time
    from ${imports} join companies o on o.id = i.company_id left join yacht_terms t on t.company_id = i.company_id and t.yacht_id = i.yacht_id
    where ${within(scope, 'i')} and i.id = ${id}`.execute(t);
  return rows[0];
}

/** The number of calendars of a yacht. */
export async function importsOfYacht(t: Transaction, companyId: number, yachtId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from calendar_imports where company_id = ${companyId} and yacht_id = ${yachtId}`.execute(t);
  return Number(rows[0]?.count);
}

/** Whether another calendar of the yacht has this address. */
export async function isReadAlready(
  t: Transaction,
  { companyId, yachtId, url, id = null }: { companyId: number; yachtId: number; url: string | null; id?: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select id from calendar_imports
    where company_id = ${companyId} and yacht_id = ${yachtId} and url = ${url} and id is distinct from ${id}::bigint limit 1`.execute(t);
  return rows.length > 0;
}

/** Marks the booking that overlaps a block as the same booking. Returns whether the block exists and isn't placed. */
export async function markAsSame(t: Transaction, { companyId, id }: { companyId: number; id: number }, key: string): Promise<boolean> {
  const { rows } = await sql`
    update imported_blocks set same = true
    where company_id = ${companyId} and import_id = ${id} and key = ${key} and not placed returning summary`.execute(t);
  return rows.length > 0;
}

/** The contents of a suspicious calendar that wait to be confirmed. */
export async function pendingOf(t: Transaction, companyId: number, id: number): Promise<Stretch[] | null> {
  const { rows } = await sql<{ pending: Stretch[] | null }>`
    select pending from calendar_imports where company_id = ${companyId} and id = ${id}`.execute(t);
  return rows[0]?.pending ?? null;
}

/** Renames its entries, except past ones, and announces them. */
export async function renameEntries(t: Transaction, companyId: number, id: number, label: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update schedule_events e set title = ${titleOf(label)} from imported_blocks b
    where b.company_id = ${companyId} and b.import_id = ${id} and e.company_id = b.company_id and e.block_id = b.id returning e.id`.execute(
    t,
  );
  await announceEntries(
    t,
    companyId,
    rows.map((entry) => entry.id),
  );
}

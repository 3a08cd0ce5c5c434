import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { feedDaysBack, feedLimit, type CalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { standstillTypes } from '#domain/schedule/in-the-way.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { build, within, type Database, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { isThere } from '../platform/expressions.ts';
import { asCompany } from '../platform/scope.ts';
import { readOne } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { addRow } from '../platform/rows.ts';
import type { CalendarEntry } from './icalendar.ts';
import { startsEarlyEnough } from './store.ts';

// Aliases: an address is `f`, its yacht `y`, its company `c`, its creator `u`.
const answered = sql`
  f.id, nullif(f.company_id, 0) as company_id, nullif(c.name, '') as company_name, f.yacht_id, y.name as yacht_name, f.detail, f.import_id, i.label as import_label, f.user_name,
  exists (select from users u where u.id = f.user_id and u.deactivated_at is null) as works, f.last_read_at, f.created_at`;
const feeds = sql`calendar_feeds f join companies c on c.id = f.company_id left join yachts y on y.company_id = f.company_id and y.id = f.yacht_id
  left join calendar_imports i on i.company_id = f.company_id and i.id = f.import_id`;

/** A page of calendar addresses: the company's first, then its yachts' by name. */
export function feedPage(place: ReadScope, filter: PageQuery & { companyId?: number }): CompiledQuery<CalendarFeed & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const words = filter.q?.trim() ? containsWords(filter.q, sql`y.name`) : sql`true`;
  const ofCompany = filter.companyId ? sql`f.company_id = ${filter.companyId}` : sql`true`;
  return sql<CalendarFeed & { total: number }>`
    select ${answered}, count(*) over () as total from ${feeds} where ${within(place, 'f')} and ${ofCompany} and ${words}
    order by c.name, y.name nulls first, f.detail desc, f.id limit ${limit} offset ${offset}`.compile(build);
}

/** One address, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdFeed(t: Transaction, scope: Scope, id: number): Promise<CalendarFeed> {
  return readOne(
    t,
    sql<CalendarFeed>`select ${answered} from ${feeds} where ${within(scope, 'f')} and f.id = ${id} for update of f`.compile(build),
  );
}

type OpenedFeed = {
  id: number;
  companyId: number;
  companyName: string;
  yachtId: number | null;
  detail: CalendarFeed['detail'];
  importId: number | null;
};

/** The feed that a secret opens, marked as read now; undefined if it is unknown or revoked, or its creator's account was deleted. */
export function openFeed(db: Database, tokenHash: Buffer): Promise<OpenedFeed | undefined> {
  return db.atTheDoor(async (t) => {
    const { rows } = await sql<OpenedFeed>`
      select f.id, f.company_id, c.name as company_name, f.yacht_id, f.detail, f.import_id from calendar_feeds f
      join companies c on c.id = f.company_id join users u on u.id = f.user_id
      where f.token_hash = ${tokenHash} and u.deactivated_at is null`.execute(t);
    await sql`
      update calendar_feeds set last_read_at = now() where token_hash = ${tokenHash} and (last_read_at is null or last_read_at < now() - interval '1 minute')`.execute(
      t,
    );
    return rows[0];
  });
}

/** The entries of its calendar, from a year ago to the end of the schedule, and when anything of the company last changed. */
export async function readFeed(
  db: Database,
  { companyId, yachtId, detail, importId }: OpenedFeed,
  now: Date,
): Promise<{ yachtName: string | null; entries: CalendarEntry[]; changedAt: string | null }> {
  const scope = asCompany(companyId);
  const from = new Date(now.getTime() - feedDaysBack * 86_400_000).toISOString();
  const isIncluded = detail === 'full' ? sql`true` : isTakenBut(importId);
  const ofYacht = yachtId === null ? sql`true` : sql`e.yacht_id = ${yachtId}`;
  return db.transaction(scope, async (t) => {
    // Read first, so that a change during this request makes the next answer newer.
    const {
      rows: [last],
    } = await sql<{ changedAt: string | null }>`select max(timestamp) as changed_at from activities a where ${within(scope, 'a')}`.execute(
      t,
    );
    const yacht =
      yachtId === null
        ? null
        : await t.selectFrom('yachts').select('name').where('companyId', '=', companyId).where('id', '=', yachtId).executeTakeFirst();
    const { rows } = await sql<CalendarEntry>`
      select e.id, e.title, e.description, e.type, e.start_date, e.end_date, e.created_at, e.updated_at, y.name as yacht_name, m.status as maintenance_status, e.held_until
      from schedule_events e join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
      left join maintenance m on m.company_id = e.company_id and m.id = e.maintenance_id
      where ${within(scope, 'e')} and ${ofYacht} and ${isIncluded} and ${isThere('e')} and e.end_date > ${from} and ${startsEarlyEnough(scope, from)}
      order by e.start_date desc, e.id desc limit ${feedLimit}`.execute(t);
    return { yachtName: yacht?.name ?? null, entries: rows.toReversed(), changedAt: last?.changedAt ?? null };
  });
}

/** What keeps a yacht from being chartered, except entries from that calendar. */
function isTakenBut(importId: number | null): RawBuilder<boolean> {
  const types = [...bookingTypes, ...standstillTypes];
  return sql<boolean>`e.type = any(${types}) and coalesce(m.status, 'pending') in ('pending', 'in_progress')
    and not exists (select from imported_blocks b where b.company_id = e.company_id and (b.id = e.block_id or b.charter_id = e.charter_id) and b.import_id = ${importId})`;
}

type NewFeed = {
  companyId: number;
  yachtId: number | null;
  detail: CalendarFeed['detail'];
  importId: number | null;
  tokenHash: Buffer;
  userId: number;
  userName: string;
};

/** Replaces the address of a yacht or the whole fleet with a new one and returns its id. Simultaneous requests wait for each other. */
export async function replaceFeed(t: Transaction, feed: NewFeed): Promise<number> {
  const { companyId, yachtId, detail, importId } = feed;
  await t.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
  await t
    .deleteFrom('calendarFeeds')
    .where('companyId', '=', companyId)
    .where('yachtId', yachtId === null ? 'is' : '=', yachtId)
    .where('detail', '=', detail)
    .where('importId', importId === null ? 'is' : '=', importId)
    .execute();
  return addRow(t, 'calendarFeeds', feed);
}

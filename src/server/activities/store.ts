import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Activity, ActivitySort } from '#domain/activities/activity.ts';
import type { PagedKind } from '#domain/activities/words.ts';
import { companySeenOf } from '../platform/company.ts';
import { build, within, type ReadScope } from '../platform/database.ts';
import { fullNameOf } from '../platform/expressions.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type ActivityFilter = PageQuery & {
  action?: string;
  resourceType?: string;
  resourceId?: number;
  userId?: number;
  from?: string;
  to?: string;
  sort?: ActivitySort;
  /** Kinds of record to leave out. */
  hidden?: string[];
};

const order: Record<ActivitySort, RawBuilder<unknown>> = {
  '-timestamp': sql`a.timestamp desc, a.id desc`,
  timestamp: sql`a.timestamp, a.id`,
};

/** Whether an activity, called `a`, is of none of the hidden kinds of record. */
export function isVisible(hidden: string[]): RawBuilder<boolean> {
  return hidden.length > 0 ? sql`a.resource_type <> all(${hidden})` : sql`true`;
}

/** Whether an activity, called `a`, is anything but a sign-in. */
export const isNoSignIn = sql<boolean>`a.action <> 'login'`;

// The tables of records that have their own page.
const tables: Record<PagedKind, string> = {
  yacht: 'yachts',
  crew: 'crew',
  maintenance: 'maintenance',
  equipment: 'equipment',
  part: 'parts',
  checklist: 'checklists',
  document: 'documents',
  defect: 'defects',
  schedule: 'scheduleEvents',
  charter: 'charters',
  departure: 'departures',
  trip: 'trips',
  customer: 'customers',
  expense: 'expenses',
  income: 'income',
  invoice: 'invoices',
  credit_note: 'creditNotes',
  bank: 'bankAccounts',
  yacht_owner: 'yachtOwners',
  company: 'companies',
  user: 'users',
};
// The companies table has no company_id.
const ofItsCompany = (table: string) => (table === 'companies' ? sql`true` : sql`x.company_id = a.company_id`);

/**
 * Whether the record of an activity, called `a`, still exists; the feed doesn't record what was deleted along with a yacht. Null if the
 * kind has no page.
 */
const resourceExists = sql`case a.resource_type ${sql.join(
  Object.entries(tables).map(
    ([kind, table]) =>
      sql`when ${sql.lit(kind)} then exists (select from ${sql.table(table)} x where ${ofItsCompany(table)} and x.id = a.resource_id)`,
  ),
  sql` `,
)} end as resource_exists`;

/** The activities without their changes and IP addresses, which only people who run the company may see. */
export function inBrief(activities: Activity[]): Activity[] {
  return activities.map((each) => ({ ...each, changes: null, ip: null }));
}

/**
 * A page of the feed, newest first by default; each row has the count of all that match. Sign-ins are included only if filtered by action
 * or kind.
 */
export function activityPage(place: ReadScope, filter: ActivityFilter): CompiledQuery<Activity & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { action, resourceType, resourceId, userId, from, to, q, hidden } = filter;
  const wanted = sql.join(
    [
      within(place, 'a'),
      ...(q?.trim() ? [containsWords(q, sql`a.details`)] : []),
      ...(action ? [sql`a.action = ${action}`] : []),
      ...(resourceType ? [sql`a.resource_type = ${resourceType}`] : []),
      ...(resourceId ? [sql`a.resource_id = ${resourceId}`] : []),
      ...(userId ? [sql`a.user_id = ${userId}`] : []),
      ...(from ? [sql`a.timestamp >= ${from}`] : []),
      ...(to ? [sql`a.timestamp < ${to}`] : []),
      ...(hidden ? [isVisible(hidden)] : []),
      // Sign-ins are listed only on request.
      ...(action || resourceType ? [] : [isNoSignIn]),
    ],
    sql` and `,
  );
  const sorted = order[filter.sort ?? '-timestamp'];
  // The page is cut first: for all rows that match, PostgreSQL would look up their records by reading the company's whole tables.
  return sql<Activity & { total: number }>`
    select a.id, a.action, a.resource_type, a.resource_id, a.details, a.user_id, a.user_name, a.timestamp, a.changes, host(a.ip) as ip, ${companySeenOf('a', place)}, ${resourceExists},
      (select count(*) from activities a where ${wanted}) as total
    from (select * from activities a where ${wanted} order by ${sorted} limit ${limit} offset ${offset}) a order by ${sorted}`.compile(
    build,
  );
}

/** The people whose activities the user may see, by name, or one of them. */
export function peoplePage(
  place: ReadScope,
  filter: PageQuery & { id?: number },
): CompiledQuery<{ id: number; name: string; companyName: string | null; total: number }> {
  const { limit, offset } = pageOf(filter);
  const named = filter.q?.trim() ? containsWords(filter.q, fullNameOf('u')) : sql`true`;
  const wanted = filter.id ? sql`u.id = ${filter.id}` : sql`true`;
  const sorted = bestFirst(filter.q, fullNameOf('u'), sql`lower(u.last_name), lower(u.first_name), u.id`);
  return sql<{ id: number; name: string; companyName: string | null; total: number }>`
    select u.id, ${fullNameOf('u')} as name, ${companySeenOf('u', place)}, count(*) over () as total from users u where ${within(place, 'u')} and u.role <> 'yacht_owner' and ${named} and ${wanted}
    order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

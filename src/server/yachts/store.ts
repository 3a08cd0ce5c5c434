import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Plan } from '#domain/billing/plans.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import type { YachtStatus, YachtUse } from '#domain/yachts/words.ts';
import type { Yacht, YachtDeletion, YachtSort } from '#domain/yachts/yacht.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';
import { isBanned } from '../platform/expressions.ts';
import { turnaroundOf } from './turnaround-of.ts';
import { currentUse, endOfUse, placeOfUse, withCalendar } from './current-use.ts';

type YachtFilter = PageQuery & { status?: YachtStatus | 'all'; use?: YachtUse; sort?: YachtSort; companyId?: number };

// All fields of a yacht. Its row is called `y`, its calendar as in `withCalendar`. Company 0 stands for none.
const answered = sql`
  y.id, y.name, y.type, y.length, y.status, y.image_url, y.flag_country, y.location, y.year, y.captain_id, y.house_rules, (select ${turnaroundOf('y', 'p')}::float8 from companies p where p.id = y.company_id) as turnaround_hours, y.created_at, y.updated_at,
  ${answeredCompanyOf('y')},
  (select m.name from crew m where m.company_id = y.company_id and m.id = y.captain_id) as captain_name,
  (select count(*) from crew m where m.company_id = y.company_id and m.yacht_id = y.id) as crew_count,
  ${isBanned('y', sql`now()`)} as may_not_sail, work.next_due as next_maintenance_date, ${currentUse} as use, ${endOfUse} as use_until`;

const order: Record<YachtSort, RawBuilder<unknown>> = {
  name: sql`lower(y.name), y.id`,
  '-name': sql`lower(y.name) desc, y.id desc`,
  length: sql`y.length_metres nulls last, y.id`,
  '-length': sql`y.length_metres desc nulls last, y.id`,
  year: sql`y.year nulls last, y.id`,
  '-year': sql`y.year desc nulls last, y.id`,
  status: sql`array_position(array['active', 'maintenance', 'inspection', 'docked'], y.status), lower(y.name), y.id`,
  '-status': sql`array_position(array['docked', 'inspection', 'maintenance', 'active'], y.status), lower(y.name), y.id`,
  use: sql`${placeOfUse}, ${endOfUse} nulls last, lower(y.name), y.id`,
  '-use': sql`${placeOfUse} desc, ${endOfUse} desc nulls last, lower(y.name) desc, y.id desc`,
  location: sql`lower(y.location) nulls last, lower(y.name), y.id`,
  '-location': sql`lower(y.location) desc nulls last, lower(y.name), y.id`,
  id: sql`y.id`,
  '-id': sql`y.id desc`,
};

/** A page of a fleet, with the count of all that match on every row. */
export function fleetPage(place: ReadScope, filter: YachtFilter): CompiledQuery<Yacht & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'y')];
  if (filter.status && filter.status !== 'all') conditions.push(sql<boolean>`y.status = ${filter.status}`);
  if (filter.companyId) conditions.push(sql<boolean>`y.company_id = ${filter.companyId}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`y.name`, sql`y.type`, sql`y.location`));
  if (filter.use) conditions.push(sql<boolean>`${currentUse} = ${filter.use}`);
  const sorted = filter.sort ? order[filter.sort] : bestFirst(filter.q, sql`y.name`, order.name);
  // The calendars of the whole fleet are read only if they decide which yachts are on the page.
  const chosenByUse = filter.use || filter.sort === 'use' || filter.sort === '-use';
  return sql<Yacht & { total: number }>`
    with y as (
      select y.*, count(*) over () as total from ${chosenByUse ? withCalendar(sql`yachts y`) : sql`yachts y`}
      where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}
    )
    select ${answered}, y.total from ${withCalendar(sql`y`)} order by ${sorted}`.compile(build);
}

/** One yacht as returned by the API. */
export function yachtById(place: ReadScope, id: number): CompiledQuery<Yacht> {
  return sql<Yacht>`select ${answered} from ${withCalendar(sql`yachts y`)} where ${within(place, 'y')} and y.id = ${id}`.compile(build);
}

/** The yacht, locked until the transaction ends; 404 if this scope has none with that id. */
export function holdYacht(t: Transaction, scope: Scope, id: number): Promise<Held<Yacht>> {
  return hold(t, scope, 'yachts', id, yachtById);
}

/** One yacht as returned by the API, within a transaction. */
export function readYacht(t: Transaction, scope: Scope, id: number): Promise<Yacht> {
  return readOne(t, yachtById(scope, id));
}

// Charters that a yacht is detached from when she is deleted.
const cameToNothing = sql`x.state in ('enquiry', 'lost', 'expired')`;

/** Counts what is deleted with a yacht, and what prevents deleting it. */
export async function linkedToYacht(t: Transaction, companyId: number, yachtId: number): Promise<Pick<YachtDeletion, 'goes' | 'inTheWay'>> {
  const of = (table: RawBuilder<unknown>, also: RawBuilder<unknown> = sql`true`) =>
    sql<number>`(select count(*) from ${table} x where x.company_id = ${companyId} and x.yacht_id = ${yachtId} and ${also})`;
  const { rows } = await sql<Pick<YachtDeletion, 'goes'> & YachtDeletion['inTheWay']>`
    select json_build_object('events', ${of(sql`schedule_events`)}, 'maintenance', ${of(sql`maintenance`)}, 'trips', ${of(sql`trips`)}, 'equipment', ${of(sql`equipment`)},
        'documents', ${of(sql`documents`)}, 'defects', ${of(sql`defects`)}, 'plans', ${of(sql`service_plans`)}, 'services', ${of(sql`services`)},
        'checklists', ${of(sql`checklists`)}, 'runs', ${of(sql`checklist_runs`)}, 'stocks', ${of(sql`part_stocks`)}, 'inventory', ${of(sql`inventory_items`)},
        'calendars', ${of(sql`calendar_imports`)}, 'terms', ${of(sql`yacht_terms`)}, 'seasons', ${of(sql`yacht_seasons`)},
        'extras', ${of(sql`extras`)}, 'reportLinks', ${of(sql`report_links`)}, 'needs', ${of(sql`document_needs`)}, 'crewUnassigned', ${of(sql`crew`)},
        'chartersUnassigned', ${of(sql`charters`, cameToNothing)}) as goes,
      ${of(sql`schedule_events`, sql`x.type = any(${bookingTypes}) and x.end_date > now() and x.charter_id is null`)} as bookings,
      ${of(sql`charters`, sql`not ${cameToNothing}`)} + (select count(*) from charters p
        join schedule_events e on e.company_id = p.company_id and e.id = p.departure_id where p.company_id = ${companyId} and e.yacht_id = ${yachtId}) as charters,
      ${of(sql`expenses`)} as expenses, ${of(sql`income`)} as income, ${of(sql`yacht_shares`)} as shares, ${of(sql`management_agreements`)} as agreements, ${of(sql`owner_statements`)} as statements,
      (select count(*) from invoices i where i.company_id = ${companyId} and (
        i.yacht_id = ${yachtId}
        or exists (select from schedule_events e where e.company_id = i.company_id and e.id = i.event_id and e.yacht_id = ${yachtId})
        or exists (select from income n where n.company_id = i.company_id and n.invoice_id = i.id and n.yacht_id = ${yachtId}))) as invoices`.execute(
    t,
  );
  const { goes: deleted, ...inTheWay } = rows[0] as (typeof rows)[number];
  return { goes: deleted, inTheWay };
}

/** Detaches a yacht from what came to nothing but would keep her from being deleted: enquiries, and charters that expired or were lost. */
export async function forgetYacht(t: Transaction, companyId: number, yachtId: number): Promise<void> {
  await t.updateTable('charters').set({ yachtId: null }).where('companyId', '=', companyId).where('yachtId', '=', yachtId).execute();
}

/** A company's plan, and how many boats it has. If two add the last allowed boat at once, one waits for the other here. */
export async function holdFleetSize(t: Transaction, companyId: number): Promise<{ subscriptionTier: Plan; boats: number }> {
  const { subscriptionTier } = await t
    .selectFrom('companies')
    .select('subscriptionTier')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { boats } = await t
    .selectFrom('yachts')
    .select((each) => each.fn.countAll<number>().as('boats'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return { subscriptionTier, boats };
}

/** Revokes the calendar addresses of a yacht, and deletes the external calendars imported for it. */
export async function deleteFeedsOfYacht(t: Transaction, companyId: number, yachtId: number): Promise<void> {
  for (const table of ['calendarFeeds', 'calendarImports'] as const)
    await t.deleteFrom(table).where('companyId', '=', companyId).where('yachtId', '=', yachtId).execute();
}

import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { CurrencyTotal } from '#domain/finance/currency-total.ts';
import type { EventCounts, EventListQuery, EventTotalsQuery } from '#domain/schedule/event-list.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { withMoney } from '../finance/money-state.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { charterNumberOf, fullNameOf, importLabelOf, isFirm, isThere } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords } from '../platform/lists.ts';
import { settle } from './settling.ts';

// All fields of an entry. Its row is called `e`, its yacht `y`, its customer `c`, its maintenance record `r`.
export const answeredEvent = sql`
  e.id, e.title, e.description, e.yacht_id, y.name as yacht_name, e.type, e.color, e.customer_id, e.start_date, e.end_date, ${answeredCompanyOf('e')},
  e.price, e.currency, e.estimated_cost, e.actual_cost, e.maintenance_id, r.status as maintenance_status, e.charter_id, ${charterNumberOf('e')} as charter_number,
  exists (select from departures d where d.company_id = e.company_id and d.id = e.id) as is_departure, e.held_until, ${importLabelOf('e')} as import_label, e.created_at, e.updated_at, ${fullNameOf('c')} as customer_full_name`;
export const withNamesOf = (entries: RawBuilder<unknown>) => sql`
  ${entries} join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
  left join customers c on c.company_id = e.company_id and c.id = e.customer_id
  left join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id`;

/**
 * A page of the schedule, by start unless another order is requested, with the count of all that match on every row. `from` and `to` bound
 * a window: it contains what ends after its beginning and starts before its end.
 */
export function eventPage(place: ReadScope, filter: EventListQuery): CompiledQuery<ScheduleEvent & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'e'), isThere('e')];
  if (filter.from) conditions.push(sql<boolean>`e.end_date > ${filter.from}`, startsEarlyEnough(place, filter.from));
  if (filter.to) conditions.push(sql<boolean>`e.start_date < ${filter.to}`);
  // Entries that ended before a time also began before it, and the start is indexed.
  if (filter.endedBy) conditions.push(sql<boolean>`e.end_date <= ${filter.endedBy} and e.start_date < ${filter.endedBy}`);
  if (filter.yachtId) conditions.push(sql<boolean>`e.yacht_id = ${filter.yachtId}`);
  if (filter.customerId) conditions.push(sql<boolean>`e.customer_id = ${filter.customerId}`);
  if (filter.type) conditions.push(sql<boolean>`e.type = ${filter.type}`);
  if (filter.status) conditions.push(byStatus[filter.status]);
  if (filter.q?.trim()) conditions.push(matchesSearch(place, filter.q));
  const order = orders[filter.sort ?? 'startDate'];
  const wanted = sql`schedule_events e where ${sql.join(conditions, sql` and `)}`;
  // If all matches have to be read anyway, they are counted on the way; otherwise the index counts them and only one page is read.
  const readsAll =
    (filter.from && filter.to) || filter.endedBy || filter.q?.trim() || filter.status === 'completed' || filter.status === 'in_progress';
  const total = readsAll ? sql`count(*) over ()` : sql`(select count(*) from ${wanted})`;
  const [money, pictures] = [filter.money === 'true', filter.pictures === 'true'];
  const columns = sql`${answeredEvent}${money ? sql`, money.state as money_state, money.invoice_id` : sql``}${
    pictures ? sql`, y.type as yacht_type, y.length as yacht_length, y.image_url as yacht_image_url` : sql``
  }`;
  const listed = withNamesOf(sql`e`);
  return sql<ScheduleEvent & { total: number }>`
    with e as (select e.*, ${total} as total from ${wanted} order by ${order} limit ${limit} offset ${offset})
    select ${columns}, e.total from ${money ? withMoney(listed) : listed} order by ${order}`.compile(build);
}

const orders = {
  startDate: sql`e.start_date, e.id`,
  '-startDate': sql`e.start_date desc, e.id desc`,
  endDate: sql`e.end_date, e.id`,
};

// The same as the domain's `statusAt`, with the database's clock.
const byStatus = {
  scheduled: sql<boolean>`e.start_date > now()`,
  in_progress: sql<boolean>`(e.start_date <= now() and e.end_date >= now())`,
  completed: sql<boolean>`e.end_date < now()`,
};

/** Searches titles, yachts and customers. Yachts and customers are searched once, not once for each entry. */
function matchesSearch(place: ReadScope, q: string): RawBuilder<boolean> {
  return sql<boolean>`(${containsWords(q, sql`e.title`, sql`e.description`)} or e.yacht_id in (select y.id from yachts y where ${within(place, 'y')} and ${containsWords(q, sql`y.name`)})
    or e.customer_id in (select c.id from customers c where ${within(place, 'c')} and ${containsWords(q, fullNameOf('c'))}))`;
}

/** The counts by status of events of a type or yacht, or that match a search, in one pass. */
export function eventCounts(
  place: ReadScope,
  { yachtId, type, q }: Pick<EventListQuery, 'yachtId' | 'type' | 'q'>,
): CompiledQuery<EventCounts> {
  return sql<EventCounts>`
    select count(*) as total, count(*) filter (where ${byStatus.scheduled}) as scheduled,
      count(*) filter (where ${byStatus.in_progress}) as in_progress, count(*) filter (where ${byStatus.completed}) as completed
    from schedule_events e where ${matching(place, { yachtId, type, q })}`.compile(build);
}

/** The total price of the matching bookings, one row per currency, largest first. The count includes only those with a price. */
export function eventTotals(place: ReadScope, filter: EventTotalsQuery): CompiledQuery<CurrencyTotal> {
  return sql<CurrencyTotal>`
    select e.currency, count(*) as count, round(sum(e.price) / 100.0, 2) as total from schedule_events e
    where ${matching(place, filter)} and ${isFirm('e')} and e.price is not null group by e.currency order by sum(e.price) desc, e.currency`.compile(
    build,
  );
}

function matching(place: ReadScope, { yachtId, type, status, q }: EventTotalsQuery): RawBuilder<boolean> {
  const conditions = [within(place, 'e'), isThere('e')];
  if (yachtId) conditions.push(sql<boolean>`e.yacht_id = ${yachtId}`);
  if (type) conditions.push(sql<boolean>`e.type = ${type}`);
  if (status) conditions.push(byStatus[status]);
  if (q?.trim()) conditions.push(matchesSearch(place, q));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/**
 * Entries that overlap a window start at most the length of the company's longest event before it. Without this lower bound the index would
 * scan a company's whole past. For all companies together such a bound isn't worth looking up.
 */
export function startsEarlyEnough(place: ReadScope, from: string): RawBuilder<boolean> {
  if (place.kind === 'platform') return sql<boolean>`true`;
  return sql<boolean>`e.start_date > ${from}::timestamptz - (select max(d.end_date - d.start_date) from schedule_events d where ${within(place, 'd')})`;
}

/** One entry as returned by the API. */
export function eventById(place: ReadScope, id: number): CompiledQuery<ScheduleEvent> {
  return sql<ScheduleEvent>`select ${answeredEvent} from ${withNamesOf(sql`schedule_events e`)} where ${within(place, 'e')} and ${isThere('e')} and e.id = ${id}`.compile(
    build,
  );
}

/**
 * The entry, locked until the transaction ends; 404 if this scope has none with that id. Related rows are locked first, in the order used
 * everywhere, or two requests could deadlock: for maintenance its record; for a charter its yacht, the yacht it moves to, and the charter.
 */
export async function holdEvent(t: Transaction, scope: Scope, id: number, to?: number): Promise<Held<ScheduleEvent>> {
  const ofCharter = (column: string) =>
    sql`select ${sql.ref(column)} from schedule_events e where ${within(scope, 'e')} and e.id = ${id} and e.charter_id is not null`;
  const { rows: yachts } = await sql<{ companyId: number; yachtId: number }>`
    select y.company_id, y.id as yacht_id from yachts y
    where ${within(scope, 'y')} and exists (${ofCharter('e.charterId')}) and y.id in ((${ofCharter('e.yachtId')}), ${to ?? 0})
    order by y.id for no key update`.execute(t);
  for (const yacht of yachts) await settle(t, yacht);
  await sql`select 1 from charters c where ${within(scope, 'c')} and c.id = (${ofCharter('e.charterId')}) for update`.execute(t);
  await sql`
    select 1 from maintenance r where ${within(scope, 'r')}
      and r.id = (select e.maintenance_id from schedule_events e where ${within(scope, 'e')} and e.id = ${id}) for update`.execute(t);
  return hold(t, scope, 'scheduleEvents', id, eventById);
}

/** One entry as returned by the API, within a transaction. */
export function readEvent(t: Transaction, scope: Scope, id: number): Promise<ScheduleEvent> {
  return readOne(t, eventById(scope, id));
}

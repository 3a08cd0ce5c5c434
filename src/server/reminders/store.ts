import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { patienceHours } from '#domain/calendars/pauses.ts';
import { daysDueOn, showsBefore } from '#domain/reminders/days.ts';
import type { Reminder, ReminderKind } from '#domain/reminders/reminder.ts';
import { daysBetween, type Day } from '#domain/shared/calendar-days.ts';
import { namedGuests } from '../desk/store.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { isMissing, neededDocuments, stillCounts, withNewest } from '../documents/store.ts';
import { asHours } from '../equipment/hours-of.ts';
import { isInUse } from '../equipment/store.ts';
import { customerName, isOverdue } from '../finance/invoice-store.ts';
import {
  apaReceived,
  apaReturned,
  apaSpent,
  customerNameOf,
  isApaLow,
  isBooking,
  isInvoiced,
  isOpenWork,
  isOverdueWork,
  openOfInvoice,
  todayAt,
} from '../platform/expressions.ts';
import { build, within, type Database, type Scope } from '../platform/database.ts';
import { noticeDays, withOpenJob, withPostponement } from '../services/plan-standing.ts';

/** Whose due items are read (of one company if given), and at which moment. Days are those of each company's time zone. */
type DueContext = {
  scope: Scope;
  companyId?: number | undefined;
  now: Date;
  /** Whether it is for an email, which lists each item once. */ telling?: true;
};
/** How many items of each kind are listed, and in which order. */
type Listing = { order: keyof typeof orders; limit: number };

/** The due items, in the requested order, and the count of each kind. */
type DueNow<Kind extends ReminderKind> = { rows: DueRow<Kind>[]; totals: Record<Kind, number> };
/** The due items of one kind. */
export type Due = { kind: ReminderKind; rows: Reminder[]; total: number };

const nearestFirst: Listing = { order: 'nearest', limit: 20 };

/** The due items of these kinds at this moment. */
export function dueNow<Kind extends ReminderKind>(
  db: Database,
  context: DueContext,
  kinds: readonly Kind[],
  listing: Listing = nearestFirst,
): Promise<DueNow<Kind>> {
  return read(
    db,
    context,
    kinds.map((kind) => ({ kind, last: showsBefore[kind] })),
    listing,
  );
}

/**
 * The due items of these kinds that the emails of this day list, since the previous emails: company by company, without empty kinds. All
 * companies have that day, and are read in one query, each by its own time zone and with the same maximum of each kind.
 */
export async function remindersForToday(
  db: Database,
  { scope, companyIds, today, now }: { scope: Scope; companyIds: number[]; today: Day; now: Date },
  kinds: readonly ReminderKind[],
  before: Day | null,
): Promise<Map<number, Due[]>> {
  const windows = kinds.flatMap((kind) => {
    const each = daysDueOn(kind, today, before).map((day) => daysBetween(today, day));
    return each.length === 0 ? [] : [{ kind, last: Math.max(...each), each }];
  });
  if (windows.length === 0) return new Map();
  const { rows } = await db.in(scope).executeQuery(dueRowsOfEach({ scope, now, telling: true }, companyIds, windows));
  return byCompany(rows);
}

/** Groups rows that come sorted by company, and by kind within it. */
function byCompany(rows: DueRow[]): Map<number, Due[]> {
  const dueByCompany = new Map<number, Due[]>();
  for (const { total, ...reminder } of rows) {
    const due = dueByCompany.get(reminder.companyId) ?? [];
    dueByCompany.set(reminder.companyId, due);
    const same = due.find(({ kind }) => kind === reminder.kind);
    if (same) same.rows.push(reminder);
    else due.push({ kind: reminder.kind, rows: [reminder], total });
  }
  return dueByCompany;
}

/** A kind, and the maximum number of days left. */
type KindWindow<Kind> = { kind: Kind; last: number };

async function read<Kind extends ReminderKind>(
  db: Database,
  context: DueContext,
  windows: KindWindow<Kind>[],
  listing: Listing,
): Promise<DueNow<Kind>> {
  const rows = windows.length === 0 ? [] : (await db.in(context.scope).executeQuery(dueRows(context, windows, listing))).rows;
  const totals = Object.fromEntries(windows.map(({ kind }) => [kind, 0])) as Record<Kind, number>;
  for (const { kind, total } of rows) totals[kind] = total;
  return { rows, totals };
}

// For money, large and long overdue amounts first, by the full amount: payments so far would have to be added up for each row.
const heaviest = sql`d.owed * greatest(1, -d.days_left) desc, d.days_left, d.resource_id`;

// The longest overdue first.
const orders = {
  nearest: sql`abs(d.days_left), d.days_left, d.kind, d.at, d.resource_id`,
  pressing: sql`d.days_left, d.kind, d.at, d.resource_id`,
};

/** The one query for what is due: for each kind, a limited number of rows and the total count. */
function dueRows<Kind extends ReminderKind>(
  context: DueContext,
  windows: KindWindow<Kind>[],
  { order, limit }: Listing,
): CompiledQuery<DueRow<Kind>> {
  const kinds = windows.map(({ kind, last }) => {
    const first = order === 'pressing' && kind === 'invoice' ? heaviest : orders[order];
    return withOpen(
      kind,
      sql`select d.*, count(*) over () as total from (
      select ${kind} as kind, o.id as company_id, o.name as company_name, f.*, f.day - ${todayAt('o', context.now)} as days_left from ${companiesOf(context)} o cross join lateral (${rowsOf[kind](context, last)}) f) d
      order by ${first} limit ${limit}`,
    );
  });
  return sql<DueRow<Kind>>`select * from (${sql.join(kinds, sql` union all `)}) d order by ${orders[order]}`.compile(build);
}

const columnsOfAll = sql`d.kind, d.company_id, d.company_name, d.resource, d.resource_id, d.label, d.of, d.day, d.overdue, d.at, d.days_left, d.total`;

/** These rows of a kind with their outstanding amounts, if they are about money. */
function withOpen(kind: ReminderKind, rows: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = sql`${columnsOfAll}, ${kind === 'service' ? sql`d.hours_left` : sql`null::float8 as hours_left`}`;
  if (kind === 'instalment') return sql`(select ${columns}, d.amount, d.currency from (${rows}) d)`;
  if (kind === 'apa')
    return sql`(select ${columns}, (${apaReceived} - ${apaSpent} - ${apaReturned})::numeric(20, 2)::text as amount, w.currency from (${rows}) d
      join apa_accounts w on w.company_id = d.company_id and w.charter_id = d.resource_id)`;
  if (kind !== 'invoice') return sql`(select ${columns}, null::text as amount, null::text as currency from (${rows}) d)`;
  return sql`(select ${columns}, (${openOfInvoice})::text as amount, i.currency from (${rows}) d join invoices i on i.company_id = d.company_id and i.id = d.resource_id)`;
}

/** A due item of one company, with the count of its kind. */
type DueRow<Kind extends ReminderKind = ReminderKind> = Reminder & { kind: Kind; total: number };

/** The items of each of these companies with one of these numbers of days left, and as many of each kind as for a single company. */
function dueRowsOfEach(
  context: DueContext,
  companyIds: number[],
  windows: (KindWindow<ReminderKind> & { each: number[] })[],
): CompiledQuery<DueRow> {
  const { order, limit } = nearestFirst;
  const kinds = windows.map(({ kind, last, each }) =>
    withOpen(
      kind,
      sql`select d.* from companies o cross join lateral (
        select d.*, count(*) over () as total from (
          select ${kind} as kind, o.id as company_id, o.name as company_name, f.*, f.day - ${todayAt('o', context.now)} as days_left from (${rowsOf[kind](context, last)}) f) d
        where d.days_left = any(${each}::int[]) order by ${orders[order]} limit ${limit}) d
      where o.id = any(${companyIds}::bigint[])`,
    ),
  );
  return sql<DueRow>`select * from (${sql.join(kinds, sql` union all `)}) d order by d.company_id, ${orders[order]}`.compile(build);
}

/** The companies whose rows are read, in a separate subquery: with a join, the planner would read every company. */
function companiesOf({ scope, companyId }: DueContext): RawBuilder<unknown> {
  const its = scope.kind === 'platform' ? sql`true` : sql`c.id = ${scope.companyId}`;
  return sql`(select * from companies c where ${its} ${companyId === undefined ? sql`` : sql`and c.id = ${companyId}`} offset 0)`;
}

/** The rows of the company `o`. */
const of = ({ scope, companyId }: DueContext, table: string) => {
  const alone = companyId === undefined ? sql`` : sql`and o.id = ${companyId}`;
  return sql`${within(scope, table)} and ${sql.ref(`${table}.companyId`)} = o.id ${alone}`;
};
/** The day of a moment in the company's time zone. */
const dayOf = (at: RawBuilder<unknown>) => sql`(${at} at time zone o.time_zone)::date`;
/** Whether a moment is in the future, at most this many days ahead. The first two conditions are for the index. */
const isAhead = (at: RawBuilder<unknown>, { now }: DueContext, last: number) => {
  const from = sql`${now.toISOString()}::timestamptz`;
  return sql`${at} > ${from} and ${at} < ${from} + make_interval(days => ${last + 2}::int) and ${dayOf(at)} <= ${todayAt('o', now)} + ${last}::int`;
};

/** When the open turn of the plan `p` is due, as planned or as postponed. */
const dueOn = sql`coalesce(w.postponed_on, p.due_on)`;

/** Whether the imported calendar `i` has been unreadable for so long that someone has to know. */
const isFailing = ({ now }: DueContext) =>
  sql`coalesce(i.failing_since <= ${now.toISOString()}::timestamptz - make_interval(hours => ${patienceHours}), false)`;

const rowsOf: Record<ReminderKind, (context: DueContext, last: number) => RawBuilder<unknown>> = {
  certificate: (context, last) => sql`
    select 'crew' as resource, k.crew_id as resource_id, k.type as label, m.name as of, k.expiry_date as day, k.expiry_date < ${todayAt('o', context.now)} as overdue, null::timestamptz as at
    from certificates k join crew m on m.company_id = k.company_id and m.id = k.crew_id
    where ${of(context, 'k')} and k.expiry_date <= ${todayAt('o', context.now)} + ${last}::int and not ${isReplaced}`,

  document: (context, last) => sql`
    select 'document' as resource, d.id as resource_id, d.type as label, coalesce((select y.name from yachts y where y.company_id = d.company_id and y.id = d.yacht_id), o.name) as of,
      v.expires_on as day, v.expires_on < ${todayAt('o', context.now)} as overdue, null::timestamptz as at
    from ${withNewest} where ${of(context, 'd')} and v.expires_on <= ${todayAt('o', context.now)} + ${last}::int and ${stillCounts}`,

  // One line per yacht, and one for the company.
  missing: (context) => sql`
    select case when n.yacht_id is null then 'company' else 'yacht' end as resource, coalesce(n.yacht_id, o.id) as resource_id,
      min(n.name) || case count(*) when 1 then '' else ' and ' || count(*) - 1 || ' more' end as label,
      coalesce((select y.name from yachts y where y.company_id = o.id and y.id = n.yacht_id), o.name) as of, max(${dayOf(sql`n.since`)}) as day, false as overdue, null::timestamptz as at
    from (${neededDocuments(context.scope)}) n where n.company_id = o.id and ${isMissing} group by n.yacht_id`,

  // Work that ends at midnight is due on the day before, as in `daysTouched` in the domain.
  maintenance: (context, last) => sql`
    select 'maintenance' as resource, r.id as resource_id, r.title as label, y.name as of, ${dayOf(sql`e.start_date`)} as day, false as overdue, e.start_date as at
    from schedule_events e join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
    where ${of(context, 'e')} and ${isAhead(sql`e.start_date`, context, last)} and ${isOpenWork}
    union all
    select 'maintenance', r.id, r.title, y.name, ${dayOf(sql`(e.end_date - interval '1 millisecond')`)}, true, e.end_date
    from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id join yachts y on y.company_id = r.company_id and y.id = r.yacht_id
    where ${of(context, 'r')} and ${isOverdueWork(context.now)}`,

  // A service covered by open work is part of that work. None is listed before its own notice period, as in `serviceShowsBefore` in the
  // domain.
  service: (context, last) => {
    const today = todayAt('o', context.now);
    const isByDay = sql`coalesce(${dueOn} <= ${today} + least(${last}::int, ${noticeDays}), false)`;
    const isLateByDay = sql`coalesce(coalesce(w.postponed_on, p.due_on + p.late_days) < ${today}, false)`;
    const isLateByHours = sql`coalesce(l.total > coalesce(w.postponed_tenths, p.due_tenths + p.late_tenths), false)`;
    // A service due soon both by date and by hours is listed once, under the more urgent one; emails list each in its time.
    const isByHours = sql`(p.noticed_on is not null and l.total is not null)`;
    const byHours = context.telling ? isByHours : sql`(${isByHours} and (not ${isByDay} or (${isLateByHours} and not ${isLateByDay})))`;
    const byDay = context.telling ? isByDay : sql`(${isByDay} and not ${byHours})`;
    const inUse = sql`${of(context, 'p')} and p.ended_at is null and not p.paused and job.id is null and ${isInUse('q')}`;
    const named = sql`'equipment' as resource, q.id as resource_id, q.name || ', ' || p.title as label, y.name as of`;
    const withAll = sql`service_plans p join equipment q on q.company_id = p.company_id and q.id = p.equipment_id join yachts y on y.company_id = p.company_id and y.id = p.yacht_id
      ${withPostponement} ${withOpenJob} left join lateral (
        select r.total_tenths as total from meter_readings r where r.company_id = p.company_id and r.meter_id = p.meter_id order by r.at desc, r.id desc limit 1) l on true`;
    // Hours are in the email of the morning after the reading that brought the service into notice.
    return sql`
    select ${named}, ${dueOn} as day, ${isLateByDay} as overdue, null::timestamptz as at, null::float8 as hours_left from ${withAll} where ${inUse} and ${byDay}
    union all
    select ${named}, ${context.telling ? sql`p.noticed_on + 1` : today}, ${isLateByHours}, null, ${asHours(sql`(coalesce(w.postponed_tenths, p.due_tenths) - l.total)`)}
    from ${withAll} where ${inUse} and ${byHours}`;
  },

  invoice: (context) => sql`
    select 'invoice' as resource, i.id as resource_id, i.invoice_number as label, ${customerName} as of, i.due_date as day, true as overdue, null::timestamptz as at, i.total as owed
    from invoices i where ${of(context, 'i')} and ${isOverdue(todayAt('o', context.now))}`,

  option: (context, last) => sql`
    select 'charter' as resource, c.id as resource_id, 'Option ' || c.number as label, concat_ws(', ', y.name, ${customerNameOf('k')}) as of, ${dayOf(sql`c.option_until`)} as day, false as overdue, c.option_until as at
    from charters c left join schedule_events z on z.company_id = c.company_id and z.id = c.departure_id
      join yachts y on y.company_id = c.company_id and y.id = coalesce(c.yacht_id, z.yacht_id) left join customers k on k.company_id = c.company_id and k.id = c.customer_id
    where ${of(context, 'c')} and c.state = 'option' and ${isAhead(sql`c.option_until`, context, last)}`,

  // What is on an overdue invoice is part of the invoice.
  instalment: (context, last) => sql`
    select 'charter' as resource, c.id as resource_id, c.number || ', ' || p.label as label, ${customerNameOf('k')} as of, p.due_date as day, p.due_date < ${todayAt('o', context.now)} as overdue, null::timestamptz as at,
      (case when ${isInvoiced} then ${openOfInvoice} else p.amount end)::text as amount, c.currency
    from charter_instalments p join charters c on c.company_id = p.company_id and c.id = p.charter_id join customers k on k.company_id = c.company_id and k.id = c.customer_id
      left join invoices i on i.company_id = p.company_id and i.id = p.invoice_id
    where ${of(context, 'p')} and c.state = 'booked' and p.due_date <= ${todayAt('o', context.now)} + ${last}::int and p.received_on is null
      and coalesce(not ${isInvoiced} or ${openOfInvoice} > 0 and not ${isOverdue(todayAt('o', context.now))}, true)`,

  guests: (context, last) => sql`
    select 'charter' as resource, c.id as resource_id, c.number || ', guest list ' || ${namedGuests} || ' of ' || c.adults + c.children as label, y.name as of, ${dayOf(sql`c.start_date`)} as day, false as overdue, null::timestamptz as at
    from charters c join yachts y on y.company_id = c.company_id and y.id = c.yacht_id
    where ${of(context, 'c')} and c.state = 'booked' and ${isAhead(sql`c.start_date`, context, last)} and ${namedGuests} < c.adults + c.children`,

  calendar: (context) => sql`
    select 'calendar_import' as resource, i.id as resource_id, i.label || case when i.pending is not null then ', suddenly empty' when ${isFailing(context)} then ', can’t be read' else ', double-booked' end as label,
      y.name as of, case when i.pending is not null then ${todayAt('o', context.now)} when ${isFailing(context)} then ${dayOf(sql`i.failing_since`)} else ${dayOf(sql`b.since`)} end as day, false as overdue, null::timestamptz as at
    from calendar_imports i join yachts y on y.company_id = i.company_id and y.id = i.yacht_id cross join lateral (
      select min(b.said_at) as since from imported_blocks b
      where b.company_id = i.company_id and b.import_id = i.id and not b.placed and not b.same and b.end_date > ${context.now.toISOString()}::timestamptz) b
    where ${of(context, 'i')} and (i.pending is not null or ${isFailing(context)} or b.since is not null)`,

  apa: (context) => sql`
    select 'charter' as resource, w.charter_id as resource_id, 'APA of ' || h.number as label,
      concat_ws(', ', (select y.name from yachts y where y.company_id = w.company_id and y.id = w.yacht_id), ${customerNameOf('c')}) as of,
      coalesce((select ${dayOf(sql`max(e.created_at)`)} from apa_entries e where e.company_id = w.company_id and e.account_id = w.id), w.opened_on) as day,
      ${apaReceived} - ${apaSpent} - ${apaReturned} < 0 as overdue, null::timestamptz as at
    from apa_accounts w join charters h on h.company_id = w.company_id and h.id = w.charter_id join customers c on c.company_id = w.company_id and c.id = w.customer_id
    where ${of(context, 'w')} and ${isApaLow}`,

  departure: (context, last) => sql`
    select 'schedule' as resource, e.id as resource_id, e.title as label, y.name as of, ${dayOf(sql`e.start_date`)} as day, false as overdue, e.start_date as at
    from schedule_events e join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
    where ${of(context, 'e')} and ${isBooking('e')} and ${isAhead(sql`e.start_date`, context, last)}
    union all
    select 'trip', t.id, t.departure_location || ' to ' || t.arrival_location, y.name, ${dayOf(sql`t.departure_date`)}, false, t.departure_date
    from trips t join yachts y on y.company_id = t.company_id and y.id = t.yacht_id
    where ${of(context, 't')} and t.status = 'planned' and ${isAhead(sql`t.departure_date`, context, last)}`,

  // There is no reminder for a trial that was cancelled.
  trial: (context, last) => sql`
    select 'subscription' as resource, s.company_id as resource_id, 'Free trial' as label, o.name as of, ${dayOf(sql`s.trial_end`)} as day, false as overdue, s.trial_end as at
    from subscriptions s
    where ${of(context, 's')} and s.status = 'trialing' and not s.cancel_at_period_end and ${isAhead(sql`s.trial_end`, context, last)}`,
};

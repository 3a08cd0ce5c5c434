import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { daysDueOn, showsBefore } from '#domain/reminders/days.ts';
import type { Reminder, ReminderKind } from '#domain/reminders/reminder.ts';
import { addDays, startOfDay, type Day } from '#domain/shared/calendar-days.ts';
import { isReplaced } from '../crew/certificate-store.ts';
import { build, within, type Database, type Scope } from '../platform/database.ts';

/** So many of each kind are told one by one. */
export const maxPerKind = 20;

/** Whose reminders, and on which day of their calendar. */
export type ReminderContext = { scope: Scope; companyId: number; timeZone: string; today: Day; now: Date };
/** Which days they may be about: the last of them, and each of them where only some are meant. */
type Days = { last: Day; each: Day[] | null };
type Found = Omit<Reminder, 'kind' | 'daysLeft'>;
type Counted = Found & { daysLeft: number; total: number };

export type Due = { kind: ReminderKind; rows: Reminder[]; total: number };

/** What is due of these kinds at this moment, of each the nearest to today first. */
export function dueNow(db: Database, context: ReminderContext, kinds: readonly ReminderKind[]): Promise<Due[]> {
  return Promise.all(kinds.map((kind) => read(db, context, kind, { last: addDays(context.today, showsBefore[kind]), each: null })));
}

/** What the letter of this day tells of these kinds, after the letter before; kinds of which there is nothing to tell are left out. */
export async function remindersForToday(
  db: Database,
  context: ReminderContext,
  kinds: readonly ReminderKind[],
  before: Day | null,
): Promise<Due[]> {
  const told = await Promise.all(
    kinds.map((kind) => {
      const each = daysDueOn(kind, context.today, before);
      const last = each.at(-1);
      return last === undefined ? { kind, rows: [], total: 0 } : read(db, context, kind, { last, each });
    }),
  );
  return told.filter(({ total }) => total > 0);
}

async function read(db: Database, context: ReminderContext, kind: ReminderKind, days: Days): Promise<Due> {
  const { rows } = await db.in(context.scope).executeQuery(nearest(context, found[kind](context, days), days));
  return { kind, rows: rows.map((row) => ({ kind, ...row })), total: rows[0]?.total ?? 0 };
}

/** Of what was found, what is about these days and nearest to today, with how many days are left and how many there are in all. */
function nearest({ today }: ReminderContext, rows: RawBuilder<unknown>, { each }: Days): CompiledQuery<Counted> {
  const meant = each === null ? sql`true` : sql`d.day = any(${each}::date[])`;
  return sql<Counted>`select d.*, d.day - ${today}::date as days_left, count(*) over () as total from (${rows}) d where ${meant} order by abs(d.day - ${today}::date), d.day, d.at, d.resource_id limit ${maxPerKind}`.compile(
    build,
  );
}

/** The day of a moment in the company's calendar. */
const dayOf = (at: RawBuilder<unknown>, { timeZone }: ReminderContext) => sql`(${at} at time zone ${timeZone})::date`;
/** Whether a moment is ahead, and on the last of the days or before. */
const isAhead = (at: RawBuilder<unknown>, { now, timeZone }: ReminderContext, { last }: Days) =>
  sql`${at} > ${now.toISOString()}::timestamptz and ${at} < ${startOfDay(timeZone, addDays(last, 1))}::timestamptz`;
const of = (context: ReminderContext, table: string) =>
  sql`${within(context.scope, table)} and ${sql.ref(`${table}.companyId`)} = ${context.companyId}`;

const found: Record<ReminderKind, (context: ReminderContext, days: Days) => RawBuilder<unknown>> = {
  certificate: (context, { last }) => sql`
    select 'crew' as resource, k.crew_id as resource_id, k.type as label, m.name as of, k.expiry_date as day, null::timestamptz as at
    from certificates k join crew m on m.company_id = k.company_id and m.id = k.crew_id
    where ${of(context, 'k')} and k.expiry_date <= ${last}::date and not ${isReplaced}`,

  maintenance: (context, days) => sql`
    select 'maintenance' as resource, r.id as resource_id, r.title as label, y.name as of, ${dayOf(sql`e.start_date`, context)} as day, e.start_date as at
    from schedule_events e join maintenance r on r.company_id = e.company_id and r.id = e.maintenance_id join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
    where ${of(context, 'e')} and ${isAhead(sql`e.start_date`, context, days)} and r.status in ('pending', 'in_progress')`,

  invoice: (context, { last }) => sql`
    select 'invoice' as resource, i.id as resource_id, i.invoice_number as label, c.first_name || ' ' || c.last_name as of, i.due_date as day, null::timestamptz as at
    from invoices i join customers c on c.company_id = i.company_id and c.id = i.customer_id
    where ${of(context, 'i')} and i.status in ('sent', 'overdue') and i.due_date <= ${last}::date`,

  departure: (context, days) => sql`
    select 'schedule' as resource, e.id as resource_id, e.title as label, y.name as of, ${dayOf(sql`e.start_date`, context)} as day, e.start_date as at
    from schedule_events e join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
    where ${of(context, 'e')} and e.type in ('day_rent', 'charter') and ${isAhead(sql`e.start_date`, context, days)}
    union all
    select 'trip', t.id, t.departure_location || ' to ' || t.arrival_location, y.name, ${dayOf(sql`t.departure_date`, context)}, t.departure_date
    from trips t join yachts y on y.company_id = t.company_id and y.id = t.yacht_id
    where ${of(context, 't')} and t.status = 'planned' and ${isAhead(sql`t.departure_date`, context, days)}`,

  // One that is cancelled ends as its people wish.
  trial: (context, days) => sql`
    select 'subscription' as resource, s.company_id as resource_id, 'Free trial' as label, o.name as of, ${dayOf(sql`s.trial_end`, context)} as day, s.trial_end as at
    from subscriptions s join companies o on o.id = s.company_id
    where ${of(context, 's')} and s.status = 'trialing' and not s.cancel_at_period_end and ${isAhead(sql`s.trial_end`, context, days)}`,
};

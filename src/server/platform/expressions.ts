// SQL expressions that several rooms need. `row` is the alias of a row in the query.
import { sql, type RawBuilder } from 'kysely';
import { openDefectStatuses } from '#domain/defects/words.ts';
import { closedStatuses, maintenanceStatuses } from '#domain/maintenance/words.ts';
import { bookingTypes } from '#domain/schedule/words.ts';

/** The date in the time zone of the company with the alias `company`: now, or at a given moment. */
export function todayAt(company: string, now?: Date): RawBuilder<string> {
  return sql`(${now ? sql`${now.toISOString()}::timestamptz` : sql`now()`} at time zone ${sql.ref(`${company}.timeZone`)})::date`;
}

/** The name of a user or customer: the same as `fullName` in the domain. */
export function fullNameOf(row: string): RawBuilder<string> {
  return sql`ltrim(${sql.ref(`${row}.firstName`)} || ' ' || ${sql.ref(`${row}.lastName`)})`;
}

/** The name of a customer on invoices: their company, or their own. */
export function customerNameOf(row: string): RawBuilder<string> {
  return sql`coalesce(${sql.ref(`${row}.organisation`)}, ${fullNameOf(row)})`;
}

/** The yacht of the charter with this alias: its own, or for seats that of their departure; null if there is neither. */
export function charterYacht(row: string): RawBuilder<number | null> {
  return orOfDeparture(row, 'yachtId');
}

/** When the charter with this alias starts, in the same way. */
export function charterStarts(row: string): RawBuilder<string | null> {
  return orOfDeparture(row, 'startDate');
}

/** When the charter with this alias ends, in the same way. */
export function charterEnds(row: string): RawBuilder<string | null> {
  return orOfDeparture(row, 'endDate');
}

function orOfDeparture<Value>(row: string, column: 'yachtId' | 'startDate' | 'endDate'): RawBuilder<Value | null> {
  return sql`coalesce(${sql.ref(`${row}.${column}`)}, (select ${sql.ref(`z.${column}`)} from schedule_events z where z.company_id = ${sql.ref(`${row}.companyId`)} and z.id = ${sql.ref(`${row}.departureId`)}))`;
}

/** Whether a calendar entry is a booking, as in `bookingTypes` in the domain, and not just an option. */
export function isBooking(row: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${row}.type`)} in (${sql.join(bookingTypes.map((type) => sql.lit(type)))}) and ${isFirm(row)})`;
}

/** The ids of the crew of the yacht called `y`, and of her captain. */
export const crewAboard = sql`(select id from crew where company_id = y.company_id and yacht_id = y.id union select y.captain_id)`;

/** The number of the charter that this entry belongs to. */
export function charterNumberOf(row: string): RawBuilder<string | null> {
  return sql`(select h.number from charters h where h.company_id = ${sql.ref(`${row}.companyId`)} and h.id = ${sql.ref(`${row}.charterId`)})`;
}

/** The label of the outside calendar that an entry comes from. */
export function importLabelOf(row: string): RawBuilder<string | null> {
  return sql`(select i.label from imported_blocks b join calendar_imports i on i.company_id = b.company_id and i.id = b.import_id
    where b.company_id = ${sql.ref(`${row}.companyId`)} and b.id = ${sql.ref(`${row}.blockId`)})`;
}

/** Hundredths as a decimal with two places: the same as `decimalOf` in the domain. */
export function asDecimal(hundredths: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(${hundredths} / 100.0)::numeric(20, 2)`;
}

/** How much of payments and credit notes is allocated to the invoice called `i`. */
export const allocatedToInvoice = sql`coalesce((select sum(a.amount) from allocations a where a.company_id = i.company_id and a.debit_invoice_id = i.id), 0)`;

/** How much of the credit note called `n` is allocated. */
export const allocatedOfNote = sql`coalesce((select sum(a.amount) from allocations a where a.company_id = n.company_id and a.credit_note_id = n.id), 0)`;

/** Whether the invoice called `i` is issued and valid, that is, neither a draft nor cancelled. */
export const isInvoiced = sql<boolean>`i.status in ('sent', 'overdue', 'paid')`;

/** How much of credit notes is set off against the invoice called `i`. */
export const creditedOfInvoice = sql<string>`coalesce((select sum(a.amount) from allocations a where a.company_id = i.company_id and a.debit_invoice_id = i.id and a.credit_note_id is not null), 0)::numeric(20, 2)`;

const settledOfInvoice = sql`greatest(${allocatedToInvoice}, case when i.status = 'paid' then i.total else 0 end)`;

/** How much of the invoice called `i` is paid: the payments allocated to it, or if it is marked as paid, all that isn't credited. */
export const paidOfInvoice = sql<string>`(${settledOfInvoice} - ${creditedOfInvoice})::numeric(20, 2)`;

/**
 * How much of the invoice called `i` is credited to its booking: set off against it by its own credit notes, and by those of valid invoices
 * of the same booking. Those of others are money that the customer had paid.
 */
export const creditedOfBooking = sql<string>`coalesce((select sum(a.amount) from allocations a
    join credit_notes n on n.company_id = a.company_id and n.id = a.credit_note_id join invoices o on o.company_id = n.company_id and o.id = n.invoice_id
  where a.company_id = i.company_id and a.debit_invoice_id = i.id and (o.id = i.id or o.event_id = i.event_id and o.status <> 'cancelled')), 0)::numeric(20, 2)`;

/** How much of the invoice called `i` is paid for its booking, also with the credit of other bookings. */
export const paidOfBooking = sql<string>`(${settledOfInvoice} - ${creditedOfBooking})::numeric(20, 2)`;

/**
 * How much the customer still owes of the invoice called `i`, after payments and credit notes: never negative, and 0 for a draft or a
 * cancelled invoice.
 */
export const openOfInvoice = sql<string>`(case when i.status in ('sent', 'overdue') then greatest(0, i.total - ${allocatedToInvoice}) else 0 end)::numeric(20, 2)`;

/** What came into the APA called `w`, what was spent from it, and what was paid out again. */
export const apaReceived = sql`coalesce((select sum(a.amount) from allocations a where a.company_id = w.company_id and a.debit_apa_id = w.id), 0)`;
export const apaSpent = sql`coalesce((select sum(e.amount_in_apa) from apa_entries e where e.company_id = w.company_id and e.account_id = w.id), 0)`;
export const apaReturned = sql`coalesce((select sum(a.amount) from allocations a where a.company_id = w.company_id and a.credit_apa_id = w.id), 0)`;

/** Whether the APA called `w` is open with less than a fifth of what it received left: the same as `isApaLow` in the domain. */
export const isApaLow = sql<boolean>`(w.closed_on is null and (${apaReceived} - ${apaSpent} - ${apaReturned}) * 5 < ${apaReceived})`;

const openStatuses = maintenanceStatuses.filter((status) => !closedStatuses.includes(status));

/** Whether the maintenance record called `r` is still open. */
export const isOpenWork = sql<boolean>`r.status in (${sql.join(openStatuses.map((status) => sql.lit(status)))})`;

/**
 * Whether open work is past its scheduled time at a moment; its record is called `r` and its slot `e`. The second condition follows from
 * the third and is there for the index.
 */
export function isOverdueWork(now: Date): RawBuilder<boolean> {
  const at = now.toISOString();
  return sql<boolean>`${isOpenWork} and r.scheduled_date < ${at} and e.end_date < ${at}`;
}

/** How much the owner called `h` is owed: the sum of their statements, less what they were paid. */
export const owedToOwner = sql<string>`(coalesce((select sum(s.amount) from owner_statements s where s.company_id = h.company_id and s.owner_id = h.id), 0)
  - coalesce((select sum(p.amount) from payments p where p.company_id = h.company_id and p.owner_id = h.id), 0))::numeric(20, 2)`;

/** Whether a calendar entry is in effect: an option ends when it expires, whether or not that has been recorded. */
export function isThere(row: string): RawBuilder<boolean> {
  const heldUntil = sql.ref(`${row}.heldUntil`);
  return sql<boolean>`(${heldUntil} is null or ${heldUntil} > now())`;
}

/** Whether a calendar entry is more than an option. */
export function isFirm(row: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${row}.heldUntil`)} is null`;
}

/** Whether the defect called `d` blocks its yacht, as `blocksYacht` in the domain. */
export const isBlocking = sql<boolean>`(d.severity = 'may_not_sail' and d.confirmed and d.status in (${sql.join(openDefectStatuses.map((status) => sql.lit(status)))}))`;

/** When the open work to fix the defect called `d` ends; null without any. */
const workEnds = sql<string | null>`(
  select e.end_date from maintenance r join schedule_events e on e.company_id = r.company_id and e.maintenance_id = r.id
  where r.company_id = d.company_id and r.id = d.maintenance_id and ${isOpenWork})`;

/** Until when the defect called `d` blocks the yacht, as `blocksUntil` in the domain; null if unknown. */
export const blockedUntil = sql<string | null>`greatest(d.back_on, ${workEnds})`;

/** Whether the yacht with this alias may not sail at a moment: a booking that starts then is refused. */
export function isBanned(yacht: string, at: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from defects d where d.company_id = ${sql.ref(`${yacht}.companyId`)} and d.yacht_id = ${sql.ref(`${yacht}.id`)} and ${isBlocking}
      and (${blockedUntil} is null or ${blockedUntil} > ${at}))`;
}

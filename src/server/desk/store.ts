import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { attentionOf, type AttentionCode } from '#domain/desk/attention.ts';
import { invoicedAhead } from '#domain/desk/plan.ts';
import type { Charter, CharterCounts, CharterListQuery, CharterSort, ListedCharter } from '#domain/desk/charter.ts';
import { usualMaxGuests } from '#domain/desk/yacht-terms.ts';
import type { HandoverKind } from '#domain/handovers/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import {
  apaReceived,
  apaReturned,
  apaSpent,
  customerNameOf,
  isApaLow,
  isInvoiced,
  openOfInvoice,
  todayAt,
  charterEnds,
  charterStarts,
} from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { effectiveStatus } from '../finance/invoice-store.ts';
import { mailFor, pageOf, containsWords } from '../platform/lists.ts';
import { contractOf, linksOf, quoteDelivery } from './contract-store.ts';

// A charter is called `c`, its yacht `y`, its customer `k`, its agency `a`, and the calendar entry of its departure `z`.

// The dates of seats are those of their departure.
const startOf = charterStarts('c');
const endOf = charterEnds('c');

/** Whether an option or a place in the queue has run out, judged by time alone, since the state may not be updated yet. */
const hasRunOut = (c: string) =>
  sql`(${sql.ref(`${c}.state`)} = 'option' and ${sql.ref(`${c}.optionUntil`)} <= now() or ${sql.ref(`${c}.state`)} = 'waiting' and ${sql.ref(`${c}.startDate`)} <= now())`;
/** The current state of the charter called `c`. */
export const charterState = sql`(case when ${hasRunOut('c')} then 'expired' else c.state end)`;
const inQueue = sql`(c.state in ('option', 'waiting') and not ${hasRunOut('c')})`;

const place = sql`case when ${inQueue} then (
  select 1 + count(*) from charters o where o.company_id = c.company_id and o.yacht_id = c.yacht_id and o.state in ('option', 'waiting') and not ${hasRunOut('o')}
    and (o.queued_at, o.id) < (c.queued_at, c.id) and o.start_date < c.end_date and o.end_date > c.start_date) end`;

const isUnpriced = sql`(c.yacht_id is not null and c.start_date is not null and c.end_date is not null
  and not exists (select from charter_lines l where l.company_id = c.company_id and l.charter_id = c.id and l.kind = 'base'))`;
const maxGuests = sql`case when c.yacht_id is not null then coalesce((select t.max_guests from yacht_terms t where t.company_id = c.company_id and t.yacht_id = c.yacht_id), ${usualMaxGuests}) end`;
const isAhead = sql`(c.state in ('quote', 'option', 'waiting', 'booked') and not ${hasRunOut('c')} and ${endOf} > now())`;
const planned = sql`(select coalesce(sum(p.amount), 0.00) from charter_instalments p where p.company_id = c.company_id and p.charter_id = c.id and p.kind = 'fee')`;
const differs = sql`case when c.state = 'booked' and ${planned} <> c.total then 'plan_differs' end`;
const guestsOf = sql`from charter_guests g where g.company_id = c.company_id and g.charter_id = c.id`;
/** How many guests of the charter called `c` have all the details that passenger lists require. */
export const namedGuests = sql`(select count(*)::int ${guestsOf} and g.role = 'guest' and num_nonnulls(g.birth_date, g.nationality, g.document_type, g.document_number) = 4)`;
const missing = sql`case when c.state = 'booked' and c.end_date > now() and c.start_date < now() + interval '28 days' and ${namedGuests} < c.adults + c.children then 'guests_missing' end`;
/** The last day of the charter called `c` where its company is. */
const lastDay = sql`(select ((${endOf} - interval '1 millisecond') at time zone o.time_zone)::date from companies o where o.id = c.company_id)`;
const expires = sql`case when ${isAhead} and exists (select ${guestsOf} and g.document_expiry < ${lastDay}) then 'document_expires' end`;
const apa = (condition: RawBuilder<unknown>) =>
  sql`exists (select from apa_accounts w where w.company_id = c.company_id and w.charter_id = c.id and ${condition})`;
const isApaUsed = sql`(exists (select from allocations a where a.company_id = w.company_id and a.debit_apa_id = w.id)
  or exists (select from apa_entries e where e.company_id = w.company_id and e.account_id = w.id))`;
const isApaOpen = apa(sql`w.closed_on is null and ${isApaUsed}`);
const apaBalance = sql`(select (${apaReceived} - ${apaSpent} - ${apaReturned})::numeric(20, 2) from apa_accounts w where w.company_id = c.company_id and w.charter_id = c.id)`;
const apaCurrency = sql`(select w.currency from apa_accounts w where w.company_id = c.company_id and w.charter_id = c.id)`;
const low = sql`case when c.state = 'booked' and ${apa(isApaLow)} then 'apa_low' end`;
const unsettled = sql`case when c.state = 'cancelled' and ${isApaOpen} then 'apa_open' end`;
const attention = sql`array_remove(array[case when c.state = 'booked' and c.portal_notice is not null then 'portal_changed' end, case when ${isAhead} and ${isUnpriced} then 'unpriced' end,
  case when ${isAhead} and c.adults + c.children > ${maxGuests} then 'too_many_guests' end, ${differs}, ${missing}, ${expires}, ${low}, ${unsettled}], null)`;

const toInvoice = sql`case when c.state = 'booked' then (
  select json_build_object('instalmentId', p.id, 'invoiceId', i.id)
  from charter_instalments p left join invoices i on i.company_id = p.company_id and i.id = p.invoice_id and i.status <> 'cancelled'
  where p.company_id = c.company_id and p.charter_id = c.id and p.kind = 'fee' and coalesce(i.status, 'draft') = 'draft'
    and p.due_date <= (select ${todayAt('o')} + ${sql.lit(invoicedAhead)} from companies o where o.id = c.company_id)
  order by p.position limit 1) end`;

const signedAt = (kind: HandoverKind) =>
  sql`(select h.signed_at from handovers h where h.company_id = c.company_id and h.charter_id = c.id and h.kind = ${sql.lit(kind)})`;

const answered = sql`
  c.id, ${answeredCompanyOf('c')}, c.number, c.type, ${charterState} as state, c.title, c.customer_id, ${customerNameOf('k')} as customer_name,
  c.contact_first_name, c.contact_last_name, c.contact_email, c.contact_phone, coalesce(c.yacht_id, z.yacht_id) as yacht_id, y.name as yacht_name, coalesce(c.start_date, z.start_date) as start_date,
  coalesce(c.end_date, z.end_date) as end_date, c.departure_id, z.title as departure_title, c.adults, c.children,
  c.source, c.agency_id, a.name as agency_name, c.commission_percent, c.commission, c.currency, c.prices, c.tax_rate, c.fee, c.subtotal, c.tax_amount, c.total, c.at_base,
  ${isUnpriced} as unpriced, c.deposit, case when ${inQueue} then c.option_until end as option_until, c.option_hours,
  case when ${inQueue} then c.queued_at end as queued_at, ${place} as place, c.booked_at, c.reason, c.cancelled_on, c.cancellation_fee, c.enquiry_id,
  (select o.number from charters o where o.company_id = c.company_id and o.id = c.enquiry_id) as enquiry_number, c.message, c.notes, c.portal_notice,
  case when not ${hasRunOut('c')} then (select e.id from schedule_events e where e.company_id = c.company_id and e.charter_id = c.id) end as event_id,
  (c.type <> 'seats' and coalesce((select t.handovers from charter_terms t where t.company_id = c.company_id), false)) as handovers,
  ${signedAt('check_in')} as checked_in_at, ${signedAt('check_out')} as checked_out_at,
  ${toInvoice} as to_invoice, ${isApaOpen} as apa_open, ${apaBalance} as apa_balance, ${apaCurrency} as apa_currency, ${attention} as codes, ${maxGuests} as max_guests, ${namedGuests} as complete_guests, case when c.state = 'booked' then ${planned} end as planned, c.created_at, c.updated_at`;
const withNames = (charters: RawBuilder<unknown>) => sql`
  ${charters} left join schedule_events z on z.company_id = c.company_id and z.id = c.departure_id
  left join yachts y on y.company_id = c.company_id and y.id = coalesce(c.yacht_id, z.yacht_id)
  left join customers k on k.company_id = c.company_id and k.id = c.customer_id
  left join agencies a on a.company_id = c.company_id and a.id = c.agency_id`;

const lines = sql`coalesce((select json_agg(json_build_object('id', l.id, 'extraId', l.extra_id, 'kind', l.kind, 'label', l.label, 'quantity', l.quantity::text,
  'unitPrice', l.unit_price::text, 'total', l.total::text, 'taxExempt', l.tax_exempt, 'payable', l.payable) order by l.position, l.id)
  from charter_lines l where l.company_id = c.company_id and l.charter_id = c.id), '[]')`;

const plan = sql`coalesce((select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'label', p.label, 'share', p.share::text, 'amount', p.amount::text,
    'dueDate', p.due_date, 'invoiceId', i.id, 'invoiceNumber', i.invoice_number, 'invoiceStatus', ${effectiveStatus},
    'open', case when ${isInvoiced} then ${openOfInvoice}::text end, 'paid', coalesce(p.received_on is not null or i.status <> 'draft' and ${openOfInvoice} = 0, false),
    'receivedOn', p.received_on, 'method', p.method) order by p.position, p.id)
  from charter_instalments p join companies o on o.id = p.company_id
    left join invoices i on i.company_id = p.company_id and i.id = p.invoice_id and i.status <> 'cancelled'
  where p.company_id = c.company_id and p.charter_id = c.id), '[]')`;

const settlement = sql`(select json_build_object('deposit', s.deposit::text, 'deductions', s.deductions, 'withheld', s.withheld::text, 'refund', s.refund::text,
    'uncovered', s.uncovered::text, 'refundedOn', s.refunded_on, 'method', s.method, 'invoiceId', s.invoice_id,
    'invoiceNumber', (select i.invoice_number from invoices i where i.company_id = s.company_id and i.id = s.invoice_id))
  from deposit_settlements s where s.company_id = c.company_id and s.charter_id = c.id)`;

const account = sql`(select json_build_object('id', w.id, 'currency', w.currency, 'requested', w.requested::text, 'received', s.received::numeric(20, 2)::text,
    'spent', s.spent::numeric(20, 2)::text, 'returned', s.returned::numeric(20, 2)::text, 'balance', (s.received - s.spent - s.returned)::numeric(20, 2)::text, 'low', ${isApaLow},
    'state', case when w.closed_on is null then 'open' else 'closed' end, 'isUsed', ${isApaUsed}, 'closedOn', w.closed_on, 'updatedAt', wire_instant(w.updated_at),
    'disputed', (select count(*) from apa_entries e where e.company_id = w.company_id and e.account_id = w.id and e.disputed))
  from apa_accounts w, lateral (select ${apaReceived} as received, ${apaSpent} as spent, ${apaReturned} as returned) s
  where w.company_id = c.company_id and w.charter_id = c.id)`;

/** A database row, whose attention codes aren't turned into messages yet. */
type Unworded<Row extends ListedCharter> = Omit<Row, 'attention'> & {
  codes: AttentionCode[];
  maxGuests: number | null;
  completeGuests: number;
  planned: string | null;
  apaBalance: string | null;
  apaCurrency: string | null;
};
type StoredCharter = Unworded<Charter>;

/** A charter as the API returns it. */
export function worded<Row extends ListedCharter>({
  codes,
  maxGuests: guestLimit,
  completeGuests,
  planned: plannedTotal,
  apaBalance: balance,
  apaCurrency: currency,
  ...row
}: Unworded<Row>): Row {
  return {
    ...row,
    attention: attentionOf(codes, {
      ...(row as unknown as Row),
      maxGuests: guestLimit,
      completeGuests,
      planned: plannedTotal,
      apaBalance: balance,
      apaCurrency: currency,
    }),
  } as unknown as Row;
}

const orders: Record<CharterSort, RawBuilder<unknown>> = {
  start: sql`${startOf} nulls last, c.id`,
  '-start': sql`${startOf} desc nulls last, c.id desc`,
  created: sql`c.created_at, c.id`,
  '-created': sql`c.created_at desc, c.id desc`,
  optionUntil: sql`c.option_until nulls last, c.id`,
  '-optionUntil': sql`c.option_until desc nulls last, c.id desc`,
  number: sql`c.number, c.id`,
  '-number': sql`c.number desc, c.id desc`,
};

/** A page of the charters, newest first by default, with the count of all that match on every row. */
export function charterPage(
  at: ReadScope,
  filter: CharterListQuery,
): CompiledQuery<Unworded<ListedCharter> & { total: number; matches: number }> {
  const { limit, offset } = pageOf(filter);
  const { state: wanted, yachtId, customerId, agencyId, companyId, from, to, q } = filter;
  const conditions = [within(at, 'c')];
  if (wanted) conditions.push(inState[wanted]);
  if (yachtId) conditions.push(sql<boolean>`coalesce(c.yacht_id, z.yacht_id) = ${yachtId}`);
  if (customerId) conditions.push(sql<boolean>`c.customer_id = ${customerId}`);
  if (agencyId) conditions.push(sql<boolean>`c.agency_id = ${agencyId}`);
  if (companyId) conditions.push(sql<boolean>`c.company_id = ${companyId}`);
  if (from) conditions.push(sql<boolean>`${endOf} > ${from}`);
  if (to) conditions.push(sql<boolean>`${startOf} < ${to}`);
  if (q?.trim())
    conditions.push(
      containsWords(
        q,
        sql`c.number`,
        sql`c.title`,
        sql`(coalesce(c.contact_first_name || ' ', '') || c.contact_last_name)`,
        mailFor(q, sql`c.contact_email`),
        customerNameOf('k'),
        sql`y.name`,
      ),
    );
  const order = orders[filter.sort ?? '-created'];
  return sql<Unworded<ListedCharter> & { total: number; matches: number }>`
    with c as (select c.*, count(*) over () as matches from ${withNames(sql`charters c`)} where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit} offset ${offset})
    select ${answered}, c.matches from ${withNames(sql`c`)} order by ${order}`.compile(build);
}

const stored = (...states: string[]) => sql<boolean>`c.state in (${sql.join(states.map((each) => sql.lit(each)))})`;
const inState: Record<NonNullable<CharterListQuery['state']>, RawBuilder<boolean>> = {
  enquiry: stored('enquiry'),
  quote: stored('quote'),
  option: sql<boolean>`${stored('option')} and ${inQueue}`,
  waiting: sql<boolean>`${stored('waiting')} and ${inQueue}`,
  expired: sql<boolean>`${stored('expired', 'option', 'waiting')} and not ${inQueue}`,
  booked: stored('booked'),
  lost: stored('lost'),
  cancelled: stored('cancelled'),
  closed: stored('closed'),
  open: sql<boolean>`${stored('enquiry', 'quote', 'option', 'waiting')} and not ${hasRunOut('c')}`,
  to_close: sql<boolean>`${stored('booked')} and ${endOf} <= now()`,
};

const count = (condition: RawBuilder<unknown>) => sql`count(*) filter (where ${condition})`;

/** The number of charters in each active state. */
export function charterCounts(at: ReadScope, { companyId }: { companyId?: number }): CompiledQuery<CharterCounts> {
  return sql<CharterCounts>`
    select ${count(inState.enquiry)} as enquiry, ${count(inState.quote)} as quote, ${count(inState.option)} as option, ${count(inState.waiting)} as waiting,
      ${count(inState.booked)} as booked, ${count(inState.to_close)} as to_close, ${count(sql`cardinality(${attention}) > 0`)} as attention
    from charters c where ${within(at, 'c')} and ${companyId ? sql`c.company_id = ${companyId}` : sql`true`}
      and ${stored('enquiry', 'quote', 'option', 'waiting', 'booked')}`.compile(build);
}

/** One charter with its lines. */
export function charterById(at: ReadScope, id: number): CompiledQuery<StoredCharter> {
  return sql<StoredCharter>`
    select ${answered}, c.discounts, ${contractOf} as contract, ${quoteDelivery} as quote_delivery, ${linksOf} as links, ${lines} as lines, ${plan} as plan, ${settlement} as settlement, ${account} as apa
    from ${withNames(sql`charters c`)} where ${within(at, 'c')} and c.id = ${id}`.compile(build);
}

/** The charter, held until the transaction ends; 404 where this scope has none of that id. */
export async function holdCharter(t: Transaction, scope: Scope, id: number): Promise<Held<Charter>> {
  const { row, companyId } = await hold(t, scope, 'charters', id, charterById);
  return { row: worded(row), companyId };
}

/** One charter as the API returns it, within a transaction. */
export async function readCharter(t: Transaction, scope: Scope, id: number): Promise<Charter> {
  return worded(await readOne(t, charterById(scope, id)));
}

import { sql, type CompiledQuery } from 'kysely';
import type { Departure, DepartureListQuery, Manifest } from '#domain/desk/departure.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { customerNameOf, isInvoiced, openOfInvoice } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords } from '../platform/lists.ts';

// A departure is called `d`, its entry `e`, its yacht `y`, her company `o`.

/** Whether this party holds its seats: an expired option holds none, even if it isn't marked as expired yet. */
const holds = sql`(p.state in ('booked', 'closed') or p.state = 'option' and p.option_until > now())`;

/** How many seats of the departure called `d` are sold or on option now. */
export const seatsTakenOf = sql<number>`coalesce((select sum(p.seats) from charters p where p.company_id = d.company_id and p.departure_id = d.id and ${holds}), 0)::integer`;

const answered = sql`
  d.id, ${answeredCompanyOf('d')}, e.title, e.yacht_id, y.name as yacht_name, e.start_date, e.end_date, d.capacity,
  coalesce(t.currency, y.house_rules->>'currency', o.default_currency) as currency, d.seat_price, d.child_price, d.minimum, d.is_public,
  ${seatsTakenOf} as seats_taken, (select count(*) from charters p where p.company_id = d.company_id and p.departure_id = d.id and ${holds}) as parties,
  d.created_at, greatest(d.updated_at, e.updated_at) as updated_at`;
const tables = sql`departures d join schedule_events e on e.company_id = d.company_id and e.id = d.id
  join yachts y on y.company_id = e.company_id and y.id = e.yacht_id join companies o on o.id = d.company_id
  left join yacht_terms t on t.company_id = y.company_id and t.yacht_id = y.id`;

/** A page of the departures, by time, with the count of all that match on every row. */
export function departurePage(place: ReadScope, filter: DepartureListQuery): CompiledQuery<Departure & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const { yachtId, companyId, from, to, q } = filter;
  const conditions = [within(place, 'd')];
  if (companyId) conditions.push(sql<boolean>`d.company_id = ${companyId}`);
  if (yachtId) conditions.push(sql<boolean>`e.yacht_id = ${yachtId}`);
  if (from) conditions.push(sql<boolean>`e.end_date > ${from}`);
  if (to) conditions.push(sql<boolean>`e.start_date < ${to}`);
  if (q?.trim()) conditions.push(containsWords(q, sql`e.title`, sql`y.name`));
  return sql<Departure & { total: number }>`
    select ${answered}, count(*) over () as total from ${tables}
    where ${sql.join(conditions, sql` and `)} order by e.start_date, d.id limit ${limit} offset ${offset}`.compile(build);
}

export function departureById(place: ReadScope, id: number): CompiledQuery<Departure> {
  return sql<Departure>`select ${answered} from ${tables} where ${within(place, 'd')} and d.id = ${id}`.compile(build);
}

export function readDeparture(t: Transaction, scope: Scope, id: number): Promise<Departure> {
  return readOne(t, departureById(scope, id));
}

/** The company and yacht of a departure; 404 where this scope has none of that id. */
export function departureOf(t: Transaction, scope: Scope, id: number): Promise<{ companyId: number; yachtId: number }> {
  return readOne(
    t,
    sql<{ companyId: number; yachtId: number }>`
      select d.company_id, e.yacht_id from ${tables} where ${within(scope, 'd')} and d.id = ${id}`.compile(build),
  );
}

export function holdStored(t: Transaction, scope: Scope, id: number): Promise<Held<Departure>> {
  return hold(t, scope, 'departures', id, departureById);
}

// Whether each installment has an invoice that is fully paid.
const planOf = sql`from charter_instalments q left join invoices i on i.company_id = q.company_id and i.id = q.invoice_id
  where q.company_id = p.company_id and q.charter_id = p.id and q.kind = 'fee'`;
const paid = sql<boolean>`(exists (select ${planOf}) and not exists (select ${planOf} and (i.id is null or not ${isInvoiced} or ${openOfInvoice} > 0)))`;

/** The parties on a departure, in the order in which they booked. */
export function partiesOf(place: ReadScope, id: number): CompiledQuery<Manifest['parties'][number]> {
  return sql<Manifest['parties'][number]>`
    select p.id as charter_id, p.number, p.state, coalesce(${customerNameOf('k')}, concat_ws(' ', p.contact_first_name, p.contact_last_name)) as name,
      coalesce(k.phone, p.contact_phone) as phone, coalesce(k.email, p.contact_email) as email, p.adults, p.children, p.seats, p.total, p.currency,
      p.option_until, p.notes, ${paid} as paid
    from charters p left join customers k on k.company_id = p.company_id and k.id = p.customer_id
    where ${within(place, 'p')} and p.departure_id = ${id} and ${holds} order by p.created_at, p.id`.compile(build);
}

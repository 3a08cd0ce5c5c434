import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Customer, CustomerSort, CustomerSummary } from '#domain/customers/customer.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { asDecimal, fullNameOf, isFirm, isInvoiced, isThere, openOfInvoice } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { bestFirst, mailFor, pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type CustomerFilter = PageQuery & { companyId?: number; sort?: CustomerSort };

// All fields of a customer in the API. The row is called `c`.
const answered = sql`
  c.id, c.first_name, c.last_name, c.email, c.phone, c.address, c.organisation, c.post_code, c.city, c.country, c.vat_number, c.registration_number,
  c.buyer_reference, c.electronic_address, c.electronic_scheme, c.notes, ${answeredCompanyOf('c')}, c.created_at, c.updated_at`;

const order: Record<CustomerSort, RawBuilder<unknown>> = {
  name: sql`lower(c.last_name), lower(c.first_name), c.id`,
  '-name': sql`lower(c.last_name) desc, lower(c.first_name) desc, c.id desc`,
  id: sql`c.id`,
  '-id': sql`c.id desc`,
};

/** A page of the customers, by name unless sorted otherwise, with the count of all that match on every row. */
export function customerPage(place: ReadScope, filter: CustomerFilter): CompiledQuery<Customer & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'c')];
  if (filter.companyId) conditions.push(sql<boolean>`c.company_id = ${filter.companyId}`);
  const { q } = filter;
  if (q?.trim())
    conditions.push(containsWords(q, fullNameOf('c'), mailFor(q, sql`c.email`), sql`c.phone`, sql`c.address`, sql`c.organisation`));
  const sorted = filter.sort ? order[filter.sort] : bestFirst(q, fullNameOf('c'), order.name);
  return sql<Customer & { total: number }>`
    select ${answered}, count(*) over () as total from customers c
    where ${sql.join(conditions, sql` and `)} order by ${sorted} limit ${limit} offset ${offset}`.compile(build);
}

/** One customer as the API returns it. */
export function customerById(place: ReadScope, id: number): CompiledQuery<Customer> {
  return sql<Customer>`select ${answered} from customers c where ${within(place, 'c')} and c.id = ${id}`.compile(build);
}

const theirs = (row: string) => sql`${sql.ref(`${row}.companyId`)} = c.company_id and ${sql.ref(`${row}.customerId`)} = c.id`;

/** What a customer booked, was invoiced, still owes and has paid. Drafts and cancelled invoices don't count as invoiced. */
export function customerSummary(place: ReadScope, id: number): CompiledQuery<CustomerSummary> {
  return sql<CustomerSummary>`
    select (select count(*) from schedule_events e where ${theirs('e')} and ${isFirm('e')}) as bookings,
      (select count(*) from schedule_events e where ${theirs('e')} and ${isThere('e')} and not ${isFirm('e')}) as options, (select count(*) from invoices i where ${theirs('i')}) as invoices,
      (select count(*) from income n where ${theirs('n')}) as income,
      coalesce((select json_agg(json_build_object('currency', m.currency, 'booked', m.booked::text, 'invoiced', m.invoiced::text, 'open', m.open::text, 'received', m.received::text) order by m.currency) from (
        select a.currency, sum(a.booked)::numeric(20, 2) as booked, sum(a.invoiced)::numeric(20, 2) as invoiced, sum(a.open)::numeric(20, 2) as open, sum(a.received)::numeric(20, 2) as received from (
          select e.currency, ${asDecimal(sql`e.price`)} as booked, 0 as invoiced, 0 as open, 0 as received from schedule_events e where ${theirs('e')} and ${isFirm('e')} and e.price is not null
          union all
          select s.currency, s.total, 0, 0, 0 from charters s where ${theirs('s')} and s.type = 'seats' and s.state in ('booked', 'closed') and s.total is not null
          union all
          select i.currency, 0, i.total, ${openOfInvoice}, 0 from invoices i where ${theirs('i')} and ${isInvoiced}
          union all
          select n.currency, 0, 0, 0, n.amount from income n where ${theirs('n')} and n.payment_status = 'paid'
        ) a group by a.currency
      ) m), '[]') as totals
    from customers c where ${within(place, 'c')} and c.id = ${id}`.compile(build);
}

/** The customer, held until the transaction ends; 404 where this scope has none of that id. */
export function holdCustomer(t: Transaction, scope: Scope, id: number): Promise<Held<Customer>> {
  return hold(t, scope, 'customers', id, customerById);
}

/** One customer as the API returns it, within a transaction. */
export function readCustomer(t: Transaction, scope: Scope, id: number): Promise<Customer> {
  return readOne(t, customerById(scope, id));
}

/** Removes a customer from enquiries and from charters that expired or were lost. */
export async function forgetCustomer(t: Transaction, companyId: number, customerId: number): Promise<void> {
  await t
    .updateTable('charters')
    .set({ customerId: null })
    .where('companyId', '=', companyId)
    .where('customerId', '=', customerId)
    .execute();
}

/** Counts what prevents deleting a customer. */
export async function linkedToCustomer(
  t: Transaction,
  companyId: number,
  customerId: number,
): Promise<{ bookings: number; charters: number; invoices: number; income: number; payments: number }> {
  const { rows } = await sql<{ bookings: number; charters: number; invoices: number; income: number; payments: number }>`
    select (select count(*) from schedule_events where company_id = ${companyId} and customer_id = ${customerId} and charter_id is null) as bookings,
      (select count(*) from charters where company_id = ${companyId} and customer_id = ${customerId} and state not in ('enquiry', 'lost', 'expired')) as charters,
      (select count(*) from invoices where company_id = ${companyId} and customer_id = ${customerId}) as invoices,
      (select count(*) from income where company_id = ${companyId} and customer_id = ${customerId} and payment_id is null and apa_id is null) as income,
      (select count(*) from payments where company_id = ${companyId} and customer_id = ${customerId}) as payments`.execute(t);
  return rows[0] as (typeof rows)[number];
}

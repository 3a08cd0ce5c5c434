import { sql, type CompiledQuery } from 'kysely';
import type { Recurring } from '#domain/finance/recurring.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { customerNameOf } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

type RecurringFilter = PageQuery & { kind?: Recurring['kind'] };

const customer = sql`(select ${customerNameOf('c')} from customers c where c.company_id = r.company_id and c.id = (r.body ->> 'customerId')::bigint)`;

// All fields as the API returns them. The row is called `r`.
const answered = sql`
  r.id, r.kind, r.every, r.unit, r.starts_on, r.ends_on, r.next_on, coalesce(r.body ->> 'description', ${customer}, 'Deleted customer') as title,
  r.body ->> 'amount' as amount, r.body ->> 'currency' as currency, r.body, r.problem,
  ${answeredCompanyOf('r')}, r.created_at, r.updated_at`;

/** A page of recurring items, the next due first and the ended ones last, with the count of all matches on every row. */
export function recurringPage(place: ReadScope, filter: RecurringFilter): CompiledQuery<Recurring & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'r'), ...(filter.kind ? [sql<boolean>`r.kind = ${filter.kind}`] : [])];
  return sql<Recurring & { total: number }>`
    select ${answered}, count(*) over () as total from recurring r
    where ${sql.join(conditions, sql` and `)} order by r.next_on nulls last, r.id limit ${limit} offset ${offset}`.compile(build);
}

/** One recurring item as the API returns it. */
export function recurringById(place: ReadScope, id: number): CompiledQuery<Recurring> {
  return sql<Recurring>`select ${answered} from recurring r where ${within(place, 'r')} and r.id = ${id}`.compile(build);
}

/** The recurring item, held until the transaction ends; 404 where this scope has none of that id. */
export function holdRecurring(t: Transaction, scope: Scope, id: number): Promise<Held<Recurring>> {
  return hold(t, scope, 'recurring', id, recurringById);
}

/** The same, within a transaction. */
export function readRecurring(t: Transaction, scope: Scope, id: number): Promise<Recurring> {
  return readOne(t, recurringById(scope, id));
}

/** Stores why nothing is created. Returns whether that is news. */
export async function keepProblem(t: Transaction, { companyId, id }: { companyId: number; id: number }, problem: string): Promise<boolean> {
  const { rows } = await sql`
    update recurring set problem = ${problem} where company_id = ${companyId} and id = ${id} and problem is distinct from ${problem} returning id`.execute(
    t,
  );
  return rows.length > 0;
}

/** The last day for which one was created that still exists, or null. */
export async function lastMade(t: Transaction, companyId: number, id: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select greatest((select max(recurring_on) from expenses where company_id = ${companyId} and recurring_id = ${id}),
      (select max(recurring_on) from invoices where company_id = ${companyId} and recurring_id = ${id})) as day`.execute(t);
  return rows[0]?.day ?? null;
}

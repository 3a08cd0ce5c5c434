import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { IncomeTotal } from '#domain/finance/currency-total.ts';
import type { Income, IncomeSort } from '#domain/finance/income.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { customerNameOf } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords } from '../platform/lists.ts';
import { inPeriod, ofYacht, taxIn, type BooksFilter } from './books.ts';

type IncomeFilter = BooksFilter & {
  category?: string;
  customerId?: number;
  invoiceId?: number;
  paymentStatus?: string;
  paymentMethod?: string;
  sort?: IncomeSort;
};

const customerName = sql`(select ${customerNameOf('c')} from customers c where c.company_id = n.company_id and c.id = n.customer_id)`;

// All fields of an income record as the API returns it. The row is called `n`.
const answered = sql`
  n.id, ${answeredCompanyOf('n')}, n.customer_id, ${customerName} as customer_name,
  n.yacht_id, (select y.name from yachts y where y.company_id = n.company_id and y.id = n.yacht_id) as yacht_name,
  n.category, n.subcategory, n.description, n.amount, n.currency, n.income_date, n.payment_status, n.payment_method,
  n.invoice_id, (select i.invoice_number from invoices i where i.company_id = n.company_id and i.id = n.invoice_id) as invoice_number, n.payment_id, n.apa_id, ${taxIn('n')}, n.notes, n.created_at, n.updated_at`;

const order: Record<IncomeSort, RawBuilder<unknown>> = {
  date: sql`n.income_date, n.id`,
  '-date': sql`n.income_date desc, n.id desc`,
  amount: sql`n.amount, n.id`,
  '-amount': sql`n.amount desc, n.id desc`,
  category: sql`n.category, n.income_date desc, n.id desc`,
  '-category': sql`n.category desc, n.income_date desc, n.id desc`,
  customer: sql`lower(${customerName}) nulls last, n.income_date desc, n.id desc`,
  '-customer': sql`lower(${customerName}) desc nulls last, n.income_date desc, n.id desc`,
};

function matching(place: ReadScope, filter: IncomeFilter): RawBuilder<boolean> {
  const conditions = [within(place, 'n'), ...inPeriod('n.incomeDate', filter), ...ofYacht('n.yachtId', filter.yachtId)];
  if (filter.category) conditions.push(sql<boolean>`n.category = ${filter.category}`);
  if (filter.currency) conditions.push(sql<boolean>`n.currency = ${filter.currency}`);
  if (filter.customerId) conditions.push(sql<boolean>`n.customer_id = ${filter.customerId}`);
  if (filter.invoiceId) conditions.push(sql<boolean>`n.invoice_id = ${filter.invoiceId}`);
  if (filter.paymentStatus) conditions.push(sql<boolean>`n.payment_status = ${filter.paymentStatus}`);
  if (filter.paymentMethod) conditions.push(sql<boolean>`n.payment_method = ${filter.paymentMethod}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`n.description`, sql`n.subcategory`, sql`n.notes`, customerName));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A page of income, latest first, with the count of all matches on every row. */
export function incomePage(place: ReadScope, filter: IncomeFilter): CompiledQuery<Income & { total: number }> {
  return incomeRows(place, filter).compile(build);
}

/** The same query before it is executed. */
export function incomeRows(place: ReadScope, filter: IncomeFilter): RawBuilder<Income & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const sorted = order[filter.sort ?? '-date'];
  return sql<Income & { total: number }>`
    with n as (select *, count(*) over () as total from income n where ${matching(place, filter)} order by ${sorted} limit ${limit} offset ${offset})
    select ${answered}, n.total from n order by ${sorted}`;
}

/** The totals of the same income in each currency, and how much of it is paid. */
export function incomeTotals(place: ReadScope, filter: IncomeFilter): CompiledQuery<IncomeTotal> {
  return sql<IncomeTotal>`
    select n.currency, count(*) as count, sum(n.amount) as total, coalesce(sum(n.amount) filter (where n.payment_status = 'paid'), 0.00) as paid
    from income n where ${matching(place, filter)} group by n.currency order by sum(n.amount) desc`.compile(build);
}

/** One income record as the API returns it. */
export function incomeById(place: ReadScope, id: number): CompiledQuery<Income> {
  return sql<Income>`select ${answered} from income n where ${within(place, 'n')} and n.id = ${id}`.compile(build);
}

/** The income record, held until the transaction ends; 404 where this scope has none of that id. */
export function holdIncome(t: Transaction, scope: Scope, id: number): Promise<Held<Income>> {
  return hold(t, scope, 'income', id, incomeById);
}

/** One income record as the API returns it, within a transaction. */
export function readIncome(t: Transaction, scope: Scope, id: number): Promise<Income> {
  return readOne(t, incomeById(scope, id));
}

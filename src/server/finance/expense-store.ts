import { sql, type CompiledQuery, type Insertable, type RawBuilder } from 'kysely';
import type { CurrencyTotal } from '#domain/finance/currency-total.ts';
import type { Expense, ExpenseSort } from '#domain/finance/expense.ts';
import { workSubcategoryLabels } from '#domain/finance/words.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords } from '../platform/lists.ts';
import type { Expenses } from '../tables.ts';
import { inPeriod, ofYacht, taxIn, type BooksFilter } from './books.ts';

type ExpenseFilter = BooksFilter & { category?: string; paymentMethod?: string; maintenanceId?: number; sort?: ExpenseSort };

// All fields of an expense as the API returns it. The row is called `x`.
const answered = sql`
  x.id, ${answeredCompanyOf('x')},
  x.yacht_id, (select y.name from yachts y where y.company_id = x.company_id and y.id = x.yacht_id) as yacht_name,
  x.category, x.subcategory, x.description, x.amount, x.currency, x.expense_date, x.vendor, x.payment_method, ${taxIn('x')}, x.pass_on, x.receipt_url, x.notes, x.maintenance_id, x.created_at, x.updated_at`;

const order: Record<ExpenseSort, RawBuilder<unknown>> = {
  date: sql`x.expense_date, x.id`,
  '-date': sql`x.expense_date desc, x.id desc`,
  amount: sql`x.amount, x.id`,
  '-amount': sql`x.amount desc, x.id desc`,
  category: sql`x.category, x.expense_date desc, x.id desc`,
  '-category': sql`x.category desc, x.expense_date desc, x.id desc`,
  vendor: sql`lower(x.vendor) nulls last, x.expense_date desc, x.id desc`,
  '-vendor': sql`lower(x.vendor) desc nulls last, x.expense_date desc, x.id desc`,
};

/** A subcategory is found by what is stored and by what is shown. */
const subcategoryWords = sql`${JSON.stringify(workSubcategoryLabels)}::jsonb ->> x.subcategory`;

function matching(place: ReadScope, filter: ExpenseFilter): RawBuilder<boolean> {
  const conditions = [within(place, 'x'), ...inPeriod('x.expenseDate', filter), ...ofYacht('x.yachtId', filter.yachtId)];
  if (filter.category) conditions.push(sql<boolean>`x.category = ${filter.category}`);
  if (filter.currency) conditions.push(sql<boolean>`x.currency = ${filter.currency}`);
  if (filter.maintenanceId) conditions.push(sql<boolean>`x.maintenance_id = ${filter.maintenanceId}`);
  if (filter.paymentMethod) conditions.push(sql<boolean>`x.payment_method = ${filter.paymentMethod}`);
  if (filter.q?.trim())
    conditions.push(containsWords(filter.q, sql`x.description`, sql`x.vendor`, sql`x.subcategory`, subcategoryWords, sql`x.notes`));
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** A page of expenses, latest first, with the count of all matches on every row. */
export function expensePage(place: ReadScope, filter: ExpenseFilter): CompiledQuery<Expense & { total: number }> {
  return expenseRows(place, filter).compile(build);
}

/** The same query before it is executed. */
export function expenseRows(place: ReadScope, filter: ExpenseFilter): RawBuilder<Expense & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const sorted = order[filter.sort ?? '-date'];
  return sql<Expense & { total: number }>`
    with x as (select *, count(*) over () as total from expenses x where ${matching(place, filter)} order by ${sorted} limit ${limit} offset ${offset})
    select ${answered}, x.total from x order by ${sorted}`;
}

/** The totals of the same expenses in each currency. */
export function expenseTotals(place: ReadScope, filter: ExpenseFilter): CompiledQuery<CurrencyTotal> {
  return sql<CurrencyTotal>`
    select x.currency, count(*) as count, sum(x.amount) as total from expenses x where ${matching(place, filter)} group by x.currency order by sum(x.amount) desc`.compile(
    build,
  );
}

/** One expense as the API returns it. */
export function expenseById(place: ReadScope, id: number): CompiledQuery<Expense> {
  return sql<Expense>`select ${answered} from expenses x where ${within(place, 'x')} and x.id = ${id}`.compile(build);
}

/** The expense, held until the transaction ends; 404 where this scope has none of that id. */
export function holdExpense(t: Transaction, scope: Scope, id: number): Promise<Held<Expense>> {
  return hold(t, scope, 'expenses', id, expenseById);
}

/** One expense as the API returns it, within a transaction. */
export function readExpense(t: Transaction, scope: Scope, id: number): Promise<Expense> {
  return readOne(t, expenseById(scope, id));
}

/** The ids of a company's yachts by their names in lower case. */
export async function yachtsByName(t: Transaction, companyId: number): Promise<Map<string, number>> {
  const yachts = await t.selectFrom('yachts').select(['id', 'name']).where('companyId', '=', companyId).execute();
  return new Map(yachts.map(({ id, name }) => [name.toLowerCase(), id]));
}

/** Adds many expenses, a thousand at a time, and answers their ids. */
export async function insertExpenses(t: Transaction, rows: Insertable<Expenses>[]): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < rows.length; from += 1000) {
    const added = await t
      .insertInto('expenses')
      .values(rows.slice(from, from + 1000))
      .returning('id')
      .execute();
    ids.push(...added.map(({ id }) => id));
  }
  return ids;
}

type OfWork = { maintenanceId?: number | null | undefined; yachtId?: number | null | undefined };

/**
 * The yacht of an expense for maintenance work, which is the yacht of that work: the one given, or else the stored one. 422 where the
 * expense names another yacht, or the work doesn't exist.
 */
export async function yachtOfWork(t: Transaction, companyId: number, expense: OfWork, stored?: OfWork): Promise<OfWork> {
  const maintenanceId = expense.maintenanceId === undefined ? stored?.maintenanceId : expense.maintenanceId;
  if (!maintenanceId) return {};
  const work = await t
    .selectFrom('maintenance')
    .select('yachtId')
    .where('companyId', '=', companyId)
    .where('id', '=', maintenanceId)
    .executeTakeFirst();
  if (!work) throw wrongField('maintenanceId', 'This work no longer exists');
  if (expense.yachtId && expense.yachtId !== work.yachtId) throw wrongField('yachtId', 'This work is on another yacht');
  return { yachtId: work.yachtId };
}

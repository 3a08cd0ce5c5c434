import { sql, type CompiledQuery } from 'kysely';
import type { BankAccount, BankFile, BankLine, BankLineState } from '#domain/finance/bank.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { centsTyped } from '#domain/shared/typed-amount.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { notThere } from '../platform/errors.ts';
import { customerNameOf } from '../platform/expressions.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

/** Whether the line called `l` is neither matched nor ignored. */
const isMatched = sql<boolean>`(exists (select from payments p where p.company_id = l.company_id and p.bank_line_id = l.id)
  or exists (select from expenses x where x.company_id = l.company_id and x.bank_line_id = l.id))`;
const isOpen = sql<boolean>`(not l.ignored and not ${isMatched})`;

// All fields of an account in the API. The row is called `b`.
const accountAnswered = sql`
  b.id, ${answeredCompanyOf('b')}, b.name, b.iban, b.currency,
  (select count(*) from bank_lines l where l.company_id = b.company_id and l.account_id = b.id) as lines,
  (select count(*) from bank_lines l where l.company_id = b.company_id and l.account_id = b.id and ${isOpen}) as open,
  latest.closing as balance, latest.to_day as balance_on, b.created_at, b.updated_at`;
const latest = sql`lateral (select f.closing, f.to_day from bank_files f
  where f.company_id = b.company_id and f.account_id = b.id and f.closing is not null order by f.to_day desc nulls last, f.id desc limit 1) latest on true`;

type AccountFilter = PageQuery & { companyId?: number };

/** A page of the accounts, by name, with the count of all on every row. */
export function bankAccountPage(place: ReadScope, filter: AccountFilter): CompiledQuery<BankAccount & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'b')];
  if (filter.companyId) conditions.push(sql<boolean>`b.company_id = ${filter.companyId}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`b.name`, sql`b.iban`));
  return sql<BankAccount & { total: number }>`
    select ${accountAnswered}, count(*) over () as total from bank_accounts b left join ${latest}
    where ${sql.join(conditions, sql` and `)} order by lower(b.name), b.id limit ${limit} offset ${offset}`.compile(build);
}

/** One account as the API returns it. */
export function bankAccountById(place: ReadScope, id: number): CompiledQuery<BankAccount> {
  return sql<BankAccount>`select ${accountAnswered} from bank_accounts b left join ${latest} where ${within(place, 'b')} and b.id = ${id}`.compile(
    build,
  );
}

/** The account, held until the transaction ends; 404 where this scope has none of that id. */
export function holdBankAccount(t: Transaction, scope: Scope, id: number): Promise<Held<BankAccount>> {
  return hold(t, scope, 'bankAccounts', id, bankAccountById);
}

/** One account as the API returns it, within a transaction. */
export function readBankAccount(t: Transaction, scope: Scope, id: number): Promise<BankAccount> {
  return readOne(t, bankAccountById(scope, id));
}

type AccountOfCompany = BankAccount & { companyId: number };

/** The accounts of a company, oldest first. */
export async function accountsOf(t: Transaction, companyId: number): Promise<AccountOfCompany[]> {
  const { rows } = await sql<AccountOfCompany>`
    select ${accountAnswered}, b.company_id from bank_accounts b left join ${latest} where b.company_id = ${companyId} order by b.id`.execute(
    t,
  );
  return rows;
}

/** The accounts of a company, each held until the transaction ends. */
export async function holdAccountsOf(t: Transaction, companyId: number): Promise<AccountOfCompany[]> {
  await sql`select from bank_accounts b where b.company_id = ${companyId} order by b.id for update`.execute(t);
  return accountsOf(t, companyId);
}

type FileFilter = PageQuery & { accountId?: number };

/** A page of the files that were imported, latest first, with the count of all that match on every row. */
export function bankFilePage(place: ReadScope, filter: FileFilter): CompiledQuery<BankFile & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'f')];
  if (filter.accountId) conditions.push(sql<boolean>`f.account_id = ${filter.accountId}`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`f.name`, sql`f.read_by`));
  return sql<BankFile & { total: number }>`
    select f.id, f.account_id, f.name, f.read_by, f.from_day as "from", f.to_day as "to", f.lines, f.known,
      (select count(*) from bank_lines l where l.company_id = f.company_id and l.file_id = f.id and ${isOpen}) as open,
      f.opening, f.closing, f.created_at, count(*) over () as total
    from bank_files f where ${sql.join(conditions, sql` and `)}
    order by f.created_at desc, f.id desc limit ${limit} offset ${offset}`.compile(build);
}

// All fields of a line in the API except its proposals. The row is called `l`.
const lineAnswered = sql`
  l.id, ${answeredCompanyOf('l')}, l.account_id, l.day, l.amount, l.currency, l.name, l.iban, l.text, l.reference, l.is_reversal,
  case when behind.match is not null then 'matched' when l.ignored then 'ignored' else 'open' end as state,
  behind.match, '[]'::json as proposals, l.created_at, l.updated_at`;
const behind = sql`lateral (
  select json_build_object('paymentId', p.id, 'expenseId', null, 'customerId', c.id,
    'customerName', case when c.id is not null then ${customerNameOf('c')} end, 'ownerId', o.id, 'ownerName', o.name, 'description', null, 'wasBooked', l.booked,
    'invoices', coalesce((select json_agg(json_build_object('id', i.id, 'number', i.invoice_number, 'amount', a.amount::text) order by a.id)
      from allocations a join invoices i on i.company_id = a.company_id and i.id = a.debit_invoice_id
      where a.company_id = p.company_id and a.credit_payment_id = p.id), '[]')) as match
  from payments p left join customers c on c.company_id = p.company_id and c.id = p.customer_id
    left join yacht_owners o on o.company_id = p.company_id and o.id = p.owner_id
  where p.company_id = l.company_id and p.bank_line_id = l.id
  union all
  select json_build_object('paymentId', null, 'expenseId', x.id, 'customerId', null, 'customerName', null, 'ownerId', null, 'ownerName', null, 'description', x.description,
    'wasBooked', l.booked, 'invoices', '[]'::json)
  from expenses x where x.company_id = l.company_id and x.bank_line_id = l.id
  limit 1) behind on true`;

type LineFilter = PageQuery & { accountId?: number; state?: BankLineState };

/** The amounts a search can mean: as it is shown or typed, with either decimal mark. */
function amountsIn(words: string): string[] {
  const typed = words.replaceAll(/\p{Sc}/gu, '');
  return (['point', 'comma'] as const).flatMap((mark) => {
    const cents = centsTyped(typed, mark);
    return cents === null ? [] : [decimalOf(Math.abs(cents))];
  });
}

/** A page of lines, latest first, with the count of all that match on every row. */
export function bankLinePage(place: ReadScope, filter: LineFilter): CompiledQuery<BankLine & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'l')];
  if (filter.accountId) conditions.push(sql<boolean>`l.account_id = ${filter.accountId}`);
  if (filter.state === 'open') conditions.push(isOpen);
  if (filter.state === 'matched') conditions.push(isMatched);
  if (filter.state === 'ignored') conditions.push(sql<boolean>`l.ignored and not ${isMatched}`);
  if (filter.q?.trim()) {
    const words = containsWords(filter.q, sql`l.name`, sql`l.text`, sql`l.reference`, sql`l.amount::text`);
    conditions.push(sql<boolean>`(${words} or abs(l.amount) = any(${amountsIn(filter.q)}::numeric[]))`);
  }
  return sql<BankLine & { total: number }>`
    with l as (select *, count(*) over () as total from bank_lines l where ${sql.join(conditions, sql` and `)} order by l.day desc, l.id desc limit ${limit} offset ${offset})
    select ${lineAnswered}, l.total from l left join ${behind} order by l.day desc, l.id desc`.compile(build);
}

/** One line as the API returns it, without its proposals. */
export function bankLineById(place: ReadScope, id: number): CompiledQuery<BankLine> {
  return sql<BankLine>`select ${lineAnswered} from bank_lines l left join ${behind} where ${within(place, 'l')} and l.id = ${id}`.compile(
    build,
  );
}

/** The line, held until the transaction ends, so that only one user can match it. */
export function holdBankLine(t: Transaction, scope: Scope, id: number): Promise<Held<BankLine>> {
  return hold(t, scope, 'bankLines', id, bankLineById);
}

/** One line as the API returns it, within a transaction. */
export function readBankLine(t: Transaction, scope: Scope, id: number): Promise<BankLine> {
  return readOne(t, bankLineById(scope, id));
}

/** The open ones of these lines, each held until the transaction ends, earliest first. */
export async function holdOpenLines(t: Transaction, scope: Scope, ids: readonly number[]): Promise<(BankLine & { companyId: number })[]> {
  const { rows: held } = await sql`
    select l.id from bank_lines l where ${within(scope, 'l')} and l.id = any(${ids}::bigint[]) order by l.id for update`.execute(t);
  if (held.length === 0) throw notThere();
  const { rows } = await sql<BankLine & { companyId: number }>`
    select ${lineAnswered} from bank_lines l left join ${behind}
    where ${within(scope, 'l')} and l.id = any(${ids}::bigint[]) and not l.ignored and behind.match is null order by l.day, l.id`.execute(
    t,
  );
  return rows;
}

import { sql, type RawBuilder } from 'kysely';
import type { ProfitPart, TaxDirection } from '#domain/finance/report-words.ts';
import type { TaxCategory } from '#domain/finance/tax-words.ts';
import { accountNames, type BooksAccount, type JournalLine, type JournalTotals } from '#domain/finance/journal.ts';
import type { Transaction } from '../platform/database.ts';
import { customerNameOf } from '../platform/expressions.ts';
import { accountNamesOf, directionOf, ofYacht, profitPartOf } from './journal-parts.ts';
import type { JournalOf } from './journal-documents.ts';
import type { Days } from './journal-exchange.ts';
import { journalPageOf, type CountedDay } from './journal-page.ts';
import { journalLines, journalParts, missingRates, together } from './journal-query.ts';

type Filter = Days & {
  yachtId?: number | 'none' | undefined;
  customerId?: number | undefined;
  account?: string | undefined;
  part?: ProfitPart | 'result' | undefined;
  tax?: TaxDirection | undefined;
  taxCategory?: TaxCategory | 'none' | undefined;
  taxPercent?: string | undefined;
};

/** The company's journal in its reporting currency. */
export async function journalOf(t: Transaction, companyId: number): Promise<JournalOf> {
  const { rows } = await sql<{ currency: string }>`select reporting_currency(${companyId}) as currency`.execute(t);
  return { companyId, currency: rows[0]?.currency ?? 'EUR' };
}

/**
 * The same for pages and reports that are read often: queries in this transaction are planned once for any days, because planning so many
 * selects again takes longer than reading a small company's data.
 */
export async function journalToRead(t: Transaction, companyId: number): Promise<JournalOf> {
  await sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(t);
  return journalOf(t, companyId);
}

function matching({ yachtId, customerId, account, part, tax, taxCategory, taxPercent }: Filter): RawBuilder<boolean> {
  const conditions = [ofYacht(yachtId)];
  if (customerId) conditions.push(sql<boolean>`j.customer_id = ${customerId}`);
  if (account) conditions.push(sql<boolean>`j.account = ${account}`);
  if (part) conditions.push(part === 'result' ? sql<boolean>`${profitPartOf} is not null` : sql<boolean>`${profitPartOf} = ${part}`);
  if (tax) conditions.push(sql<boolean>`${directionOf} = ${tax}`);
  if (taxCategory)
    conditions.push(taxCategory === 'none' ? sql<boolean>`j.tax_category is null` : sql<boolean>`j.tax_category = ${taxCategory}`);
  if (taxPercent) conditions.push(sql<boolean>`j.tax_percent = ${taxPercent}::numeric`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const inOrder = sql`j.day, j.source_type, j.source_id, j.place, j.account`;

/** The lines of these days, earliest first, each entry complete. */
export function journalRows(of: JournalOf, filter: Filter): RawBuilder<JournalLine> {
  return rowsOf(of, { select: journalLines(of, filter), filter });
}

/**
 * A page of lines, and their total count. Lines are counted by day first, and then read only for the days and kinds of documents on the
 * page: a year has thousands, and the texts of entries are built only if shown.
 */
export async function journalPage(
  t: Transaction,
  of: JournalOf,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ lines: JournalLine[]; total: number }> {
  const counts = journalParts(of, filter).map(
    (part, place) =>
      sql`select ${sql.lit(place)} as part, j.day, count(*) as lines from (${part}) j where ${matching(filter)} group by j.day`,
  );
  const { rows: counted } = await sql<CountedDay>`
    select day, sum(lines)::int as lines, array_agg(part) as parts from (${together(counts)}) c group by day order by day`.execute(t);
  const { days, before, parts, total } = journalPageOf(counted, { limit, offset });
  if (!days) return { lines: [], total };
  const partsOnPage = journalParts(of, days).filter((_part, place) => parts.has(place));
  const { rows } = await rowsOf(of, { select: together(partsOnPage), filter, page: { limit, offset: offset - before } }).execute(t);
  return { lines: rows, total };
}

function rowsOf(
  of: JournalOf,
  { select, filter, page }: { select: RawBuilder<unknown>; filter: Filter; page?: { limit: number; offset: number } },
): RawBuilder<JournalLine> {
  const cut = page ? sql`order by ${inOrder} limit ${page.limit} offset ${page.offset}` : sql``;
  return sql<JournalLine>`
    select ${answered(of)} from (select * from (${select}) j where ${matching(filter)} ${cut}) j ${named(of)} order by ${inOrder}`;
}

/** The columns returned for a line `j`. */
function answered({ companyId }: JournalOf): RawBuilder<unknown> {
  return sql`
    j.day as date, j.entry, j.text, j.account, b.number as account_number, coalesce(b.name, u.name, j.account) as account_name,
    greatest(j.base, 0)::numeric(20, 2) as debit, greatest(-j.base, 0)::numeric(20, 2) as credit, j.currency, j.amount::numeric(20, 2) as amount,
    j.tax_category, j.tax_percent, j.yacht_id::int as yacht_id, y.name as yacht_name, j.customer_id::int as customer_id,
    ${customerNameOf('c')} as customer_name, j.source_type, j.source_id::int as source_id, j.invoice_id::int as invoice_id,
    case j.source_type when 'apa' then (select w.charter_id::int from allocations a join apa_accounts w on w.company_id = a.company_id and w.id = coalesce(a.debit_apa_id, a.credit_apa_id)
        where a.company_id = ${companyId} and a.id = j.source_id)
      when 'apa_entry' then (select w.charter_id::int from apa_entries e join apa_accounts w on w.company_id = e.company_id and w.id = e.account_id
        where e.company_id = ${companyId} and e.id = j.source_id)
      when 'apa_rest' then (select w.charter_id::int from apa_accounts w where w.company_id = ${companyId} and w.id = j.source_id) end as charter_id`;
}

/** The names of its account, its yacht and its customer. */
function named(of: JournalOf): RawBuilder<unknown> {
  return sql`left join ${accountNamesOf(of)} on u.key = j.account
    left join yachts y on y.company_id = ${of.companyId} and y.id = j.yacht_id
    left join customers c on c.company_id = ${of.companyId} and c.id = j.customer_id`;
}

/** The sum of the lines, and how many documents are missing because there is no rate. */
export async function journalTotals(t: Transaction, of: JournalOf, filter: Filter): Promise<JournalTotals> {
  const sums = journalParts(of, filter).map(
    (part) =>
      sql`select count(*) as lines, sum(greatest(j.base, 0)) as debit, sum(greatest(-j.base, 0)) as credit from (${part}) j where ${matching(filter)}`,
  );
  const { rows } = await sql<Omit<JournalTotals, 'currency'>>`
    select sum(lines)::int as lines, coalesce(sum(debit), 0)::numeric(20, 2) as debit, coalesce(sum(credit), 0)::numeric(20, 2) as credit,
      (${missingRates(of, filter)}) as missing_rates
    from (${together(sums)}) j`.execute(t);
  const [totals = { lines: 0, debit: '0.00', credit: '0.00', missingRates: 0 }] = rows;
  return { currency: of.currency, ...totals };
}

/** The accounts of a company, under its own names. */
export async function accountsOf(t: Transaction, companyId: number): Promise<BooksAccount[]> {
  const renamed = await t.selectFrom('booksAccounts').select(['key', 'number', 'name']).where('companyId', '=', companyId).execute();
  const byKey = new Map(renamed.map((account) => [account.key, account]));
  return Object.entries(accountNames).map(([key, usual]) => ({
    key,
    number: byKey.get(key)?.number ?? null,
    name: byKey.get(key)?.name ?? usual,
  }));
}

/** Sets the number and name of accounts; null restores the default. */
export async function nameAccounts(
  t: Transaction,
  companyId: number,
  accounts: { key: string; number?: string | null | undefined; name?: string | null | undefined }[],
): Promise<void> {
  for (const { key, number, name } of accounts) {
    const naming = { number: number || null, name: name && name !== accountNames[key] ? name : null };
    await t
      .insertInto('booksAccounts')
      .values({ companyId, key, ...naming })
      .onConflict((conflict) => conflict.columns(['companyId', 'key']).doUpdateSet(naming))
      .execute();
  }
}

import { sql, type CompiledQuery } from 'kysely';
import type { ImportedRate } from '#domain/finance/expense-import.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Scope, type Transaction } from '../platform/database.ts';
import { hold, readOne, type Held } from '../platform/held.ts';
import { pageOf, containsWords, type PageQuery } from '../platform/lists.ts';

type TaxRateFilter = PageQuery & { companyId?: number; on?: string };

const isIssued = sql<boolean>`exists (
  select from invoice_items t join invoices i on i.company_id = t.company_id and i.id = t.invoice_id
  where t.company_id = r.company_id and (t.tax_rate_id = r.id or t.outside_tax_rate_id = r.id) and i.sent_at is not null)`;

const isInUse = sql<boolean>`(exists (select from management_agreements a where a.company_id = r.company_id and a.fee_tax_rate_id = r.id)
  or exists (select from expenses x where x.company_id = r.company_id and x.tax_rate_id = r.id)
  or exists (select from income n where n.company_id = r.company_id and n.tax_rate_id = r.id) or ${isIssued})`;

// All fields of a rate as the API returns it. The row is called `r`.
const answered = sql`
  r.id, r.name, r.category, r.percent, r.reason, r.reason_code, r.country, r.valid_from, r.valid_to, ${isInUse} as is_in_use,
  ${answeredCompanyOf('r')}, r.created_at, r.updated_at`;

/** A page of the rates, by name and day, with the count of all matches on every row; with a day, only those valid on it. */
export function taxRatePage(place: ReadScope, filter: TaxRateFilter): CompiledQuery<TaxRate & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'r')];
  if (filter.companyId) conditions.push(sql<boolean>`r.company_id = ${filter.companyId}`);
  if (filter.on)
    conditions.push(sql<boolean>`r.valid_from <= ${filter.on}::date and coalesce(r.valid_to, 'infinity') >= ${filter.on}::date`);
  if (filter.q?.trim()) conditions.push(containsWords(filter.q, sql`r.name`, sql`r.reason`));
  return sql<TaxRate & { total: number }>`
    select ${answered}, count(*) over () as total from tax_rates r
    where ${sql.join(conditions, sql` and `)} order by lower(r.name), r.valid_from desc, r.id limit ${limit} offset ${offset}`.compile(
    build,
  );
}

/** One rate as the API returns it. */
export function taxRateById(place: ReadScope, id: number): CompiledQuery<TaxRate> {
  return sql<TaxRate>`select ${answered} from tax_rates r where ${within(place, 'r')} and r.id = ${id}`.compile(build);
}

/** The rate, held until the transaction ends; 404 where this scope has none of that id. */
export function holdTaxRate(t: Transaction, scope: Scope, id: number): Promise<Held<TaxRate>> {
  return hold(t, scope, 'taxRates', id, taxRateById);
}

/** One rate as the API returns it, within a transaction. */
export function readTaxRate(t: Transaction, scope: Scope, id: number): Promise<TaxRate> {
  return readOne(t, taxRateById(scope, id));
}

/** Whether an invoice that was sent uses this rate. */
export async function isOnIssuedInvoices(t: Transaction, id: number): Promise<boolean> {
  const { rows } = await sql<{ isIssued: boolean }>`select ${isIssued} as is_issued from tax_rates r where r.id = ${id}`.execute(t);
  return rows[0]?.isIssued ?? false;
}

/** The rates that lines of an import may name: of those alike, the one that charges something comes first, then the older. */
export function importedRates(t: Transaction, companyId: number): Promise<ImportedRate[]> {
  return t
    .selectFrom('taxRates')
    .select(['id', 'name', 'percent', 'validFrom', 'validTo'])
    .where('companyId', '=', companyId)
    .orderBy(sql`category = 'S'`, 'desc')
    .orderBy('id')
    .execute();
}

/** How many of these rates exist; they can't change until the transaction ends. */
export async function holdRates(t: Transaction, companyId: number, ids: number[]): Promise<number> {
  const there = await t.selectFrom('taxRates').select('id').where('companyId', '=', companyId).where('id', 'in', ids).forShare().execute();
  return there.length;
}

import { sql, type CompiledQuery } from 'kysely';
import type { ExchangeRate, RateRead } from '#domain/finance/exchange-rate.ts';
import { inPeriod } from '../finance/books.ts';
import { answeredCompanyOf } from '../platform/company.ts';
import { build, within, type ReadScope, type Transaction } from '../platform/database.ts';
import { pageOf, type PageQuery } from '../platform/lists.ts';

type RateFilter = PageQuery & { companyId?: number; currency?: string; from?: string; to?: string };

// All fields of a rate. Its row is called `r`.
const answered = sql`r.id, ${answeredCompanyOf('r')}, r.day, r.currency, r.per_euro, r.created_at, r.updated_at`;

/** A page of the rates, latest first, with the count of all that match on every row. */
export function exchangeRatePage(place: ReadScope, filter: RateFilter): CompiledQuery<ExchangeRate & { total: number }> {
  const { limit, offset } = pageOf(filter);
  const conditions = [within(place, 'r'), ...inPeriod('r.day', filter)];
  if (filter.companyId) conditions.push(sql<boolean>`r.company_id = ${filter.companyId}`);
  const wanted = filter.currency ?? filter.q?.trim().toUpperCase();
  if (wanted) conditions.push(sql<boolean>`r.currency = ${wanted}`);
  return sql<ExchangeRate & { total: number }>`
    select ${answered}, count(*) over () as total from exchange_rates r
    where ${sql.join(conditions, sql` and `)} order by r.day desc, r.currency limit ${limit} offset ${offset}`.compile(build);
}

/** Stores rates, replacing those of the same day, and returns how many are new or changed. Documents waiting for a rate get it. */
export async function storeRates(t: Transaction, companyId: number, rates: RateRead[]): Promise<number> {
  const of = <Key extends keyof RateRead>(key: Key) => rates.map((rate) => rate[key]);
  const { rows } = await sql`
    insert into exchange_rates as r (company_id, day, currency, per_euro)
    select ${companyId}, * from unnest(${of('day')}::date[], ${of('currency')}::text[], ${of('perEuro')}::numeric[])
    on conflict (company_id, currency, day) do update set per_euro = excluded.per_euro where r.per_euro <> excluded.per_euro
    returning r.id`.execute(t);
  if (rows.length > 0) await sql`select renew_exchange_rates(${companyId})`.execute(t);
  return rows.length;
}

/** The rate of a currency on a day. */
export async function rateOfDay(
  t: Transaction,
  companyId: number,
  { day, currency }: Pick<RateRead, 'day' | 'currency'>,
): Promise<ExchangeRate> {
  const { rows } = await sql<ExchangeRate>`
    select ${answered} from exchange_rates r where r.company_id = ${companyId} and r.day = ${day}::date and r.currency = ${currency}`.execute(
    t,
  );
  return rows[0] as ExchangeRate;
}

import { sql } from 'kysely';
import type { CharterTerms } from '#domain/desk/charter-terms.ts';
import type { PriceLists } from '#domain/desk/price.ts';
import type { Season, YachtTerms } from '#domain/desk/yacht-terms.ts';
import { companyFormats } from '../platform/company.ts';
import type { Transaction } from '../platform/database.ts';
import { readCharterTerms, readYachtTerms, extraPage } from './store.ts';
import type { Scope } from '../platform/database.ts';

/**
 * Everything that determines a charter's price: the yacht's seasons, extras, and the company's discounts, tax, price mode and payment plan.
 */
export async function priceListsOf(
  t: Transaction,
  scope: Scope,
  { companyId, yachtId }: { companyId: number; yachtId: number },
): Promise<Omit<PriceLists, 'commissionPercent'> & { seasons: Season[] } & Pick<CharterTerms, 'plan'> & Pick<YachtTerms, 'deposit'>> {
  const yacht = await readYachtTerms(t, scope, yachtId);
  const company = await readCharterTerms(t, companyId);
  const { rows: extras } = await t.executeQuery(extraPage(scope, { companyId, yachtId, limit: 500 }));
  const { rows } = await sql<{ timeZone: string; prices: 'net' | 'gross' }>`
    select o.time_zone, coalesce(s.prices, 'net') as prices from companies o left join books_settings s on s.company_id = o.id
    where o.id = ${companyId}`.execute(t);
  const { dateOrder } = await companyFormats(t, companyId);
  return {
    timeZone: rows[0]?.timeZone ?? 'UTC',
    dateOrder,
    prices: rows[0]?.prices ?? 'net',
    currency: yacht.currency,
    taxRate: company.taxRate,
    seasons: yacht.seasons,
    extras,
    discounts: company.discounts,
    maxDiscount: company.maxDiscount,
    plan: company.plan,
    deposit: yacht.deposit,
  };
}

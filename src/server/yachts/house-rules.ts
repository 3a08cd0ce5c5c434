import type { StoredHouseRules } from '#domain/companies/house-rules.ts';
import { usualTerms, type UsualTerms } from '#domain/companies/usual-terms.ts';
import type { Transaction } from '../platform/database.ts';

/** The defaults of a new record of this company, and of this yacht if it is about one. */
export async function usualTermsOf(t: Transaction, companyId: number, yachtId?: number | null): Promise<UsualTerms> {
  const company = await t
    .selectFrom('companies')
    .select(['defaultCurrency', 'houseRules'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const yacht = yachtId
    ? await t.selectFrom('yachts').select('houseRules').where('companyId', '=', companyId).where('id', '=', yachtId).executeTakeFirst()
    : null;
  return usualTerms(
    { ...company, houseRules: company.houseRules as StoredHouseRules },
    yacht ? { houseRules: yacht.houseRules as StoredHouseRules | null } : null,
  );
}

/** The given currency, or the default for a new record of this company, and of this yacht if it is about one. */
export async function currencyFor(
  t: Transaction,
  companyId: number,
  { currency, yachtId }: { currency?: string | undefined; yachtId?: number | null | undefined },
): Promise<string> {
  return currency ?? (await usualTermsOf(t, companyId, yachtId)).currency;
}

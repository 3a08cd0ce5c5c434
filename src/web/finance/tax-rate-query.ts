import { useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { isFirstRead } from '../platform/queries.ts';
import { useUser } from '../platform/session.tsx';

/** The tax rates of a company: all versions, or those valid on a day. */
export function taxRatesQuery(companyId: number | undefined, on?: string) {
  const query = { companyId, on, limit: 500 };
  return { ...api.queryOptions('get', '/api/tax-rates', { params: { query } }), meta: { shows: ['tax_rate'] as const } };
}

/** A company's books settings. */
export function booksSettingsQuery(companyId: number | undefined) {
  return {
    ...api.queryOptions('get', '/api/books/settings', { params: { query: { companyId } } }),
    meta: { shows: ['company', 'tax_rate'] as const },
  };
}

/** The tax rates of the user's company; admins without a company get none. */
export function useOwnTaxRates() {
  const { companyId } = useUser();
  return useQuery({ ...taxRatesQuery(companyId ?? undefined), enabled: companyId !== null });
}

/** The books settings of the user's company; admins without a company get none. */
export function useOwnBooksSettings() {
  const { companyId } = useUser();
  return useQuery({ ...booksSettingsQuery(companyId ?? undefined), enabled: companyId !== null });
}

/** Whether the user's company's tax and reporting currency are still unknown: the fields of a form depend on both. */
export function useAreBooksPending(): boolean {
  const [settings, rates] = [useOwnBooksSettings(), useOwnTaxRates()];
  return isFirstRead(settings) || isFirstRead(rates);
}

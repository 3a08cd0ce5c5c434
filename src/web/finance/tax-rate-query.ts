import { useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';

/** The tax rates of a company, all versions of them; of one day those that are valid on it. */
export function taxRatesQuery(companyId: number | undefined, on?: string) {
  const query = { companyId, on, limit: 500 };
  return { ...api.queryOptions('get', '/api/tax-rates', { params: { query } }), meta: { shows: ['tax_rate'] as const } };
}

/** How a company keeps its books. */
export function booksSettingsQuery(companyId: number | undefined) {
  return {
    ...api.queryOptions('get', '/api/books/settings', { params: { query: { companyId } } }),
    meta: { shows: ['company', 'tax_rate'] as const },
  };
}

/** Whether it isn't known yet which tax one's own company says, and in which currency it reports: what a form asks for depends on both. */
export function useAreBooksPending(): boolean {
  const { companyId } = useUser();
  const enabled = companyId !== null;
  const settings = useQuery({ ...booksSettingsQuery(companyId ?? undefined), enabled });
  const rates = useQuery({ ...taxRatesQuery(companyId ?? undefined), enabled });
  return settings.isLoading || rates.isLoading;
}

import { useQuery, type QueryClient } from '@tanstack/react-query';
import { usualTerms, type UsualTerms } from '#domain/companies/usual-terms.ts';
import { companyQuery } from '../companies/company-query.ts';
import { useUser } from '../platform/session.tsx';
import { yachtQuery } from './yacht-query.ts';

/**
 * What a new record begins with: of this yacht, or of one's own company where there is none. Undefined while it is read; where it
 * can't be read, a record begins as everywhere.
 */
export function useUsualTerms(yachtId: number | null = null): UsualTerms | undefined {
  const user = useUser();
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== null });
  const companyId = yacht.data?.companyId ?? user.companyId;
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  if (yacht.isLoading || company.isLoading) return undefined;
  return usualTerms(company.data ?? null, yacht.data);
}

/** The same of a yacht that is chosen while a record is filled in. */
export async function readUsualTerms(queries: QueryClient, yachtId: number): Promise<UsualTerms> {
  const yacht = await queries.fetchQuery(yachtQuery(yachtId));
  return usualTerms(yacht.companyId === null ? null : await queries.fetchQuery(companyQuery(yacht.companyId)), yacht);
}

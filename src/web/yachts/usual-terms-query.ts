import { useQuery, type QueryClient } from '@tanstack/react-query';
import { usualTerms, type UsualTerms } from '#domain/companies/usual-terms.ts';
import { companyQuery } from '../companies/company-query.ts';
import { isFirstRead } from '../platform/queries.ts';
import { useUser } from '../platform/session.tsx';
import { yachtQuery } from './yacht-query.ts';

/**
 * The default terms of a new record: those of this yacht, or without one of this company, or else the user's own. Undefined while loading;
 * if they can't be loaded, general defaults.
 */
export function useUsualTerms(yachtId: number | null = null, ofCompany: number | null = null): UsualTerms | undefined {
  const user = useUser();
  const yacht = useQuery({ ...yachtQuery(yachtId ?? 0), enabled: yachtId !== null });
  const companyId = yacht.data?.companyId ?? ofCompany ?? user.companyId;
  const company = useQuery({ ...companyQuery(companyId ?? 0), enabled: companyId !== null });
  if (isFirstRead(yacht) || isFirstRead(company)) return undefined;
  return usualTerms(company.data ?? null, yacht.data);
}

/** The same for a yacht that is chosen while a record is entered. */
export async function readUsualTerms(queries: QueryClient, yachtId: number): Promise<UsualTerms> {
  const yacht = await queries.fetchQuery(yachtQuery(yachtId));
  return usualTerms(yacht.companyId === null ? null : await queries.fetchQuery(companyQuery(yacht.companyId)), yacht);
}

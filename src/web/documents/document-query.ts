import type { QueryClient } from '@tanstack/react-query';
import { documentStates, type DocumentState } from '#domain/documents/words.ts';
import { can } from '#domain/session/permissions.ts';
import { api } from '../platform/api.ts';
import { sessionQuery } from '../platform/session.tsx';
import { countIn, flagIn, oneOfIn, textIn, type RawSearch } from '../platform/search-params.ts';

/**
 * The search parameters of the documents: the filter, the company for a platform admin, and the open form: for which yacht, equipment and
 * type, or which document.
 */
export type DocumentSearch = {
  state?: DocumentState;
  companyId?: number;
  new?: true;
  edit?: number;
  yachtId?: number;
  equipmentId?: number;
  type?: string;
};

export function documentSearch(raw: RawSearch): DocumentSearch {
  return {
    state: oneOfIn(documentStates, raw.state),
    companyId: countIn(raw.companyId),
    new: flagIn(raw.new),
    edit: countIn(raw.edit),
    yachtId: countIn(raw.yachtId),
    equipmentId: countIn(raw.equipmentId),
    type: textIn(raw.type),
  };
}

/** The same page, with the form for a missing document open. */
export function withNewDocument(raw: RawSearch, yachtId: number | null, type: string): DocumentSearch {
  const { state, companyId } = documentSearch(raw);
  return { state, companyId, new: true, yachtId: yachtId ?? undefined, type };
}

/** The documents of a whole fleet by yacht and type: of this company, or of the user's own. */
export function matrixQuery(companyId: number | undefined) {
  return {
    ...api.queryOptions('get', '/api/documents/matrix', { params: { query: { companyId } } }),
    meta: { shows: ['document', 'yacht', 'equipment', 'company'] },
  } as const;
}

/** Loads the matrix while the page's code is still loading, unless a platform admin's page has yet to find out whose to show. */
export async function readMatrixAhead(queries: QueryClient, raw: RawSearch): Promise<void> {
  const user = await queries.ensureQueryData(sessionQuery);
  if (!user || !can(user, 'run-platform')) return queries.prefetchQuery(matrixQuery(undefined));
  const companyId = documentSearch(raw).companyId ?? user.companyId;
  if (companyId) await queries.prefetchQuery(matrixQuery(companyId));
}

/** One document with all its versions. */
export function documentQuery(id: number) {
  return api.queryOptions('get', '/api/documents/{id}', { params: { path: { id } } });
}

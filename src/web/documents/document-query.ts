import { documentStates, type DocumentState } from '#domain/documents/words.ts';
import { api } from '../platform/api.ts';
import { countIn, flagIn, oneOfIn, textIn, type RawSearch } from '../platform/search-params.ts';

/** The search parameters of the documents: the filter, and the open form: for which yacht, equipment and type, or which document. */
export type DocumentSearch = { state?: DocumentState; new?: true; edit?: number; yachtId?: number; equipmentId?: number; type?: string };

export function documentSearch(raw: RawSearch): DocumentSearch {
  return {
    state: oneOfIn(documentStates, raw.state),
    new: flagIn(raw.new),
    edit: countIn(raw.edit),
    yachtId: countIn(raw.yachtId),
    equipmentId: countIn(raw.equipmentId),
    type: textIn(raw.type),
  };
}

/** The documents of the whole fleet by yacht and type. */
export const matrixQuery = {
  ...api.queryOptions('get', '/api/documents/matrix'),
  meta: { shows: ['document', 'yacht', 'company'] },
} as const;

/** One document with all its versions. */
export function documentQuery(id: number) {
  return api.queryOptions('get', '/api/documents/{id}', { params: { path: { id } } });
}

import { defectFilters, defectSeverities, type DefectFilter, type DefectSeverity } from '#domain/defects/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, laterPageIn, oneOfIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const defectsPerPage = 20;

/** The search of the defects. By default: open ones of the whole fleet, most severe first. */
export type DefectSearch = { q?: string; status?: DefectFilter; severity?: DefectSeverity; yachtId?: number; page?: number };

export function defectSearch(raw: RawSearch): DefectSearch {
  return {
    q: textIn(raw.q),
    status: oneOfIn(defectFilters, raw.status),
    severity: oneOfIn(defectSeverities, raw.severity),
    yachtId: countIn(raw.yachtId),
    page: laterPageIn(raw.page),
  };
}

/** One page of the defects. The previous page stays on screen until it has loaded. */
export function defectsQuery({ status = 'open', ...search }: DefectSearch) {
  return pageQuery('/api/defects', { ...search, status }, defectsPerPage);
}

export function defectQuery(id: number) {
  return api.queryOptions('get', '/api/defects/{id}', { params: { path: { id } } });
}

/** The search of the report form: the yacht. */
export type ReportSearch = { yachtId?: number };

export function reportSearch(raw: RawSearch): ReportSearch {
  return { yachtId: countIn(raw.yachtId) };
}

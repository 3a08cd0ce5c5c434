import { defectFilters, defectSeverities, type DefectFilter, type DefectSeverity } from '#domain/defects/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, laterPageIn, oneOfIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const defectsPerPage = 20;

/** What the address of the defects says. What isn't said: the open ones of the whole fleet, worst first. */
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

/** One page of the defects. The one before stays on the screen until it is there. */
export function defectsQuery({ status = 'open', ...search }: DefectSearch) {
  return pageQuery('/api/defects', { ...search, status }, defectsPerPage);
}

export function defectQuery(id: number) {
  return api.queryOptions('get', '/api/defects/{id}', { params: { path: { id } } });
}

/** Of which yacht a report is, as its link says. */
export type ReportSearch = { yachtId?: number };

export function reportSearch(raw: RawSearch): ReportSearch {
  return { yachtId: countIn(raw.yachtId) };
}

import { certificateFilters, type CertificateFilter } from '#domain/crew/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, oneOfIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const crewPerPage = 10;

/** The search parameters of the crew. Without any: everybody, by name, from the first page. */
export type CrewSearch = { q?: string; role?: string; yachtId?: number; certificates?: CertificateFilter; page?: number };

export function crewSearch(raw: RawSearch): CrewSearch {
  return {
    q: textIn(raw.q),
    role: textIn(raw.role),
    yachtId: countIn(raw.yachtId),
    certificates: oneOfIn(certificateFilters, raw.certificates),
    page: laterPageIn(raw.page),
  };
}

/** One page of the crew. The previous one stays on screen until it has loaded. */
export function crewQuery(search: CrewSearch) {
  return pageQuery('/api/crew', search, crewPerPage);
}

/** All roles in use. */
export const rolesQuery = api.queryOptions('get', '/api/crew/roles');

export function crewMemberQuery(id: number) {
  return api.queryOptions('get', '/api/crew/{id}', { params: { path: { id } } });
}

export type NewCrewSearch = { yachtId?: number };

export function newCrewSearch(raw: RawSearch): NewCrewSearch {
  return { yachtId: countIn(raw.yachtId) };
}

/** The maximum number of lines in each list of a crew member's page. */
const maxLines = 10;

/** The schedule of somebody's yacht from a given time on, the next event first. */
export function scheduleOfQuery(yachtId: number, from: string) {
  return api.queryOptions('get', '/api/yachts/{id}/schedule', { params: { path: { id: yachtId }, query: { from, limit: maxLines } } });
}

/** What happened to somebody, the latest first. */
export function pastOfQuery(crewId: number) {
  return api.queryOptions('get', '/api/activities', { params: { query: { resourceType: 'crew', resourceId: crewId, limit: maxLines } } });
}

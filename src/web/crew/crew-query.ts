import { certificateFilters, type CertificateFilter } from '#domain/crew/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { countIn, oneOfIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const crewPerPage = 10;

/** What the address of the crew says. What isn't said: everybody, by name, from the first page. */
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

/** One page of the crew. The one before stays on the screen until it is there. */
export function crewQuery(search: CrewSearch) {
  return pageQuery('/api/crew', search, crewPerPage);
}

/** The roles there are aboard. */
export const rolesQuery = api.queryOptions('get', '/api/crew/roles');

export function crewMemberQuery(id: number) {
  return api.queryOptions('get', '/api/crew/{id}', { params: { path: { id } } });
}

export type NewCrewSearch = { yachtId?: number };

export function newCrewSearch(raw: RawSearch): NewCrewSearch {
  return { yachtId: countIn(raw.yachtId) };
}

/** As many lines of a list as somebody's page shows. */
const linesShown = 10;

/** What the yacht somebody serves on does from a moment on, the next first. */
export function scheduleOfQuery(yachtId: number, from: string) {
  return api.queryOptions('get', '/api/yachts/{id}/schedule', { params: { path: { id: yachtId }, query: { from, limit: linesShown } } });
}

/** What happened to somebody, the latest first. */
export function pastOfQuery(crewId: number) {
  return api.queryOptions('get', '/api/activities', { params: { query: { resourceType: 'crew', resourceId: crewId, limit: linesShown } } });
}

import { queryOptions } from '@tanstack/react-query';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { folded } from '#domain/shared/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { client, withTotal } from '../platform/api.ts';
import { countIn, textIn, type RawSearch } from '../platform/search-params.ts';

/** The search parameters of the board: who is searched for, and for the platform's admins in which company. */
export type AssignmentSearch = { q?: string; role?: string; companyId?: number };

export function assignmentSearch(raw: RawSearch): AssignmentSearch {
  return { q: textIn(raw.q), role: textIn(raw.role), companyId: countIn(raw.companyId) };
}

/** A column of the board: a yacht, or null for those without one. */
export type Column = number | null;

/** The whole crew of a company, by name: a board that leaves some out would be wrong. */
export function boardCrewQuery(companyId: number | undefined) {
  return queryOptions({
    queryKey: ['get', '/api/crew', 'board', companyId ?? null],
    queryFn: ({ signal }): Promise<CrewMember[]> =>
      everyPage((page) => withTotal(client.GET('/api/crew', { params: { query: { companyId, ...page } }, signal }))),
  });
}

export function boardYachtsQuery(companyId: number | undefined) {
  return queryOptions({
    queryKey: ['get', '/api/yachts', 'board', companyId ?? null],
    queryFn: ({ signal }): Promise<Yacht[]> =>
      everyPage((page) => withTotal(client.GET('/api/yachts', { params: { query: { companyId, sort: 'name', ...page } }, signal }))),
  });
}

/** The largest page that the API returns. */
const pageSize = 500;

/** All rows of a list: one request for nearly every company, and parallel requests for further pages in the largest. */
async function everyPage<Row>(read: (page: { limit: number; offset: number }) => Promise<{ rows: Row[]; total: number }>): Promise<Row[]> {
  const { rows, total } = await read({ limit: pageSize, offset: 0 });
  const further = Array.from({ length: Math.max(0, Math.ceil(total / pageSize) - 1) }, (_, index) =>
    read({ limit: pageSize, offset: (index + 1) * pageSize }),
  );
  return [...rows, ...(await Promise.all(further)).flatMap((page) => page.rows)];
}

/** Whether somebody matches the search, ignoring case and accents. */
export function matchesSearch({ name, role }: CrewMember, search: AssignmentSearch): boolean {
  const words = folded(search.q ?? '');
  const named = folded(name).includes(words) || folded(role).includes(words);
  return named && (search.role === undefined || role.toLowerCase() === search.role.toLowerCase());
}

/** The button of somebody's card, in whichever column the card is now. */
export function moveButtonOf(memberId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-move="${memberId}"]`);
}

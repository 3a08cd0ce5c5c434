import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, client, withTotal } from '../platform/api.ts';
import { flagIn, pageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const peoplePerPage = 20;

/** What the address of the team says: which people are shown, and whether somebody is being invited. */
export type TeamSearch = { q?: string; page?: number; invite?: true };

export function teamSearch(raw: RawSearch): TeamSearch {
  const page = pageIn(raw.page);
  return { q: textIn(raw.q), page: page === 1 ? undefined : page, invite: flagIn(raw.invite) };
}

/** One page of a company's people. The one before stays on the screen until it is there. */
export function teamQuery({ q, page = 1 }: TeamSearch) {
  const query = { q, limit: peoplePerPage, offset: (page - 1) * peoplePerPage };
  return queryOptions({
    queryKey: ['get', '/api/team', 'page', query],
    queryFn: ({ signal }) => withTotal(client.GET('/api/team', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The invitations nobody has accepted yet; more than these are nobody's daily business. */
export const invitationsQuery = api.queryOptions('get', '/api/invitations', { params: { query: { limit: 100 } } });

import { api, pageQuery } from '../platform/api.ts';
import { flagIn, laterPageIn, textIn, type RawSearch } from '../platform/search-params.ts';

export const peoplePerPage = 20;

/** The search parameters of the team: which people are shown, and whether somebody is being invited. */
export type TeamSearch = { q?: string; page?: number; invite?: true };

export function teamSearch(raw: RawSearch): TeamSearch {
  return { q: textIn(raw.q), page: laterPageIn(raw.page), invite: flagIn(raw.invite) };
}

/** One page of a company's people. The previous one stays on the screen until it has loaded. */
export function teamQuery({ q, page }: TeamSearch) {
  return pageQuery('/api/team', { q, page }, peoplePerPage);
}

/** The invitations that haven't been accepted yet. There are hardly ever more than a hundred. */
export const invitationsQuery = api.queryOptions('get', '/api/invitations', { params: { query: { limit: 100 } } });

/** The open invitations that this person sent. */
export function sentInvitationsQuery(id: number) {
  return api.queryOptions('get', '/api/invitations', { params: { query: { invitedBy: id, limit: 100 } } });
}

import type { CharterListQuery } from '#domain/desk/charter.ts';
import { handoverKinds, type HandoverKind } from '#domain/handovers/words.ts';
import { api, pageQuery } from '../platform/api.ts';
import { oneOfIn, type RawSearch } from '../platform/search-params.ts';

const shows = ['charter', 'yacht', 'customer', 'schedule', 'price', 'invoice', 'payment', 'apa'] as const;
const maxWait = 3_600_000;

/** How long until one of these options ends, in milliseconds: whatever shows it is reloaded then. */
export function untilNextEnd(charters: readonly { optionUntil: string | null }[]): number | false {
  return untilNext(charters.map(({ optionUntil }) => optionUntil));
}

/** The same until the first of these moments. */
export function untilNext(moments: readonly (string | null)[]): number | false {
  const next = Math.min(...moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []))) - Date.now();
  return Number.isFinite(next) ? Math.min(Math.max(next, 0) + 1000, maxWait) : false;
}

/** One charter, reloaded when its option ends. */
export function charterQuery(id: number) {
  return {
    ...api.queryOptions('get', '/api/charters/{id}', { params: { path: { id } } }),
    meta: { shows },
    refetchInterval: ({ state: { data } }: { state: { data?: { optionUntil: string | null } | undefined } }) =>
      data ? untilNextEnd([data]) : (false as const),
  };
}

/** A page of the charters that match, reloaded when the first of their options ends. */
export function chartersQuery(filter: Omit<CharterListQuery, 'limit' | 'offset'> & { page?: number }, perPage: number) {
  return {
    ...pageQuery('/api/charters', filter, perPage),
    meta: { shows },
    refetchInterval: ({ state: { data } }: { state: { data?: { rows: readonly { optionUntil: string | null }[] } | undefined } }) =>
      data ? untilNextEnd(data.rows) : (false as const),
  };
}

/** What happened to a charter, the latest first. */
export function charterHistoryQuery(id: number) {
  return {
    ...api.queryOptions('get', '/api/activities', { params: { query: { resourceType: 'charter', resourceId: id, limit: 50 } } }),
    meta: { shows: ['charter'] as const },
  };
}

/** What it costs to cancel a charter today, and what happens to its invoices. */
export function cancellationQuery({ id, startDate }: { id: number; startDate: string | null }) {
  return {
    ...api.queryOptions('get', '/api/charters/{id}/cancellation', { params: { path: { id } } }),
    // It changes with the days, and as the charter starts.
    gcTime: 0,
    refetchInterval: () => (startDate !== null && Date.parse(startDate) > Date.now() ? untilNext([startDate]) : (false as const)),
    meta: { shows: ['charter', 'schedule', 'invoice', 'payment', 'price', 'apa'] as const },
  };
}

/** A company's rules for charters. Its own people needn't name it. */
export function termsOfQuery(companyId: number | null) {
  return {
    ...api.queryOptions('get', '/api/charter-terms', { params: { query: { companyId: companyId ?? undefined } } }),
    meta: { shows: ['price', 'company'] as const },
  };
}

const charterTabs = ['overview', 'price', 'contract', 'payments', 'guests', 'handover'] as const;
export type CharterTab = (typeof charterTabs)[number];

const paperKinds = ['contract', 'quote'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Which part of a charter's page is open, and which of its handovers or documents. */
export type CharterSearch = { tab?: CharterTab; kind?: HandoverKind; paper?: PaperKind };

export function charterSearch(raw: RawSearch): CharterSearch {
  return { tab: oneOfIn(charterTabs, raw.tab), kind: oneOfIn(handoverKinds, raw.kind), paper: oneOfIn(paperKinds, raw.paper) };
}

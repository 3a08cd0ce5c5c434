import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import type { SessionUser } from '#domain/session/session.ts';
import { isAnythingTyped, onceNothingIsTyped } from '../ui/unsaved-store.ts';
import { ApiError, isRefusal } from './api.ts';
import { askNoLonger, askToSignInAgain } from './ended-session.ts';
import { releasePicture } from './picture.tsx';
import { sessionQuery } from './session.tsx';
import { onTokenElsewhere, readToken } from './token.ts';

/** The cache of everything loaded from the server, until something is saved. */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      // Also tried when the browser believes it is offline: a failed call shows an error, a paused one shows nothing.
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!(error instanceof ApiError)) return;
        if (error.status === 401) leaveOrSignInAgain(queries);
        // What is on the screen was deleted, or the user was moved to another company.
        if (error.status === 404 && query.state.data !== undefined)
          onceNothingIsTyped(query.queryHash, () => {
            void queries.resetQueries({ queryKey: query.queryKey, exact: true });
            askWhoIsSignedIn(queries);
          });
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        // A change may show anywhere, in lists, counts or other records, so everything loaded counts as stale.
        if (!meta?.changesNoRecord) void queries.invalidateQueries({ predicate: isFromApi });
      },
      onError: (error, _variables, _result, { meta }) => {
        if (error instanceof ApiError && error.code === 'not_signed_in') leaveOrSignInAgain(queries, { saving: true });
        // Without the server's answer it is unknown whether the change was made.
        if (!isRefusal(error) && !meta?.changesNoRecord) void queries.invalidateQueries({ predicate: isFromApi });
      },
    }),
  });

  queries.getQueryCache().subscribe(({ type, query }) => type === 'removed' && releasePicture(query));
  readOvertakenAgain(queries);
  onTokenElsewhere(() => {
    if (!readToken()) return leaveOrSignInAgain(queries);
    askNoLonger();
    askWhoIsSignedIn(queries);
  });
  forgetWithThePerson(queries);
  return queries;
}

/** Ends the session: opens the sign-in page, or asks for the password over a form with unsaved input, so that none is lost. */
export function leaveOrSignInAgain(queries: QueryClient, { saving } = { saving: false }) {
  if (isAnythingTyped()) askToSignInAgain({ saving });
  onceNothingIsTyped('leave', () => {
    askNoLonger();
    askWhoIsSignedIn(queries);
  });
}

function askWhoIsSignedIn(queries: QueryClient) {
  void queries.invalidateQueries(sessionQuery);
}

/**
 * An answer on its way when something changed may be from before the change: it counts as stale once it arrives. Data already on the screen
 * isn't affected, because the library requests it again at once.
 */
function readOvertakenAgain(queries: QueryClient) {
  const overtaken = new WeakSet<Query>();
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const isAskedAnew = query.isActive() && query.state.data !== undefined;
    if (action.type === 'invalidate' && query.state.fetchStatus === 'fetching' && !isAskedAnew) overtaken.add(query);
    if (action.type === 'success' && !action.manual && overtaken.delete(query))
      void queries.invalidateQueries({ predicate: (each) => each === query });
  });
}

/** Drops what another user, or the same one in another company, loaded or couldn't save. */
function forgetWithThePerson(queries: QueryClient) {
  let reader: string | undefined;
  queries.getQueryCache().subscribe(({ type, query }) => {
    const user = isSession(query) && type === 'updated' ? (query.state.data as SessionUser | null | undefined) : undefined;
    const current = user ? `${user.id} ${user.companyId}` : undefined;
    if (current === undefined || current === reader) return;
    const isFirst = reader === undefined;
    reader = current;
    if (isFirst) return;
    const changes = queries.getMutationCache();
    for (const each of changes.findAll({ status: 'error' })) changes.remove(each);
    queries.removeQueries({ predicate: (each) => !isSession(each), type: 'inactive' });
    void queries.resetQueries({ predicate: (each) => !isSession(each) });
  });
}

function isSession(query: Query) {
  return query.queryKey[0] === sessionQuery.queryKey[0];
}

export function isFromApi(query: Query) {
  return query.queryKey[0] === 'get';
}

/**
 * Whether this is read for the first time since its page was opened. A second try after an error isn't: it must not take the form off the
 * screen that was opened without it.
 */
export function isFirstRead({ isLoading, isFetchedAfterMount }: { isLoading: boolean; isFetchedAfterMount: boolean }): boolean {
  return isLoading && !isFetchedAfterMount;
}

import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { releasePicture } from './picture.tsx';
import { sessionQuery } from './session.tsx';
import { clearToken, onTokenElsewhere } from './token.ts';

/** Everything that was read from the server, kept until something is written. */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    defaultOptions: {
      // Tried also when the browser thinks it is offline: a call that fails says so, one that waits in silence doesn't.
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error) => {
        // The session has ended meanwhile. A refused change is left to its form, which must not lose what was typed.
        if (!(error instanceof ApiError && error.status === 401)) return;
        clearToken();
        queries.setQueryData(sessionQuery.queryKey, null);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        // A change may show anywhere: in lists, counts, other records. So all that was read counts as old.
        if (!meta?.changesNoRecord) void queries.invalidateQueries({ predicate: isFromApi });
      },
    }),
  });

  queries.getQueryCache().subscribe(({ type, query }) => type === 'removed' && releasePicture(query));
  onTokenElsewhere(() => void queries.invalidateQueries(sessionQuery));
  return queries;
}

function isFromApi(query: Query) {
  return query.queryKey[0] === 'get';
}

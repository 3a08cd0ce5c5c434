import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { SessionUser, SignedIn } from '#domain/session/session.ts';
import { roles } from '#domain/session/words.ts';
import { closeToast, toast } from '../ui/toast-store.ts';
import { isAnythingTyped } from '../ui/unsaved-store.ts';
import { ApiError, client, received } from './api.ts';
import { contentOf } from './calling.ts';
import { askNoLonger } from './ended-session.ts';
import { showFormats } from './formats.ts';
import { pause } from './pause.ts';
import { oneOfIn } from './search-params.ts';
import { clearToken, readToken, storeToken } from './token.ts';

declare global {
  var sessionRequest: { token: string; answer: Promise<Response> } | undefined;
}

const minutes = 60_000;

/** The signed-in user, or null. It fails if it can't be known, and if the session ended while that user's unsaved input is on the screen. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: 5 * minutes,
  gcTime: Infinity,
  retry: (failures, error) => !(error instanceof ApiError && error.status === 401) && failures < 2,
  retryDelay: (failures) => Math.min(500 * 2 ** failures, 2000),
});

export function useSession() {
  return useQuery(sessionQuery);
}

/** The signed-in user. For pages behind the guard. */
export function useUser(): SessionUser {
  const { data } = useSession();
  if (!data) throw new Error('Please sign in to see this page.');
  return data;
}

// In milliseconds: how long a page waits for the session to be reloaded after signing in.
const maxWait = 300;
const signingOut = ['sign out'];
let ended = false;

/** Whether the session of this page has ended, other than by signing out. */
export function hasEnded(): boolean {
  return ended;
}

/** Starts a new session, then opens the address. */
export function useEntering(then: (user: SessionUser) => string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (answer: SignedIn | SessionUser) => {
    const { token, user } = 'user' in answer ? answer : { token: null, user: answer };
    if (token) storeToken(token);
    // oxlint-disable-next-line no-console -- nobody in front of the screen could do anything about it
    else console.warn('The sign-in response has no token.');
    closeToast();
    ended = false;
    queries.setQueryData(sessionQuery.queryKey, withRole(user));
    // Without a token the session can't be reloaded, so the answer has to do.
    if (token) await Promise.race([queries.refetchQueries(sessionQuery), pause(maxWait)]);
    await navigate({ href: then(user), replace: true });
  };
}

/** Starts a new session of the same user on the same page. The page reloads its data, and what was typed stays. */
export function useGoingOn() {
  const queries = useQueryClient();
  const { id } = useUser();
  return async ({ token, user }: SignedIn) => {
    if (user.id !== id) throw new OtherPerson();
    storeToken(token);
    queries.setQueryData(sessionQuery.queryKey, withRole(user));
    askNoLonger();
    await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'get' });
  };
}

/** Another user signed in over the previous user's form. */
export class OtherPerson extends Error {}

/** Whether somebody is signing out: from the call until the sign-in page. */
export function useIsSigningOut(): boolean {
  return useIsMutating({ mutationKey: signingOut }) > 0;
}

/** Signs out here and on the server, drops everything that was loaded, and opens the sign-in page. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: signingOut,
    meta: { changesNoRecord: true },
    mutationFn: leave,
    onSuccess: async () => {
      clearToken();
      ended = false;
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
      await pause(maxWait);
      queries.setQueryData(sessionQuery.queryKey, null);
      await navigate({ to: '/signin' });
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
    },
    onError: () => toast({ variant: 'destructive', title: 'Error', description: 'Failed to log out. Please try again.' }),
  });
}

async function fetchSession({ client: queries }: { client: QueryClient }): Promise<SessionUser | null> {
  try {
    if (!readToken()) throw new ApiError(new Response(null, { status: 401 }), '');
    const data = await (earlyAnswer() ?? client.GET('/api/auth/session', { querySerializer: cacheBuster }).then((answer) => answer.data));
    return data ? withRole(data) : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) throw new Error(`Server error: ${error.status}`, { cause: error });
    // Without its user, the page would leave the screen along with what is typed on it.
    if (isAnythingTyped() && queries.getQueryData(sessionQuery.queryKey)) throw error;
    if (readToken()) {
      clearToken();
      ended = true;
    }
    return null;
  }
}

/** The answer to the request that public/theme.js sent before this script loaded; used once, and only for the same token. */
function earlyAnswer(): Promise<SessionUser | undefined> | undefined {
  const pending = globalThis.sessionRequest;
  delete globalThis.sessionRequest;
  return pending?.token === readToken()
    ? pending.answer.then(received).then((answer) => contentOf(answer) as Promise<SessionUser | undefined>)
    : undefined;
}

/** A user without a role counts as a plain user. From here on dates and times are shown in the user's formats. */
function withRole(user: SessionUser): SessionUser {
  showFormats(user.ownFormats, user.formats);
  return { ...user, role: oneOfIn(roles, user.role) ?? 'user' };
}

async function leave() {
  if (!readToken()) return;
  try {
    await client.POST('/api/auth/logout', { querySerializer: cacheBuster });
  } catch (error) {
    // A session that the server no longer knows has already ended.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
}

/** A query string that no cache on the way has seen before. */
function cacheBuster() {
  return `_=${Date.now()}`;
}

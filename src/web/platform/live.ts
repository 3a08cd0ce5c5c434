// Shows what others change. The server announces which record changed, never its content; what is on the screen is then reloaded as before,
// so that the server stays the only source.
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ResourceType } from '#domain/activities/words.ts';
import { onceNothingIsTyped } from '../ui/unsaved-store.ts';
import { ApiError, client, isRefusal, placesOfReading } from './api.ts';
import { framesOf } from './event-stream.ts';
import { pause, pauseUntilOnline } from './pause.ts';
import { isFromApi, leaveOrSignInAgain } from './queries.ts';
import { sessionQuery } from './session.tsx';
import { readToken } from './token.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The kinds of records that it can show, so that a large answer isn't loaded again for others. Without it: all kinds. */
      shows?: readonly ResourceType[];
      /** Whether it also shows what was done with the user's own notifications. */
      own?: boolean;
    };
  }
}

/** What the server announces: records, and the user's own notifications. */
type Changing = ResourceType | 'notifications';
type Outdating = Changing | 'oneself' | 'anything';

const second = 1_000;
const maxWait = 30 * second;
// The server sends something every twenty seconds; a longer silence means that the connection died unnoticed.
const maxSilence = 50 * second;

/** Listens for as long as the signal allows, comes back after a dropped connection, and misses nothing in between. */
export async function hearChanges(queries: QueryClient, over: AbortSignal) {
  const outdate = outdater(queries);
  let failures = 0;
  await quiet(queries, over);
  let place = placesOfReading();

  while (!over.aborted) {
    // A hidden tab keeps no connection open, because browsers limit them, and loads nothing.
    await visible(over);
    const token = readToken();
    const connection = connected(over);
    try {
      const { data } = await client.GET('/api/live', {
        parseAs: 'stream',
        signal: connection.signal,
        params: { header: place ? { 'last-event-id': place } : {} },
      });
      failures = 0;
      for await (const { id, event, data: text } of framesOf(data as ReadableStream<Uint8Array>, connection.alive)) {
        place = id ?? place;
        outdate();
        if (event === 'change') {
          const { resource, id: changed } = JSON.parse(text ?? '{}') as { resource: Changing; id: number };
          outdate(resource);
          if (resource === 'user' && changed === queries.getQueryData(sessionQuery.queryKey)?.id) outdate('oneself');
        }
        if (event === 'reread') outdate('anything');
      }
    } catch (error) {
      failures++;
      if (error instanceof ApiError && error.status === 401 && !over.aborted) await signedInAgain(queries, token, over);
    }
    connection.end();
    // Clients that were cut off together shouldn't all reconnect at the same moment.
    if (document.visibilityState === 'visible') await pauseWithin(over, Math.min(maxWait, second * 2 ** failures) * (0.5 + Math.random()));
  }
}

/**
 * Marks whatever can show such a change as stale. What is on the screen is reloaded at once, but never twice at the same time, and again
 * until it could be read. Without a change, only what couldn't be read before is.
 */
function outdater(queries: QueryClient) {
  let waiting = new Set<Outdating>();
  let running = false;
  return (changed?: Outdating) => {
    if (changed) waiting.add(changed);
    if (!running && (changed || isAnythingUnread())) void run();
  };

  async function run() {
    running = true;
    // Changes made together are announced one by one.
    await pause(50);
    while (waiting.size > 0 || isAnythingUnread()) {
      const changed = waiting;
      waiting = new Set();
      // The session carries the company's name, time zone and currency, whether it is to be deleted, and what its subscription allows.
      if (changed.has('company') || changed.has('subscription')) void queries.invalidateQueries(sessionQuery);
      // It also carries the user's role and company, but may have ended with such a change.
      if (changed.has('oneself') || changed.has('anything'))
        onceNothingIsTyped('session', () => void queries.invalidateQueries(sessionQuery));
      const read = queries.invalidateQueries({
        predicate: (query) => isFromApi(query) && (canShow(query, changed) || couldNotBeRead(query)),
      });
      await Promise.race([read, pause(10 * second)]);
      await pause(isAnythingUnread() ? 5 * second : second / 2);
    }
    running = false;
  }

  function isAnythingUnread() {
    return queries.getQueryCache().findAll({ predicate: couldNotBeRead }).length > 0;
  }
}

/** Whether the screen still shows it as it was because no answer came. A refusal is an answer. What was never read says so itself. */
function couldNotBeRead(query: Query) {
  const { data, isInvalidated, fetchStatus, error } = query.state;
  return isFromApi(query) && query.isActive() && data !== undefined && isInvalidated && fetchStatus === 'idle' && !isRefusal(error);
}

function canShow({ meta }: Query, changed: ReadonlySet<Outdating>) {
  if (changed.has('anything')) return true;
  return [...changed].some((each) =>
    each === 'notifications' ? meta?.own : !meta?.shows || (meta.shows as readonly string[]).includes(each),
  );
}

/** A connection that ends with the page, when the page is hidden, and after a silence. */
function connected(over: AbortSignal) {
  const connection = new AbortController();
  const end = () => connection.abort();
  let silence = setTimeout(end, maxSilence);
  over.addEventListener('abort', end);
  document.addEventListener('visibilitychange', end);
  return {
    signal: connection.signal,
    alive: () => {
      clearTimeout(silence);
      silence = setTimeout(end, maxSilence);
    },
    end: () => {
      clearTimeout(silence);
      over.removeEventListener('abort', end);
      document.removeEventListener('visibilitychange', end);
      end();
    },
  };
}

/** The session has ended: waits until somebody signs in again, here or in another tab. */
async function signedInAgain(queries: QueryClient, refused: string | null, over: AbortSignal) {
  leaveOrSignInAgain(queries);
  while (readToken() === refused && !over.aborted) await pauseWithin(over, 5 * second);
}

/** Waits for the page's own first requests, also on a slow machine. */
async function quiet(queries: QueryClient, over: AbortSignal) {
  for (let still = 0; still < 8 && !over.aborted; still = queries.isFetching() > 0 ? 0 : still + 1) await pauseWithin(over, second / 4);
}

function visible(over: AbortSignal) {
  if (document.visibilityState === 'visible') return;
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
    over.addEventListener('abort', resolve, { once: true });
  });
}

/** Ends early when the page does, and when the network is back. */
async function pauseWithin(over: AbortSignal, milliseconds: number) {
  if (over.aborted) return;
  const paused = new AbortController();
  const ended = new Promise((resolve) => over.addEventListener('abort', resolve, { signal: paused.signal }));
  await Promise.race([pauseUntilOnline(milliseconds), ended]);
  paused.abort();
}

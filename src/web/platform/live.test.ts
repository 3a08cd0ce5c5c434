import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPerson } from '../testing/given.ts';
import { serve } from '../testing/network.ts';
import { watchForm } from '../ui/unsaved-store.ts';
import { api } from './api.ts';
import { hearChanges } from './live.ts';
import { createQueries } from './queries.ts';
import { sessionQuery } from './session.tsx';
import { storeToken } from './token.ts';

const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const turn = (visibilityState: string) => {
  tab.visibilityState = visibilityState;
  tab.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', tab);
  tab.visibilityState = 'visible';
  storeToken('a token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const second = 1_000;
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);

/** The changes of one connection, as the server sends them. */
function stream(signal: AbortSignal) {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  signal.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
  const send = (text: string) => controller.enqueue(encoder.encode(text));
  return {
    answer: new Response(body),
    signal,
    change: (resource: string, id = 1, resourceId = 7) =>
      send(`id: ${id}\nevent: change\ndata: ${JSON.stringify({ resource, id: resourceId })}\n\n`),
    reread: () => send('event: reread\ndata: {}\n\n'),
    beat: () => send(': still here\n\n'),
    drop: () => controller.close(),
  };
}

const yacht = api.queryOptions('get', '/api/yachts/{id}', { params: { path: { id: 7 } } });
const parts = { ...api.queryOptions('get', '/api/parts', {}), meta: { shows: ['part', 'yacht'] as const } };
const mine = { ...api.queryOptions('get', '/api/reminders' as '/api/parts', {}), meta: { shows: [] as const, own: true } };
const known = { yacht, parts, mine };

async function hearing({ refusals = 0, status = 503 } = {}) {
  const queries = createQueries();
  queries.setQueryData(sessionQuery.queryKey, aPerson());
  for (const { queryKey, ...options } of Object.values(known)) {
    queries.setQueryDefaults(queryKey, { meta: 'meta' in options ? options.meta : undefined });
    queries.setQueryData(queryKey as never, {} as never);
  }
  const connections: ReturnType<typeof stream>[] = [];
  let left = refusals;
  const requests = serve((request) => {
    if (!request.url.endsWith('/api/live')) return Response.json(aPerson());
    if (left-- > 0) return Response.json({ message: 'Please try again.' }, { status });
    const connection = stream(request.signal);
    connections.push(connection);
    return connection.answer;
  });
  const over = new AbortController();
  const listening = hearChanges(queries, over.signal);
  onTestFinished(() => over.abort());
  return {
    queries,
    connections,
    live: () => requests.filter(({ url }) => url.endsWith('/api/live')),
    requests,
    stale: () => Object.entries(known).flatMap(([name, { queryKey }]) => (queries.getQueryState(queryKey)?.isInvalidated ? [name] : [])),
    end: async () => {
      over.abort();
      await wait(60);
      await listening;
    },
    last: () => connections.at(-1)!,
  };
}

describe('changes by others', () => {
  test.each([
    ['yacht', ['yacht', 'parts']],
    ['trip', ['yacht']],
    ['notifications', ['mine']],
  ])('of the kind %s make %j stale, which can show them', async (kind, stale) => {
    const page = await hearing();
    await wait(3);
    expect(page.stale()).toEqual([]);
    page.last().change(kind);
    await wait(1);
    expect(page.stale()).toEqual(stale);
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false);
    await page.end();
  });

  test('that the server can no longer name make everything stale', async () => {
    const page = await hearing();
    await wait(3);
    page.last().reread();
    await wait(1);
    expect(page.stale()).toEqual(['yacht', 'parts', 'mine']);
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true);
    await page.end();
  });

  test.each(['company', 'subscription'])('of the %s are also in the session', async (kind) => {
    const page = await hearing();
    await wait(3);
    page.last().change(kind);
    await wait(1);
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true);
    await page.end();
  });

  test.each([
    ['the user', 1, true],
    ['a colleague', 2, false],
  ])('of %s are in the session or not', async (_who, id, isInSession) => {
    const page = await hearing();
    page.queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }));
    await wait(3);
    page.last().change('user', 1, id);
    await wait(1);
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(isInSession);
    await page.end();
  });

  test('of the user that may have ended the session take no unsaved input off the screen', async () => {
    const page = await hearing();
    page.queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }));
    const forget = watchForm(() => true);
    await wait(3);
    page.last().change('user', 1, 1);
    await wait(1);
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(false);
    forget();
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true);
    await page.end();
  });

  test('made together reload what is on the screen once, and again after a failure without an answer', async () => {
    const page = await hearing();
    const read = vi.fn<() => Promise<object>>(async () => ({}));
    const observer = new QueryObserver(page.queries, { queryKey: ['get', '/api/yachts'], queryFn: read });
    const leave = observer.subscribe(() => undefined);
    await wait(3);
    expect(read).toHaveBeenCalledTimes(1);
    for (const kind of ['yacht', 'trip', 'crew']) page.last().change(kind);
    await wait(2);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    page.last().change('yacht');
    await wait(2);
    expect(read).toHaveBeenCalledTimes(3);
    await wait(5);
    expect([read.mock.calls.length, observer.getCurrentResult().isError]).toEqual([4, false]);
    await wait(30);
    expect(read).toHaveBeenCalledTimes(4);
    leave();
    await page.end();
  });
});

/** A query on the screen that fails once when the tab's own change gets no answer, and one that doesn't. */
async function withLostChange(page: Awaited<ReturnType<typeof hearing>>) {
  const lost = vi.fn<() => Promise<object>>(async () => ({}));
  const healthy = vi.fn<() => Promise<object>>(async () => ({}));
  const observe = (key: string, queryFn: typeof lost, meta?: { shows: readonly ['part'] }) =>
    onTestFinished(new QueryObserver(page.queries, { queryKey: ['get', key], queryFn, meta }).subscribe(() => undefined));
  observe('/api/lost', lost, { shows: ['part'] });
  observe('/api/healthy', healthy);
  await wait(3);
  lost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const change = page.queries
    .getMutationCache()
    .build(page.queries, { mutationFn: () => Promise.reject(new TypeError('Failed to fetch')) });
  await change.execute(undefined).catch(() => undefined);
  await wait(1);
  const reads = () => [lost.mock.calls.length, healthy.mock.calls.length];
  expect(reads()).toEqual([2, 2]);
  return { lost, reads };
}

describe('what couldn’t be read', () => {
  test('after a change without an answer is read again, and nothing else, once the server is heard again', async () => {
    const page = await hearing();
    const { reads } = await withLostChange(page);
    page.last().drop();
    await wait(3);
    page.last().beat();
    await wait(30);
    expect(reads()).toEqual([3, 2]);
    await page.end();
  });

  test('is read again with what others change, which is then not read over and over', async () => {
    const page = await hearing();
    const { lost, reads } = await withLostChange(page);
    lost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    page.last().change('trip');
    await wait(2);
    expect(reads()).toEqual([3, 3]);
    await wait(30);
    expect(reads()).toEqual([4, 3]);
    await page.end();
  });

  test('and never was is left to who sees that', async () => {
    const page = await hearing();
    const read = vi.fn<() => Promise<object>>(() => Promise.reject(new TypeError('Failed to fetch')));
    onTestFinished(new QueryObserver(page.queries, { queryKey: ['get', '/api/yachts'], queryFn: read }).subscribe(() => undefined));
    await wait(3);
    page.last().beat();
    await wait(30);
    expect(read).toHaveBeenCalledTimes(1);
    await page.end();
  });
});

describe('the connection', () => {
  test('continues where it was lost, so that nothing in between is missed', async () => {
    const page = await hearing();
    await wait(3);
    page.last().change('yacht', 41);
    await wait(0);
    page.last().change('trip', 42);
    await wait(0);
    page.last().drop();
    await wait(3);
    expect(page.live().map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '42']);
    await page.end();
  });

  test('is closed while the page is hidden, and opened once it is shown again', async () => {
    const page = await hearing();
    await wait(3);
    turn('hidden');
    await wait(60);
    expect([page.live().length, page.last().signal.aborted]).toEqual([1, true]);
    turn('visible');
    await wait(0);
    expect(page.live()).toHaveLength(2);
    await page.end();
  });

  test('is given up after a silence, but not while the server sends something', async () => {
    const page = await hearing();
    await wait(3);
    for (let beats = 0; beats < 6; beats++) {
      await wait(20);
      page.last().beat();
    }
    await wait(49);
    expect(page.connections).toHaveLength(1);
    await wait(6);
    expect([page.connections.length, page.connections[0]?.signal.aborted]).toEqual([2, true]);
    await page.end();
  });

  test('is tried again ever more rarely while the server can’t be reached', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const page = await hearing({ refusals: 20 });
    await wait(2);
    const counts: number[] = [];
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      await wait(seconds - 0.1);
      counts.push(page.live().length);
      await wait(0.1);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    vi.restoreAllMocks();
    await page.end();
  });

  test('is opened at once when the network is back', async () => {
    const page = await hearing({ refusals: 1 });
    await wait(2.2);
    expect(page.live()).toHaveLength(1);
    dispatchEvent(new Event('online'));
    await wait(0);
    expect(page.live()).toHaveLength(2);
    await page.end();
  });

  test('waits until somebody signs in again after the session has ended', async () => {
    const page = await hearing({ refusals: 1, status: 401 });
    await wait(3);
    expect(page.queries.getQueryState(sessionQuery.queryKey)?.isInvalidated).toBe(true);
    await wait(60);
    expect(page.live()).toHaveLength(1);
    storeToken('another');
    await wait(10);
    expect(page.live()).toHaveLength(2);
    await page.end();
  });

  test('ends with the page', async () => {
    const page = await hearing();
    await wait(3);
    await page.end();
    await wait(120);
    expect([page.live().length, page.last().signal.aborted]).toEqual([1, true]);
  });
});

test('the page’s own first requests come first', async () => {
  const queries = createQueries();
  const requests = serve((request) => stream(request.signal).answer);
  let arrive: (() => void) | undefined;
  void queries.fetchQuery({ queryKey: ['get', 'first'], queryFn: () => new Promise<object>((done) => (arrive = () => done({}))) });
  const over = new AbortController();
  const listening = hearChanges(queries, over.signal);
  await wait(20);
  expect(requests).toEqual([]);
  arrive?.();
  await wait(1);
  expect(requests).toEqual([]);
  await wait(2);
  expect(requests).toHaveLength(1);
  over.abort();
  await wait(60);
  await listening;
});

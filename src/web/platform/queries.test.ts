import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPerson } from '../testing/given.ts';
import { serve } from '../testing/network.ts';
import { isAskedToSignInAgain, putSigningInOff } from './ended-session.ts';
import { watchForm } from '../ui/unsaved-store.ts';
import { api, ApiError, client } from './api.ts';
import { forgetWays, lastSearchAt, leftPage, rememberWay } from './left-page.ts';
import { createQueries, isFirstRead, isFromApi } from './queries.ts';
import { sessionQuery } from './session.tsx';
import { clearToken, readToken, storeToken } from './token.ts';
import { documentRefusal, pictureRefusal } from './upload.ts';

const yacht = (id: number) => api.queryOptions('get', '/api/yachts/{id}', { params: { path: { id } } });
const isOld = (queries: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) => queries.getQueryState(queryKey)?.isInvalidated;

const answered = (status: number) => new ApiError(new Response(null, { status }), '');
const tellStorage = (key: string | null) => dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('loaded data', () => {
  test('is dropped when another user signs in, and kept when the same user is loaded again', () => {
    const queries = createQueries();
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }));
    queries.setQueryData(yacht(7).queryKey, { id: 7 } as never);
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1, firstName: 'Renamed' }));
    expect(queries.getQueryData(yacht(7).queryKey)).toEqual({ id: 7 });
    queries.setQueryData(sessionQuery.queryKey, null);
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 2 }));
    expect(queries.getQueryData(yacht(7).queryKey)).toBeUndefined();
    expect(queries.getQueryData(sessionQuery.queryKey)).toMatchObject({ id: 2 });
  });

  test('is dropped when the user moves to another company', () => {
    const queries = createQueries();
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1, companyId: 3 }));
    queries.setQueryData(yacht(7).queryKey, { id: 7 } as never);
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1, companyId: 4 }));
    expect(queries.getQueryData(yacht(7).queryKey)).toBeUndefined();
  });

  test('is dropped along with failed saves, which another user would otherwise send', async () => {
    const queries = createQueries();
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }));
    const changes = queries.getMutationCache();
    const lost = changes.build(queries, { mutationFn: () => Promise.reject(new TypeError('Failed to fetch')) });
    await lost.execute(undefined).catch(() => undefined);
    queries.setQueryData(sessionQuery.queryKey, null);
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }));
    expect(changes.getAll()).toEqual([lost]);
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 2 }));
    expect(changes.getAll()).toEqual([]);
  });

  test.each([
    ['a change', undefined, () => Promise.resolve(), true],
    ['a change of no record', { changesNoRecord: true }, () => Promise.resolve(), false],
    ['a change that got no answer', undefined, () => Promise.reject(new TypeError('Failed to fetch')), true],
    ['a change that only a proxy answered', undefined, () => Promise.reject(answered(502)), true],
    ['a change of no record that failed', { changesNoRecord: true }, () => Promise.reject(answered(500)), false],
    ['a change that was refused', undefined, () => Promise.reject(answered(422)), false],
  ])('counts as stale after %s: %#', async (_what, meta, mutationFn, old) => {
    const queries = createQueries();
    queries.setQueryData(yacht(7).queryKey, { id: 7 } as never);
    queries.setQueryData(['coast', 'far', 1, 2], []);
    await queries
      .getMutationCache()
      .build(queries, { mutationFn, meta })
      .execute(undefined)
      .catch(() => undefined);
    expect(isOld(queries, yacht(7))).toBe(old);
    expect(queries.getQueryState(['coast', 'far', 1, 2])?.isInvalidated).toBe(false);
  });

  test('is loaded again, once, if something changed while its answer was on its way', async () => {
    const queries = createQueries();
    const answers: ((yacht: { id: number; name: string }) => void)[] = [];
    const requests = serve(() => new Promise((resolve) => answers.push((answer) => resolve(Response.json(answer)))));
    const observer = new QueryObserver(queries, yacht(7));
    const leave = observer.subscribe(() => undefined);
    const change = () => void queries.invalidateQueries({ predicate: isFromApi });
    const name = () => observer.getCurrentResult().data?.name;
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    change();
    answers[0]?.({ id: 7, name: 'As she was' });
    await vi.waitFor(() => expect([requests.length, name()]).toEqual([2, 'As she was']));
    // The second request is cancelled for the third, which is the last.
    change();
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    answers[1]?.({ id: 7, name: 'Half of it' });
    answers[2]?.({ id: 7, name: 'As she is' });
    await vi.waitFor(() => expect([name(), observer.getCurrentResult().fetchStatus]).toEqual(['As she is', 'idle']));
    expect([requests.length, isOld(queries, yacht(7))]).toEqual([3, false]);
    leave();
  });

  test('ahead of its page counts as stale if something changed while its answer was on its way', async () => {
    const queries = createQueries();
    let answer: (() => void) | undefined;
    const requests = serve(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(Response.json({ id: 7 }));
        }),
    );
    const reading = queries.prefetchQuery(yacht(7));
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    void queries.invalidateQueries({ predicate: isFromApi });
    answer?.();
    await reading;
    expect([requests.length, isOld(queries, yacht(7))]).toEqual([1, true]);
  });

  test('disappears from the screen when somebody deletes it', async () => {
    const queries = createQueries();
    serve(() => Response.json({ message: 'Gone.' }, { status: 404 }));
    queries.setQueryData(sessionQuery.queryKey, aPerson());
    queries.setQueryData(yacht(7).queryKey, { id: 7 } as never);
    await queries.fetchQuery({ ...yacht(7), staleTime: 0 }).catch(() => undefined);
    expect(queries.getQueryData(yacht(7).queryKey)).toBeUndefined();
    // Its reader may have been moved to another company instead.
    expect(isOld(queries, sessionQuery)).toBe(true);
  });

  test('leads to the sign-in page when the session ends, but asks for the password over unsaved input', async () => {
    const queries = createQueries();
    serve(() => Response.json({ message: 'Who are you?' }, { status: 401 }));
    queries.setQueryData(sessionQuery.queryKey, aPerson());
    const forget = watchForm(() => true);
    await queries.fetchQuery(yacht(7)).catch(() => undefined);
    expect([isOld(queries, sessionQuery), isAskedToSignInAgain()]).toEqual([false, true]);
    forget();
    expect([isOld(queries, sessionQuery), isAskedToSignInAgain()]).toEqual([true, false]);
  });

  test.each(['is refused by the server', 'has no token any more'])(
    'stays over unsaved input when its session, read long ago, %s',
    async (how) => {
      const queries = createQueries();
      serve(() => Response.json({ message: 'Who are you?' }, { status: 401 }));
      if (how === 'is refused by the server') storeToken('a token');
      queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }), { updatedAt: Date.now() - 6 * 60_000 });
      const forget = watchForm(() => true);
      // The dialog that asks for the password reads whose it is.
      onTestFinished(new QueryObserver(queries, sessionQuery).subscribe(() => undefined));
      await vi.waitFor(() => expect(queries.getQueryState(sessionQuery.queryKey)?.fetchStatus).toBe('idle'));
      expect([queries.getQueryData(sessionQuery.queryKey)?.id, isAskedToSignInAgain()]).toEqual([1, true]);
      forget();
      await vi.waitFor(() => expect(queries.getQueryData(sessionQuery.queryKey)).toBeNull());
      expect([readToken(), isAskedToSignInAgain()]).toEqual([null, false]);
    },
  );

  test.each([403, 429, 502])('stays when an answer of %i doesn’t say whose session it is', async (status) => {
    const queries = createQueries();
    serve(() => new Response('<html>Not now</html>', { status }));
    storeToken('a token');
    queries.setQueryData(sessionQuery.queryKey, aPerson({ id: 1 }));
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false }).catch(() => undefined);
    expect([queries.getQueryData(sessionQuery.queryKey)?.id, readToken()]).toEqual([1, 'a token']);
  });

  test('asks again after “Not now” only for a save, not for what the page loads by itself', async () => {
    const queries = createQueries();
    serve(() => Response.json({ message: 'Who are you?', code: 'not_signed_in' }, { status: 401 }));
    const read = () => queries.fetchQuery({ ...yacht(7), staleTime: 0 }).catch(() => undefined);
    const save = () =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: () => client.PATCH('/api/yachts/{id}', { params: { path: { id: 7 } }, body: {} }) })
        .execute(undefined)
        .catch(() => undefined);
    const forget = watchForm(() => true);
    await read();
    expect(isAskedToSignInAgain()).toBe(true);
    putSigningInOff();
    await read();
    expect(isAskedToSignInAgain()).toBe(false);
    await save();
    expect(isAskedToSignInAgain()).toBe(true);
    forget();
  });

  test('asks who is signed in when another tab signs in', () => {
    const queries = createQueries();
    queries.setQueryData(sessionQuery.queryKey, aPerson());
    storeToken('another');
    tellStorage('ui-theme');
    expect(isOld(queries, sessionQuery)).toBe(false);
    tellStorage('authToken');
    expect(isOld(queries, sessionQuery)).toBe(true);
  });
});

test('a record is read for the first time until an answer comes, even a refusal, and again on the next page', async () => {
  const queries = new QueryClient();
  const refusals: (() => void)[] = [];
  const refuseLater = () => new Promise((_resolve, refuse) => refusals.push(() => refuse(new Error('Gone.'))));
  const observe = () => new QueryObserver(queries, { queryKey: ['get', 'a deleted yacht'], queryFn: refuseLater, retry: false });
  const read = (observer: ReturnType<typeof observe>) => {
    const result = observer.getCurrentResult();
    return [result.isLoading, isFirstRead(result)];
  };
  const page = observe();
  const leave = page.subscribe(() => undefined);
  expect(read(page)).toEqual([true, true]);
  refusals[0]?.();
  await vi.waitFor(() => expect(read(page)).toEqual([false, false]));
  void queries.invalidateQueries({ predicate: isFromApi });
  expect(read(page)).toEqual([true, false]);
  refusals[1]?.();
  await vi.waitFor(() => expect(read(page)).toEqual([false, false]));
  leave();
  const next = observe();
  onTestFinished(next.subscribe(() => undefined));
  expect(read(next)).toEqual([true, true]);
});

test('the token is kept in this browser until somebody signs out', () => {
  expect(readToken()).toBeNull();
  storeToken('a token');
  expect([readToken(), localStorage.getItem('authToken')]).toEqual(['a token', 'a token']);
  clearToken();
  expect(readToken()).toBeNull();
});

test('the previous page and the last search of each page, without its open form, are remembered until somebody signs out', () => {
  const crew = { pathname: '/crew', href: '/crew?page=2&edit=7', search: { page: '2', edit: '7' } };
  const record = { pathname: '/crew/7', href: '/crew/7' };
  rememberWay(crew, record, true);
  expect([leftPage()?.href, lastSearchAt('/crew'), lastSearchAt('/yachts')]).toEqual(['/crew?page=2&edit=7', { page: '2' }, {}]);
  rememberWay(record, { ...record, search: { tab: 'papers' } }, false);
  expect([leftPage()?.href, lastSearchAt('/crew/7')]).toEqual(['/crew?page=2&edit=7', { tab: 'papers' }]);
  forgetWays();
  expect([leftPage(), lastSearchAt('/crew')]).toEqual([null, {}]);
});

const file = (type: string, size = 100) => ({ type, size }) as File;

describe('a file', () => {
  const maxBytes = 10 * 1024 * 1024;
  const noPicture = 'Please choose a JPEG, PNG, WebP or AVIF picture';
  const noDocument = 'Please choose a PDF, JPEG, PNG or WebP file';

  test.each([
    ['image/jpeg', null, null],
    ['image/png', null, null],
    ['image/webp', null, null],
    ['image/avif', null, noDocument],
    ['application/pdf', noPicture, null],
    ['image/svg+xml', noPicture, noDocument],
    ['text/html', noPicture, noDocument],
    // Some systems don't know the type: then the server checks.
    ['', noPicture, null],
  ])('of type %j is refused as a picture with %j and as a document with %j', (type, picture, document) => {
    expect([pictureRefusal(file(type)), documentRefusal(file(type))]).toEqual([picture, document]);
  });

  test('may have up to ten megabytes', () => {
    expect([pictureRefusal(file('image/png', maxBytes)), documentRefusal(file('application/pdf', maxBytes))]).toEqual([null, null]);
    expect(pictureRefusal(file('image/png', maxBytes + 1))).toBe('This picture is larger than 10 MB');
    // It is made smaller before it is sent.
    expect([pictureRefusal(file('image/jpeg', 4 * maxBytes)), pictureRefusal(file('image/jpeg', 4 * maxBytes + 1))]).toEqual([
      null,
      'This picture is larger than 40 MB',
    ]);
    expect(documentRefusal(file('application/pdf', maxBytes + 1))).toBe('This file is larger than 10 MB');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { listOf, serve } from '../testing/network.ts';
import { ApiError, client, incompleteResponse, reason, succeeded, versionOf, withTotal } from './api.ts';
import { renewToken, storeToken } from './token.ts';

const refused = (status: number, body = '', statusText = '') => new ApiError(new Response(null, { status, statusText }), body);
const defaultMessage = 'Something went wrong. Please try again.';

describe('a refusal', () => {
  test('is read from the server’s answer', () => {
    const body = JSON.stringify({
      message: 'In use.',
      code: 'yacht_in_use',
      errors: [{ path: 'name', message: 'Taken' }],
      current: { id: 1 },
    });
    expect(refused(409, body)).toMatchObject({
      message: `409: ${body}`,
      status: 409,
      human: 'In use.',
      code: 'yacht_in_use',
      errors: [{ path: 'name', message: 'Taken' }],
      current: { id: 1 },
    });
  });

  test.each(['', '<html>Bad gateway</html>', 'null', '{}', '"text"'])('with the body %j still has a message', (body) => {
    const error = refused(502, body, 'Bad Gateway');
    expect(error).toMatchObject({ human: defaultMessage, code: null, errors: [] });
    expect(error.message).toBe(`502: ${body || 'Bad Gateway'}`);
  });
});

test.each([
  [refused(409, '{"message":"In use."}'), 'In use.'],
  [refused(500), defaultMessage],
  [refused(401, '{"message":"Who are you?"}'), 'Your session has ended. Please sign in again, then try once more.'],
  [new TypeError('Failed to fetch'), 'We couldn’t reach the server. Please check your connection and try again.'],
  [incompleteResponse(), 'The server’s response is incomplete. Please reload.'],
  [new Error('Anything else'), defaultMessage],
  ['thrown', defaultMessage],
])('%s is shown as "%s"', (error, words) => {
  expect(reason(error)).toBe(words);
});

test('the server’s reason is shown if there is one, and the page’s own message otherwise', () => {
  expect(reason(refused(500), 'It was not saved.')).toBe('It was not saved.');
  expect(reason(new Error('Anything else'), 'It was not saved.')).toBe('It was not saved.');
  expect(reason(refused(409, '{"message":"In use."}'), 'It was not saved.')).toBe('In use.');
});

test('an answer that isn’t a success is thrown', async () => {
  const yes = new Response('fine');
  expect(await succeeded(yes)).toBe(yes);
  await expect(succeeded(new Response('{"message":"Gone."}', { status: 404 }))).rejects.toMatchObject({ status: 404, human: 'Gone.' });
});

test('a list has the total count of its rows', async () => {
  serve(() => listOf([{ id: 1 }, { id: 2 }], 40));
  expect(await withTotal(client.GET('/api/yachts'))).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 40 });
  serve(() => Response.json([{ id: 1 }]));
  expect(await withTotal(client.GET('/api/yachts'))).toEqual({ rows: [{ id: 1 }], total: 1 });
});

test('a version is written as If-Match expects it', () => {
  expect(versionOf({ updatedAt: '2026-06-06T07:00:00.000Z' })).toBe('"2026-06-06T07:00:00.000Z"');
});

test('every call names its user and its tab, and a refusal is thrown', async () => {
  const requests = serve(({ url }) => (url.endsWith('/7') ? Response.json({ message: 'Gone.' }, { status: 404 }) : listOf([])));
  await client.GET('/api/yachts');
  storeToken('a token');
  await client.GET('/api/yachts');
  await expect(client.GET('/api/yachts/{id}', { params: { path: { id: 7 } } })).rejects.toMatchObject({ status: 404, human: 'Gone.' });
  const [stranger, known] = requests.map(({ headers }) => headers);
  expect(stranger?.get('authorization')).toBeNull();
  expect(known?.get('authorization')).toBe('Bearer a token');
  expect(stranger?.get('x-tab')).toMatch(/^[\da-f-]{36}$/);
  expect(known?.get('x-tab')).toBe(stranger?.get('x-tab'));
});

test('a read refused because its session was renewed is repeated in the new one, and fails if there is none', async () => {
  const requests = serve(({ headers }) =>
    headers.get('authorization') === 'Bearer new' ? listOf([{ id: 1 }]) : Response.json({ message: 'Please sign in.' }, { status: 401 }),
  );
  storeToken('old');
  let answered: (() => void) | undefined;
  const change = renewToken(
    () =>
      new Promise<void>((resolve) => {
        answered = () => {
          storeToken('new');
          resolve();
        };
      }),
  );
  const read = client.GET('/api/yachts');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  answered?.();
  await change;
  expect((await read).data).toEqual([{ id: 1 }]);
  storeToken('ended');
  await expect(client.GET('/api/yachts')).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(3);
});

test('the positions in the stream at which everything was read are returned once, without duplicates', async () => {
  vi.resetModules();
  const fresh = await import('./api.ts');
  const places = ['7', '7', '9', null];
  serve(() => {
    const place = places.shift();
    return Response.json([], { headers: place ? { 'Live-Position': place } : {} });
  });
  for (let read = 0; read < 4; read++) await fresh.client.GET('/api/yachts');
  expect(fresh.placesOfReading()).toBe('7,9');
  await fresh.client.GET('/api/yachts');
  expect(fresh.placesOfReading()).toBe('');
});

import { expect, test } from 'vitest';
import { calling } from './calling.ts';

type SentRequest = { address: string; request: RequestInit & { headers: Record<string, string> } };

function caller(answer?: Response) {
  const sent: SentRequest[] = [];
  const client = calling(async (address, request) => {
    sent.push({ address, request });
    return answer ?? Response.json(null);
  }) as Record<'GET' | 'POST' | 'DELETE', (address: string, call?: object) => Promise<{ data: unknown; response: Response }>>;
  return { client, sent };
}

test('parameters are encoded into the address, and missing ones are left out', async () => {
  const { client, sent } = caller();
  await client.GET('/api/views/{id}/{name}', {
    params: { path: { id: 7, name: 'a/b' }, query: { q: 'é & 1', in: [1, 2], not: null, nor: undefined, is: false } },
  });
  await client.GET('/api/yachts', { params: { query: { limit: undefined } } });
  await client.GET('/api/session', { querySerializer: () => '_=1' });
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/views/7/a%2Fb?q=%C3%A9%20%26%201&in=1&in=2&is=false',
    '/api/yachts',
    '/api/session?_=1',
  ]);
});

test('a body is sent as JSON, a form unchanged, and a call without a body has no content type', async () => {
  const { client, sent } = caller();
  const form = new FormData();
  await client.POST('/api/yachts', { body: { name: 'Aurelia' }, headers: { 'If-Match': '"1"', Unsaid: undefined } });
  await client.POST('/api/tracks', { body: form, params: { header: { 'last-event-id': 7 } } });
  await client.DELETE('/api/yachts');
  expect(sent.map(({ request: { method, body, headers } }) => ({ method, body, headers }))).toEqual([
    { method: 'POST', body: '{"name":"Aurelia"}', headers: { 'Content-Type': 'application/json', 'If-Match': '"1"' } },
    { method: 'POST', body: form, headers: { 'last-event-id': '7' } },
    { method: 'DELETE', body: undefined, headers: {} },
  ]);
});

test('a typed number that can’t be read isn’t sent as none: the server refuses it', async () => {
  const { client, sent } = caller();
  await client.POST('/api/checklists', { body: { items: [{ min: Number.NaN, max: null }], hours: 0 } });
  expect(sent[0]?.request.body).toBe('{"items":[{"min":"NaN","max":null}],"hours":0}');
});

test.each([
  ['of JSON', Response.json([1]), [1]],
  ['without a word', new Response(''), undefined],
  ['without content', new Response(null, { status: 204 }), undefined],
])('an answer %s is read', async (_what, answer, data) => {
  expect((await caller(answer).client.GET('/api/yachts')).data).toEqual(data);
});

test('an answer can be read as a file or as a stream', async () => {
  expect(await ((await caller(new Response('<gpx/>')).client.GET('/api/track', { parseAs: 'blob' })).data as Blob).text()).toBe('<gpx/>');
  expect((await caller(new Response('live')).client.GET('/api/live', { parseAs: 'stream' })).data).toBeInstanceOf(ReadableStream);
});

test('a call that is cancelled at once is never sent', async () => {
  const { client, sent } = caller();
  const wish = new AbortController();
  const answer = client.GET('/api/yachts', { signal: wish.signal });
  wish.abort();
  await answer;
  expect(sent[0]?.request.signal?.aborted).toBe(true);
});

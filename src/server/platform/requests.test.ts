import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, caller, yachtFields } from '../testing/given.ts';

const world = aWorld();
let port = 0;
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as { port: number }).port;
});
afterAll(() => world.app.server.closeAllConnections());

/** The server's answer to these exact bytes. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('every refusal has one shape', () => {
  test.each([
    ['an unknown address', 'GET /api/nothing HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
    ['a broken address', 'GET /api/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
    [
      'broken JSON',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 1\r\n\r\n{',
      400,
    ],
    [
      'plain text',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\na',
      415,
    ],
    [
      'an unsupported content type',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: text/csv\r\ncontent-length: 1\r\n\r\na',
      415,
    ],
    ['two hosts', 'GET /api/openapi.json HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
    ['HTTP before 1.0', 'GET /api/openapi.json\r\n\r\n', 400],
    ['something other than HTTP', 'HELLO THERE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s', async (_what, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
    expect(body).toMatchObject({ message: expect.stringMatching(/\w+.*\.$/), code: expect.stringMatching(/^[a-z_]+$/) });
    expect(JSON.stringify(body)).not.toMatch(/fastify|FST_|syntax|stack|node_modules|SELECT/i);
  });

  test('ids that only look like numbers aren’t found', async () => {
    const maya = await aPerson(world);
    for (const id of ['0', '-1', '1.5', '0x10', '1e3', '%201', 'abc', '99999999999999999999', "1'--"]) {
      expect((await maya.call('GET', `/api/yachts/${id}`)).status, id).toBe(404);
    }
  });

  test('characters that could not be stored are refused, and all others come back unchanged', async () => {
    const maya = await aPerson(world);
    for (const name of ['nul \0 here', 'half \ud800 pair']) {
      expect((await maya.call('POST', '/api/yachts', { ...yachtFields, name })).status).toBe(400);
    }
    for (const name of [
      'Ναυτίλος',
      'Ёлка',
      'İstanbul Şafağı',
      'L’Été ⚓️',
      '🛥️👩🏽‍✈️',
      '<img src=x onerror=alert(1)>',
      "Robert'); drop table yachts;--",
    ]) {
      expect((await maya.call('POST', '/api/yachts', { ...yachtFields, name })).body.name).toBe(name);
    }
  });

  test('a body that isn’t UTF-8 is refused, and an empty one counts as none', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const send = (method: 'PATCH' | 'DELETE', payload: Buffer) =>
      world.app.inject({
        method,
        url: `/api/yachts/${yacht.id}`,
        payload,
        headers: { authorization: `Bearer ${maya.token}`, 'content-type': 'application/json' },
      });
    const refused = await send('PATCH', Buffer.from([...Buffer.from('{"location":"Ni'), 0xff, 0xfe, ...Buffer.from('ce"}')]));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_request']);
    expect((await maya.call('GET', `/api/yachts/${yacht.id}`)).body.location).toBe(yacht.location);
    expect((await send('DELETE', Buffer.alloc(0))).statusCode).toBe(204);
  });

  test('timestamps outside the calendar of the database are refused', async () => {
    const maya = await aPerson(world);
    for (const from of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59']) {
      expect((await maya.call('GET', `/api/schedule?from=${from}`)).status, from).toBe(400);
    }
  });

  test('a value of the wrong type is refused in our own words', async () => {
    const maya = await aPerson(world);
    const wrong = await maya.call('POST', '/api/yachts', { ...yachtFields, captainId: 'Ann' });
    expect([wrong.status, wrong.body.message]).toEqual([422, 'This should be a number']);
    const unknown = await maya.call('GET', '/api/yachts?status=sunk');
    expect([unknown.status, unknown.body.message]).toEqual([400, 'This should be one of all, active, maintenance, inspection, docked']);
    expect((await maya.call('POST', '/api/yachts', [])).body.message).toBe('This should be an object with fields');
  });

  test('a body of more than a megabyte is refused', async () => {
    const maya = await aPerson(world);
    const { status, body } = await maya.call('POST', '/api/yachts', { ...yachtFields, name: 'x'.repeat(1_100_000) });
    expect([status, body.code]).toEqual([413, 'too_large']);
  });

  test('a reference to a record that is deleted at the same moment is refused with a message', async () => {
    const maya = await aPerson(world);
    const { id } = await aYacht(maya);
    const deletion = await world.owner.connect();
    await deletion.query('begin');
    await deletion.query('delete from yachts where id = $1', [id]);
    const answer = maya.call('POST', '/api/crew', { name: 'Ana Ferrer', role: 'Captain', yachtId: id });
    await expect
      .poll(
        async () =>
          (await deletion.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount,
        { timeout: 20_000 },
      )
      .toBe(1);
    await deletion.query('commit');
    deletion.release();
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await maya.call('GET', '/api/crew')).body).toEqual([]);
  });

  test('JSON that is nested too deeply is refused', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

test('every answer carries the security headers and a request id, and caches don’t store the API', async () => {
  const { headers } = await caller(world)('GET', '/api/openapi.json');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('a percent-encoded address still belongs to the API', async () => {
  const robin = await aPerson(world);
  const { status, headers } = await robin.call('GET', '/%61pi/yachts');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
});

test('the API describes itself, as a document and as a page', async () => {
  const document = await caller(world)('GET', '/api/openapi.json');
  expect(document.body.openapi).toBe('3.1.0');
  const page = await caller(world)('GET', '/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.text).toContain('/api/yachts/{id}');
  // The strict policy allows scripts from our own files, and no inline ones.
  expect(page.text).not.toMatch(/<script(?! (type="module" )?src="\/\w+\.js"><\/script>)|style=|\son\w+=/);
});

test('the process reports that it is alive and ready', async () => {
  expect((await caller(world)('GET', '/healthz')).status).toBe(200);
  expect((await caller(world)('GET', '/readyz')).body).toEqual({ status: 'ok' });
});

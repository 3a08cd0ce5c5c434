import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller, password, type Person } from '../testing/given.ts';

const world = aWorld();
const anybody = () => caller(world);
const signIn = (email: string, tried: string) => anybody()('POST', '/api/auth/login', { email, password: tried });

// All tests come from one client, whose failures add up.
beforeEach(() => world.owner.query('delete from rate_limits'));

describe('signing in', () => {
  test('returns a token and the person, and never the password', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const { status, body } = await anybody()('POST', '/api/auth/login', { email: ` ${tom.email.toUpperCase()} `, password });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(body.user).toMatchObject({
      id: tom.id,
      email: tom.email,
      role: 'user',
      companyId: tom.companyId,
      companyName: tom.companyName,
      isOwner: false,
      timeZone: 'Europe/Paris',
    });
    expect(JSON.stringify(body)).not.toMatch(/passw|argon/i);
    const session = await caller(world, body.token)('GET', '/api/auth/session?_=1');
    expect(session.body).toEqual(body.user);
    expect(session.body.lastLogin).not.toBeNull();
  });

  test('stores the token only as a hash, with a new one each time', async () => {
    const tom = await aPerson(world);
    const tokens = await Promise.all(
      [1, 2].map(async () => (await anybody()('POST', '/api/auth/login', { email: tom.email, password })).body.token),
    );
    expect(new Set(tokens).size).toBe(2);
    const { rows } = await world.owner.query(
      `select encode(token_hash, 'escape') as hash, expires_at - now() as lasts from sessions where user_id = $1`,
      [tom.id],
    );
    expect(rows).toHaveLength(3);
    expect(rows.map(({ hash }) => hash).join()).not.toContain(tokens[0]);
    expect(rows[0].lasts.days).toBeGreaterThanOrEqual(29);
  });

  test('is recorded, listed only if sign-ins are requested, and rings nobody’s bell; a wrong password isn’t recorded', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    await anybody()('POST', '/api/auth/login', { email: tom.email, password: 'not the password' });
    expect((await maya.call('GET', '/api/activities')).body).toEqual([]);
    await anybody()('POST', '/api/auth/login', { email: tom.email, password });
    const { body, headers } = await maya.call('GET', '/api/activities');
    expect([body, headers['x-total-count']]).toEqual([[], '0']);
    expect((await maya.call('GET', '/api/notifications')).body.activities).toEqual([]);
    expect((await maya.call('GET', '/api/activities?action=login&resourceType=session')).body).toMatchObject([
      { details: 'Robin Tester signed in', userId: tom.id, userName: 'Robin Tester', resourceId: tom.id, ip: '127.0.0.1', changes: null },
    ]);
    expect((await maya.call('GET', '/api/notifications')).body.isNew).toBe(false);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await anybody()('POST', '/api/auth/login', { email: admin.email, password })).status).toBe(200);
    expect((await admin.call('GET', `/api/activities?action=login&userId=${admin.id}`)).body).toHaveLength(1);
  });

  test('and what is changed then are recorded with the address alone, where it names an interface of the server too', async () => {
    const maya = await aPerson(world);
    const from = (url: string, payload: object, token?: string) =>
      world.app.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress: 'fe80::1%eth0',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    const entered = await from('/api/auth/login', { email: maya.email, password });
    expect(entered.statusCode).toBe(200);
    const { token } = entered.json();
    expect((await from('/api/customers', { firstName: 'Ada', lastName: 'Lovelace' }, token)).statusCode).toBe(201);
    const { body: sessions } = await caller(world, token)('GET', '/api/profile/sessions');
    expect(sessions.map(({ ip }: { ip: string | null }) => ip)).toContain('fe80::1');
    const noted = async (query: string) => (await maya.call('GET', `/api/activities?${query}`)).body;
    expect(await noted('action=login&resourceType=session')).toMatchObject([{ ip: 'fe80::1' }]);
    expect(await noted('action=create&resourceType=customer')).toMatchObject([{ ip: 'fe80::1' }]);
  });

  test('gives the same answer for an unknown address and a wrong password', async () => {
    const tom = await aPerson(world);
    const wrong = await anybody()('POST', '/api/auth/login', { email: tom.email, password: 'not the password' });
    const unknown = await anybody()('POST', '/api/auth/login', { email: 'nobody@people.example', password: 'not the password' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ message: 'Invalid email or password. Please try again.', code: 'wrong_credentials' });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('refuses a deactivated account, and ends its sessions', async () => {
    const tom = await aPerson(world);
    await world.owner.query('update users set deactivated_at = now() where id = $1', [tom.id]);
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await anybody()('POST', '/api/auth/login', { email: tom.email, password })).status).toBe(401);
  });

  test('is refused for a while after ten failures for an address, however it is spelled, even simultaneous ones', async () => {
    const tom = await aPerson(world);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, guess) =>
        anybody()(
          'POST',
          '/api/auth/login',
          { email: guess % 2 ? tom.email : tom.email.toUpperCase(), password: `guess ${guess}` },
          { 'x-forwarded-for': `10.0.0.${guess}` },
        ),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(4);
    const right = await anybody()('POST', '/api/auth/login', { email: tom.email, password });
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    await world.owner.query(`delete from rate_limits`);
    expect((await anybody()('POST', '/api/auth/login', { email: tom.email, password })).status).toBe(200);
  });

  test('admits any number of simultaneous sign-ins with the right password, and counts only failures', async () => {
    const people = await Promise.all([aPerson(world), aPerson(world)]);
    for (let burst = 0; burst < 2; burst++) {
      const crowd = await Promise.all(Array.from({ length: 30 }, (_, place) => signIn((people[place % 2] as Person).email, password)));
      expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const guesses = await Promise.all(Array.from({ length: 70 }, (_, guess) => signIn(`nobody${guess}@people.example`, 'a guess')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(50);
    // Requests refused without checking the password don't extend the wait.
    const [{ count }] = (await world.owner.query(`select count from rate_limits where key = 'sign-in:client:127.0.0.1'`)).rows;
    expect(count).toBeLessThanOrEqual(54);
  });

  test('answers at most ten of many simultaneous guesses, whether the right one is among them or not', async () => {
    const tom = await aPerson(world);
    const guesses = Array.from({ length: 40 }, (_, guess) => (guess === 30 ? password : `guess ${guess}`));
    const answers = await Promise.all(guesses.map((tried) => anybody()('POST', '/api/auth/login', { email: tom.email, password: tried })));
    expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
    expect(answers[30]?.status).toBe(429);
  });

  test('counts a client’s failures over many addresses, but not its successes', async () => {
    const tom = await aPerson(world);
    for (let tries = 0; tries < 12; tries++)
      expect((await anybody()('POST', '/api/auth/login', { email: tom.email, password })).status).toBe(200);
    for (let tries = 0; tries < 50; tries++)
      expect((await anybody()('POST', '/api/auth/login', { email: `somebody${tries}@people.example`, password })).status).toBe(401);
    expect((await anybody()('POST', '/api/auth/login', { email: 'another@people.example', password })).status).toBe(429);
  });

  test.each([[{}], [{ email: 'a@b.example' }], [{ email: '', password: 'x' }], [[]], [{ email: { $ne: 1 }, password: 'x' }]])(
    'refuses %j as incomplete',
    async (body) => {
      expect((await anybody()('POST', '/api/auth/login', body)).status).toBe(422);
    },
  );
});

describe('a session', () => {
  test('ends at sign-out, and only that one', async () => {
    const tom = await aPerson(world);
    const other = (await anybody()('POST', '/api/auth/login', { email: tom.email, password })).body.token;
    expect((await tom.call('POST', '/api/auth/logout?_=1')).body).toEqual({ success: true });
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await caller(world, other)('GET', '/api/auth/session')).status).toBe(200);
  });

  test('lasts thirty days from its last use', async () => {
    const tom = await aPerson(world);
    await world.owner.query(
      `update sessions set last_used_at = now() - interval '10 days', expires_at = now() + interval '20 days' where user_id = $1`,
      [tom.id],
    );
    await tom.call('GET', '/api/yachts');
    const { rows } = await world.owner.query(`select expires_at > now() + interval '29 days' as renewed from sessions where user_id = $1`, [
      tom.id,
    ]);
    expect(rows[0].renewed).toBe(true);
    await world.owner.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [tom.id]);
    expect((await tom.call('GET', '/api/yachts')).status).toBe(401);
  });

  test('is not opened by a token in the address or a cookie', async () => {
    const tom = await aPerson(world);
    expect((await anybody()('GET', `/api/auth/session?token=${tom.token}&authToken=${tom.token}`)).status).toBe(401);
    expect((await anybody()('GET', '/api/auth/session', undefined, { cookie: `authToken=${tom.token}` })).status).toBe(401);
    const refused = await anybody()('GET', '/api/auth/session', undefined, { authorization: 'Bearer nonsense' });
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
  });
});

test('passwords and tokens stay out of the log', async () => {
  const tom = await aPerson(world);
  const { body } = await anybody()('POST', '/api/auth/login', { email: tom.email, password });
  await caller(world, body.token)('GET', '/api/yachts');
  await anybody()('POST', '/api/auth/login', { email: tom.email, password: 'a very secret guess' });
  const log = world.logged.join('');
  expect(log).toContain('/api/auth/login');
  for (const secret of [password, body.token, 'a very secret guess']) expect(log).not.toContain(secret);
});

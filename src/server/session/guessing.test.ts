// Nobody can lock anybody out: strangers' failures are counted apart from those of known browsers and clients (decision 018).
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller, password, postIsSent, type Person } from '../testing/given.ts';
import { wrongPasswords } from './guessing.ts';

const world = aWorld();
beforeEach(async () => {
  await postIsSent(world);
  world.letters.length = 0;
  await world.owner.query('delete from rate_limits');
});

/** A browser at this network address, which keeps the cookie it is given. */
function aBrowser(ip: string, cookie = '') {
  return {
    cookie: () => cookie,
    async post(url: string, payload: object) {
      const answer = await world.app.inject({ method: 'POST', url, payload, remoteAddress: ip, headers: cookie ? { cookie } : {} });
      const given = /known_browser=[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0];
      if (given) cookie = given;
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
    signIn(email: string, tried = password) {
      return this.post('/api/auth/login', { email, password: tried });
    },
  };
}
type Browser = ReturnType<typeof aBrowser>;

let clients = 0;
const anotherClient = () => `198.51.${Math.floor(++clients / 250)}.${(clients % 250) + 1}`;

async function guessesOf(browser: Browser, email: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let guess = 0; guess < times; guess++) statuses.push((await browser.signIn(email, `guess ${guess}`)).status);
  return statuses;
}

/** Guesses from more and more clients until strangers may guess no longer; returns how often they could. */
async function attack(email: string): Promise<number> {
  let seen = 0;
  for (;;) {
    const statuses = await guessesOf(aBrowser(anotherClient()), email, 10);
    seen += statuses.filter((status) => status === 401).length;
    if (statuses[0] === 429) return seen;
  }
}

async function linkIn(letters: { text?: string }[]): Promise<string> {
  await postIsSent(world);
  return /reset-password#([\w-]{43})/.exec(letters.findLast(({ text }) => text?.includes('#'))?.text ?? '')?.[1] ?? '';
}

const ask = (browser: Browser, email: string) => browser.post('/api/auth/forgot-password', { email }).then(({ status }) => status);
const lettersTo = async (email: string) => {
  await postIsSent(world);
  return world.letters.filter(({ to }) => to === email);
};

describe('ten wrong passwords', () => {
  test('from one client block neither everybody else from the account, nor that client from other accounts', async () => {
    const [tom, ana] = await Promise.all([aPerson(world), aPerson(world)]);
    const attacker = aBrowser(anotherClient());
    expect(await guessesOf(attacker, tom.email, 12)).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const refused = await attacker.signIn(tom.email);
    expect([refused.status, refused.body.message, Number(refused.headers['retry-after']) > 0]).toEqual([
      429,
      'Too many failed sign-ins. Please wait a few minutes, use a passkey, or set a new password by email.',
      true,
    ]);
    expect((await aBrowser(anotherClient()).signIn(tom.email)).status).toBe(200);
    expect((await attacker.signIn(ana.email)).status).toBe(200);
  });

  test('from an office’s address don’t block its browsers that signed in before', async () => {
    const [tom, office] = [await aPerson(world), anotherClient()];
    const [known, colleague] = [aBrowser(office), aBrowser(office)];
    expect((await known.signIn(tom.email)).status).toBe(200);
    expect((await guessesOf(colleague, tom.email, 11)).at(-1)).toBe(429);
    expect((await aBrowser(office).signIn(tom.email)).status).toBe(429);
    expect((await known.signIn(tom.email)).status).toBe(200);
    // Even when the whole office has used up its shared attempts, the known browser is not locked out.
    for (let person = 0; person < 50; person++) await colleague.signIn(`${person}@office.example`, 'a guess');
    expect((await colleague.signIn('one-more@office.example', 'a guess')).status).toBe(429);
    expect((await known.signIn(tom.email)).status).toBe(200);
  });

  test('in a known browser count only for that browser, and for the account it is known for', async () => {
    const [tom, ana] = await Promise.all([aPerson(world), aPerson(world)]);
    const ip = anotherClient();
    const known = aBrowser(ip);
    await known.signIn(tom.email);
    expect(await guessesOf(known, tom.email, 11)).toEqual([...Array<number>(10).fill(401), 429]);
    expect((await aBrowser(ip).signIn(tom.email)).status).toBe(200);
    expect((await guessesOf(known, ana.email, 11)).at(-1)).toBe(429);
    expect((await aBrowser(ip).signIn(ana.email)).status).toBe(429);
  });
});

describe('an attack from many clients', () => {
  test('gets only the strangers’ attempts, which neither the owner’s sign-in nor a pause of minutes renews', async () => {
    const tom = await aPerson(world);
    const known = aBrowser(anotherClient());
    await known.signIn(tom.email);
    expect(await attack(tom.email)).toBe(wrongPasswords.ofAllStrangers.max);
    expect((await known.signIn(tom.email)).status).toBe(200);
    await world.owner.query(`update rate_limits set window_ends = window_ends - interval '15 minutes'`);
    expect((await aBrowser(anotherClient()).signIn(tom.email, 'one more')).status).toBe(429);
    await world.owner.query(`update rate_limits set window_ends = window_ends - interval '45 minutes'`);
    expect((await aBrowser(anotherClient()).signIn(tom.email, 'one more')).status).toBe(401);
  });

  test('gets no more attempts simultaneously either', async () => {
    const tom = await aPerson(world);
    const answers = await Promise.all(Array.from({ length: 120 }, () => aBrowser(anotherClient()).signIn(tom.email, 'a guess')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(wrongPasswords.ofAllStrangers.max);
  });

  test('lets the owner in an unknown browser reset the password by email, after which that browser is known', async () => {
    const tom = await aPerson(world);
    await attack(tom.email);
    const strange = aBrowser(anotherClient());
    expect((await strange.signIn(tom.email)).status).toBe(429);
    expect((await strange.post('/api/auth/forgot-password', { email: tom.email })).status).toBe(200);
    const set = await strange.post('/api/auth/reset-password', { token: await linkIn(world.letters), password: 'quite another secret' });
    expect(set.status).toBe(200);
    expect((await strange.signIn(tom.email, 'quite another secret')).status).toBe(200);
  });

  test('is reported to the owner in one email, and again when it resumes after a day', async () => {
    const tom = await aPerson(world);
    const warnings = async () => {
      await postIsSent(world);
      return world.letters.filter(({ subject }) => subject === 'Someone is trying to sign in to your account');
    };
    await guessesOf(aBrowser('203.0.113.7'), tom.email, 9);
    expect(await warnings()).toEqual([]);
    await guessesOf(aBrowser('203.0.113.7'), tom.email, 3);
    await attack(tom.email.toUpperCase());
    expect(await warnings()).toHaveLength(1);
    expect(world.letters[0]).toMatchObject({ to: tom.email });
    expect(world.letters[0]?.text).toContain('most recently from the network address 203.0.113.7. None of these attempts succeeded.');
    expect(world.letters[0]?.text).toContain('https://fairlead.example/reset-password');
    const passes = (hours: number) =>
      world.owner.query(`update rate_limits set window_ends = window_ends - make_interval(hours => $1)`, [hours]);
    for (let day = 0; day < 3; day++) {
      await passes(20);
      await attack(tom.email);
    }
    expect(await warnings()).toHaveLength(1);
    await passes(25);
    await attack(tom.email);
    expect(await warnings()).toHaveLength(2);
  });

  test('on an unknown address gets the same answers, and emails nobody', async () => {
    const email = `${randomBytes(6).toString('hex')}@people.example`;
    expect(await attack(email)).toBe(wrongPasswords.ofAllStrangers.max);
    await postIsSent(world);
    expect(world.letters).toEqual([]);
  });
});

describe('the cookie of a known browser', () => {
  test('is out of reach of scripts, new with each sign-in, stored as a hash, and grants nothing', async () => {
    const tom = await aPerson(world);
    const browser = aBrowser(anotherClient());
    const { headers } = await browser.signIn(tom.email);
    expect(headers['set-cookie']).toMatch(/^known_browser=[\w-]{43}; Path=\/api; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/);
    const first = browser.cookie();
    await browser.signIn(tom.email);
    expect(browser.cookie()).not.toBe(first);
    const { rows } = await world.owner.query(`select encode(token_hash, 'escape') as hash from known_browsers where user_id = $1`, [
      tom.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0].hash).not.toContain(browser.cookie().slice(14));
    const opened = await caller(world)('GET', '/api/auth/session', undefined, { cookie: browser.cookie() });
    expect(opened.status).toBe(401);
    await attack(tom.email);
    expect((await aBrowser(anotherClient(), first).signIn(tom.email)).status).toBe(429);
    expect((await aBrowser(anotherClient(), `known_browser=${randomBytes(32).toString('base64url')}`).signIn(tom.email)).status).toBe(429);
    expect((await browser.signIn(tom.email)).status).toBe(200);
  });

  test('remembers everyone who signs in with one browser', async () => {
    const [tom, ana] = await Promise.all([aPerson(world), aPerson(world)]);
    const shared = aBrowser(anotherClient());
    await shared.signIn(tom.email);
    await shared.signIn(ana.email);
    await attack(tom.email);
    expect((await shared.signIn(tom.email)).status).toBe(200);
  });

  test.each<[string, (tom: Person, browser: Browser) => Promise<unknown>]>([
    ['a new password', (tom) => tom.call('PATCH', '/api/profile', { currentPassword: password, newPassword: 'quite another secret' })],
    ['signing out everywhere else', (tom) => tom.call('DELETE', '/api/profile/sessions')],
    ['a closed account', (tom) => world.owner.query('update users set deactivated_at = now() where id = $1', [tom.id])],
    [
      'half a year',
      (tom) => world.owner.query(`update known_browsers set used_at = now() - interval '181 days' where user_id = $1`, [tom.id]),
    ],
  ])('ends with %s', async (_, happens) => {
    const tom = await aPerson(world);
    const browser = aBrowser(anotherClient());
    await browser.signIn(tom.email);
    await happens(tom, browser);
    await attack(tom.email);
    expect((await browser.signIn(tom.email, 'quite another secret')).status).toBe(429);
  });

  test('is renewed in the browser that changes the password', async () => {
    const tom = await aPerson(world);
    const { headers } = await tom.call('PATCH', '/api/profile', { currentPassword: password, newPassword: 'quite another secret' });
    await attack(tom.email);
    const browser = aBrowser(anotherClient(), /known_browser=[^;]+/.exec(String(headers['set-cookie']))?.[0]);
    expect((await browser.signIn(tom.email, 'quite another secret')).status).toBe(200);
  });
});

describe('emails with a link', () => {
  test('requested by strangers are acknowledged to each, sent six times an hour, and leave the owner a working link', async () => {
    const tom = await aPerson(world);
    for (let client = 0; client < 12; client++) {
      const stranger = aBrowser(anotherClient());
      expect(await ask(stranger, tom.email)).toBe(200);
      await postIsSent(world);
    }
    expect(await lettersTo(tom.email)).toHaveLength(6);
    const owner = aBrowser(anotherClient());
    expect(await ask(owner, tom.email)).toBe(200);
    const token = await linkIn(world.letters);
    // Strangers keep requesting links while the owner reads.
    expect(await ask(aBrowser(anotherClient()), tom.email)).toBe(200);
    await postIsSent(world);
    expect((await owner.post('/api/auth/reset-password', { token, password: 'quite another secret' })).status).toBe(200);
    expect((await owner.signIn(tom.email, 'quite another secret')).status).toBe(200);
  });

  test('are still sent once the last link was used or is about to expire', async () => {
    const tom = await aPerson(world);
    for (let client = 0; client < 8; client++) {
      await ask(aBrowser(anotherClient()), tom.email);
      await postIsSent(world);
    }
    expect(await lettersTo(tom.email)).toHaveLength(6);
    await world.owner.query(`update password_resets set expires_at = now() + interval '29 minutes' where user_id = $1`, [tom.id]);
    await ask(aBrowser(anotherClient()), tom.email);
    expect(await lettersTo(tom.email)).toHaveLength(7);
  });

  test('are sent to a known browser, whatever strangers have requested', async () => {
    const tom = await aPerson(world);
    const known = aBrowser(anotherClient());
    await known.signIn(tom.email);
    for (let client = 0; client < 8; client++) {
      await ask(aBrowser(anotherClient()), tom.email);
      await postIsSent(world);
    }
    expect(await ask(known, tom.email)).toBe(200);
    expect(await lettersTo(tom.email)).toHaveLength(7);
  });

  test('work for their recipient, however many wrong ones are tried from the same address', async () => {
    const [tom, office] = [await aPerson(world), anotherClient()];
    await ask(aBrowser(office), tom.email);
    const token = await linkIn(world.letters);
    const wrong = { token: randomBytes(32).toString('base64url'), password: 'quite another secret' };
    let last = 0;
    for (let tries = 0; tries < 31; tries++) last = (await aBrowser(office).post('/api/auth/reset-password', wrong)).status;
    expect(last).toBe(429);
    expect((await aBrowser(office).post('/api/auth/reset-password', { ...wrong, token })).status).toBe(200);
  });
});

test('someone who found out a password can’t block its owner from the second step in a known browser', async () => {
  const tom = await aPerson(world);
  const known = aBrowser(anotherClient());
  await known.signIn(tom.email);
  const { body: wanted } = await tom.call('POST', '/api/profile/second-step', { currentPassword: password });
  const code = TOTP.generate({ secret: Secret.fromBase32(wanted.secret) });
  const { body: made } = await tom.call('POST', '/api/profile/second-step/confirm', { code });
  const thief = aBrowser(anotherClient());
  const { body: half } = await thief.signIn(tom.email);
  let last = 0;
  for (let tries = 0; tries < 11; tries++)
    last = (await thief.post('/api/auth/login/second-step', { ticket: half.ticket, code: 'no such code' })).status;
  expect(last).toBe(429);
  const { body: mine } = await known.signIn(tom.email);
  expect((await known.post('/api/auth/login/second-step', { ticket: mine.ticket, code: made.recoveryCodes[0] })).status).toBe(200);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller, password, postIsSent, type Person } from '../testing/given.ts';
import { aPasskey, type Trick } from '../testing/passkey.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const anybody = () => caller(world);
const wanted = async (person: Person) => (await person.call('POST', '/api/profile/passkeys/options', { currentPassword: password })).body;
const signInOptions = async () => (await anybody()('POST', '/api/auth/passkey/options')).body;
const signIn = (credential: object) => anybody()('POST', '/api/auth/passkey', { credential });

/** Someone with a passkey, and the device that holds it. */
async function aPersonWithPasskey(trick: Trick = {}) {
  const person = await aPerson(world);
  const device = aPasskey();
  const { challenge } = await wanted(person);
  const { status, body } = await person.call('POST', '/api/profile/passkeys', {
    name: 'Laptop',
    credential: device.made(challenge, trick),
  });
  expect(status).toBe(201);
  return { person, device, passkey: body };
}

describe('a new passkey', () => {
  test('is created for our host name, requires its owner’s verification, and works without a user name', async () => {
    const tom = await aPerson(world);
    expect(await wanted(tom)).toMatchObject({
      rp: { id: 'fairlead.example', name: 'Fairlead' },
      user: { name: tom.email, displayName: 'Robin Tester' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    });
  });

  test('is listed with its name and dates, and noted in the feed', async () => {
    const { person, passkey } = await aPersonWithPasskey();
    expect(passkey).toEqual({ id: expect.any(String), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null });
    expect((await person.call('GET', '/api/profile/passkeys')).body).toEqual([passkey]);
    expect((await wanted(person)).excludeCredentials).toHaveLength(1);
    expect((await person.call('GET', '/api/activities?limit=1')).body[0].details).toBe('Added a passkey');
    await postIsSent(world);
    expect(world.letters.at(-1)).toMatchObject({
      to: person.email,
      subject: 'A passkey was added to your account',
      text: expect.stringContaining('“Laptop”'),
    });
    expect((await (await aPerson(world)).call('GET', '/api/profile/passkeys')).body).toEqual([]);
  });

  test.each([
    ['made on another site', { origin: 'https://fairlead.evil.example' }],
    ['made for another name', { rpId: 'evil.example' }],
    ['that nobody opened', { verified: false }],
  ])('%s is refused', async (_what, trick) => {
    const tom = await aPerson(world);
    const { challenge } = await wanted(tom);
    const { status, body } = await tom.call('POST', '/api/profile/passkeys', {
      name: 'Laptop',
      credential: aPasskey().made(challenge, trick),
    });
    expect([status, body.code]).toEqual([422, 'wrong_passkey']);
    expect((await tom.call('GET', '/api/profile/passkeys')).body).toEqual([]);
  });

  test('answers its own person’s challenge, once and within five minutes', async () => {
    const [tom, maya] = [await aPerson(world), await aPerson(world)];
    const add = (challenge: string) =>
      tom.call('POST', '/api/profile/passkeys', { name: 'Laptop', credential: aPasskey().made(challenge) });
    expect((await add('A'.repeat(43))).status).toBe(422);
    expect((await add((await signInOptions()).challenge)).status).toBe(422);
    expect((await add((await wanted(maya)).challenge)).status).toBe(422);
    const { challenge } = await wanted(tom);
    await world.owner.query(`update sign_in_tickets set expires_at = now() - interval '1 second' where user_id = $1`, [tom.id]);
    expect((await add(challenge)).status).toBe(422);
    const next = (await wanted(tom)).challenge;
    expect((await add(next)).status).toBe(201);
    expect((await add(next)).status).toBe(422);
  });

  test('has a name, and belongs to one account', async () => {
    const { device } = await aPersonWithPasskey();
    const tom = await aPerson(world);
    const nameless = await tom.call('POST', '/api/profile/passkeys', { name: ' ', credential: device.made((await wanted(tom)).challenge) });
    expect(nameless.body.errors).toEqual([{ path: 'name', message: 'Please enter a name' }]);
    expect(
      (await tom.call('POST', '/api/profile/passkeys', { name: 'Laptop', credential: device.made((await wanted(tom)).challenge) })).status,
    ).toBe(409);
  });

  test('is one of at most twenty', async () => {
    const tom = await aPerson(world);
    await world.owner.query(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports) select $1::bigint, 'Old', $1 || ' ' || n, '', 0, '{}' from generate_series(1, 20) n`,
      [tom.id],
    );
    expect((await tom.call('POST', '/api/profile/passkeys/options', { currentPassword: password })).body.code).toBe('too_many_passkeys');
  });
});

describe('signing in with a passkey', () => {
  test('opens its owner’s account without a password or a code', async () => {
    const { person, device } = await aPersonWithPasskey();
    const options = await signInOptions();
    expect(options).toMatchObject({ rpId: 'fairlead.example', userVerification: 'required' });
    expect(JSON.stringify(options)).not.toContain('allowCredentials');
    const { status, body } = await signIn(device.used(options.challenge));
    expect(status).toBe(200);
    expect(Object.keys(body).toSorted()).toEqual(['token', 'user']);
    expect((await caller(world, body.token)('GET', '/api/auth/session')).body.id).toBe(person.id);
    expect((await person.call('GET', '/api/profile/passkeys')).body[0].lastUsedAt).not.toBeNull();
  });

  test('takes the place of the second step too', async () => {
    const { person, device } = await aPersonWithPasskey();
    await world.owner.query(`insert into authenticators (user_id, secret, confirmed_at) values ($1, 'A', now())`, [person.id]);
    expect((await anybody()('POST', '/api/auth/login', { email: person.email, password })).body.secondStep).toBe(true);
    expect((await signIn(device.used((await signInOptions()).challenge))).status).toBe(200);
  });

  test.each([
    ['on another site', { origin: 'https://fairlead.evil.example' }],
    ['for another name', { rpId: 'evil.example' }],
    ['that nobody opened', { verified: false }],
  ])('%s is refused', async (_what, trick) => {
    const { device } = await aPersonWithPasskey();
    const { status, body } = await signIn(device.used((await signInOptions()).challenge, trick));
    expect([status, body.code]).toEqual([401, 'wrong_passkey']);
  });

  test('answers a challenge of ours, once and within five minutes', async () => {
    const { person, device } = await aPersonWithPasskey();
    expect((await signIn(device.used('A'.repeat(43)))).status).toBe(401);
    expect((await signIn(device.used((await wanted(person)).challenge))).status).toBe(401);
    const late = (await signInOptions()).challenge;
    await world.owner.query(`update sign_in_tickets set expires_at = now() - interval '1 second' where user_id is null`);
    expect((await signIn(device.used(late))).status).toBe(401);
    const { challenge } = await signInOptions();
    const answers = await Promise.all([1, 2].map(() => signIn(device.used(challenge))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await signIn(device.used(challenge))).status).toBe(401);
  });

  test('refuses a device whose counter goes back, because it is a copy', async () => {
    const { device } = await aPersonWithPasskey({ counter: 5 });
    const withCount = async (counter: number) => (await signIn(device.used((await signInOptions()).challenge, { counter }))).status;
    expect(await withCount(5)).toBe(401);
    expect(await withCount(7)).toBe(200);
    expect(await withCount(6)).toBe(401);
    expect(await withCount(8)).toBe(200);
  });

  test('refuses an unknown, a forged and a removed passkey and that of a closed account with the same answer', async () => {
    const { person, device, passkey } = await aPersonWithPasskey();
    const { challenge } = await signInOptions();
    const unknown = await signIn(aPasskey().used(challenge));
    const forged = { ...aPasskey().used((await signInOptions()).challenge), id: device.used('').id, rawId: device.used('').id };
    expect((await signIn(forged)).body).toEqual(unknown.body);
    await world.owner.query('update users set deactivated_at = now() where id = $1', [person.id]);
    expect((await signIn(device.used((await signInOptions()).challenge))).body).toEqual(unknown.body);
    await world.owner.query('update users set deactivated_at = null where id = $1', [person.id]);
    const { token } = (await signIn(device.used((await signInOptions()).challenge))).body;
    expect((await caller(world, token)('DELETE', `/api/profile/passkeys/${passkey.id}`)).status).toBe(204);
    expect((await signIn(device.used((await signInOptions()).challenge))).body).toEqual(unknown.body);
    expect(unknown.body).toEqual({
      message: "This passkey doesn't belong to an account here. Please try another one, or use your password.",
      code: 'wrong_passkey',
    });
  });

  test('is refused for a while after twenty failures of one client, and successes don’t count', async () => {
    const { device } = await aPersonWithPasskey();
    for (let tries = 0; tries < 22; tries++) expect((await signIn(device.used((await signInOptions()).challenge))).status).toBe(200);
    for (let tries = 0; tries < 20; tries++) expect((await signIn(device.used('A'.repeat(43)))).status).toBe(401);
    expect((await signIn(device.used((await signInOptions()).challenge))).status).toBe(429);
  });

  test.each([[{}], [{ credential: {} }], [{ credential: { id: '"', rawId: 'x', type: 'public-key', response: {} } }]])(
    'refuses %j as incomplete',
    async (body) => {
      expect((await anybody()('POST', '/api/auth/passkey', body)).status).toBe(422);
    },
  );

  test('refuses meaningless bytes', async () => {
    const { person } = await aPersonWithPasskey();
    const nonsense = {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA', attestationObject: 'AAAA' },
    };
    expect((await signIn(nonsense)).status).toBe(401);
    expect((await person.call('POST', '/api/profile/passkeys', { name: 'Laptop', credential: nonsense })).status).toBe(422);
  });
});

test('a passkey can be removed only by its owner', async () => {
  const [{ person, passkey }, stranger] = [await aPersonWithPasskey(), await aPerson(world)];
  expect((await stranger.call('DELETE', `/api/profile/passkeys/${passkey.id}`)).status).toBe(404);
  expect((await person.call('DELETE', '/api/profile/passkeys/nonsense')).status).toBe(404);
  expect((await person.call('DELETE', `/api/profile/passkeys/${passkey.id}`)).status).toBe(204);
  expect((await person.call('GET', '/api/profile/passkeys')).body).toEqual([]);
  expect((await person.call('GET', '/api/activities?limit=1')).body[0].details).toBe('Removed a passkey');
});

/** Sets a new password by an emailed link, and returns the response. */
async function afterReset({ email }: Person) {
  await postIsSent(world);
  world.letters.length = 0;
  await anybody()('POST', '/api/auth/forgot-password', { email });
  await postIsSent(world);
  const token = /reset-password#([\w-]{43})/.exec(world.letters.at(-1)?.text ?? '')?.[1];
  const { body } = await anybody()('POST', '/api/auth/reset-password', { token, password: 'quite another secret' });
  await postIsSent(world);
  return body as { ticket: string | null; passkeys: { id: string; name: string }[] };
}
/** Removes the old passkeys after the reset. */
const removeAfterReset = (ticket: string | null, ids: string[]) => anybody()('POST', '/api/auth/reset-password/passkeys', { ticket, ids });

describe('a passkey from before a password reset by email', () => {
  test('is mentioned in the email and the answer, and can be removed with its ticket, which is noted in the feed', async () => {
    const { person, device, passkey } = await aPersonWithPasskey();
    const { ticket, passkeys } = await afterReset(person);
    expect(passkeys).toEqual([passkey]);
    expect(world.letters.at(-1)).toMatchObject({ to: person.email, subject: 'Your Fairlead password was changed' });
    expect(world.letters.at(-1)?.text).toContain(
      "A passkey still opens your account: “Laptop”. If one isn't yours, remove it in your profile.",
    );
    expect(world.letters.at(-1)?.text).toContain('https://fairlead.example/profile');
    const { body: opened } = await signIn(device.used((await signInOptions()).challenge));
    expect(opened.user.id).toBe(person.id);
    expect((await removeAfterReset(ticket, [passkey.id])).body).toEqual({ passkeys: [] });
    expect((await signIn(device.used((await signInOptions()).challenge))).status).toBe(401);
    const { body: feed } = await caller(world, opened.token)('GET', '/api/activities?action=update&limit=1');
    expect(feed[0]).toMatchObject({ details: 'Removed a passkey after setting a new password by email', userId: person.id });
  });

  test('of someone else stays, even with a ticket, and so it does with an expired ticket or one for something else', async () => {
    const [mine, others] = [await aPersonWithPasskey(), await aPersonWithPasskey()];
    const { ticket } = await afterReset(mine.person);
    expect((await removeAfterReset(ticket, [others.passkey.id])).body.passkeys).toHaveLength(1);
    expect((await others.person.call('GET', '/api/profile/passkeys')).body).toHaveLength(1);
    expect((await removeAfterReset((await signInOptions()).challenge, [mine.passkey.id])).status).toBe(401);
    await world.owner.query(`update sign_in_tickets set expires_at = now() - interval '1 second' where user_id = $1`, [mine.person.id]);
    expect((await removeAfterReset(ticket, [mine.passkey.id])).status).toBe(401);
    const { rows } = await world.owner.query('select from passkeys where user_id = $1', [mine.person.id]);
    expect(rows).toHaveLength(1);
  });

  test('is mentioned only if there is one', async () => {
    const tom = await aPerson(world);
    expect(await afterReset(tom)).toMatchObject({ passkeys: [], ticket: null });
    expect(world.letters.at(-1)?.text).not.toContain('passkey');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller, password, postIsSent, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(async () => {
  await postIsSent(world);
  world.letters.length = 0;
  await world.owner.query('delete from rate_limits');
});

const anybody = () => caller(world);
const forget = (email: string, headers = {}) => anybody()('POST', '/api/auth/forgot-password', { email }, headers);
const set = (token: string, chosen = 'quite another secret') => anybody()('POST', '/api/auth/reset-password', { token, password: chosen });
const signIn = (email: string, given: string) => anybody()('POST', '/api/auth/login', { email, password: given });

async function aLink(email: string): Promise<string> {
  await forget(email);
  await postIsSent(world);
  return /reset-password#([A-Za-z0-9_-]{43})/.exec(world.letters.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  test('is replaced through an emailed link, which works once and ends every session', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const token = await aLink(tom.email.toUpperCase());
    expect(world.letters).toHaveLength(1);
    expect(world.letters[0]).toMatchObject({ to: tom.email, subject: 'Set a new password for Fairlead' });
    expect(world.letters[0]?.html).toContain(`https://fairlead.example/reset-password#${token}`);
    expect((await set(token)).status).toBe(200);
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await signIn(tom.email, password)).status).toBe(401);
    expect((await signIn(tom.email, 'quite another secret')).status).toBe(200);
    await postIsSent(world);
    expect(world.letters.at(-1)).toMatchObject({ to: tom.email, subject: 'Your Fairlead password was changed' });
    const again = await set(token, 'a third long secret');
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ path: 'token', message: 'This link has expired or has already been used. Please request a new one.' }],
    ]);
    expect((await signIn(tom.email, 'quite another secret')).status).toBe(200);
  });

  test('gets the same answer with or without an account, and an email only with one', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const [known, unknown] = [await forget(tom.email), await forget('nobody@people.example')];
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    await postIsSent(world);
    expect(world.letters.map(({ to }) => to)).toEqual([tom.email]);
  });

  test('has a link that expires with a newer one, and after an hour', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const first = await aLink(tom.email);
    const second = await aLink(tom.email);
    expect((await set(first)).status).toBe(422);
    await world.owner.query(`update password_resets set expires_at = now() - interval '1 second' where user_id = $1`, [tom.id]);
    expect((await set(second)).status).toBe(422);
    const { rows } = await world.owner.query(
      'select expires_at - created_at as lasts, token_hash from password_resets where user_id = $1',
      [tom.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].token_hash.toString('base64url')).not.toContain(second);
    expect((await signIn(tom.email, password)).status).toBe(200);
  });

  test.each<[string, (tom: Person) => Promise<{ status: number }>]>([
    ['a new password', (tom) => tom.call('PATCH', '/api/profile', { currentPassword: password, newPassword: 'quite another secret' })],
    ['a new address', (tom) => tom.call('PATCH', '/api/profile', { currentPassword: password, email: `new-${tom.email}` })],
    ['signing out everywhere else', (tom) => tom.call('DELETE', '/api/profile/sessions')],
  ])('has a link that ends with %s', async (_, act) => {
    const tom = await aPerson(world, { role: 'user' });
    const token = await aLink(tom.email);
    expect((await act(tom)).status).toBeLessThan(300);
    expect((await set(token, 'a third long secret')).status).toBe(422);
  });

  test('lets only one of two simultaneous attempts use its link', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const token = await aLink(tom.email);
    const answers = await Promise.all([set(token, 'the one long secret'), set(token, 'the other long secret')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('links to our own address, whatever host the request names', async () => {
    const tom = await aPerson(world, { role: 'user' });
    await forget(tom.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await postIsSent(world);
    expect(world.letters[0]?.text).toContain('https://fairlead.example/reset-password#');
    expect(JSON.stringify(world.letters)).not.toContain('evil.example');
  });

  test('keeps the link valid when the new password is refused', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const token = await aLink(tom.email);
    expect((await set(token, 'short')).body.errors[0]).toEqual({ path: 'password', message: 'Password must be at least 8 characters' });
    expect((await set(token, 'password1')).status).toBe(422);
    expect((await set(token)).status).toBe(200);
  });

  test('of a deactivated account stays', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const token = await aLink(tom.email);
    await world.owner.query('update users set deactivated_at = now() where id = $1', [tom.id]);
    expect((await set(token)).status).toBe(422);
    expect(await aLink(tom.email)).toBe(token);
    expect(world.letters).toHaveLength(1);
  });

  test('can be requested three times in a quarter of an hour', async () => {
    const answers = [];
    for (let tries = 0; tries < 4; tries++) answers.push((await forget('somebody@people.example')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  test('never shows its link or the new password in the log', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const token = await aLink(tom.email);
    await set(token);
    for (const secret of [token, 'quite another secret']) expect(world.logged.join('')).not.toContain(secret);
  });
});

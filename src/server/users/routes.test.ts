import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, caller, password, postIsSent } from '../testing/given.ts';
import { aPhoto, upload } from '../testing/uploads.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const anEmail = () => `${randomBytes(6).toString('hex')}@people.example`;
const somebody = () => ({ email: anEmail(), firstName: 'Sam', lastName: 'Seaworthy', password: 'a long enough secret' });
const lettersTo = ({ email }: { email: string }) =>
  world.letters
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toSorted();
const signIn = (email: string, given: string) => caller(world)('POST', '/api/auth/login', { email, password: given });

describe('an account', () => {
  test('is added to a company by its name, signs in, is changed and deleted', async () => {
    const [admin, company] = [await aPerson(world, { role: 'admin' }), await aCompany(world)];
    const account = somebody();
    const { status, body, headers, text } = await admin.call('POST', '/api/users', {
      ...account,
      companyName: company.name.toUpperCase(),
      imageUrl: '',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: account.email,
      firstName: 'Sam',
      role: 'user',
      companyId: company.id,
      companyName: company.name,
      imageUrl: null,
      isOwner: false,
      lastLogin: null,
    });
    expect(text).not.toMatch(/passw|argon/i);
    expect(headers.etag).toBe(`"${body.updatedAt}"`);
    expect((await signIn(account.email, account.password)).status).toBe(200);
    expect((await admin.call('GET', `/api/users?q=${account.email}`)).body).toMatchObject([{ id: body.id }]);
    const changed = await admin.call('PATCH', `/api/users/${body.id}`, { lastName: 'Renamed', role: 'manager' });
    expect(changed.body).toMatchObject({ lastName: 'Renamed', role: 'manager', companyId: company.id });
    expect((await admin.call('PATCH', `/api/users/${body.id}`, { lastName: 'x' }, { 'if-match': `"${body.updatedAt}"` })).status).toBe(412);
    expect((await admin.call('DELETE', `/api/users/${body.id}`)).status).toBe(204);
    expect((await signIn(account.email, account.password)).status).toBe(401);
    const trace = (await admin.call('GET', `/api/activities?q=${encodeURIComponent('Seaworthy')}&action=create&limit=1`)).body;
    expect(trace[0].details).toBe('Added user Sam Seaworthy');
  });

  test('with a new password is signed out at once, and an empty one changes nothing', async () => {
    const [admin, tom] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'user' })];
    expect((await admin.call('PATCH', `/api/users/${tom.id}`, { password: '', firstName: 'Tom' })).status).toBe(200);
    expect((await tom.call('GET', '/api/auth/session')).body.firstName).toBe('Tom');
    expect((await admin.call('PATCH', `/api/users/${tom.id}`, { password: 'another long secret' })).status).toBe(200);
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await signIn(tom.email, password)).status).toBe(401);
    expect((await signIn(tom.email, 'another long secret')).status).toBe(200);
    expect(JSON.stringify((await admin.call('GET', '/api/activities?limit=5')).body)).not.toContain('another long secret');
  });

  test.each([
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: undefined }, 'lastName', 'Last name is required'],
    [{ password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ password: 'PASSWORD1' }, 'password', 'This password is one of the most common ones. Please choose another.'],
    [{ companyId: 999_999_999 }, 'companyId', 'This company no longer exists.'],
    [{ companyName: 'No such company' }, 'companyName', 'There is no company named No such company.'],
    [{ companyId: null }, 'companyId', 'Please choose the company of this user'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Please enter an address starting with https://, without a password'],
  ])('with %j is refused at its field', async (wrong, path, message) => {
    const [admin, company] = [await aPerson(world, { role: 'admin' }), await aCompany(world)];
    const named = 'companyName' in wrong ? {} : { companyId: company.id };
    const { status, body } = await admin.call('POST', '/api/users', { ...somebody(), ...named, ...wrong });
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ path, message }]);
  });

  test('has an address nobody else has, however it is spelled', async () => {
    const [admin, company] = [await aPerson(world, { role: 'admin' }), await aCompany(world)];
    const first = { ...somebody(), companyId: company.id };
    await admin.call('POST', '/api/users', first);
    const again = await admin.call('POST', '/api/users', { ...first, email: first.email.toUpperCase() });
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'taken',
      'There is already an account with this email address.',
    ]);
  });

  test('is notified at its old address when an admin gives it another address or password', async () => {
    const [admin, tom] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'user' })];
    const email = anEmail();
    expect((await admin.call('PATCH', `/api/users/${tom.id}`, { firstName: 'Tom' })).status).toBe(200);
    expect((await admin.call('PATCH', `/api/users/${tom.id}`, { email, password: 'another long secret' })).status).toBe(200);
    await postIsSent(world);
    expect(lettersTo(tom)).toEqual(['Your email address was changed', 'Your password was changed']);
    expect(world.letters.find(({ subject }) => subject === 'Your email address was changed')?.text).toContain(
      `sign in with ${email} instead of this address.`,
    );
  });

  test('that owns its company can’t leave it', async () => {
    const [admin, company, other] = [await aPerson(world, { role: 'admin' }), await aCompany(world), await aCompany(world)];
    const owner = await aPerson(world, { role: 'user', company });
    await world.owner.query('update companies set owner_id = $1 where id = $2', [owner.id, company.id]);
    expect((await admin.call('PATCH', `/api/users/${owner.id}`, { companyId: other.id })).status).toBe(409);
    expect((await admin.call('GET', `/api/users/${owner.id}`)).body).toMatchObject({ isOwner: true, companyId: company.id });
  });

  test('is listed by name or by creation, in both directions', async () => {
    const [admin, company] = [await aPerson(world, { role: 'admin' }), await aCompany(world)];
    for (const lastName of ['Bow', 'Aft', 'Cleat'])
      await admin.call('POST', '/api/users', { ...somebody(), lastName, companyId: company.id });
    const listed = async (by: { call: typeof admin.call }, path: string) =>
      (await by.call('GET', path)).body.map(({ lastName }: { lastName: string }) => lastName);
    const named = encodeURIComponent(company.name);
    expect(await listed(admin, `/api/users?q=${named}`)).toEqual(['Aft', 'Bow', 'Cleat']);
    expect(await listed(admin, `/api/users?q=${named}&sort=-name`)).toEqual(['Cleat', 'Bow', 'Aft']);
    expect(await listed(admin, `/api/users?q=${named}&sort=created`)).toEqual(['Bow', 'Aft', 'Cleat']);
    expect(await listed(admin, `/api/users?q=${named}&sort=-created&limit=1`)).toEqual(['Cleat']);
    const maya = await aPerson(world, { company });
    expect(await listed(maya, '/api/team?sort=-created')).toEqual(['Tester', 'Cleat', 'Aft', 'Bow']);
    expect((await admin.call('GET', '/api/users?sort=password')).status).toBe(400);
  });

  test('is visible to platform admins only', async () => {
    const manager = await aPerson(world);
    for (const [method, url] of [
      ['GET', '/api/users'],
      ['POST', '/api/users'],
      ['GET', `/api/users/${manager.id}`],
      ['PATCH', `/api/users/${manager.id}`],
      ['DELETE', `/api/users/${manager.id}`],
    ] as const) {
      expect((await manager.call(method, url, method === 'GET' ? undefined : somebody())).status, `${method} ${url}`).toBe(403);
    }
  });
});

describe('a platform admin', () => {
  test("can't delete themselves", async () => {
    const admin = await aPerson(world, { role: 'admin' });
    const { status, body } = await admin.call('DELETE', `/api/users/${admin.id}`);
    expect([status, body.message]).toEqual([409, "You can't delete your own account."]);
  });

  test('can’t be the last one to leave, even when two demote each other at once', async () => {
    await world.owner.query(`update users set deactivated_at = now() where role = 'admin'`);
    const [one, two] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'admin' })];
    const company = await aCompany(world);
    const demote = (by: typeof one, whom: typeof one) => by.call('PATCH', `/api/users/${whom.id}`, { role: 'user', companyId: company.id });
    const answers = await Promise.all([demote(one, two), demote(two, one)]);
    // By then, the later one is the last admin, or no longer an admin and without rights.
    const [done, refused] = answers.map(({ status }) => status).toSorted();
    expect(done).toBe(200);
    expect([403, 409]).toContain(refused);
    const { rows } = await world.owner.query(`select count(*)::int as left from users where role = 'admin' and deactivated_at is null`);
    expect(rows[0].left).toBe(1);
  });
});

test('a deactivated account made an admin can be demoted and deleted by the only one who is active', async () => {
  await world.owner.query(`update users set deactivated_at = now() where role = 'admin'`);
  const [admin, tom] = [await aPerson(world, { role: 'admin' }), await aPerson(world, { role: 'user' })];
  await world.owner.query('update users set deactivated_at = now() where id = $1', [tom.id]);
  const become = (role: string) => admin.call('PATCH', `/api/users/${tom.id}`, { role });
  expect((await become('admin')).body.role).toBe('admin');
  expect((await become('user')).body.role).toBe('user');
  expect((await become('admin')).status).toBe(200);
  expect((await admin.call('DELETE', `/api/users/${tom.id}`)).status).toBe(204);
});

describe('one’s own account', () => {
  test('changes its name without a password, and returns the current profile', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const { status, body } = await tom.call('PATCH', '/api/profile', {
      firstName: 'Thomas',
      lastName: 'Tide',
      email: tom.email,
      currentPassword: '',
      newPassword: '',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: tom.id, firstName: 'Thomas', lastName: 'Tide', email: tom.email } });
    expect(body.token).toBeUndefined();
  });

  test('never accepts role, company or subscription from the request', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const { body } = await tom.call('PATCH', '/api/profile', {
      firstName: 'Thomas',
      role: 'admin',
      stripeSubscriptionId: 'sub_1',
      isOwner: true,
      passwordHash: 'x',
    });
    expect(body.user).toMatchObject({
      firstName: 'Thomas',
      role: 'user',
      stripeSubscriptionId: null,
      isOwner: false,
      companyId: tom.companyId,
    });
    expect((await signIn(tom.email, password)).status).toBe(200);
  });

  test('gets a new password with the current one, ends every session and continues with a new token', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const elsewhere = caller(world, (await signIn(tom.email, password)).body.token);
    const { status, body } = await tom.call('PATCH', '/api/profile', { currentPassword: password, newPassword: 'quite another secret' });
    expect(status).toBe(200);
    expect(body.user.id).toBe(tom.id);
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await elsewhere('GET', '/api/auth/session')).status).toBe(401);
    expect((await caller(world, body.token)('GET', '/api/auth/session')).status).toBe(200);
    expect((await signIn(tom.email, 'quite another secret')).status).toBe(200);
  });

  test('is notified at the old address of a new address or password, and of nothing else', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const email = anEmail();
    await tom.call('PATCH', '/api/profile', { firstName: 'Thomas' });
    expect(
      (await tom.call('PATCH', '/api/profile', { email, currentPassword: password, newPassword: 'quite another secret' })).status,
    ).toBe(200);
    await postIsSent(world);
    expect(lettersTo(tom)).toEqual(['Your email address was changed', 'Your password was changed']);
    expect(world.letters.find(({ to, subject }) => to === tom.email && subject === 'Your email address was changed')?.text).toContain(
      email,
    );
    expect(world.letters.filter(({ to }) => to === email)).toEqual([]);
  });

  test('shows its uploaded picture only to the person’s company', async () => {
    const [tom, stranger] = [await aPerson(world, { role: 'user' }), await aPerson(world)];
    const colleague = await aPerson(world, { company: { id: tom.companyId as number, name: tom.companyName as string } });
    const { body: photo } = await upload(tom, await aPhoto());
    expect((await tom.call('PATCH', '/api/profile', { imageUrl: photo.url })).body.user.imageUrl).toBe(photo.url);
    expect([(await colleague.call('GET', photo.url)).status, (await stranger.call('GET', photo.url)).status]).toEqual([200, 404]);
    expect((await stranger.call('PATCH', '/api/profile', { imageUrl: photo.url })).body.errors).toEqual([
      { path: 'imageUrl', message: 'This picture no longer exists. Please upload it again.' },
    ]);
  });

  test.each([
    [{ newPassword: 'quite another secret' }, 'currentPassword', 'All password fields must be filled to change password'],
    [{ newPassword: 'quite another secret', currentPassword: 'wrong one' }, 'currentPassword', 'This is not your current password'],
    [{ newPassword: 'short', currentPassword: password }, 'newPassword', 'Password must be at least 8 characters.'],
    [
      { newPassword: 'iloveyou', currentPassword: password },
      'newPassword',
      'This password is one of the most common ones. Please choose another.',
    ],
    [{ email: 'somebody.else@people.example' }, 'currentPassword', 'Please enter your current password to change your email address'],
    [{ firstName: 'T' }, 'firstName', 'First name must be at least 2 characters.'],
    [{ lastName: '' }, 'lastName', 'Last name must be at least 2 characters.'],
  ])('with %j is refused at its field, and stays as it is', async (wrong, path, message) => {
    const tom = await aPerson(world, { role: 'user' });
    const { status, body } = await tom.call('PATCH', '/api/profile', wrong);
    expect([status, body.errors]).toEqual([422, [{ path, message }]]);
    expect((await signIn(tom.email, password)).status).toBe(200);
  });

  test('stops guesses at the current password after ten attempts', async () => {
    const tom = await aPerson(world, { role: 'user' });
    const guess = () => tom.call('PATCH', '/api/profile', { newPassword: 'quite another secret', currentPassword: 'a guess' });
    for (let tries = 0; tries < 10; tries++) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });

  test("can't take over someone else's address", async () => {
    const [tom, maya] = [await aPerson(world, { role: 'user' }), await aPerson(world)];
    const { status } = await tom.call('PATCH', '/api/profile', { email: maya.email.toUpperCase(), currentPassword: password });
    expect(status).toBe(409);
  });
});

describe('a person’s open sessions', () => {
  test('are listed in words, end one by one or all but this one, and are only their own', async () => {
    const [tom, maya] = [await aPerson(world, { role: 'user' }), await aPerson(world)];
    const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const tokens = await Promise.all(
      [chrome, phone].map(
        async (agent) =>
          (await caller(world)('POST', '/api/auth/login', { email: tom.email, password }, { 'user-agent': agent })).body.token,
      ),
    );
    const open = (await caller(world, tokens[0])('GET', '/api/profile/sessions')).body as {
      id: string;
      device: string;
      current: boolean;
    }[];
    expect(open.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ['An unknown device', false],
      ['Chrome on Linux', true],
      ['Safari on iPhone', false],
    ]);
    const iPhone = open.find(({ device }) => device === 'Safari on iPhone');
    expect((await maya.call('DELETE', `/api/profile/sessions/${iPhone?.id}`)).status).toBe(404);
    expect((await caller(world, tokens[1])('GET', '/api/auth/session')).status).toBe(200);
    expect((await caller(world, tokens[0])('DELETE', `/api/profile/sessions/${iPhone?.id}`)).status).toBe(204);
    expect((await caller(world, tokens[1])('GET', '/api/auth/session')).status).toBe(401);
    expect((await caller(world, tokens[0])('DELETE', '/api/profile/sessions')).status).toBe(204);
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await caller(world, tokens[0])('GET', '/api/auth/session')).status).toBe(200);
    expect((await maya.call('GET', '/api/auth/session')).status).toBe(200);
  });
});

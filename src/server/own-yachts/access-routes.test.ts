import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, caller, postIsSent, type Person } from '../testing/given.ts';
import { anOwner, aShare } from '../testing/owners.ts';

const world = aWorld();
beforeEach(async () => {
  world.letters.length = 0;
  await world.owner.query('delete from rate_limits');
});

const anEmail = () => `${randomBytes(6).toString('hex')}@owners.example`;
const linkIn = (text = '') => /join#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';
const look = (token: string) => caller(world)('POST', '/api/join/look', { token });
const join = (token: string) =>
  caller(world)('POST', '/api/join', { token, firstName: 'Sofia', lastName: 'Marin', password: 'a quiet harbor at dawn' });

async function anOwnerOf(maya: Person, email = anEmail()) {
  const [yacht, ownerId] = [await aYacht(maya), await anOwner(world, maya.companyId as number, { email })];
  await aShare(world, { companyId: maya.companyId as number, ownerId, yachtId: yacht.id });
  return { ownerId, email, path: `/api/yacht-owners/${ownerId}/invitation` };
}

async function invited(maya: Person, path: string) {
  const { status, body } = await maya.call('POST', path);
  await postIsSent(world);
  return { status, body, token: linkIn(world.letters.at(-1)?.text) };
}

test('a yacht’s owner is invited at their record’s address, sets a password, and sees their yacht', async () => {
  const maya = await aPerson(world);
  const { ownerId, email, path } = await anOwnerOf(maya);
  expect((await maya.call('GET', path)).body).toMatchObject({ state: 'none', email: null, expiresAt: null, lastLogin: null });
  const { status, body, token } = await invited(maya, path);
  expect([status, body]).toMatchObject([201, { state: 'invited', email, invitedByName: 'Robin Tester', expiresAt: expect.any(String) }]);
  expect(world.letters.at(-1)).toMatchObject({ to: email, subject: 'Your yacht on Fairlead' });
  expect(world.letters.at(-1)?.text).toContain('invites you to follow Aurelia on Fairlead');
  expect((await maya.call('GET', path)).body.delivery).toMatchObject({ state: 'sent', to: email });
  expect((await look(token)).body).toEqual({ email, companyName: maya.companyName, invitedByName: 'Robin Tester', role: 'yacht_owner' });
  const joined = await join(token);
  expect([joined.status, joined.body.user]).toMatchObject([201, { email, role: 'yacht_owner', isOwner: false, subscription: null }]);
  const sofia = caller(world, joined.body.token);
  expect((await sofia('GET', '/api/owner/yachts')).body).toMatchObject([{ name: 'Aurelia' }]);
  expect((await sofia('GET', '/api/yachts')).status).toBe(403);
  expect((await maya.call('GET', path)).body).toMatchObject({ state: 'joined', email, expiresAt: null, lastLogin: expect.any(String) });
  expect((await join(token)).body.errors[0].path).toBe('token');
  expect((await maya.call('POST', path)).body.code).toBe('owner_signs_in');
  expect((await maya.call('GET', '/api/activities?limit=2')).body).toMatchObject([
    { details: 'Sofia Marin joined as a yacht owner', resourceType: 'yacht_owner', resourceId: ownerId },
    { details: 'Invited Sofia Marin to sign in as a yacht owner' },
  ]);
  const { rows } = await world.owner.query('select user_id::int as id from yacht_owners where id = $1', [ownerId]);
  expect(rows[0].id).toBe(joined.body.user.id);
});

test('an owner’s invitation is separate from the team’s: it isn’t in the team’s list, emails and routes', async () => {
  const maya = await aPerson(world);
  const { path } = await anOwnerOf(maya);
  await invited(maya, path);
  const { rows } = await world.owner.query('select id::int from invitations where company_id = $1', [maya.companyId]);
  const [{ id }] = rows;
  expect((await maya.call('GET', '/api/invitations')).body).toEqual([]);
  for (const [method, route] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/resend'],
  ] as const)
    expect((await maya.call(method, `/api/invitations/${id}${route}`)).status).toBe(404);
});

test('a resent invitation has a new link and the old one stops working; once withdrawn, neither works', async () => {
  const maya = await aPerson(world);
  const { path } = await anOwnerOf(maya);
  const [first, second] = [await invited(maya, path), await invited(maya, path)];
  expect([(await look(first.token)).status, (await look(second.token)).status]).toEqual([422, 200]);
  expect((await maya.call('DELETE', path)).status).toBe(204);
  expect((await look(second.token)).status).toBe(422);
  expect((await join(second.token)).body.errors[0].path).toBe('token');
  expect((await maya.call('GET', path)).body.state).toBe('none');
  expect((await maya.call('DELETE', path)).status).toBe(404);
});

test('ending access takes effect at once, and the owner can be invited again', async () => {
  const maya = await aPerson(world);
  const { path, email } = await anOwnerOf(maya);
  const { body } = await join((await invited(maya, path)).token);
  const sofia = caller(world, body.token);
  expect((await maya.call('DELETE', path)).status).toBe(204);
  expect((await sofia('GET', '/api/owner/yachts')).status).toBe(401);
  expect((await caller(world)('POST', '/api/auth/login', { email, password: 'a quiet harbor at dawn' })).status).toBe(401);
  expect((await join((await invited(maya, path)).token)).status).toBe(201);
});

test('an owner without an address, or with one already in use, can’t be invited; another company’s owner doesn’t exist', async () => {
  const [maya, stranger] = [await aPerson(world), await aPerson(world)];
  const nobody = await anOwner(world, maya.companyId as number);
  await world.owner.query('update yacht_owners set email = null where id = $1', [nobody]);
  const own = await anOwnerOf(maya, maya.email);
  const { path } = await anOwnerOf(maya);
  for (const each of [`/api/yacht-owners/${nobody}/invitation`, own.path]) {
    const { status, body } = await maya.call('POST', each);
    expect([status, body.errors[0].path]).toEqual([422, 'email']);
  }
  for (const method of ['GET', 'POST', 'DELETE'] as const) expect((await stranger.call(method, path)).status).toBe(404);
});

test('two owners with one address can’t both be invited', async () => {
  const maya = await aPerson(world);
  const first = await anOwnerOf(maya);
  const second = await anOwnerOf(maya, first.email);
  expect((await invited(maya, first.path)).status).toBe(201);
  expect((await maya.call('POST', second.path)).body.errors).toEqual([
    { path: 'email', message: 'Another yacht owner is already invited with this address.' },
  ]);
});

test('an owner of yachts in two companies with one address has one account, in one of them', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const email = anEmail();
  const [one, two] = [await anOwnerOf(maya, email), await anOwnerOf(nora, email)];
  const [first, second] = [await invited(maya, one.path), await invited(nora, two.path)];
  const { body } = await join(first.token);
  const refused = await join(second.token);
  expect([refused.status, refused.body.code]).toEqual([409, 'taken']);
  const yachts = (await caller(world, body.token)('GET', '/api/owner/yachts')).body;
  expect(yachts).toHaveLength(1);
  // The invitation is still open, for another address.
  expect((await nora.call('GET', two.path)).body.state).toBe('invited');
});

test('an invitation no longer works once its sender may not invite', async () => {
  const maya = await aPerson(world);
  const company = { id: maya.companyId as number, name: maya.companyName as string };
  const mina = await aPerson(world, { company });
  const { path } = await anOwnerOf(maya);
  const { token } = await invited(mina, path);
  await maya.call('PATCH', `/api/team/${mina.id}`, { role: 'user' });
  expect((await join(token)).status).toBe(422);
  expect((await maya.call('GET', path)).body.state).toBe('none');
});

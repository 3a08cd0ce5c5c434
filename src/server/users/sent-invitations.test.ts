import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, caller, postIsSent, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const anybody = () => caller(world);
const secret = 'a quiet harbor at dawn';
const join = (token: string) => anybody()('POST', '/api/join', { token, firstName: 'Jo', lastName: 'Jib', password: secret });
const open = async (by: Person) => (await by.call('GET', '/api/invitations')).body.map(({ email }: { email: string }) => email);

async function invited(by: Person, more: object = {}) {
  const email = `${randomBytes(6).toString('hex')}@people.example`;
  const { body } = await by.call('POST', '/api/invitations', { email, role: 'manager', ...more });
  await postIsSent(world);
  const text = world.letters.findLast(({ to }) => to === email)?.text ?? '';
  return { id: body.id as number, email, token: /join#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '' };
}

/** A company with its first manager and a second one, who has invited someone. */
async function aTeam() {
  const maya = await aPerson(world);
  const company = { id: maya.companyId as number, name: maya.companyName as string };
  const dana = await aPerson(world, { company });
  const admin = await aPerson(world, { role: 'admin' });
  return { maya, dana, admin, company, invitation: await invited(dana) };
}
type Team = Awaited<ReturnType<typeof aTeam>>;

/** Every way in which a person becomes unable to invite; each keeps their invitations if requested. */
const demotions: [string, (team: Team, keep: boolean) => Promise<{ status: number }>][] = [
  ['removed from the team', ({ maya, dana }, keep) => maya.call('DELETE', `/api/team/${dana.id}${keep ? '?keepInvitations=true' : ''}`)],
  ['deactivated', ({ maya, dana }, keep) => maya.call('PATCH', `/api/team/${dana.id}`, { deactivated: true, ...keepingInvitations(keep) })],
  ['made a user', ({ maya, dana }, keep) => maya.call('PATCH', `/api/team/${dana.id}`, { role: 'user', ...keepingInvitations(keep) })],
  [
    'made a user by the platform',
    ({ admin, dana }, keep) => admin.call('PATCH', `/api/users/${dana.id}`, { role: 'user', ...keepingInvitations(keep) }),
  ],
  [
    'deleted by the platform',
    ({ admin, dana }, keep) => admin.call('DELETE', `/api/users/${dana.id}${keep ? '?keepInvitations=true' : ''}`),
  ],
  [
    'moved to another company',
    async ({ admin, dana }, keep) =>
      admin.call('PATCH', `/api/users/${dana.id}`, { companyId: (await aCompany(world)).id, ...keepingInvitations(keep) }),
  ],
];
const keepingInvitations = (keep: boolean) => (keep ? { keepInvitations: true } : {});

describe.each(demotions)('the invitations of someone who is %s', (_, happens) => {
  test('are withdrawn, and the feed says so', async () => {
    const team = await aTeam();
    const { maya, invitation } = team;
    const own = await invited(maya);
    expect((await happens(team, false)).status).toBeLessThan(300);
    expect(await open(maya)).toEqual([own.email]);
    const refused = await join(invitation.token);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'token']);
    expect((await anybody()('POST', '/api/join/look', { token: invitation.token })).status).toBe(422);
    expect((await join(own.token)).status).toBe(201);
    const { body: feed } = await maya.call('GET', '/api/activities?resourceType=invitation&limit=20');
    expect(feed.map(({ details }: { details: string }) => details)).toContain(
      `Withdrew the invitation to ${invitation.email}, sent by Robin Tester`,
    );
  });

  test('stay on request, in the name of the person who keeps them', async () => {
    const team = await aTeam();
    const { maya, admin, invitation } = team;
    expect((await happens(team, true)).status).toBeLessThan(300);
    expect(await open(maya)).toEqual([invitation.email]);
    const keepers = [maya, admin].filter(Boolean);
    const sentBy = await Promise.all(
      keepers.map(async ({ id }) => (await admin.call('GET', `/api/invitations?invitedBy=${id}`)).body.length),
    );
    expect(sentBy.toSorted()).toEqual([0, 1]);
    expect((await join(invitation.token)).status).toBe(201);
  });
});

describe('an invitation doesn’t work', () => {
  test.each([
    ['deactivated', 'update users set deactivated_at = now() where id = $1'],
    ['lowered', `update users set role = 'user' where id = $1`],
    ['deleted', 'delete from users where id = $1'],
  ])('once its sender was %s directly in the database', async (_, statement) => {
    const { dana, invitation } = await aTeam();
    await world.owner.query(statement, [dana.id]);
    expect((await anybody()('POST', '/api/join/look', { token: invitation.token })).status).toBe(422);
    expect((await join(invitation.token)).status).toBe(422);
  });

  test('once the platform admin who sent it is no longer an admin, or was deleted', async () => {
    const { admin, maya, company } = await aTeam();
    for (const happens of [
      ({ id }: Person) => admin.call('PATCH', `/api/users/${id}`, { role: 'manager', companyId: company.id }),
      ({ id }: Person) => admin.call('DELETE', `/api/users/${id}`),
    ]) {
      const other = await aPerson(world, { role: 'admin' });
      const elsewhere = await aPerson(world);
      const { token } = await invited(other, { companyId: elsewhere.companyId });
      expect((await anybody()('POST', '/api/join/look', { token })).status).toBe(200);
      expect((await happens(other)).status).toBeLessThan(300);
      expect((await join(token)).status).toBe(422);
      expect(await open(elsewhere)).toEqual([]);
    }
    expect(await open(maya)).toHaveLength(1);
  });
});

test('the person who resends an invitation answers for it from then on', async () => {
  const { maya, dana, invitation } = await aTeam();
  await world.owner.query(`update users set first_name = 'Maya' where id = $1`, [maya.id]);
  expect((await maya.call('POST', `/api/invitations/${invitation.id}/resend`)).body.invitedByName).toBe('Maya Tester');
  await maya.call('DELETE', `/api/team/${dana.id}`);
  expect(await open(maya)).toEqual([invitation.email]);
});

test('an owner with the role of a user can send valid invitations', async () => {
  const olga = await aPerson(world, { role: 'user' });
  await world.owner.query('update companies set owner_id = $1 where id = $2', [olga.id, olga.companyId]);
  const { token } = await invited(olga);
  expect((await join(token)).status).toBe(201);
});

test('a change that doesn’t affect a person’s rights doesn’t affect their invitations', async () => {
  const { maya, dana, admin, invitation } = await aTeam();
  await admin.call('PATCH', `/api/users/${dana.id}`, { firstName: 'Daniela' });
  await admin.call('PATCH', `/api/users/${dana.id}`, { role: 'admin' });
  expect(await open(maya)).toEqual([invitation.email]);
});

import { describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { aShare, aSignedInOwner, aStatement } from '../testing/owners.ts';

// The companies in these tests are in Paris: midnight in June is 22:00 UTC.
const world = aWorld();
const companyOf = (person: Person) => ({ id: person.companyId as number, name: person.companyName as string });

async function aFleet() {
  const maya = await aPerson(world);
  const company = companyOf(maya);
  const [aurelia, belle] = [await aYacht(maya), await aYacht(maya, { name: 'Belle' })];
  const sofia = await aSignedInOwner(world, company);
  const of = (yachtId: number) => ({ companyId: company.id, ownerId: sofia.ownerId, yachtId });
  return { maya, company, aurelia, belle, sofia, of };
}

async function planned(maya: Person, yachtId: number, type: string, startDate: string, endDate: string) {
  const { status } = await maya.call('POST', '/api/schedule', {
    yachtId,
    title: 'The Lindgrens',
    type,
    startDate,
    endDate,
    price: 4_150_000,
  });
  expect(status).toBe(201);
}

const calendar = async (sofia: Person, query = 'from=2026-06-01&to=2026-06-30') =>
  (await sofia.call('GET', `/api/owner/calendar?${query}`)).body;

describe('the yachts of an owner', () => {
  test('are those they have a share in, by name, with their own shares and nothing else', async () => {
    const { company, aurelia, belle, sofia, of } = await aFleet();
    expect((await sofia.call('GET', '/api/owner/yachts')).body).toEqual([]);
    const other = await aSignedInOwner(world, company);
    await aShare(world, of(belle.id), { share: 66.67, from: '2026-01-01', to: '2026-06-15' });
    await aShare(world, of(belle.id), { share: 50, from: '2026-06-16' });
    await aShare(world, { ...of(belle.id), ownerId: other.ownerId }, { share: 33.33 });
    await aShare(world, { ...of(aurelia.id), ownerId: other.ownerId });
    expect((await sofia.call('GET', '/api/owner/yachts')).body).toEqual([
      {
        id: belle.id,
        name: 'Belle',
        shares: [
          { percent: '66.67', from: '2026-01-01', to: '2026-06-15' },
          { percent: '50', from: '2026-06-16', to: null },
        ],
      },
    ]);
    expect((await other.call('GET', '/api/owner/yachts')).body.map(({ name }: { name: string }) => name)).toEqual(['Aurelia', 'Belle']);
  });
});

describe('the calendar of an owner', () => {
  test('shows what the yacht does and when, without titles, guests, prices, and others’ yachts', async () => {
    const { maya, aurelia, belle, sofia, of } = await aFleet();
    await aShare(world, of(aurelia.id));
    await planned(maya, aurelia.id, 'charter', '2026-06-06T10:00:00Z', '2026-06-13T08:00:00Z');
    await planned(maya, aurelia.id, 'inspection', '2026-06-20T10:00:00Z', '2026-06-20T12:00:00Z');
    await planned(maya, belle.id, 'charter', '2026-06-06T10:00:00Z', '2026-06-13T08:00:00Z');
    expect(await calendar(sofia)).toEqual([
      { yachtId: aurelia.id, type: 'charter', from: '2026-06-06T10:00:00.000Z', to: '2026-06-13T08:00:00.000Z' },
      { yachtId: aurelia.id, type: 'inspection', from: '2026-06-20T10:00:00.000Z', to: '2026-06-20T12:00:00.000Z' },
    ]);
    expect(await calendar(sofia, `from=2026-06-01&to=2026-06-30&yachtId=${belle.id}`)).toEqual([]);
    expect(await calendar(sofia, 'from=2026-06-14&to=2026-06-19')).toEqual([]);
  });

  test('ends with the share: later days aren’t shown, and entries across the sale are cut off there', async () => {
    const { maya, aurelia, sofia, of } = await aFleet();
    await aShare(world, of(aurelia.id), { from: '2026-06-03', to: '2026-06-15' });
    await planned(maya, aurelia.id, 'charter', '2026-05-30T10:00:00Z', '2026-06-05T08:00:00Z');
    await planned(maya, aurelia.id, 'charter', '2026-06-13T10:00:00Z', '2026-06-20T08:00:00Z');
    await planned(maya, aurelia.id, 'charter', '2026-06-22T10:00:00Z', '2026-06-25T08:00:00Z');
    // Until midnight in Paris, when the share ends.
    await planned(maya, aurelia.id, 'other', '2026-06-15T21:00:00Z', '2026-06-15T22:00:00Z');
    await planned(maya, aurelia.id, 'crew_change', '2026-06-15T22:00:00Z', '2026-06-15T23:00:00Z');
    expect(await calendar(sofia)).toEqual([
      { yachtId: aurelia.id, type: 'charter', from: '2026-06-02T22:00:00.000Z', to: '2026-06-05T08:00:00.000Z' },
      { yachtId: aurelia.id, type: 'charter', from: '2026-06-13T10:00:00.000Z', to: '2026-06-15T22:00:00.000Z' },
      { yachtId: aurelia.id, type: 'other', from: '2026-06-15T21:00:00.000Z', to: '2026-06-15T22:00:00.000Z' },
    ]);
  });

  test('shows a charter once if one share directly follows another, and twice if there are days between them', async () => {
    const { maya, aurelia, belle, sofia, of } = await aFleet();
    for (const yacht of [aurelia, belle]) await planned(maya, yacht.id, 'charter', '2026-06-06T10:00:00Z', '2026-06-13T08:00:00Z');
    await aShare(world, of(aurelia.id), { share: 50, to: '2026-06-09' });
    await aShare(world, of(aurelia.id), { share: 75, from: '2026-06-10' });
    await aShare(world, of(belle.id), { to: '2026-06-08' });
    await aShare(world, of(belle.id), { from: '2026-06-11' });
    const entries = await calendar(sofia);
    expect(entries.filter(({ yachtId }: { yachtId: number }) => yachtId === aurelia.id)).toHaveLength(1);
    expect(entries.filter(({ yachtId }: { yachtId: number }) => yachtId === belle.id)).toEqual([
      { yachtId: belle.id, type: 'charter', from: '2026-06-06T10:00:00.000Z', to: '2026-06-08T22:00:00.000Z' },
      { yachtId: belle.id, type: 'charter', from: '2026-06-10T22:00:00.000Z', to: '2026-06-13T08:00:00.000Z' },
    ]);
  });

  test('leaves out work that was cancelled, or finished before its slot ended, and keeps what was done', async () => {
    const { maya, aurelia, sofia, of } = await aFleet();
    await aShare(world, of(aurelia.id));
    const today = new Date();
    const day = (ahead: number) => new Date(today.getTime() + ahead * 86_400_000).toISOString();
    const work = async (status: string, ahead: number) => {
      const fields = { yachtId: aurelia.id, title: 'Antifouling', type: 'hull', scheduledDate: day(ahead), endDate: day(ahead + 1) };
      const { id } = (await maya.call('POST', '/api/maintenance', fields)).body;
      expect((await maya.call('PATCH', `/api/maintenance/${id}`, { status })).status).toBe(200);
    };
    for (const [status, ahead] of [
      ['completed', -9],
      ['cancelled', -6],
      ['in_progress', -3],
      ['cancelled', 2],
      ['completed', 5],
      ['pending', 8],
    ] as const)
      await work(status, ahead);
    const entries = await calendar(sofia, `from=${day(-12).slice(0, 10)}&to=${day(12).slice(0, 10)}`);
    expect(entries.map(({ type, from }: { type: string; from: string }) => [type, from])).toEqual(
      [-9, -3, 8].map((ahead) => ['maintenance', day(ahead)]),
    );
  });

  test.each(['', '?from=2026-06-01', '?from=2026-06-02&to=2026-06-01', '?from=2026-06-01&to=2027-08-01', '?from=2026-13-01&to=2026-06-01'])(
    'needs valid days: %j',
    async (query) => {
      const { sofia } = await aFleet();
      expect((await sofia.call('GET', `/api/owner/calendar${query}`)).status).toBe(400);
    },
  );
});

describe('the statements of an owner', () => {
  test('are their own, latest first, with the PDF as issued; others’ don’t exist', async () => {
    const { company, aurelia, belle, sofia, of } = await aFleet();
    const other = await aSignedInOwner(world, company);
    await aShare(world, of(aurelia.id));
    await aShare(world, { ...of(belle.id), ownerId: other.ownerId });
    const march = await aStatement(world, of(aurelia.id));
    const april = await aStatement(world, of(aurelia.id), { from: '2026-04-01', to: '2026-04-30' });
    const theirs = await aStatement(world, { ...of(belle.id), ownerId: other.ownerId });
    const { body, headers } = await sofia.call('GET', '/api/owner/statements?limit=1');
    expect(body).toEqual([
      {
        id: april.id,
        number: april.number,
        yachtId: aurelia.id,
        yachtName: 'Aurelia',
        from: '2026-04-01',
        to: '2026-04-30',
        statementDate: '2026-04-30',
        currency: 'EUR',
        amount: '25289.60',
        closing: '25289.60',
      },
    ]);
    expect(headers['x-total-count']).toBe('2');
    expect((await sofia.call('GET', '/api/owner/statements?limit=1&offset=1')).body).toMatchObject([{ id: march.id }]);
    expect((await sofia.call('GET', `/api/owner/statements?yachtId=${belle.id}`)).body).toEqual([]);
    const paper = await sofia.call('GET', `/api/owner/statements/${march.id}/pdf`);
    expect([paper.status, paper.headers['content-type'], paper.text]).toEqual([200, 'application/pdf', `%PDF of ${march.number}`]);
    expect((await sofia.call('GET', `/api/owner/statements/${theirs.id}/pdf`)).status).toBe(404);
    expect((await other.call('GET', `/api/owner/statements/${theirs.id}/pdf`)).status).toBe(200);
  });

  test('stay after the share is sold, because they are about its days', async () => {
    const { aurelia, sofia, of } = await aFleet();
    await aShare(world, of(aurelia.id), { to: '2026-03-31' });
    await aStatement(world, of(aurelia.id));
    expect((await sofia.call('GET', '/api/owner/statements')).body).toHaveLength(1);
    expect((await sofia.call('GET', '/api/owner/yachts')).body).toHaveLength(1);
  });
});

describe('a yacht owner', () => {
  test('can’t see the company’s subscription, and gets no more rights even if named its owner', async () => {
    const { company, sofia } = await aFleet();
    await world.owner.query('update companies set owner_id = $1, deletion_due = now() where id = $2', [sofia.id, company.id]);
    const { body } = await sofia.call('GET', '/api/auth/session');
    expect(body).toMatchObject({
      role: 'yacht_owner',
      companyName: company.name,
      subscription: null,
      subscriptionTier: null,
      stripeSubscriptionId: null,
    });
    expect(body.deletionDue).toBeUndefined();
    for (const path of ['/api/team', '/api/yachts', '/api/tokens']) expect((await sofia.call('GET', path)).status).toBe(403);
  });

  test('changes their name and their password, and has no picture', async () => {
    const { maya, sofia } = await aFleet();
    expect((await sofia.call('PATCH', '/api/profile', { firstName: 'Sofia', lastName: 'Marin' })).body.user).toMatchObject({
      firstName: 'Sofia',
      role: 'yacht_owner',
    });
    const refused = await sofia.call('PATCH', '/api/profile', { imageUrl: 'https://pictures.example/sofia.jpg' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'imageUrl']);
    const changed = await sofia.call('PATCH', '/api/profile', {
      currentPassword: 'correct horse battery',
      newPassword: 'a quiet harbor at dawn',
    });
    expect(changed.status).toBe(200);
    expect((await sofia.call('GET', '/api/owner/yachts')).status).toBe(401);
    expect((await maya.call('GET', '/api/activities')).body.map(({ details }: { details: string }) => details)).toContain(
      'Updated their profile',
    );
  });

  test('is signed out at once if the account is closed, or their record is deleted', async () => {
    const { maya, company, sofia } = await aFleet();
    await world.owner.query('update users set deactivated_at = now() where id = $1', [sofia.id]);
    expect((await sofia.call('GET', '/api/owner/yachts')).status).toBe(401);
    const omar = await aSignedInOwner(world, company);
    await world.owner.query('delete from yacht_owners where id = $1', [omar.ownerId]);
    expect((await omar.call('GET', '/api/owner/yachts')).status).toBe(401);
    expect((await maya.call('GET', `/api/team/${omar.id}`)).status).toBe(404);
  });

  test('is deleted with their company, but keeps their record if a platform admin deletes the account', async () => {
    const { maya, company, aurelia, sofia, of } = await aFleet();
    const admin = await aPerson(world, { role: 'admin' });
    await aShare(world, of(aurelia.id));
    await aStatement(world, of(aurelia.id));
    const omar = await aSignedInOwner(world, company);
    expect((await admin.call('DELETE', `/api/users/${omar.id}`)).status).toBe(204);
    expect((await omar.call('GET', '/api/owner/yachts')).status).toBe(401);
    expect((await maya.call('GET', `/api/yacht-owners/${omar.ownerId}/invitation`)).body.state).toBe('none');
    await world.owner.query('delete from companies where id = $1', [company.id]);
    expect((await sofia.call('GET', '/api/owner/yachts')).status).toBe(401);
    const { rows } = await world.owner.query('select from users where id = $1', [sofia.id]);
    expect(rows).toEqual([]);
  });

  test('is nobody’s colleague, and platform admins list them only on request', async () => {
    const { maya, sofia } = await aFleet();
    const admin = await aPerson(world, { role: 'admin' });
    expect((await maya.call('GET', '/api/team')).body.map(({ id }: Person) => id)).toEqual([maya.id]);
    expect((await maya.call('GET', '/api/activities/people')).body.map(({ id }: Person) => id)).toEqual([maya.id]);
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['DELETE', '/second-step'],
    ] as const)
      expect((await maya.call(method, `/api/team/${sofia.id}${path}`, method === 'PATCH' ? { role: 'manager' } : undefined)).status).toBe(
        404,
      );
    const listed = async (query: string) =>
      (await admin.call('GET', `/api/users?q=${sofia.email}${query}`)).body.map(({ id }: Person) => id);
    expect([await listed(''), await listed('&role=yacht_owner'), await listed('&role=manager')]).toEqual([[], [sofia.id], []]);
  });

  test('can’t be created by any route, nor given another role', async () => {
    const { maya, sofia } = await aFleet();
    const [admin, company] = [await aPerson(world, { role: 'admin' }), await aCompany(world)];
    const user = {
      email: 'new@owners.example',
      firstName: 'A',
      lastName: 'B',
      password: 'a quiet harbor at dawn',
      companyId: maya.companyId,
    };
    const refusals = [
      await maya.call('POST', '/api/invitations', { email: 'x@owners.example', role: 'yacht_owner' }),
      await maya.call('PATCH', `/api/team/${maya.id}`, { role: 'yacht_owner' }),
      await admin.call('POST', '/api/users', { ...user, role: 'yacht_owner' }),
      await admin.call('PATCH', `/api/users/${maya.id}`, { role: 'yacht_owner' }),
      ...(await Promise.all(['user', 'manager', 'admin'].map((role) => admin.call('PATCH', `/api/users/${sofia.id}`, { role })))),
    ];
    for (const { status, body } of refusals) expect([status, body.errors?.[0].path]).toEqual([422, 'role']);
    const moved = await admin.call('PATCH', `/api/users/${sofia.id}`, { companyId: company.id });
    expect([moved.status, moved.body.errors[0].path]).toEqual([422, 'companyId']);
    expect((await admin.call('PATCH', `/api/users/${sofia.id}`, { firstName: 'Sofia' })).status).toBe(200);
  });
});

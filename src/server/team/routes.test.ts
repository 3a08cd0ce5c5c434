import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { openJobs } from '../platform/jobs.ts';
import { openLetters } from '../platform/letters.ts';
import { NotTaken, type Mail } from '../platform/mail.ts';
import { aPerson, aWorld, aYacht, caller, password, postIsSent, type Person } from '../testing/given.ts';
import { until } from '../testing/until.ts';
import { aPhoto, upload } from '../testing/uploads.ts';
import { invitationLetter, letterWithLink } from './invitation-letter.ts';

const world = aWorld();
beforeEach(async () => {
  world.letters.length = 0;
  await world.owner.query('delete from rate_limits');
});

const anybody = () => caller(world);
const anEmail = () => `${randomBytes(6).toString('hex')}@people.example`;
const companyOf = (person: Person) => ({ id: person.companyId as number, name: person.companyName as string });
const linkIn = (text = '') => /join#([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';

async function invited(by: Person, email = anEmail(), role = 'user') {
  const { body, status } = await by.call('POST', '/api/invitations', { email, role });
  await postIsSent(world);
  return { status, body, email, token: linkIn(world.letters.at(-1)?.text) };
}
const join = (token: string, more = {}) =>
  anybody()('POST', '/api/join', { token, firstName: 'Jo', lastName: 'Jib', password: 'a brand new secret', ...more });

describe('an invitation', () => {
  test('adds a person to the company, once, and signs them in', async () => {
    const maya = await aPerson(world);
    const { status, body, email, token } = await invited(maya, anEmail(), 'manager');
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, role: 'manager', companyName: maya.companyName, invitedByName: 'Robin Tester' });
    expect(world.letters[0]).toMatchObject({ to: email, subject: 'You’re invited to join a team on Fairlead' });
    expect(world.letters[0]?.text).toContain(`Robin Tester invites you to help run the fleet of ${maya.companyName}:`);
    expect((await anybody()('POST', '/api/join/look', { token })).body).toEqual({
      email,
      companyName: maya.companyName,
      invitedByName: 'Robin Tester',
      role: 'manager',
    });
    const joined = await join(token);
    expect(joined.status).toBe(201);
    expect(joined.body.user).toMatchObject({ email, firstName: 'Jo', role: 'manager', companyId: maya.companyId, isOwner: false });
    expect((await caller(world, joined.body.token)('GET', '/api/team')).body.map((each: { email: string }) => each.email)).toContain(email);
    expect((await join(token)).body.errors[0].path).toBe('token');
    expect((await maya.call('GET', '/api/invitations')).body).toEqual([]);
    expect((await maya.call('GET', '/api/activities?limit=2')).body.map(({ details }: { details: string }) => details)).toEqual([
      'Jo Jib joined the team',
      `Invited ${email} to the team`,
    ]);
  });

  test('that is resent has a new link and the old one stops working; once withdrawn, neither works', async () => {
    const maya = await aPerson(world);
    const first = await invited(maya);
    expect((await maya.call('POST', `/api/invitations/${first.body.id}/resend`)).status).toBe(200);
    await postIsSent(world);
    const second = linkIn(world.letters.at(-1)?.text);
    expect(second).not.toBe(first.token);
    expect((await anybody()('POST', '/api/join/look', { token: first.token })).status).toBe(422);
    expect((await anybody()('POST', '/api/join/look', { token: second })).status).toBe(200);
    expect((await maya.call('DELETE', `/api/invitations/${first.body.id}`)).status).toBe(204);
    expect((await join(second)).status).toBe(422);
  });

  test('that was resent meanwhile can’t be withdrawn by someone who saw the earlier one', async () => {
    const maya = await aPerson(world);
    const { body: seen } = await invited(maya);
    const { body: sent } = await maya.call('POST', `/api/invitations/${seen.id}/resend`);
    const refused = await maya.call('DELETE', `/api/invitations/${seen.id}`, undefined, { 'if-match': `"${seen.updatedAt}"` });
    expect([refused.status, refused.body.current]).toEqual([412, sent]);
    expect((await maya.call('DELETE', `/api/invitations/${seen.id}`, undefined, { 'if-match': `"${sent.updatedAt}"` })).status).toBe(204);
  });

  test('is found by the part of its email before the @, and by the rest only with an @', async () => {
    const maya = await aPerson(world);
    const { body, email } = await invited(maya);
    const found = async (words: string) =>
      (await maya.call('GET', `/api/invitations?q=${encodeURIComponent(words)}`)).body.map(({ id }: { id: number }) => id);
    expect(await found('people')).toEqual([]);
    for (const words of [email.split('@', 1)[0]!, '@people', email]) expect(await found(words)).toEqual([body.id]);
  });

  test('is valid for seven days', async () => {
    const maya = await aPerson(world);
    const { token, body } = await invited(maya);
    expect(Math.round((Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / 86_400_000)).toBe(7);
    await world.owner.query(`update invitations set expires_at = now() - interval '1 second' where id = $1`, [body.id]);
    expect((await join(token)).body.errors).toEqual([
      { path: 'token', message: 'This invitation has expired, was withdrawn, or has already been used. Please ask for a new one.' },
    ]);
  });

  test('admits one of two people who use it at once', async () => {
    const { token } = await invited(await aPerson(world));
    expect((await Promise.all([join(token), join(token)])).map(({ status }) => status).toSorted()).toEqual([201, 422]);
  });

  test('shows whether its email is on its way, sent or undeliverable; and a failed email leaves the previous link working', async () => {
    const maya = await aPerson(world);
    const deliveryOf = async (id: number) => (await maya.call('GET', `/api/invitations/${id}`)).body.delivery;
    const { body, email, token } = await invited(maya);
    expect(body.delivery).toEqual({ state: 'waiting', to: email, at: expect.any(String), reason: null });
    expect(await deliveryOf(body.id)).toMatchObject({ state: 'sent', to: email });
    expect((await maya.call('POST', `/api/invitations/${body.id}/resend`)).body.delivery.state).toBe('waiting');
    const jobs = openJobs(world.db, pino({ level: 'silent' }));
    const refusing = {
      send: () => Promise.reject(new NotTaken(Object.assign(new Error('550'), { responseCode: 550, code: 'EENVELOPE' }))),
    };
    const letters = openLetters({ db: world.db, mail: refusing, jobs });
    letters.kind(invitationLetter, { compose: (letter, scope) => letterWithLink(world.db, scope, letter, 'https://fairlead.example') });
    await jobs.doWhatIsDue('letters');
    expect(await deliveryOf(body.id)).toMatchObject({ state: 'failed', to: email, reason: 'address' });
    expect((await maya.call('GET', '/api/activities?limit=1')).body).toMatchObject([
      { action: 'alert', resourceType: 'invitation', resourceId: body.id },
    ]);
    expect((await join(token)).status).toBe(201);
  });

  test('whose email may have arrived several times opens with each link, but only once', async () => {
    const maya = await aPerson(world);
    const { body } = await maya.call('POST', '/api/invitations', { email: anEmail() });
    const tokens: string[] = [];
    const jobs = openJobs(world.db, pino({ level: 'silent' }));
    // The mail server accepts the email, but its confirmation is lost.
    const deaf = {
      send: ({ text }: Mail) => {
        tokens.push(linkIn(text));
        return Promise.reject(new Error('the line broke'));
      },
    };
    openLetters({ db: world.db, mail: deaf, jobs }).kind(invitationLetter, {
      compose: (letter, scope) => letterWithLink(world.db, scope, letter, 'https://fairlead.example'),
    });
    for (let time = 0; time < 2; time++) {
      await jobs.doWhatIsDue('letters');
      await world.owner.query('update jobs set run_at = now()');
    }
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect((await anybody()('POST', '/api/join/look', { token })).body.email).toBe(body.email);
    expect((await join(tokens[0] as string)).status).toBe(201);
    expect((await join(tokens[1] as string)).status).toBe(422);
    // Neither table contains a working link.
    const { rows } = await world.owner.query('select data::text from jobs union all select data::text from letters');
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('survives a refused name or password, and an address that has an account elsewhere', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const { token } = await invited(maya);
    expect((await join(token, { firstName: ' ' })).body.errors).toEqual([{ path: 'firstName', message: 'First name is required' }]);
    expect((await join(token, { password: 'iloveyou' })).body.errors[0].path).toBe('password');
    expect((await join(token)).status).toBe(201);
    const invitation = await invited(maya, nora.email);
    const refused = await join(invitation.token);
    expect([refused.status, refused.body.message]).toEqual([409, 'There is already an account with this email address.']);
    expect((await anybody()('POST', '/api/join/look', { token: invitation.token })).status).toBe(200);
  });

  test('isn’t sent twice to one address, nor to a team member', async () => {
    const maya = await aPerson(world);
    const { email } = await invited(maya);
    expect((await maya.call('POST', '/api/invitations', { email: email.toUpperCase() })).body.errors).toEqual([
      { path: 'email', message: 'This person already has an invitation. You can resend it below.' },
    ]);
    expect((await maya.call('POST', '/api/invitations', { email: maya.email })).body.errors).toEqual([
      { path: 'email', message: 'This person is already on your team.' },
    ]);
    expect(world.letters).toHaveLength(1);
  });

  test('isn’t sent to the owner of a yacht, whether they have joined or are invited', async () => {
    const maya = await aPerson(world);
    const email = anEmail();
    const { body: owner } = await maya.call('POST', '/api/yacht-owners', { name: 'Sofia Marin', email });
    expect((await maya.call('POST', `/api/yacht-owners/${owner.id}/invitation`, {})).status).toBe(201);
    const refused = async () => (await maya.call('POST', '/api/invitations', { email })).body.errors;
    const fault = { path: 'email', message: 'This address is a yacht owner’s. Please invite this person with another address.' };
    expect(await refused()).toEqual([fault]);
    await postIsSent(world);
    expect((await join(linkIn(world.letters.at(-1)?.text))).status).toBe(201);
    expect(await refused()).toEqual([fault]);
  });

  test('never creates an admin, and a repeated request with its key sends one email', async () => {
    const maya = await aPerson(world);
    expect((await maya.call('POST', '/api/invitations', { email: anEmail(), role: 'admin' })).status).toBe(422);
    const [key, email] = [{ 'idempotency-key': randomBytes(8).toString('hex') }, anEmail()];
    const answers = await Promise.all([1, 2, 3].map(() => maya.call('POST', '/api/invitations', { email }, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await postIsSent(world);
    expect(world.letters).toHaveLength(1);
  });
});

describe('a colleague', () => {
  test('becomes manager and user again, is deactivated and reactivated, and removed', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: companyOf(maya) });
    expect((await maya.call('PATCH', `/api/team/${tom.id}`, { role: 'manager' })).body.role).toBe('manager');
    expect((await tom.call('GET', '/api/team')).status).toBe(200);
    expect((await maya.call('PATCH', `/api/team/${tom.id}`, { role: 'user' })).body.role).toBe('user');
    expect((await tom.call('GET', '/api/team')).status).toBe(403);
    expect((await maya.call('PATCH', `/api/team/${tom.id}`, { deactivated: true })).body.deactivatedAt).not.toBeNull();
    expect((await tom.call('GET', '/api/yachts')).status).toBe(401);
    expect((await maya.call('PATCH', `/api/team/${tom.id}`, { deactivated: false })).body.deactivatedAt).toBeNull();
    expect((await maya.call('DELETE', `/api/team/${tom.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/team')).body).toHaveLength(1);
  });

  test('the owner of the company keeps their rights, and nobody can change their own', async () => {
    const maya = await aPerson(world);
    const olga = await aPerson(world, { role: 'user', company: companyOf(maya) });
    await world.owner.query('update companies set owner_id = $1 where id = $2', [olga.id, maya.companyId]);
    for (const [method, body] of [
      ['PATCH', { role: 'manager' }],
      ['PATCH', { deactivated: true }],
      ['DELETE', undefined],
    ] as const) {
      expect((await maya.call(method, `/api/team/${olga.id}`, body)).body.code, method).toBe('colleague_stays');
      expect((await maya.call(method, `/api/team/${maya.id}`, method === 'PATCH' ? { role: 'user' } : body)).body.message).toBe(
        "You can't change your own rights or remove yourself.",
      );
    }
  });

  test.each([
    ['demotes', 'PATCH', { role: 'user' }, [200, 403]],
    ['deactivates', 'PATCH', { deactivated: true }, [200, 401]],
    ['removes', 'DELETE', undefined, [204, 401]],
  ] as const)('who %s another, and is the second of two who do that to each other, is refused', async (_what, method, body, statuses) => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { company: companyOf(maya) });
    const other = await world.owner.connect();
    const waiting = async () =>
      (await world.owner.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rowCount;
    await other.query('begin');
    await other.query('select from users where company_id = $1 for update', [maya.companyId]);
    const both = Promise.all([maya.call(method, `/api/team/${tom.id}`, body), tom.call(method, `/api/team/${maya.id}`, body)]);
    await until(async () => (await waiting()) === 2);
    await other.query('commit');
    other.release();
    expect((await both).map(({ status }) => status).toSorted()).toEqual(statuses);
    const { rows } = await world.owner.query(`select from users where company_id = $1 and role = 'manager' and deactivated_at is null`, [
      maya.companyId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('who signs in meanwhile can still be changed by someone who saw them before', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: companyOf(maya) });
    const { body: seen } = await maya.call('GET', `/api/team/${tom.id}`);
    expect((await anybody()('POST', '/api/auth/login', { email: tom.email, password })).status).toBe(200);
    expect((await maya.call('GET', `/api/team/${tom.id}`)).body.lastLogin).not.toBe(seen.lastLogin);
    const ifMatch = { 'if-match': `"${seen.updatedAt}"` };
    expect((await maya.call('PATCH', `/api/team/${tom.id}`, { deactivated: true }, ifMatch)).status).toBe(200);
    expect((await maya.call('PATCH', `/api/team/${tom.id}`, { deactivated: false }, ifMatch)).status).toBe(412);
  });

  test('is never a platform admin, even one who belongs to the company', async () => {
    const maya = await aPerson(world);
    const admin = await aPerson(world, { role: 'admin' });
    await world.owner.query('update users set company_id = $1 where id = $2', [maya.companyId, admin.id]);
    expect((await maya.call('GET', '/api/team')).body.map(({ id }: { id: number }) => id)).toEqual([maya.id]);
    expect((await maya.call('PATCH', `/api/team/${admin.id}`, { role: 'user' })).status).toBe(404);
    expect((await maya.call('DELETE', `/api/team/${admin.id}`)).status).toBe(404);
  });
});

const made = async (by: Person, reach: string) => (await by.call('POST', '/api/tokens', { name: 'Website', reach })).body;

describe('an API token', () => {
  test('reads, or reads and writes, within its company, and nothing else', async () => {
    const [maya, nora] = [await aPerson(world), await aPerson(world)];
    const [yacht, theirs] = [await aYacht(maya), await aYacht(nora)];
    const reader = caller(world, (await made(maya, 'read')).token);
    const writer = caller(world, (await made(maya, 'write')).token);
    expect((await reader('GET', '/api/yachts')).body).toMatchObject([{ id: yacht.id }]);
    expect((await reader('PATCH', `/api/yachts/${yacht.id}`, { location: 'Nice' })).status).toBe(403);
    expect((await writer('PATCH', `/api/yachts/${yacht.id}`, { location: 'Nice' })).status).toBe(200);
    expect((await writer('GET', `/api/yachts/${theirs.id}`)).status).toBe(404);
    for (const [method, url] of [
      ['GET', '/api/team'],
      ['POST', '/api/tokens'],
      ['PATCH', '/api/profile'],
      ['GET', '/api/profile/sessions'],
      ['PATCH', `/api/companies/${maya.companyId}`],
      ['GET', '/api/users'],
      ['POST', '/api/auth/logout'],
    ] as const) {
      expect((await writer(method, url, method === 'GET' ? undefined : {})).status, `${method} ${url}`).toBe(403);
    }
    expect((await maya.call('GET', '/api/activities?limit=1')).body[0].userName).toBe('Robin Tester (API token Website)');
  });

  test('is shown once, stored as a hash, and shows when it was last used', async () => {
    const maya = await aPerson(world);
    const { token, id } = await made(maya, 'read');
    expect(token).toMatch(/^fl_[A-Za-z0-9_-]{43}$/);
    const listed = await maya.call('GET', '/api/tokens');
    expect(listed.body).toMatchObject([{ id, name: 'Website', reach: 'read', userName: 'Robin Tester', lastUsedAt: null }]);
    expect(listed.text).not.toContain(token);
    await caller(world, token)('GET', '/api/yachts');
    expect((await maya.call('GET', '/api/tokens')).body[0].lastUsedAt).not.toBeNull();
    const { rows } = await world.owner.query(`select encode(token_hash, 'escape') as hash from api_tokens where id = $1`, [id]);
    expect(rows[0].hash).not.toContain(token);
    expect(world.logged.join('')).not.toContain(token);
  });

  test('that was used meanwhile can’t be revoked by someone who saw it unused', async () => {
    const maya = await aPerson(world);
    const { token, id, updatedAt } = await made(maya, 'read');
    await caller(world, token)('GET', '/api/yachts');
    const { status, body } = await maya.call('DELETE', `/api/tokens/${id}`, undefined, { 'if-match': `"${updatedAt}"` });
    expect([status, body.current.id, body.current.lastUsedAt]).toEqual([412, id, expect.any(String)]);
    expect((await maya.call('DELETE', `/api/tokens/${id}`, undefined, { 'if-match': `"${body.current.updatedAt}"` })).status).toBe(204);
  });

  test('is created by an admin for the company they belong to, and for no other', async () => {
    const [admin, maya, nora] = [await aPerson(world, { role: 'admin' }), await aPerson(world), await aPerson(world)];
    const makes = (companyId?: number) => admin.call('POST', '/api/tokens', { name: 'Website', reach: 'read', companyId });
    const refusal = [{ path: 'companyId', message: 'An API token is created by someone in its company and acts on their behalf.' }];
    expect([(await makes()).body.errors, (await makes(maya.companyId as number)).body.errors]).toEqual([refusal, refusal]);
    await world.owner.query('update users set company_id = $1 where id = $2', [maya.companyId, admin.id]);
    const [own, foreign] = [await makes(maya.companyId as number), await makes(nora.companyId as number)];
    expect([own.status, own.body.companyId, foreign.body.errors]).toEqual([201, maya.companyId, refusal]);
    await made(nora, 'read');
    expect((await admin.call('GET', `/api/tokens?companyId=${maya.companyId}`)).body).toMatchObject([{ id: own.body.id }]);
    expect((await nora.call('GET', `/api/tokens?companyId=${maya.companyId}`)).body).toEqual([]);
    expect((await caller(world, own.body.token)('GET', `/api/companies/${nora.companyId}`)).status).toBe(404);
  });

  test('stops working when it is revoked, and with its creator’s account', async () => {
    const maya = await aPerson(world);
    const mina = await aPerson(world, { company: companyOf(maya) });
    const [first, second] = [await made(maya, 'read'), await made(mina, 'read')];
    expect((await maya.call('DELETE', `/api/tokens/${first.id}`)).status).toBe(204);
    expect((await caller(world, first.token)('GET', '/api/yachts')).status).toBe(401);
    await maya.call('PATCH', `/api/team/${mina.id}`, { deactivated: true });
    expect((await caller(world, second.token)('GET', '/api/yachts')).status).toBe(401);
    expect((await maya.call('DELETE', `/api/team/${mina.id}`)).status).toBe(204);
    expect((await maya.call('GET', '/api/tokens')).body).toEqual([]);
  });

  test('is revoked when its creator moves to another company; their requests stay, and their picture moves along', async () => {
    const [admin, maya, nora] = [await aPerson(world, { role: 'admin' }), await aPerson(world), await aPerson(world)];
    const colleague = await aPerson(world, { company: companyOf(maya) });
    const { token } = await made(maya, 'write');
    await invited(maya);
    const {
      body: { path: calendar },
    } = await maya.call('POST', '/api/calendar-feeds', {});
    const {
      body: { id: archive },
    } = await maya.call('POST', '/api/exports');
    const { body: photo } = await upload(maya, await aPhoto());
    await maya.call('PATCH', '/api/profile', { imageUrl: photo.url });
    await world.owner.query(
      `
      with s as (insert into subscriptions (company_id, provider, customer_id, plan_id, status) values ($1, 'sandbox', $3, 'starter-monthly', 'canceled') returning company_id, id)
      insert into subscription_changes (company_id, subscription_id, from_plan, to_plan, created_by) select company_id, id, 'starter-monthly', 'professional-monthly', $2 from s`,
      [maya.companyId, maya.id, `cus_${maya.id}`],
    );
    const moved = await admin.call('PATCH', `/api/users/${maya.id}`, { companyId: nora.companyId, imageUrl: photo.url });
    expect([moved.status, moved.body.companyId, moved.body.imageUrl]).toEqual([200, nora.companyId, photo.url]);
    expect((await caller(world, token)('GET', '/api/yachts')).status).toBe(401);
    expect((await anybody()('GET', calendar)).status).toBe(404);
    expect((await colleague.call('GET', '/api/exports')).body).toMatchObject([{ id: archive, requestedByName: 'Robin Tester' }]);
    expect([(await nora.call('GET', photo.url)).status, (await colleague.call('GET', photo.url)).status]).toEqual([200, 404]);
  });
});

import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller, password, postIsSent, type Person } from '../testing/given.ts';
import { newSecret, stepOf } from './authenticators.ts';
import { switchOffFor } from './second-step-off.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

const anybody = () => caller(world);
const codeOf = (secret: string, halfMinutes = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + halfMinutes * 30_000 });
const wrongCode = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) => ![-2, -1, 0, 1, 2].some((away) => codeOf(secret, away) === code)) as string;
const signIn = (person: Person, typed = password) => anybody()('POST', '/api/auth/login', { email: person.email, password: typed });
const finish = (ticket: string, code: string) => anybody()('POST', '/api/auth/login/second-step', { ticket, code });
const activitiesOf = async (person: Person) =>
  (await person.call('GET', '/api/activities?action=update&limit=5')).body.map(({ details }: { details: string }) => details);

/** Forgets which codes were used, as if the next half minute had begun. */
const halfAMinuteLater = (person: Person) => world.owner.query('update authenticators set used_step = 0 where user_id = $1', [person.id]);

/** Someone whose two-step sign-in is on. */
async function aCarefulPerson(more: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(world, more);
  const { body } = await person.call('POST', '/api/profile/second-step', { currentPassword: password });
  const { body: made, status } = await person.call('POST', '/api/profile/second-step/confirm', { code: codeOf(body.secret) });
  expect(status).toBe(200);
  await halfAMinuteLater(person);
  return { person, secret: body.secret as string, recoveryCodes: made.recoveryCodes as string[] };
}

describe('a code from an app', () => {
  const { secret } = newSecret('tom@people.example');
  const at = Date.parse('2026-06-01T12:00:15Z');
  const step = Math.floor(at / 30_000);
  const codeAt = (away: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at + away * 30_000 });

  test.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('from %i half minutes away belongs to %j', (away, belongs) => {
    expect(stepOf(secret, codeAt(away), at)).toBe(belongs);
  });

  test('in the wrong format belongs to none', () => {
    for (const digits of ['', '12345', '1234567', 'abcdef']) expect(stepOf(secret, digits, at)).toBeNull();
  });
});

describe('turning on two-step sign-in', () => {
  test('asks for the password, shows a secret, and is completed by a right code', async () => {
    const tom = await aPerson(world);
    expect((await tom.call('GET', '/api/profile/second-step')).body).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    const { body } = await tom.call('POST', '/api/profile/second-step', { currentPassword: password });
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.uri).toBe(
      `otpauth://totp/Fairlead:${encodeURIComponent(tom.email)}?issuer=Fairlead&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await signIn(tom)).body.token).toBeTruthy();
    const refused = await tom.call('POST', '/api/profile/second-step/confirm', { code: wrongCode(body.secret) });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'code']);
    const { body: on } = await tom.call('POST', '/api/profile/second-step/confirm', { code: codeOf(body.secret) });
    expect(new Set(on.recoveryCodes).size).toBe(10);
    for (const code of on.recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
    expect((await tom.call('GET', '/api/profile/second-step')).body).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await activitiesOf(tom))[0]).toBe('Turned on two-step sign-in');
    expect((await tom.call('GET', '/api/auth/session')).status).toBe(200);
  });

  test.each([
    [undefined, 'Please enter your current password'],
    ['', 'Please enter your current password'],
    ['a guess', 'This is not your current password'],
  ])('with %j for the password is refused', async (currentPassword, message) => {
    const tom = await aPerson(world);
    for (const url of [
      '/api/profile/second-step',
      '/api/profile/second-step/off',
      '/api/profile/second-step/recovery-codes',
      '/api/profile/passkeys/options',
    ]) {
      const { status, body } = await tom.call('POST', url, { currentPassword });
      expect([status, body.errors], url).toEqual([422, [{ path: 'currentPassword', message }]]);
    }
  });

  test('when started again, has a new secret, and the old one’s codes are wrong', async () => {
    const tom = await aPerson(world);
    const secrets = [];
    for (const _ of [1, 2]) secrets.push((await tom.call('POST', '/api/profile/second-step', { currentPassword: password })).body.secret);
    expect(secrets[0]).not.toBe(secrets[1]);
    expect((await tom.call('POST', '/api/profile/second-step/confirm', { code: codeOf(secrets[0]) })).status).toBe(422);
    expect((await tom.call('POST', '/api/profile/second-step/confirm', { code: codeOf(secrets[1]) })).status).toBe(200);
  });

  test('happens once: while it is on, its secret stays the same', async () => {
    const { person, secret } = await aCarefulPerson();
    expect((await person.call('POST', '/api/profile/second-step', { currentPassword: password })).body.code).toBe('second_step_on');
    expect((await person.call('POST', '/api/profile/second-step/confirm', { code: codeOf(secret) })).body.code).toBe('second_step_on');
    expect((await (await aPerson(world)).call('POST', '/api/profile/second-step/confirm', { code: '123456' })).body.code).toBe(
      'second_step_off',
    );
  });

  test('accepts one of two simultaneous codes', async () => {
    const tom = await aPerson(world);
    const { body } = await tom.call('POST', '/api/profile/second-step', { currentPassword: password });
    const answers = await Promise.all(
      [1, 2].map(() => tom.call('POST', '/api/profile/second-step/confirm', { code: codeOf(body.secret) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await tom.call('GET', '/api/profile/second-step')).body.recoveryCodesLeft).toBe(10);
  });

  test('leaves no secret and no recovery code where the application can read them, nor in a stored answer or the log', async () => {
    const tom = await aPerson(world);
    const key = { 'idempotency-key': `key of ${tom.id}` };
    const { body } = await tom.call('POST', '/api/profile/second-step', { currentPassword: password }, key);
    await tom.call('POST', '/api/profile/second-step/confirm', { code: codeOf(body.secret) });
    const renewed = await tom.call(
      'POST',
      '/api/profile/second-step/recovery-codes',
      { currentPassword: password },
      { 'idempotency-key': `other key of ${tom.id}` },
    );
    const [first] = renewed.body.recoveryCodes;
    const { rows: storedAnswers } = await world.owner.query('select body from idempotency_keys where user_id = $1', [tom.id]);
    const { rows: stored } = await world.owner.query(`select encode(code_hash, 'escape') from recovery_codes where user_id = $1`, [tom.id]);
    expect(storedAnswers).toHaveLength(1);
    for (const text of [JSON.stringify(storedAnswers), JSON.stringify(stored), world.logged.join('')]) {
      expect(text).not.toContain(body.secret);
      expect(text).not.toContain(first);
      expect(text).not.toContain(first.replaceAll('-', ''));
    }
    await expect(world.db.outside.selectFrom('authenticators').select('secret').execute()).rejects.toThrow(/permission denied/);
    await expect(world.db.outside.selectFrom('recoveryCodes').select('codeHash').execute()).rejects.toThrow(/permission denied/);
  });
});

describe('signing in with two steps', () => {
  test('returns a ticket for the password, and a session for the ticket with a code', async () => {
    const { person, secret } = await aCarefulPerson();
    const { status, body } = await signIn(person);
    expect(status).toBe(200);
    expect(body).toEqual({ secondStep: true, ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) });
    expect((await caller(world, body.ticket)('GET', '/api/auth/session')).status).toBe(401);
    const done = await finish(body.ticket, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `);
    expect(done.status).toBe(200);
    expect(Object.keys(done.body).toSorted()).toEqual(['token', 'user']);
    expect(done.body.user).toMatchObject({ id: person.id, email: person.email });
    expect((await caller(world, done.body.token)('GET', '/api/auth/session')).body.id).toBe(person.id);
  });

  test('isn’t required of anyone else', async () => {
    const [tom] = [await aPerson(world), await aCarefulPerson()];
    expect(Object.keys((await signIn(tom)).body).toSorted()).toEqual(['token', 'user']);
  });

  test('reveals nothing to someone with a wrong password', async () => {
    const { person } = await aCarefulPerson();
    const wrong = await signIn(person, 'not the password');
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { message: 'Invalid email or password. Please try again.', code: 'wrong_credentials' },
    ]);
  });

  test('accepts a code once, and no earlier ones', async () => {
    const { person, secret } = await aCarefulPerson();
    const code = codeOf(secret);
    expect((await finish((await signIn(person)).body.ticket, code)).status).toBe(200);
    const again = (await signIn(person)).body.ticket;
    expect((await finish(again, code)).body.code).toBe('wrong_code');
    expect((await finish(again, codeOf(secret, -1))).body.code).toBe('wrong_code');
    expect((await finish(again, codeOf(secret, 1))).status).toBe(200);
  });

  test('doesn’t accept the code that turned it on', async () => {
    const tom = await aPerson(world);
    const { body } = await tom.call('POST', '/api/profile/second-step', { currentPassword: password });
    const code = codeOf(body.secret);
    await tom.call('POST', '/api/profile/second-step/confirm', { code });
    expect((await finish((await signIn(tom)).body.ticket, code)).body.code).toBe('wrong_code');
  });

  test('accepts a ticket once, even simultaneously, and for nobody else', async () => {
    const { person, secret, recoveryCodes } = await aCarefulPerson();
    const { ticket } = (await signIn(person)).body;
    const answers = await Promise.all([codeOf(secret), recoveryCodes[0] as string].map((code) => finish(ticket, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await finish(ticket, recoveryCodes[1] as string)).body).toEqual({
      message: 'That took too long. Please sign in again.',
      code: 'ticket_over',
    });
    expect((await person.call('GET', '/api/profile/second-step')).body.recoveryCodesLeft).toBeGreaterThanOrEqual(9);
    const other = await aCarefulPerson();
    expect((await finish((await signIn(other.person)).body.ticket, codeOf(secret))).body.code).toBe('wrong_code');
  });

  test.each([
    ['unknown', 'A'.repeat(43)],
    ['empty', ''],
    ['of another kind', null],
  ])('refuses a ticket that is %s', async (_what, ticket) => {
    const { body } = await anybody()('POST', '/api/auth/passkey/options');
    const { status, body: refusal } = await finish(ticket ?? body.challenge, '123456');
    expect([status, refusal.code]).toEqual([401, 'ticket_over']);
  });

  test('has to be finished within five minutes', async () => {
    const { person, secret } = await aCarefulPerson();
    const { ticket } = (await signIn(person)).body;
    const { rows } = await world.owner.query(
      // Rounded as the column is, which may put its moment up to half a millisecond later.
      `select expires_at <= (now() + interval '5 minutes')::timestamptz(3) as is_within from sign_in_tickets where user_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ is_within: true }]);
    await world.owner.query(`update sign_in_tickets set expires_at = now() - interval '1 second' where user_id = $1`, [person.id]);
    expect((await finish(ticket, codeOf(secret))).body.code).toBe('ticket_over');
  });

  test('is refused for a while after ten wrong codes, with any number of tickets, simultaneously or not', async () => {
    const { person, secret } = await aCarefulPerson();
    const tickets = await Promise.all([1, 2].map(async () => (await signIn(person)).body.ticket));
    const wrong = wrongCode(secret);
    const tries = await Promise.all(Array.from({ length: 12 }, (_, index) => finish(tickets[index % 2], wrong)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const late = await finish((await signIn(person)).body.ticket, codeOf(secret));
    expect(late.status).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('forgets wrong codes after a right one', async () => {
    const { person, secret, recoveryCodes } = await aCarefulPerson();
    for (const code of recoveryCodes.slice(0, 2)) {
      const { ticket } = (await signIn(person)).body;
      for (let tries = 0; tries < 6; tries++) expect((await finish(ticket, wrongCode(secret))).status).toBe(401);
      expect((await finish(ticket, code)).status).toBe(200);
    }
  });

  test('is aborted by a new password or a closed account', async () => {
    const { person, secret } = await aCarefulPerson();
    const admin = await aPerson(world, { role: 'admin' });
    const first = (await signIn(person)).body.ticket;
    await admin.call('PATCH', `/api/users/${person.id}`, { password: 'another long secret' });
    expect((await finish(first, codeOf(secret))).body.code).toBe('ticket_over');
    const second = (await signIn(person, 'another long secret')).body.ticket;
    await world.owner.query('update users set deactivated_at = now() where id = $1', [person.id]);
    expect((await finish(second, codeOf(secret))).body.code).toBe('ticket_over');
  });

  test('is still required after a password reset by email', async () => {
    const { person } = await aCarefulPerson();
    await postIsSent(world);
    world.letters.length = 0;
    await anybody()('POST', '/api/auth/forgot-password', { email: person.email });
    await postIsSent(world);
    expect(world.letters).toHaveLength(1);
    const token = /reset-password#([A-Za-z0-9_-]{43})/.exec(world.letters[0]?.text ?? '')?.[1];
    expect((await anybody()('POST', '/api/auth/reset-password', { token, password: 'a brand new secret' })).status).toBe(200);
    expect((await signIn(person, 'a brand new secret')).body).toMatchObject({ secondStep: true });
  });
});

describe('a recovery code', () => {
  test('opens an account once, with any spacing or case', async () => {
    const {
      person,
      recoveryCodes: [code = ''],
    } = await aCarefulPerson();
    expect((await finish((await signIn(person)).body.ticket, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await person.call('GET', '/api/profile/second-step')).body.recoveryCodesLeft).toBe(9);
    expect((await finish((await signIn(person)).body.ticket, code)).body.code).toBe('wrong_code');
  });

  test('is worthless once there is a new set', async () => {
    const {
      person,
      recoveryCodes: [old = ''],
    } = await aCarefulPerson();
    const { body } = await person.call('POST', '/api/profile/second-step/recovery-codes', { currentPassword: password });
    expect(body.recoveryCodes).toHaveLength(10);
    expect((await finish((await signIn(person)).body.ticket, old)).body.code).toBe('wrong_code');
    expect((await finish((await signIn(person)).body.ticket, body.recoveryCodes[9])).status).toBe(200);
    expect((await person.call('GET', '/api/profile/second-step')).body.recoveryCodesLeft).toBe(9);
    expect(await activitiesOf(person)).toContain('Created new recovery codes');
  });

  test('isn’t created while two-step sign-in is off', async () => {
    const tom = await aPerson(world);
    expect((await tom.call('POST', '/api/profile/second-step/recovery-codes', { currentPassword: password })).body.code).toBe(
      'second_step_off',
    );
  });
});

describe('turning off two-step sign-in', () => {
  test('asks for the password, and makes signing in one step again', async () => {
    const { person } = await aCarefulPerson();
    expect((await person.call('POST', '/api/profile/second-step/off', { currentPassword: password })).status).toBe(204);
    expect((await signIn(person)).body.token).toBeTruthy();
    expect((await person.call('GET', '/api/profile/second-step')).body).toEqual({ on: false, since: null, recoveryCodesLeft: 0 });
    expect((await activitiesOf(person))[0]).toBe('Turned off two-step sign-in');
    await postIsSent(world);
    expect(world.letters.at(-1)).toMatchObject({ to: person.email, subject: 'Two-step sign-in is off' });
    expect((await person.call('POST', '/api/profile/second-step/off', { currentPassword: password })).body.code).toBe('second_step_off');
  });

  test('can be done for a colleague who lost their phone by a manager, and by nobody else', async () => {
    const maya = await aPerson(world);
    const { person: tom } = await aCarefulPerson({
      role: 'user',
      company: { id: maya.companyId as number, name: maya.companyName as string },
    });
    expect((await maya.call('GET', '/api/team')).body.find(({ id }: { id: number }) => id === tom.id).secondStep).toBe(true);
    expect((await tom.call('DELETE', `/api/team/${tom.id}/second-step`)).status).toBe(403);
    expect((await (await aPerson(world)).call('DELETE', `/api/team/${tom.id}/second-step`)).status).toBe(404);
    expect((await maya.call('DELETE', `/api/team/${tom.id}/second-step`)).status).toBe(204);
    expect((await maya.call('DELETE', `/api/team/${tom.id}/second-step`)).status).toBe(404);
    expect((await maya.call('GET', '/api/team')).body.map(({ secondStep }: { secondStep: boolean }) => secondStep)).toEqual([false, false]);
    expect((await signIn(tom)).body.token).toBeTruthy();
    expect((await activitiesOf(maya))[0]).toBe('Turned off two-step sign-in for Robin Tester');
    await postIsSent(world);
    expect(world.letters.at(-1)?.to).toBe(tom.email);
    expect(world.letters.at(-1)?.text).toContain('Robin Tester turned off two-step sign-in for your Fairlead account.');
  });

  test('is done for an owner by the platform, and for oneself in the profile', async () => {
    const maya = await aPerson(world);
    const { person: olga } = await aCarefulPerson({ company: { id: maya.companyId as number, name: maya.companyName as string } });
    await world.owner.query('update companies set owner_id = $1 where id = $2', [olga.id, olga.companyId]);
    expect((await maya.call('DELETE', `/api/team/${olga.id}/second-step`)).body.code).toBe('second_step_stays');
    expect((await olga.call('DELETE', `/api/team/${olga.id}/second-step`)).body.message).toBe(
      'Turn off your own two-step sign-in in your profile.',
    );
    expect((await (await aPerson(world, { role: 'admin' })).call('DELETE', `/api/team/${olga.id}/second-step`)).status).toBe(204);
    expect((await signIn(olga)).body.token).toBeTruthy();
  });
});

test('an API token needs no second step, and can’t change one', async () => {
  const { person } = await aCarefulPerson();
  const { token } = (await person.call('POST', '/api/tokens', { name: 'Website', reach: 'write' })).body;
  const program = caller(world, token);
  expect((await program('GET', '/api/yachts')).status).toBe(200);
  for (const url of ['/api/profile/second-step', '/api/profile/passkeys']) expect((await program('GET', url)).status).toBe(403);
  expect((await program('POST', '/api/profile/second-step/off', { currentPassword: password })).status).toBe(403);
});

test('a platform admin can have a second step as well', async () => {
  const { person, secret } = await aCarefulPerson({ role: 'admin' });
  expect((await finish((await signIn(person)).body.ticket, codeOf(secret))).body.user.role).toBe('admin');
});

describe('the operator of the server', () => {
  test('can let someone in who lost phone and recovery codes, and the feed records it', async () => {
    const [{ person: admin }, { person: other }] = [await aCarefulPerson({ role: 'admin' }), await aCarefulPerson({ role: 'admin' })];
    const { ticket } = (await signIn(admin)).body;
    expect(ticket).toBeTruthy();
    expect(await switchOffFor(world.db, ` ${admin.email.toUpperCase()}`)).toBe('off');
    await postIsSent(world);
    expect(world.letters.at(-1)).toMatchObject({ to: admin.email, subject: 'Two-step sign-in is off' });
    expect((await admin.call('GET', '/api/auth/session')).status).toBe(401);
    expect((await finish(ticket, '123456')).body.code).toBe('ticket_over');
    const { token } = (await signIn(admin)).body;
    expect(token).toBeTruthy();
    const { rows } = await world.owner.query(
      `select details, user_name, user_id from activities where resource_type = 'user' and resource_id = $1 order by id desc limit 1`,
      [admin.id],
    );
    expect(rows).toEqual([{ details: 'Turned off two-step sign-in for Robin Tester on the server', user_name: 'Fairlead', user_id: null }]);
    expect((await world.owner.query('select from recovery_codes where user_id = $1', [admin.id])).rowCount).toBe(0);
    expect((await signIn(other)).body.ticket).toBeTruthy();
    expect((await other.call('GET', '/api/auth/session')).status).toBe(200);
  });

  test('gets a message if nobody has that address, or if it isn’t on', async () => {
    const tom = await aPerson(world);
    expect(await switchOffFor(world.db, 'nobody@people.example')).toBe('unknown');
    expect(await switchOffFor(world.db, tom.email)).toBe('not on');
  });
});

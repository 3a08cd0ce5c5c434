import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, aWorld, caller } from '../testing/given.ts';
import { until } from '../testing/until.ts';
import { adminEmail, makeAdmin, passwordToken } from './make-admin.ts';

const world = aWorld({ background: true });
beforeEach(() => world.owner.query(`delete from users where role = 'admin'; delete from rate_limits`));

const chosen = 'a secret of the first day';
const set = (token: string) => caller(world)('POST', '/api/auth/reset-password', { token, password: chosen });
const signIn = (email: string, password: string) => caller(world)('POST', '/api/auth/login', { email, password });
const activitiesOf = async (email: string) =>
  (
    await world.owner.query(
      `select a.company_id::int, a.action, a.details, a.user_name, a.user_id from activities a join users u on u.id = a.resource_id
       where a.resource_type = 'user' and lower(u.email) = lower($1) and a.user_name = 'Fairlead' order by a.id`,
      [email],
    )
  ).rows;
let made = 0;
const anAddress = () => `grace.hopper.${process.pid}-${++made}@platform.example`;

describe('the first administrator', () => {
  test('is made without a company, named after the address, and signs in once the link has set a password', async () => {
    const email = anAddress();
    const admin = await makeAdmin(world.db, ` ${email} `);
    expect(admin).toEqual({ did: 'made', id: expect.any(Number), email, firstName: 'Grace', lastName: 'Hopper', companyName: null });
    const token = await passwordToken(world.db, admin);
    expect((await set(token)).status).toBe(200);
    expect((await set(token)).status).toBe(422);
    const { body } = await signIn(email, chosen);
    expect(body.user).toMatchObject({ email, role: 'admin', companyId: null });
    expect((await caller(world, body.token)('GET', '/api/users?limit=1')).status).toBe(200);
    expect(await activitiesOf(email)).toEqual([
      { company_id: 0, action: 'create', details: 'Added administrator Grace Hopper on the server', user_name: 'Fairlead', user_id: null },
    ]);
  });

  test.each([
    ['ada@example.com', 'Ada', 'Administrator'],
    ['42@example.com', 'Platform', 'Administrator'],
    ['zoe_van-der.berg7@example.com', 'Zoe', 'Van Der Berg'],
  ])('of %s is called %s %s', async (address, firstName, lastName) => {
    expect(await makeAdmin(world.db, address)).toMatchObject({ firstName, lastName });
  });

  test('promoted from an existing account stays in its company, keeps the password and signs in again', async () => {
    const maya = await aPerson(world, { role: 'manager' });
    const admin = await makeAdmin(world.db, maya.email.toUpperCase());
    expect(admin).toMatchObject({
      did: 'raised',
      email: maya.email,
      firstName: 'Robin',
      lastName: 'Tester',
      companyName: maya.companyName,
    });
    expect((await maya.call('GET', '/api/auth/session')).status).toBe(401);
    const { body } = await signIn(maya.email, 'correct horse battery');
    expect(body.user).toMatchObject({ role: 'admin', companyId: maya.companyId });
    expect(await activitiesOf(maya.email)).toEqual([
      {
        company_id: maya.companyId,
        action: 'update',
        details: 'Made Robin Tester an administrator on the server',
        user_name: 'Fairlead',
        user_id: null,
      },
    ]);
    expect((await set(await passwordToken(world.db, admin))).status).toBe(200);
    expect((await signIn(maya.email, chosen)).status).toBe(200);
  });
});

describe('a second run', () => {
  test('for the same account changes nothing, and its link keeps working', async () => {
    const email = anAddress();
    const token = await passwordToken(world.db, await makeAdmin(world.db, email));
    await expect(makeAdmin(world.db, email)).rejects.toThrow(
      `${email} is an administrator already. Nothing was changed. For a new link to set a password, add --new-link.`,
    );
    expect(await activitiesOf(email)).toHaveLength(1);
    expect((await set(token)).status).toBe(200);
  });

  test('for the same account gives a new link on request, which replaces the first and shows in the feed', async () => {
    const email = anAddress();
    const first = await passwordToken(world.db, await makeAdmin(world.db, email));
    const again = await makeAdmin(world.db, email, { newLink: true });
    const second = await passwordToken(world.db, again);
    expect(again.did).toBe('linked');
    expect((await activitiesOf(email)).map(({ action, details }) => [action, details])).toEqual([
      ['create', 'Added administrator Grace Hopper on the server'],
      ['update', 'Created a password link for Grace Hopper on the server'],
    ]);
    expect((await set(first)).status).toBe(422);
    expect((await set(second)).status).toBe(200);
  });

  test('for another address is refused unless another administrator is requested', async () => {
    const [first, second] = [anAddress(), anAddress()];
    await makeAdmin(world.db, first);
    await expect(makeAdmin(world.db, second)).rejects.toThrow(
      `There is an administrator already: ${first}. Nothing was changed. To make ${second} one as well, add --another.`,
    );
    expect((await world.owner.query('select from users where email = $1', [second])).rowCount).toBe(0);
    expect((await makeAdmin(world.db, second, { another: true })).did).toBe('made');
  });

  test('at the same moment creates one administrator', async () => {
    const outcomes = await Promise.allSettled([anAddress(), anAddress()].map((email) => makeAdmin(world.db, email)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await world.owner.query(`select from users where role = 'admin'`)).rowCount).toBe(1);
  });
});

describe('the email with the link', () => {
  test('is stored with the account and sent from the queue, under its Message-ID, to the address alone', async () => {
    const email = anAddress();
    const admin = await makeAdmin(world.db, email, { byEmail: true });
    await until(async () => (await adminEmail(world.db, admin)).state === 'sent');
    const { rows } = await world.owner.query(`select message_id, data from letters where kind = 'administrator' and recipient = $1`, [
      email,
    ]);
    const [letter, ...others] = world.letters.filter(({ to }) => to === email);
    expect(others).toEqual([]);
    expect(rows).toEqual([{ message_id: letter?.messageId, data: {} }]);
    expect(letter?.subject).toBe('You run Fairlead now');
    const token = /reset-password#([\w-]{43})/.exec(letter?.text ?? '')?.[1] as string;
    expect((await set(token)).status).toBe(200);
  });

  test('and the printed link both work, until one of them is used', async () => {
    const email = anAddress();
    const admin = await makeAdmin(world.db, email, { byEmail: true });
    await until(async () => (await adminEmail(world.db, admin)).state === 'sent');
    const { letterId } = await adminEmail(world.db, admin);
    const printed = await passwordToken(world.db, admin, letterId);
    const mailed = /reset-password#([\w-]{43})/.exec(world.letters.find(({ to }) => to === email)?.text ?? '')?.[1] as string;
    expect((await set(mailed)).status).toBe(200);
    expect((await set(printed)).status).toBe(422);
  });
});

test.each([
  ['that is no address', 'ada', {}, 'ada is not an email address.'],
  [
    'without an account, asked only a new link for',
    'nobody@platform.example',
    { newLink: true },
    "nobody@platform.example isn't an administrator. Nothing was changed. To make them one, leave out --new-link.",
  ],
])('someone %s is refused', async (_what, address, consent, words) => {
  await expect(makeAdmin(world.db, address, consent)).rejects.toThrow(words);
});

test('a deactivated account is refused', async () => {
  const tom = await aPerson(world, { role: 'user' });
  await world.owner.query('update users set deactivated_at = now() where id = $1', [tom.id]);
  await expect(makeAdmin(world.db, tom.email)).rejects.toThrow(
    `The account of ${tom.email} is deactivated. Nothing was changed. Please use another address.`,
  );
});

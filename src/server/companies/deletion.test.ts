import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, caller, type Person } from '../testing/given.ts';
import { aPhoto, upload } from '../testing/uploads.ts';
import { until } from '../testing/until.ts';

const world = aWorld({ background: true });
const monthAway = 30 * 24 * 60 * 60_000;

const companyOf = ({ companyId, companyName }: Person) => ({ id: companyId as number, name: companyName as string });
const ask = (person: Person, { id, name }: { id: number; name: string }) => person.call('POST', `/api/companies/${id}/deletion`, { name });
const keep = (person: Person, { id }: { id: number }) => person.call('DELETE', `/api/companies/${id}/deletion`);
const lettersTo = ({ email }: Person, subject: RegExp) =>
  world.letters.filter((letter) => letter.to === email && subject.test(letter.subject));

describe('deleting a company', () => {
  test('is requested by typing its name, and is due in thirty days', async () => {
    const maya = await aPerson(world);
    const { status, body, headers } = await ask(maya, companyOf(maya));
    expect([status, headers['etag']]).toEqual([200, `"${body.updatedAt}"`]);
    expect(Math.abs(Date.parse(body.deletionDue) - Date.now() - monthAway)).toBeLessThan(24 * 60 * 60_000);
    expect((await ask(maya, companyOf(maya))).body.deletionDue).toBe(body.deletionDue);
    const { body: feed } = await maya.call('GET', '/api/activities');
    expect(feed.filter(({ details }: { details: string }) => details.startsWith('Requested the deletion of'))).toMatchObject([
      { action: 'alert', resourceType: 'company', userId: maya.id },
    ]);
  });

  test.each(['Another Company', '', 'company'])('is refused at the name when “%s” is typed, and nothing changes', async (name) => {
    const maya = await aPerson(world);
    const { status, body } = await ask(maya, { id: maya.companyId as number, name });
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([422, ['name']]);
    expect((await maya.call('GET', `/api/companies/${maya.companyId}`)).body.deletionDue).toBeNull();
  });

  test('is for managers, the owner and platform admins of that company only', async () => {
    const maya = await aPerson(world);
    const company = companyOf(maya);
    const tom = await aPerson(world, { role: 'user', company });
    const nora = await aPerson(world);
    const {
      body: { token },
    } = await maya.call('POST', '/api/tokens', { name: 'Program', reach: 'write' });
    expect([(await ask(tom, company)).status, (await keep(tom, company)).status]).toEqual([403, 403]);
    expect((await caller(world, token)('POST', `/api/companies/${company.id}/deletion`, { name: company.name })).status).toBe(403);
    expect([(await ask(nora, company)).status, (await keep(nora, company)).status]).toEqual([404, 404]);
    await world.owner.query('update companies set owner_id = $1 where id = $2', [tom.id, company.id]);
    expect((await ask(tom, company)).status).toBe(200);
    const admin = await aPerson(world, { role: 'admin' });
    expect([(await keep(admin, company)).body.deletionDue, (await ask(admin, company)).status]).toEqual([null, 200]);
    // The reserved company for yachts without a company can't be deleted.
    expect((await ask(admin, { id: 0, name: '' })).status).toBe(404);
  });

  test('is shown in every session of the company, also in a new one, and in a changed profile', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: companyOf(maya) });
    expect((await tom.call('GET', '/api/auth/session')).body.deletionDue).toBeNull();
    const { body } = await ask(maya, companyOf(maya));
    expect((await tom.call('GET', '/api/auth/session')).body.deletionDue).toBe(body.deletionDue);
    const signedIn = await caller(world)('POST', '/api/auth/login', { email: tom.email, password: 'correct horse battery' });
    expect(signedIn.body.user.deletionDue).toBe(body.deletionDue);
    expect((await tom.call('PATCH', '/api/profile', { firstName: 'Thomas' })).body.user.deletionDue).toBe(body.deletionDue);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('GET', '/api/auth/session')).body.deletionDue ?? null).toBeNull();
  });

  test('is emailed to all managers and the owner, with the day and how to cancel; so is the cancellation', async () => {
    const maya = await aPerson(world);
    const company = companyOf(maya);
    const [colleague, owner, tom, former] = [
      await aPerson(world, { company }),
      await aPerson(world, { role: 'user', company }),
      await aPerson(world, { role: 'user', company }),
      await aPerson(world, { company }),
    ];
    await world.owner.query('update companies set owner_id = $1 where id = $2', [owner.id, company.id]);
    await world.owner.query('update users set deactivated_at = now() where id = $1', [former.id]);
    await ask(maya, company);
    await until(() => [maya, colleague, owner].every((each) => lettersTo(each, /will be deleted on/).length === 1));
    const [letter] = lettersTo(maya, /will be deleted on/);
    expect(letter?.subject).toMatch(new RegExp(`^${company.name} will be deleted on [A-Z][a-z]+ \\d+, \\d{4}$`));
    expect(letter?.text).toContain('https://fairlead.example/settings');
    await keep(maya, company);
    await until(() => [maya, colleague, owner].every((each) => lettersTo(each, /stays on Fairlead/).length === 1));
    expect([tom, former].flatMap((each) => world.letters.filter(({ to }) => to === each.email))).toEqual([]);
  });

  test('is dated in each reader’s own date order, or else in the company’s', async () => {
    const maya = await aPerson(world);
    const company = companyOf(maya);
    const colleague = await aPerson(world, { company });
    await maya.call('PATCH', `/api/companies/${company.id}`, { formats: { dateOrder: 'ymd' } });
    await colleague.call('PATCH', '/api/profile', { formats: { dateOrder: 'dmy' } });
    await ask(maya, company);
    await until(() => [maya, colleague].every((each) => lettersTo(each, /will be deleted on/).length === 1));
    const [byCompany, byPerson] = [maya, colleague].map((each) => lettersTo(each, /will be deleted on/)[0]);
    expect(byCompany?.subject).toMatch(/ on \d{4}-\d{2}-\d{2}$/);
    expect(byPerson?.subject).toMatch(/ on \d+ [A-Z][a-z]+ \d{4}$/);
    expect(byPerson?.text).toMatch(/On \d+ [A-Z][a-z]+ \d{4} everything will be deleted/);
  });

  test('can be cancelled until it is due, and then nothing is deleted', async () => {
    const maya = await aPerson(world);
    await ask(maya, companyOf(maya));
    const { status, body } = await keep(maya, companyOf(maya));
    expect([status, body.deletionDue]).toEqual([200, null]);
    expect((await keep(maya, companyOf(maya))).status).toBe(200);
    await runTheDailyJob();
    expect((await maya.call('GET', '/api/auth/session')).status).toBe(200);
  });
});

/** Moves the recurring job forward, and waits until it has run. */
async function runTheDailyJob(): Promise<void> {
  await until(
    async () =>
      (
        await world.owner.query(
          `select from jobs where name = 'delete-companies' and holder is null and run_at > now() + interval '30 minutes'`,
        )
      ).rows.length === 1,
  );
  await world.owner.query(`update jobs set run_at = now() where name = 'delete-companies'`);
  await until(
    async () =>
      (
        await world.owner.query(
          `select from jobs where name = 'delete-companies' and holder is null and run_at > now() + interval '30 minutes'`,
        )
      ).rows.length === 1,
  );
}

test('a company that is due is deleted with all its rows and files, and nothing else', async () => {
  const [maya, nora, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'admin' })];
  const photo = await aPhoto();
  const places = [];
  for (const person of [maya, nora]) {
    const { body } = await upload(person, photo);
    await aYacht(person, { imageUrl: body.url });
    await person.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lovelace' });
    const { body: started } = await person.call('POST', '/api/exports');
    await until(async () => (await person.call('GET', '/api/exports')).body[0].status === 'ready');
    const {
      rows: [{ stored_as: archive }],
    } = await world.owner.query('select stored_as from exports where id = $1', [started.id]);
    const id = body.url.split('/').at(-1) as string;
    places.push([`pictures/${id.slice(0, 2)}/${id}/full.webp`, archive]);
  }
  await ask(maya, companyOf(maya));
  await ask(nora, companyOf(nora));
  await world.owner.query(`update companies set deletion_due = now() - interval '1 second' where id = $1`, [maya.companyId]);
  await runTheDailyJob();

  expect((await maya.call('GET', '/api/auth/session')).status).toBe(401);
  const { rows: tables } = await world.owner.query(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
  );
  for (const { name } of tables)
    expect([name, (await world.owner.query(`select from ${name} where company_id = $1`, [maya.companyId])).rows.length]).toEqual([name, 0]);
  const there = (names: string[] = []) => names.map((name) => existsSync(`${world.folder}/files/${name}`));
  expect([there(places[0]), there(places[1])]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect((await nora.call('GET', '/api/yachts')).body.length).toBe(1);
  const { body: feed } = await admin.call('GET', '/api/activities');
  expect(feed).toContainEqual(
    expect.objectContaining({
      action: 'delete',
      resourceType: 'company',
      resourceId: maya.companyId,
      details: `Deleted company ${maya.companyName}, as requested`,
      userName: 'Fairlead',
      userId: null,
    }),
  );
});

test('a company is deleted even if the payment provider doesn’t know its subscription, and if another can’t be deleted', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  await world.owner.query('create table held_back (by_company bigint references companies)');
  await world.owner.query('insert into held_back values ($1)', [nora.companyId]);
  await world.owner.query(
    `insert into subscriptions (company_id, provider, customer_id, provider_subscription_id, plan_id, status)
    values ($1, 'stripe', 'cus_of_another_provider', 'sub_of_another_provider', 'starter-monthly', 'active')`,
    [maya.companyId],
  );
  for (const [days, person] of [
    [1, maya],
    [2, nora],
  ] as const) {
    await ask(person, companyOf(person));
    await world.owner.query('update companies set deletion_due = now() - make_interval(days => $1) where id = $2', [
      days,
      person.companyId,
    ]);
  }
  await runTheDailyJob();
  const there = async () =>
    (await world.owner.query('select id::int from companies where id = any($1)', [[maya.companyId, nora.companyId]])).rows;
  expect(await there()).toEqual([{ id: nora.companyId }]);
  // Her files and payments are gone already.
  expect(await nora.call('DELETE', `/api/companies/${nora.companyId}/deletion`)).toMatchObject({
    status: 409,
    body: { code: 'being_deleted', message: `${nora.companyName} is being deleted and can’t be kept any more.` },
  });
  await world.owner.query('drop table held_back');
  await runTheDailyJob();
  expect(await there()).toEqual([]);
});

test('a platform admin in a deleted company remains, without a company, with their picture', async () => {
  const [maya, admin] = [await aPerson(world), await aPerson(world, { role: 'admin' })];
  const { id } = companyOf(maya);
  const { body: photo } = await upload(admin, await aPhoto());
  expect((await admin.call('PATCH', `/api/users/${admin.id}`, { companyId: id, imageUrl: photo.url })).body).toMatchObject({
    companyId: id,
    role: 'admin',
  });
  await world.owner.query('update companies set owner_id = $1 where id = $2', [admin.id, id]);
  expect((await admin.call('POST', '/api/tokens', { name: 'Website', reach: 'read', companyId: id })).status).toBe(201);
  expect((await admin.call('POST', '/api/exports', { companyId: id })).status).toBe(201);
  await until(
    async () =>
      (await admin.call('GET', '/api/exports')).body.find(({ companyId }: { companyId: number }) => companyId === id)?.status === 'ready',
  );
  await ask(maya, companyOf(maya));
  await world.owner.query(`update companies set deletion_due = now() - interval '1 second' where id = $1`, [id]);
  await runTheDailyJob();

  expect((await admin.call('GET', `/api/companies/${id}`)).status).toBe(404);
  expect((await maya.call('GET', '/api/auth/session')).status).toBe(401);
  expect((await admin.call('GET', '/api/auth/session')).body).toMatchObject({
    id: admin.id,
    role: 'admin',
    companyId: null,
    imageUrl: photo.url,
  });
  expect((await admin.call('GET', photo.url)).status).toBe(200);
});

test('a company that an admin deletes immediately is deleted with its pictures and exports', async () => {
  const [maya, admin] = [await aPerson(world), await aPerson(world, { role: 'admin' })];
  const { id } = companyOf(maya);
  const { body: logo } = await upload(maya, await aPhoto());
  await maya.call('PATCH', `/api/companies/${id}`, { logo: logo.url });
  await maya.call('POST', '/api/exports');
  await until(async () => (await maya.call('GET', '/api/exports')).body[0].status === 'ready');
  const {
    rows: [{ stored_as: archive }],
  } = await world.owner.query('select stored_as from exports where company_id = $1', [id]);
  const picture = logo.url.split('/').at(-1) as string;
  const filesExist = () =>
    [`pictures/${picture.slice(0, 2)}/${picture}/full.webp`, archive].map((name) => existsSync(`${world.folder}/files/${name}`));
  await admin.call('DELETE', `/api/users/${maya.id}`);
  expect(filesExist()).toEqual([true, true]);

  // During a backup no file may be deleted, so the company stays complete.
  const backup = await world.owner.connect();
  await backup.query('select pg_advisory_lock(727002)');
  const { status, body } = await admin.call('DELETE', `/api/companies/${id}`);
  expect([status, body.code, filesExist()]).toEqual([503, 'backup_running', [true, true]]);
  expect((await admin.call('GET', `/api/companies/${id}`)).status).toBe(200);
  await backup.query('select pg_advisory_unlock(727002)');
  backup.release();

  expect((await admin.call('DELETE', `/api/companies/${id}`)).status).toBe(204);
  expect(filesExist()).toEqual([false, false]);
});

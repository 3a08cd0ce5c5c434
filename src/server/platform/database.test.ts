import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht } from '../testing/given.ts';
import { hashToken } from './sign-in.ts';
import { build, openDatabase, within } from './database.ts';
import { asCompany, scopeOf } from './scope.ts';

const world = aWorld();

const platform = scopeOf({ id: 0, role: 'admin', companyId: null }, 'run-platform');
const companies = sql<{ companyId: number; boats: number }>`select company_id, count(*) as boats from yachts group by 1`.compile(build);

test('many companies at once on few connections, with errors and foreign writes between, see only their own rows', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(world)));
  for (const person of people) for (let boats = 0; boats < 3; boats++) await aYacht(person);
  const outcomes = { own: 0, foreign: 0, unscoped: 0, refused: 0, failed: 0, entered: 0 };
  await Promise.all(
    Array.from({ length: 40 }, async (_, worker) => {
      for (let round = 0; round < 25; round++) {
        const person = people[(worker * 7 + round) % people.length] as (typeof people)[number];
        const companyId = person.companyId as number;
        const kind = (worker + round) % 5;
        if (kind === 0) {
          const { rows } = await world.db.in(asCompany(companyId)).executeQuery(companies);
          if (rows.length === 1 && rows[0]?.companyId === companyId && rows[0].boats === 3) outcomes.own++;
          else outcomes.foreign++;
        } else if (kind === 1) {
          const { rows } = await world.db.enter(hashToken(person.token), companies);
          if (rows.length === 1 && rows[0]?.companyId === companyId) outcomes.entered++;
          else outcomes.foreign++;
        } else if (kind === 2) {
          const { rows } = await world.db.outside.executeQuery(companies);
          if (rows.length === 0) outcomes.unscoped++;
          else outcomes.foreign++;
        } else if (kind === 3) {
          await world.db
            .in(asCompany(companyId))
            .executeQuery(sql`select 1 / (${round}::int - ${round}::int)`.compile(build))
            .catch(() => outcomes.failed++);
        } else {
          const stranger = companyId === people[0]?.companyId ? people[1] : people[0];
          const theft = world.db.transaction(asCompany(companyId), (t) =>
            t
              .insertInto('yachts')
              .values({ companyId: stranger?.companyId as number, name: 'Stolen', type: 'Catamaran', length: '1m' })
              .execute(),
          );
          await theft.then(
            () => outcomes.foreign++,
            () => outcomes.refused++,
          );
        }
      }
    }),
  );
  expect(outcomes).toEqual({ own: 200, entered: 200, unscoped: 200, failed: 200, refused: 200, foreign: 0 });
});

test('a query that doesn’t name the company is stopped by row level security', async () => {
  const [maya, nora] = [await aPerson(world), await aPerson(world)];
  const yacht = await aYacht(nora);
  const forgetful = sql<{ id: number }>`select id from yachts where id = ${yacht.id}`.compile(build);
  expect((await world.db.in(asCompany(maya.companyId as number)).executeQuery(forgetful)).rows).toEqual([]);
  expect((await world.db.in(platform).executeQuery(forgetful)).rows).toHaveLength(1);
  await world.db.transaction(asCompany(maya.companyId as number), async (t) => {
    const changed = await t.updateTable('yachts').set({ name: 'Mine now' }).where('id', '=', yacht.id).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(0n);
  });
});

test('a link across companies can not be stored, not even by the owner of the tables', async () => {
  const [mine, theirs] = [await aCompany(world), await aCompany(world)];
  const { rows } = await world.owner.query(
    `insert into crew (company_id, name, role) values ($1, 'Their captain', 'Captain') returning id`,
    [theirs.id],
  );
  const link = world.owner.query(
    `insert into yachts (company_id, name, type, length, captain_id) values ($1, 'Mine', 'Catamaran', '12m', $2)`,
    [mine.id, rows[0].id],
  );
  await expect(link).rejects.toMatchObject({ constraint: 'yachts_captain_fkey' });
});

test('the application can’t read password hashes or sessions', async () => {
  for (const secret of ['select password_hash from users', 'select * from sessions']) {
    await expect(world.db.outside.executeQuery(sql.raw(secret).compile(build))).rejects.toMatchObject({ code: '42501' });
    await expect(world.db.in(platform).executeQuery(sql.raw(secret).compile(build))).rejects.toMatchObject({ code: '42501' });
  }
});

test('a transaction that fails leaves nothing behind and gives its connection back', async () => {
  const company = await aCompany(world);
  for (let round = 0; round < 15; round++) {
    const failing = world.db.transaction(asCompany(company.id), async (t) => {
      await t.insertInto('yachts').values({ companyId: company.id, name: 'Ghost', type: 'Catamaran', length: '1m' }).execute();
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
  }
  expect(
    await world.db
      .in(asCompany(company.id))
      .selectFrom('yachts')
      .selectAll()
      .where(within(asCompany(company.id), 'yachts'))
      .execute(),
  ).toEqual([]);
});

// Under faketime PostgreSQL's own timers never fire, including the one that looks for deadlocks, because their signals use the real clock.
test.skipIf(process.env['FAKETIME'])('two transactions in a deadlock both succeed', async () => {
  const company = await aCompany(world);
  const person = await aPerson(world, { company });
  const [one, two] = [await aYacht(person), await aYacht(person)];
  const rename = (first: number, second: number, name: string) =>
    world.db.transaction(asCompany(company.id), async (t) => {
      await t.updateTable('yachts').set({ name }).where('id', '=', first).execute();
      await sql`select pg_sleep(0.2)`.execute(t);
      await t.updateTable('yachts').set({ name }).where('id', '=', second).execute();
    });
  await Promise.all([rename(one.id, two.id, 'A'), rename(two.id, one.id, 'B')]);
  const { rows } = await world.owner.query('select distinct name from yachts where company_id = $1', [company.id]);
  expect(rows).toHaveLength(1);
});

const withReplica = (replicaUrl: string) => openDatabase(`${world.appUrl}&application_name=primary`, { replicaUrl });

describe('with a replica', () => {
  const whereAndWho = sql<{ at: string; as: string }>`select current_setting('application_name') as at, current_user as "as"`;

  test('snapshots are read there, in the restricted role, and everything else on the primary', async () => {
    const company = await aCompany(world);
    // As if behind a pooler that drops startup options: the replica is reached as the tables' owner.
    const db = withReplica(`${world.appUrl.replace('fairlead_app@', 'postgres@')}&application_name=replica&options=`);
    const scope = asCompany(company.id);
    expect((await db.snapshot(scope, (t) => whereAndWho.execute(t))).rows).toEqual([{ at: 'replica', as: 'fairlead_app' }]);
    expect((await db.snapshot(platform, (t) => whereAndWho.execute(t))).rows).toEqual([{ at: 'replica', as: 'fairlead_platform' }]);
    expect((await db.transaction(scope, (t) => whereAndWho.execute(t))).rows).toEqual([{ at: 'primary', as: 'fairlead_app' }]);
    expect((await db.in(scope).executeQuery(whereAndWho.compile(build))).rows).toEqual([{ at: 'primary', as: 'fairlead_app' }]);
    await db.close();
  });

  test('that can’t be reached, everything but snapshots works', async () => {
    const company = await aCompany(world);
    const db = withReplica('postgres://nobody@127.0.0.1:1/none');
    await expect(db.snapshot(asCompany(company.id), (t) => whereAndWho.execute(t))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect((await db.transaction(asCompany(company.id), (t) => whereAndWho.execute(t))).rows).toHaveLength(1);
    await db.close();
  });
});

test('instants come as ISO 8601 in UTC with milliseconds, ids as numbers, days and decimals as text', async () => {
  const { rows } = await world.db.outside.executeQuery(
    sql`
    select timestamptz '2026-03-29 02:30:00.5+02' as at, timestamptz '2026-01-01 00:00:00+13' as new_year, 9007199254740991::bigint as id, date '2024-02-29' as day, 0.10::numeric(10, 2) as amount`.compile(
      build,
    ),
  );
  expect(rows).toEqual([
    { at: '2026-03-29T00:30:00.500Z', newYear: '2025-12-31T11:00:00.000Z', id: 9007199254740991, day: '2024-02-29', amount: '0.10' },
  ]);
});

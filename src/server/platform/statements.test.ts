import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reminderKinds } from '#domain/reminders/reminder.ts';
import { dueNow } from '../reminders/store.ts';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';
import { build, openDatabase, type Transaction } from './database.ts';
import { asCompany } from './scope.ts';
import { hashToken } from './sign-in.ts';

const world = aWorld();

/** A database with one connection, so that each statement meets what earlier ones left there. */
async function onOneConnection(work: (db: ReturnType<typeof openDatabase>) => Promise<void>): Promise<void> {
  const db = openDatabase(world.appUrl, { max: 1 });
  await work(db).finally(() => db.close());
}

const boats = sql<{ boats: number }>`select count(*) as boats from yachts`.compile(build);
const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`.compile(build);
const pidOf = async (on: Transaction) => (await on.executeQuery(backend)).rows[0]?.pid;
const tenBy = (divisor: number) => sql<{ result: number }>`select 10 / ${divisor}::int as result`.compile(build);
const unknown = hashToken('nobody-has-ever-had-this-token');

test('an unknown token leaves its connection, with all prepared statements, to the next caller', async () => {
  const maya = await aPerson(world);
  await aYacht(maya);
  await onOneConnection(async (db) => {
    const enter = (hash: Buffer) => db.enter(hash, boats).then(({ rows }) => rows);
    const [first] = (await db.outside.executeQuery(backend)).rows;
    await expect(enter(unknown)).rejects.toMatchObject({ code: '28000' });
    expect(await enter(hashToken(maya.token))).toEqual([{ boats: 1 }]);
    await expect(enter(unknown)).rejects.toMatchObject({ code: '28000' });
    expect(await enter(hashToken(maya.token))).toEqual([{ boats: 1 }]);
    expect((await db.outside.executeQuery(backend)).rows).toEqual([first]);
  });
});

test('a statement that fails, the first time or later, works again on the same connection', async () => {
  await onOneConnection(async (db) => {
    const ask = (divisor: number) => db.outside.executeQuery(tenBy(divisor)).then(({ rows }) => rows);
    const [first] = (await db.outside.executeQuery(backend)).rows;
    await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
    expect(await ask(5)).toEqual([{ result: 2 }]);
    await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
    expect(await ask(2)).toEqual([{ result: 5 }]);
    expect((await db.outside.executeQuery(backend)).rows).toEqual([first]);
  });
});

const row = (n: number, firstName: string | null) => ({
  n,
  firstName,
  someNumbers: [n, null],
  kept: { a_key: n },
  isMore: n > 1,
  raw: Buffer.from([0, 255]),
  onDay: `2027-03-0${n}`,
  madeAt: '2027-03-28T00:59:59.250Z',
});

test('rows are read in the same way on the first execution and on later ones', async () => {
  const all =
    sql`select n, case when n > 1 then 'Ünal' end as first_name, array[n, null] as some_numbers, jsonb_build_object('a_key', n) as kept,
    n > 1 as is_more, '\\x00ff'::bytea as raw, date '2027-02-28' + n as on_day, timestamptz '2027-03-28 00:59:59.25Z' as made_at
    from generate_series(1, ${2}::int) n`.compile(build);
  await onOneConnection(async (db) => {
    for (let time = 0; time < 3; time++) {
      expect((await db.outside.executeQuery(all)).rows).toEqual([row(1, null), row(2, 'Ünal')]);
      expect((await db.outside.executeQuery({ ...all, parameters: [0] })).rows).toEqual([]);
    }
  });
});

test('a change reports how many rows it changed, every time', async () => {
  const maya = await aPerson(world);
  for (let many = 0; many < 3; many++) await aYacht(maya);
  const companyId = maya.companyId as number;
  await onOneConnection(async (db) => {
    const move = (place: string) =>
      db.transaction(asCompany(companyId), (t) =>
        t.updateTable('yachts').set({ location: place }).where('companyId', '=', companyId).executeTakeFirst(),
      );
    for (const place of ['Antibes', 'Nice', 'Hyères']) expect((await move(place)).numUpdatedRows).toBe(3n);
  });
});

test('a statement whose columns have changed is refused once, and then returns the new ones', async () => {
  const columns = sql`select * from ${sql.id('public', 'berths')}`.compile(build);
  await world.owner.query(
    'create table public.berths (id int); insert into public.berths values (7); grant select on public.berths to fairlead_app',
  );
  try {
    await onOneConnection(async (db) => {
      const ask = () => db.outside.executeQuery(columns).then(({ rows }) => rows);
      expect([await ask(), await ask()]).toEqual([[{ id: 7 }], [{ id: 7 }]]);
      await world.owner.query(`alter table public.berths add column metres_long int default 24`);
      await expect(ask()).rejects.toMatchObject({ code: '0A000' });
      expect([await ask(), await ask()]).toEqual([[{ id: 7, metresLong: 24 }], [{ id: 7, metresLong: 24 }]]);
    });
  } finally {
    await world.owner.query('drop table public.berths');
  }
});

test('a value that can’t be sent is refused, and the next statement works', async () => {
  const round: { itself?: unknown } = {};
  round.itself = round;
  await onOneConnection(async (db) => {
    await expect(db.outside.executeQuery(sql`select ${round}::jsonb`.compile(build))).rejects.toThrow('circular');
    expect((await db.outside.executeQuery(tenBy(5))).rows).toEqual([{ result: 2 }]);
  });
});

test('a lost connection fails its current statement, and the next one uses another', async () => {
  await onOneConnection(async (db) => {
    const [lost] = (await db.outside.executeQuery(backend)).rows;
    const waiting = db.outside.executeQuery(sql`select pg_sleep(30)`.compile(build)).then(
      () => 'answered',
      () => 'lost',
    );
    await expect
      .poll(
        async () =>
          (
            await world.owner.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid = $1`,
              [lost?.pid],
            )
          ).rows,
      )
      .toHaveLength(1);
    expect(await waiting).toBe('lost');
    const [next] = (await db.outside.executeQuery(backend)).rows;
    expect(next?.pid).not.toBe(lost?.pid);
  });
});

test('a connection lost between two statements of a transaction only ends that transaction', async () => {
  const { companyId } = await aPerson(world);
  await onOneConnection(async (db) => {
    const inCompany = <T>(work: (t: Transaction) => Promise<T>) => db.transaction(asCompany(companyId as number), work);
    let lost: number | undefined;
    const broken = inCompany(async (t) => {
      lost = await pidOf(t);
      await world.owner.query('select pg_terminate_backend($1)', [lost]);
      await expect.poll(async () => (await world.owner.query('select from pg_stat_activity where pid = $1', [lost])).rows).toEqual([]);
      await pidOf(t);
    });
    await expect(broken).rejects.toThrow('connection');
    expect(await inCompany(pidOf)).not.toBe(lost);
  });
});

/** Adds up the numbers below this one, each a parameter of its own. */
const sumBelow = (count: number) =>
  sql<{ sum: number }>`
    select sum(number) from (values ${sql.join(Array.from({ length: count }, (_, at) => sql`(${at}::int)`))}) rows (number)`.compile(build);

test('a statement with very many parameters leaves nothing prepared, however many rows it has', async () => {
  const { companyId } = await aPerson(world);
  const few = 3;
  await onOneConnection(async (db) => {
    for (const count of [201, few, 250, 201, few]) {
      const sum = (count * (count - 1)) / 2;
      expect((await db.outside.executeQuery(sumBelow(count))).rows).toEqual([{ sum }]);
      expect((await db.in(asCompany(companyId as number)).executeQuery(sumBelow(count))).rows).toEqual([{ sum }]);
    }
    const { rows } = await sql`
      select name from pg_prepared_statements where position(${'select sum(number)'} in statement) > 0`.execute(db.outside);
    // The one with few parameters, outside the company and in it.
    expect(rows).toHaveLength(2);
  });
});

test('what is due stays prepared, although it is the longest text there is', async () => {
  const { companyId } = await aPerson(world);
  await onOneConnection(async (db) => {
    await dueNow(db, { scope: asCompany(companyId as number), now: new Date() }, reminderKinds);
    const { rows } = await sql`select name from pg_prepared_statements where position(${'charter_instalments'} in statement) > 0`.execute(
      db.outside,
    );
    expect(rows).toHaveLength(1);
  });
});

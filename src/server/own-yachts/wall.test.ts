// The wall behind the routes: what the database itself lets a yacht owner see, whatever they request.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database, type Scope } from '../platform/database.ts';
import { hashToken } from '../platform/sign-in.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { anOwner, aShare, aSignedInOwner, aStatement } from '../testing/owners.ts';

const world = aWorld();
const scopeOfOwner = (companyId: number, personId: number) => ({ kind: 'owner', companyId, personId }) as unknown as Scope;
const asApp = (companyId: number) => world.db.in({ kind: 'tenant', companyId } as unknown as Scope);
const denied = { code: '42501' };

/** Everything the role may read, column by column: when it may read more, add it here. */
const readable = {
  companies: ['id', 'time_zone'],
  maintenance: ['company_id', 'id', 'status'],
  owner_statement_documents: ['company_id', 'content', 'owner_statement_id'],
  owner_statements: [
    'amount',
    'closing',
    'company_id',
    'costs',
    'currency',
    'fee',
    'fee_tax',
    'from_day',
    'id',
    'number',
    'opening',
    'owner_id',
    'payouts',
    'revenue',
    'share',
    'statement_date',
    'to_day',
    'yacht_id',
  ],
  schedule_events: ['company_id', 'end_date', 'held_until', 'start_date', 'type', 'yacht_id'],
  yacht_owners: ['company_id', 'id', 'user_id'],
  yacht_shares: ['company_id', 'owner_id', 'share', 'valid_from', 'valid_to', 'yacht_id'],
  yachts: ['company_id', 'id', 'name'],
};

const columns = `
  pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  join pg_attribute a on a.attrelid = c.oid and not a.attisdropped where c.relkind in ('r', 'p', 'v', 'm', 'f')`;

async function aHouse() {
  const maya = await aPerson(world);
  const company = { id: maya.companyId as number, name: maya.companyName as string };
  const [aurelia, belle] = [await aYacht(maya), await aYacht(maya, { name: 'Belle' })];
  const [sofia, omar] = [await aSignedInOwner(world, company), await aSignedInOwner(world, company)];
  const of = (owner: { ownerId: number }, yacht: { id: number }) => ({ companyId: company.id, ownerId: owner.ownerId, yachtId: yacht.id });
  await aShare(world, of(sofia, aurelia), { share: 60, to: '2026-06-15' });
  await aShare(world, of(omar, aurelia), { share: 40 });
  await aShare(world, of(omar, belle));
  for (const [yacht, startDate, endDate] of [
    [aurelia, '2026-06-10T10:00:00Z', '2026-06-12T10:00:00Z'],
    [aurelia, '2026-06-15T22:00:00Z', '2026-06-17T10:00:00Z'],
    [aurelia, '2025-12-30T10:00:00Z', '2025-12-31T23:00:00Z'],
    [belle, '2026-06-10T10:00:00Z', '2026-06-12T10:00:00Z'],
  ])
    await maya.call('POST', '/api/schedule', { yachtId: yacht.id, title: 'The Lindgrens', type: 'charter', startDate, endDate });
  const mine = await aStatement(world, of(sofia, aurelia));
  await aStatement(world, of(omar, belle));
  // Within the days of Omar’s share, but not of Sofia’s.
  const job = { title: 'Antifouling', type: 'hull', scheduledDate: '2026-06-20T08:00:00Z' };
  const { body: work } = await maya.call('POST', '/api/maintenance', { ...job, yachtId: aurelia.id });
  await maya.call('POST', '/api/maintenance', { ...job, yachtId: belle.id });
  return { maya, company, aurelia, belle, sofia, omar, mine, work };
}

describe('the database role of yacht owners', () => {
  test('can read these columns, and no others', async () => {
    const { rows } = await world.owner.query(
      `select c.relname as table, array_agg(a.attname::text order by a.attname) as columns from ${columns} and a.attnum > 0
         and has_column_privilege('fairlead_yacht_owner', c.oid, a.attname, 'select') group by 1 order by 1`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.table, row.columns]))).toEqual(readable);
  });

  test('can’t write, use sequences, run functions with others’ rights, or act as another role', async () => {
    const { rows: writes } = await world.owner.query(
      `select c.relname, a.attname, p from ${columns.replace(' where ', ` cross join unnest(array['insert', 'update', 'references']) p where `)} and a.attnum > 0
         and has_column_privilege('fairlead_yacht_owner', c.oid, a.attname, p)`,
    );
    const { rows: ends } = await world.owner.query(
      `select c.relname, p from pg_class c cross join unnest(array['delete', 'truncate', 'trigger']) p where c.relkind in ('r', 'p', 'v') and has_table_privilege('fairlead_yacht_owner', c.oid, p)
       union all select c.relname, p from pg_class c cross join unnest(array['usage', 'select', 'update']) p where c.relkind = 'S' and has_sequence_privilege('fairlead_yacht_owner', c.oid, p)`,
    );
    const { rows: functions } = await world.owner.query(
      `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'sandbox')
       where p.prosecdef and p.prorettype <> 'trigger'::regtype and has_function_privilege('fairlead_yacht_owner', p.oid, 'execute')`,
    );
    const { rows: roles } = await world.owner.query(
      `select r.rolname, m.admin_option from pg_auth_members m join pg_roles r on r.oid = m.roleid where m.member = 'fairlead_yacht_owner'::regrole
       union all select rolname, rolsuper from pg_roles where rolname = 'fairlead_yacht_owner' and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`,
    );
    expect({ writes, ends, functions, roles }).toEqual({ writes: [], ends: [], functions: [], roles: [] });
  });

  test('can’t read any whole table, and sees only its own rows of each', async () => {
    const { company, sofia, aurelia, mine, work } = await aHouse();
    const db = world.db.in(scopeOfOwner(company.id, sofia.id));
    const { rows: tables } = await world.owner.query(
      `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'sandbox') and c.relkind in ('r', 'p', 'v')`,
    );
    expect(tables.length).toBeGreaterThan(50);
    for (const { name, relname } of tables) {
      await expect(sql.raw(`select * from ${name}`).execute(db), name).rejects.toMatchObject(denied);
      await expect(sql.raw(`delete from ${name}`).execute(db), name).rejects.toMatchObject(denied);
      await expect(sql.raw(`insert into ${name} default values`).execute(db), name).rejects.toMatchObject(denied);
      if (relname in readable) continue;
      await expect(sql.raw(`select from ${name} limit 1`).execute(db), name).rejects.toMatchObject(denied);
      await expect(sql.raw(`select count(*) from ${name}`).execute(db), name).rejects.toMatchObject(denied);
    }
    const seen = async (query: string) => (await sql.raw(query).execute(db)).rows;
    expect(await seen('select id, name from yachts')).toEqual([{ id: aurelia.id, name: 'Aurelia' }]);
    expect(await seen('select id from companies')).toEqual([{ id: company.id }]);
    expect(await seen('select id, user_id from yacht_owners')).toEqual([{ id: sofia.ownerId, userId: sofia.id }]);
    expect(await seen('select owner_id, share from yacht_shares')).toEqual([{ ownerId: sofia.ownerId, share: '60.0000' }]);
    expect(await seen('select yacht_id, type, start_date from schedule_events')).toEqual([
      { yachtId: aurelia.id, type: 'charter', startDate: '2026-06-10T10:00:00.000Z' },
    ]);
    expect(await seen('select id, status from maintenance')).toEqual([{ id: work.id, status: 'pending' }]);
    expect(await seen('select id from owner_statements')).toEqual([{ id: mine.id }]);
    expect(await seen('select owner_statement_id from owner_statement_documents')).toEqual([{ ownerStatementId: mine.id }]);
  });

  test.each(['title', 'price', 'customer_id', 'description', 'id'])('never sees the %s of a yacht’s calendar', async (column) => {
    const { company, sofia } = await aHouse();
    const db = world.db.in(scopeOfOwner(company.id, sofia.id));
    await expect(sql.raw(`select ${column} from schedule_events`).execute(db)).rejects.toMatchObject(denied);
    await expect(sql.raw(`select yacht_id from schedule_events where ${column} is not null`).execute(db)).rejects.toMatchObject(denied);
    await expect(sql.raw(`select yacht_id from schedule_events order by ${column}`).execute(db)).rejects.toMatchObject(denied);
  });

  test('sees nothing in another person’s name, of another company, as nobody, or as someone who owns nothing', async () => {
    const [one, two] = [await aHouse(), await aHouse()];
    const tables = [
      'yachts',
      'yacht_owners',
      'yacht_shares',
      'schedule_events',
      'maintenance',
      'owner_statements',
      'owner_statement_documents',
    ];
    for (const [company, person] of [
      [two.company.id, one.sofia.id],
      [one.company.id, two.sofia.id],
      [one.company.id, one.maya.id],
      [one.company.id, 0],
      ['', one.sofia.id],
      [one.company.id, ''],
    ])
      for (const table of tables) {
        const { rows } = await sql
          .raw(`select company_id from ${table}`)
          .execute(world.db.in(scopeOfOwner(company as number, person as number)));
        expect(rows, `${table} as ${person} of ${company}`).toEqual([]);
      }
  });
});

describe('on one connection', () => {
  let single: Database;
  beforeAll(() => {
    single = openDatabase(world.appUrl, { max: 1 });
  });
  afterAll(() => single.close());

  test('the role ends with the statement and with the transaction, and leaves nothing behind', async () => {
    const { company, sofia } = await aHouse();
    const scope = scopeOfOwner(company.id, sofia.id);
    const identity = sql<object>`select current_user::text as who, current_company() as company, current_person() as person`;
    const asOwner = { who: 'fairlead_yacht_owner', company: company.id, person: sofia.id };
    const asNobody = { who: 'fairlead_app', company: null, person: null };
    expect((await identity.execute(single.in(scope))).rows).toEqual([asOwner]);
    expect((await identity.execute(single.outside)).rows).toEqual([asNobody]);
    expect((await single.transaction(scope, (t) => identity.execute(t))).rows).toEqual([asOwner]);
    await single.transaction(scope, () => Promise.reject(new Error('broken off'))).catch(() => undefined);
    expect((await identity.execute(single.outside)).rows).toEqual([asNobody]);
    expect((await single.snapshot(scope, (t) => identity.execute(t))).rows).toEqual([asOwner]);
    await expect(single.transaction(scope, (t) => sql`update yachts set name = 'Mine'`.execute(t))).rejects.toMatchObject(denied);
  });

  test('signing in enters no company, so queries sent along with it read nothing', async () => {
    const { sofia, company } = await aHouse();
    const { person, rows } = await single.enter(hashToken(sofia.token), {
      sql: 'select current_company() as company, (select count(*)::int from yachts) as yachts',
      parameters: [],
      query: { kind: 'RawNode' },
      queryId: { queryId: 'entered' },
    } as never);
    expect(person).toMatchObject({ role: 'yacht_owner', companyId: company.id });
    expect(rows).toEqual([{ company: null, yachts: 0 }]);
  });
});

describe('the role of an account', () => {
  test('can’t be given or taken by a company, nor changed into another one by anyone', async () => {
    const { company, sofia, maya } = await aHouse();
    const insert = `insert into users (company_id, email, password_hash, first_name, last_name, role) values (${company.id}, gen_random_uuid()::text, 'x', 'y', 'z', 'yacht_owner')`;
    await expect(sql.raw(insert).execute(asApp(company.id))).rejects.toMatchObject({ code: '23514' });
    await expect(sql.raw(`update users set role = 'yacht_owner' where id = ${maya.id}`).execute(asApp(company.id))).rejects.toMatchObject({
      code: '23514',
    });
    for (const role of ['user', 'manager', 'admin'])
      await expect(world.owner.query('update users set role = $1 where id = $2', [role, sofia.id])).rejects.toMatchObject({
        code: '23514',
      });
  });

  test('includes neither API tokens nor calendar addresses', async () => {
    const { company, sofia } = await aHouse();
    const token = `insert into api_tokens (company_id, name, reach, token_hash, user_id) values (${company.id}, 'x', 'write', 'x', ${sofia.id})`;
    const feed = `insert into calendar_feeds (company_id, user_id) values (${company.id}, ${sofia.id})`;
    for (const each of [token, feed])
      await expect(world.owner.query(each)).rejects.toMatchObject({ message: expect.stringContaining('a yacht owner has no') });
  });

  test('comes only with an invitation that names the owner', async () => {
    const { company } = await aHouse();
    const invitation = (role: string, owner: number | null) =>
      world.owner.query(
        `insert into invitations (company_id, email, role, yacht_owner_id, invited_by_name, expires_at) values ($1, gen_random_uuid()::text, $2, $3, 'x', now())`,
        [company.id, role, owner],
      );
    const owner = await anOwner(world, company.id);
    await expect(invitation('yacht_owner', null)).rejects.toMatchObject({ code: '23514' });
    await expect(invitation('manager', owner)).rejects.toMatchObject({ code: '23514' });
    await expect(invitation('yacht_owner', owner)).resolves.toBeTruthy();
  });
});

test('live changes, files, exports, search and reports are closed to yacht owners', async () => {
  const { sofia, maya } = await aHouse();
  const { body: archive } = await maya.call('POST', '/api/exports');
  const paths = [
    '/api/live',
    '/api/search?q=aurelia',
    '/api/exports',
    `/api/exports/${archive.id}/file`,
    '/api/reports/export?report=fleet&format=csv',
    '/api/reports/size?report=fleet',
    '/api/activities',
  ];
  for (const path of [...paths, `/api/files/${'A'.repeat(22)}`])
    expect([path, (await (sofia as Person).call('GET', path)).status]).toEqual([path, 403]);
});

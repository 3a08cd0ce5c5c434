import { copyFileSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openDatabase } from '../platform/database.ts';
import { openFileStore, type FileStore } from '../platform/file-store.ts';
import { migrate } from '../platform/migrate.ts';
import { sweep } from '../sweep.ts';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { aPdf, upload } from '../testing/uploads.ts';
import { readArchive, verify, writeArchive } from './archive.ts';
import { connectAsOwner, contentOf } from './catalogue.ts';
import { compare, drill, look } from './drill.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

const world = aWorld();
let server: TestServer;
let made = 0;
beforeAll(async () => {
  server = await startTestServer('backup');
});
afterAll(() => server.stop());

const aFolder = () => mkdtempSync(join(tmpdir(), 'fairlead-backup-'));
const aStore = () => openFileStore({ s3: undefined, dataDir: aFolder() });
const theStore = () => openFileStore({ s3: undefined, dataDir: world.folder });
const ownerOfWorld = () => world.appUrl.replace('fairlead_app@', 'postgres@');
const theSource = async () => ({ ownerUrl: ownerOfWorld(), files: await theStore() });

async function query(ownerUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A place to restore into: an empty database and a file store. */
async function anEmptyPlace(): Promise<{ ownerUrl: string; appUrl: string; files: FileStore }> {
  const name = `beside_${++made}`;
  await query(server.ownerUrl('postgres'), `create database ${name} template template0`);
  return { ownerUrl: server.ownerUrl(name), appUrl: server.appUrl(name), files: await aStore() };
}

async function allOf(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  return names.toSorted();
}

async function contentAt(ownerUrl: string): Promise<Record<string, string>> {
  const client = await connectAsOwner(ownerUrl);
  return contentOf(client).finally(() => client.end());
}

describe('the drill', () => {
  test('a backup taken during writes is restored to the last row, grant and byte, and Fairlead runs on it', async () => {
    const maya = await aPerson(world);
    const { body: paper } = await upload(maya, aPdf(), { kind: 'document', name: 'Insurance.pdf' });
    await maya.call('POST', '/api/expenses', {
      category: 'insurance',
      description: 'Zürich – Ωmega\t\\N\n"quoted"',
      amount: 10.05,
      currency: 'EUR',
      expenseDate: '2026-06-01',
      receiptUrl: paper.url,
    });
    const [source, beside] = [await theSource(), await anEmptyPlace()];
    const done = new AbortController();
    let customersAdded = 0;
    const writers = [1, 2].map(async () => {
      while (!done.signal.aborted)
        customersAdded +=
          (await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: `Number ${customersAdded}` })).status === 201 ? 1 : 0;
    });
    const path = join(aFolder(), 'a.zip');
    const findings = await drill(source, beside, path, {
      async whileTaken() {
        const seen = customersAdded;
        await aYacht(maya, { name: 'Too late' });
        await expect.poll(() => customersAdded).toBeGreaterThan(seen + 5);
      },
    });
    done.abort();
    await Promise.all(writers);
    expect(findings.flatMap(({ differences }) => differences)).toEqual([]);
    expect(findings.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await query(beside.ownerUrl, `select name from yachts where name = 'Too late'`)).toEqual([]);

    const db = openDatabase(beside.appUrl);
    const app = await buildApp(
      { db, files: beside.files, mail: { send: () => Promise.resolve() }, address: () => '', payments: null, salesEmail: '' },
      { log: pino({ level: 'silent' }) },
    );
    const ask = (url: string, more: object = {}) => app.inject({ url, headers: { authorization: `Bearer ${maya.token}` }, ...more });
    expect((await ask(paper.url)).rawPayload.equals(aPdf())).toBe(true);
    expect(
      (await ask('/api/yachts', { method: 'POST', payload: { name: 'The next one', type: 'Catamaran', length: '9m' } })).statusCode,
    ).toBe(201);
    await app.close();
    await db.close();
  }, 120_000);

  test.each([
    [
      'a row',
      `update yachts set location = 'elsewhere' where id = (select min(id) from yachts)`,
      /^"public"."yachts": \d+ rows, .* became/,
    ],
    ['a missing row', 'delete from activities where id = (select min(id) from activities)', /^"public"."activities": /],
    ['a grant', 'grant select on users to fairlead_app', /^new: grant on users to fairlead_app: SELECT$/],
    [
      'a grant on one column',
      'revoke select (email) on users from fairlead_app',
      /^missing: grant on users.email to fairlead_app: SELECT$/,
    ],
    [
      'a policy',
      'alter policy tenant on yachts using (true)',
      /^missing: policy yachts\.tenant .* using \(company_id = current_company\(\)\)/,
    ],
    ['a wall', 'alter table crew no force row level security', /^missing: table crew r of owner walled for its owner too$/],
    [
      'a constraint',
      'alter table schedule_events drop constraint schedule_events_one_booking',
      /^missing: constraint schedule_events\.schedule_events_one_booking EXCLUDE /,
    ],
    ['an index', 'drop index jobs_due', /^missing: index CREATE INDEX jobs_due /],
    ['a function', 'alter function enter(bytea) security invoker', /^missing: function enter\(bytea\) of fairlead_signin /],
    ['a sequence', `select setval('activities_id_seq', 1)`, /^activities_id_seq$/],
  ])('reports %s that differs', async (_what, meddle, told) => {
    const beside = await theCopy();
    const client = await connectAsOwner(beside.ownerUrl);
    const before = await look(client);
    await client.query('begin');
    await client.query(meddle);
    const after = await look(client);
    await client.query('rollback');
    // A sequence isn't rolled back with the transaction.
    await client.query(`select setval('activities_id_seq', (select max(id) from activities))`);
    await client.end();
    expect(compare(before, before).flatMap(({ differences }) => differences)).toEqual([]);
    expect(compare(before, after).flatMap(({ differences }) => differences)).toContainEqual(expect.stringMatching(told));
  });

  test('reports a file that differs', async () => {
    const maya = await aPerson(world);
    await upload(maya, aPdf(), { kind: 'document', name: 'A.pdf' });
    const { ownerUrl, files } = await theSource();
    const beside = await anEmptyPlace();
    const putStream: FileStore['putStream'] = (name, content, type) => {
      content.destroy();
      return beside.files.putStream(name, Readable.from(['other bytes']), type);
    };
    const findings = await drill(
      { ownerUrl, files },
      { ownerUrl: beside.ownerUrl, files: { ...beside.files, putStream } },
      join(aFolder(), 'a.zip'),
    );
    expect(findings.at(-1)).toMatchObject({ ok: false, differences: expect.arrayContaining([expect.stringMatching(/ is another$/)]) });
  }, 60_000);
});

/** A backup of the world, restored once for all tests that only read it. */
let copied: Promise<{ ownerUrl: string; files: FileStore; path: string }> | undefined;
const theCopy = () =>
  (copied ??= (async () => {
    const maya = await aPerson(world);
    await aYacht(maya);
    await upload(maya, aPdf(), { kind: 'document', name: 'A.pdf' });
    const path = join(aFolder(), 'copy.zip');
    await takeBackup(await theSource(), path);
    const beside = await anEmptyPlace();
    await restoreBackup(path, beside);
    return { ...beside, path };
  })());

describe('taking a backup', () => {
  test('no file is removed during a backup, and those that were due are removed afterwards', async () => {
    const maya = await aPerson(world);
    const { body: unused } = await upload(maya, aPdf(), { kind: 'document', name: 'Unused.pdf' });
    const id = unused.url.split('/').at(-1) as string;
    await world.owner.query(
      `update files set created_at = now() - interval '9 days', unused_since = now() - interval '8 days' where id = $1`,
      [id],
    );
    const {
      rows: [archive],
    } = await world.owner.query(
      `insert into exports (company_id, requested_by_name, status, stored_as, size, expires_at) values ($1, 'Robin', 'ready', $2, 3, now() - interval '1 day') returning id`,
      [maya.companyId, `exports/${maya.companyId}/over.zip`],
    );
    const files = await theStore();
    await files.put(`exports/${maya.companyId}/over.zip`, Buffer.from('zip'), 'application/zip');
    const left = async () => (await world.owner.query('select id from files where id = $1', [id])).rowCount;
    const path = join(aFolder(), 'a.zip');
    const { missing } = await takeBackup(await theSource(), path, {
      async inSnapshot() {
        await sweep({ db: world.db, files });
        expect(await left()).toBe(1);
      },
    });
    expect(missing).toEqual([]);
    await sweep({ db: world.db, files });
    expect(await left()).toBe(0);
    expect((await world.owner.query('select from exports where id = $1', [archive.id])).rowCount).toBe(0);
    const backup = await readArchive(path);
    expect(Object.keys(backup.manifest.parts)).toEqual(
      expect.arrayContaining([`files/documents/${id.slice(0, 2)}/${id}`, `files/exports/${maya.companyId}/over.zip`]),
    );
    backup.close();
  });

  test('files that were already missing are reported', async () => {
    const maya = await aPerson(world);
    const { body: paper } = await upload(maya, aPdf(), { kind: 'document', name: 'Lost.pdf' });
    const id = paper.url.split('/').at(-1) as string;
    await world.owner.query(`update files set created_at = now() - interval '3 minutes' where id = $1`, [id]);
    const files = await theStore();
    await files.remove(`documents/${id.slice(0, 2)}/${id}`);
    expect((await takeBackup(await theSource(), join(aFolder(), 'a.zip'))).missing).toEqual([`documents/${id.slice(0, 2)}/${id}`]);
    await world.owner.query('delete from files where id = $1', [id]);
  });

  test('an owner who is no superuser takes and restores it as well; a user who can’t see every row is refused', async () => {
    const { path } = await theCopy();
    const { ownerUrl: superUrl, files } = await anEmptyPlace();
    const database = superUrl.split('/').at(-1)?.split('?')[0] as string;
    await query(
      superUrl,
      `create role owner_of_it login createrole; grant fairlead_app, fairlead_platform, fairlead_signin, fairlead_yacht_owner to owner_of_it with admin option; alter database ${database} owner to owner_of_it`,
    );
    const ownerUrl = superUrl.replace('postgres@', 'owner_of_it@');
    await restoreBackup(path, { ownerUrl, files });
    await restoreBackup(path, { ownerUrl, files }, { replace: true });
    const again = await anEmptyPlace();
    const findings = await drill({ ownerUrl, files }, again, join(aFolder(), 'a.zip'));
    expect(findings.flatMap(({ differences }) => differences)).toEqual([]);
    expect((await contentAt(again.ownerUrl))['"public"."users"']).toBe((await contentAt((await theCopy()).ownerUrl))['"public"."users"']);
    await query(superUrl, 'create role onlooker login; grant pg_read_all_data to onlooker');
    const folder = aFolder();
    await expect(takeBackup({ ownerUrl: superUrl.replace('postgres@', 'onlooker@'), files }, join(folder, 'b.zip'))).rejects.toThrow(
      /^The user of DATABASE_URL doesn't see every row of .*yachts/,
    );
    expect(readdirSync(folder)).toEqual([]);
  }, 60_000);

  test('a database without Fairlead is refused, and so is a missing folder', async () => {
    const empty = await anEmptyPlace();
    await expect(takeBackup(empty, join(aFolder(), 'a.zip'))).rejects.toThrow('This isn’t a Fairlead database.');
    await expect(takeBackup(await theSource(), '/nowhere/at/all/a.zip')).rejects.toThrow('ENOENT');
  });
});

describe('restoring a backup', () => {
  const tables = "select count(*)::int as count from pg_tables where schemaname = 'public'";

  test('a damaged archive is refused wherever the damage is, and nothing is changed', async () => {
    const { path } = await theCopy();
    const whole = readFileSync(path);
    const place = await anEmptyPlace();
    const damagedAt = join(aFolder(), 'damaged.zip');
    const verdicts: string[] = [];
    for (let at = 11; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] as number) ^ 0x55;
      writeFileSync(damagedAt, damaged);
      verdicts.push(
        await readArchive(damagedAt)
          .then((archive) => verify(archive).finally(archive.close))
          .then(
            () => 'sound',
            (error: Error) => error.message,
          ),
      );
    }
    // A ZIP stores names and dates twice, and only one of each is read. If the other is changed, the restored data must be the same, as
    // `verify` confirms.
    const refused = verdicts.filter((verdict) => verdict !== 'sound');
    expect(refused.length).toBeGreaterThan(30);
    for (const verdict of refused) expect(verdict).toMatch(/^This backup is damaged: /);
    copyFileSync(path, damagedAt);
    truncateSync(damagedAt, whole.length - 5_000);
    await expect(restoreBackup(damagedAt, place)).rejects.toThrow(/^This backup is damaged: /);
    writeFileSync(damagedAt, 'no archive at all');
    await expect(restoreBackup(damagedAt, place)).rejects.toThrow(/^This backup is damaged: /);
    await expect(restoreBackup('/nowhere.zip', place)).rejects.toThrow('There is no backup at /nowhere.zip.');
    expect(await query(place.ownerUrl, tables)).toEqual([{ count: 0 }]);
    expect(await allOf(place.files)).toEqual([]);
  }, 60_000);

  test('an existing installation isn’t changed, unless it is to be replaced', async () => {
    const { path, ownerUrl: copy, files: copiedFiles } = await theCopy();
    const place = await anEmptyPlace();
    await migrate(place.ownerUrl, 'migrations');
    await query(place.ownerUrl, `insert into companies (name) values ('Here first')`);
    await expect(restoreBackup(path, place)).rejects.toThrow(`The database isn't empty: companies has rows.`);
    expect(await query(place.ownerUrl, 'select name from companies where id <> 0')).toEqual([{ name: 'Here first' }]);
    await query(place.ownerUrl, `delete from companies where name = 'Here first'`);
    await place.files.put('pictures/ab/old/card.webp', Buffer.from('old'), 'image/webp');
    await expect(restoreBackup(path, place)).rejects.toThrow(`The file store isn't empty`);
    const holder = new Client({ connectionString: place.ownerUrl });
    await holder.connect();
    await expect(restoreBackup(path, place, { replace: true })).rejects.toThrow(
      'The database is in use by 1 other connection. Please stop Fairlead',
    );
    await holder.end();
    await restoreBackup(path, place, { replace: true });
    expect(await contentAt(place.ownerUrl)).toEqual(await contentAt(copy));
    expect(await allOf(place.files)).toEqual(await allOf(copiedFiles));
  }, 60_000);

  test('a restore that fails midway leaves the database unchanged', async () => {
    const { path } = await theCopy();
    const place = await anEmptyPlace();
    await migrate(place.ownerUrl, 'migrations');
    await query(place.ownerUrl, `insert into companies (name) values ('Here first')`);
    const before = await contentAt(place.ownerUrl);
    const full = { ...place.files, putStream: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
    await expect(restoreBackup(path, { ...place, files: full }, { replace: true })).rejects.toThrow('ENOSPC');
    await expect.poll(() => contentAt(place.ownerUrl)).toEqual(before);
  }, 60_000);

  test('a backup of a newer version or of a different build is refused', async () => {
    const { path } = await theCopy();
    const place = await anEmptyPlace();
    const from = async (change: (manifest: any) => void) => {
      const [source, to] = [await readArchive(path), join(aFolder(), 'changed.zip')];
      const archive = writeArchive(to);
      const manifest = structuredClone(source.manifest);
      for (const part of Object.keys(manifest.parts)) await archive.add(part, await source.open(part));
      change(manifest);
      await archive.finish(manifest);
      source.close();
      return to;
    };
    await expect(
      restoreBackup(await from((manifest) => manifest.migrations.push({ name: '9999_tomorrow.sql', checksum: 'x' })), place),
    ).rejects.toThrow(/newer version of Fairlead \(.*\): it has the migration 9999_tomorrow\.sql/);
    await expect(
      restoreBackup(
        await from((manifest) => {
          manifest.migrations[0].checksum = 'x';
        }),
        place,
      ),
    ).rejects.toThrow('made by a different build of Fairlead');
    expect(await query(place.ownerUrl, tables)).toEqual([{ count: 0 }]);
    await restoreBackup(await from(() => {}), place);
    expect(await query(place.ownerUrl, tables)).not.toEqual([{ count: 0 }]);
  }, 60_000);

  test('sessions, links and tokens are left out on request, since some may have been revoked afterwards', async () => {
    const [{ path, ownerUrl: wholly }, place] = [await theCopy(), await anEmptyPlace()];
    await restoreBackup(path, place, { withoutAccess: true });
    const counted = `select (select count(*) from sessions)::int + (select count(*) from api_tokens)::int + (select count(*) from password_resets)::int as access, (select count(*) from users)::int as people`;
    const [before] = await query(wholly, counted);
    const [after] = await query(place.ownerUrl, counted);
    expect(before).toMatchObject({ access: expect.toSatisfy((count: number) => count > 0), people: after?.['people'] });
    expect(after?.['access']).toBe(0);
  }, 60_000);

  test('a backup of an older version is migrated to this one', async () => {
    const names = readdirSync('migrations').toSorted();
    const older = aFolder();
    mkdirSync(older, { recursive: true });
    for (const name of names.slice(0, -1)) copyFileSync(join('migrations', name), join(older, name));
    const [then, place] = [await anEmptyPlace(), await anEmptyPlace()];
    await migrate(then.ownerUrl, older);
    await query(then.ownerUrl, `insert into companies (name) values ('Long ago')`);
    const path = join(aFolder(), 'old.zip');
    await takeBackup(then, path);
    await restoreBackup(path, place);
    expect(await query(place.ownerUrl, `select name from companies where id <> 0`)).toEqual([{ name: 'Long ago' }]);
    expect(await query(place.ownerUrl, 'select name from schema_migrations order by name')).toEqual(names.map((name) => ({ name })));
  }, 60_000);
});

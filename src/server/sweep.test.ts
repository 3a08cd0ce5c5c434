import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openFileStore } from './platform/file-store.ts';
import { sweep } from './sweep.ts';
import { aCrewMember, aPerson, aWorld, aYacht } from './testing/given.ts';

const world = aWorld();

test('the sweep deletes what has expired and leaves the rest', async () => {
  const files = await openFileStore({ s3: undefined, dataDir: mkdtempSync(`${tmpdir()}/fairlead-sweep-`) });
  const maya = await aPerson(world);
  const ids = ['shown', 'unused', 'fresh'].map((word) => word.padEnd(22, '_'));
  for (const id of ids) {
    await files.put(`pictures/${id.slice(0, 2)}/${id}/card.webp`, Buffer.from(id), 'image/webp');
    await world.owner.query(
      `insert into files (company_id, id, kind, name, content_type, size, created_at) values ($1, $2, 'picture', 'a', 'image/webp', 1, now() - case when $2 like 'fresh%' then interval '1 hour' else interval '2 days' end)`,
      [maya.companyId, id],
    );
  }
  const papers = ['held', 'of-nobody'].map((word) => word.padEnd(22, '_'));
  for (const id of papers) {
    await files.put(`documents/${id.slice(0, 2)}/${id}`, Buffer.from(id), 'application/pdf');
    await world.owner.query(
      `insert into files (company_id, id, kind, name, content_type, size, created_at) values ($1, $2, 'document', 'a.pdf', 'application/pdf', 1, now() - interval '2 days')`,
      [maya.companyId, id],
    );
  }
  const { id: sailor } = await aCrewMember(world, maya.companyId as number);
  expect(
    (await maya.call('POST', `/api/crew/${sailor}/certificates`, { type: 'Passport', fileUrl: `/api/files/${papers[0]}` })).status,
  ).toBe(201);
  await aYacht(maya, { imageUrl: `/api/files/${ids[0]}` });
  await maya.call('POST', '/api/yachts', { name: 'Kept answer', type: 'Catamaran', length: '9m' }, { 'idempotency-key': 'old' });
  await world.owner.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = 'old'`);
  const gone = await aPerson(world);
  await world.owner.query(`update sessions set expires_at = now() - interval '1 minute' where user_id = $1`, [gone.id]);
  await world.owner.query(
    `insert into rate_limits (key, count, window_ends) values ('over', 3, now() - interval '1 minute'), ('running', 3, now() + interval '1 minute')`,
  );
  await world.owner.query(
    `insert into sign_in_tickets (token_hash, purpose, expires_at) values ('over', 'passkey', now() - interval '1 minute'), ('open', 'passkey', now() + interval '1 minute')`,
  );
  await world.owner.query(
    `insert into known_browsers (token_hash, user_id, used_at)
    select convert_to('browser ' || number, 'utf8'), $1::bigint, now() - make_interval(days => number) from generate_series(1, 179) number union all values ('long ago'::bytea, $2::bigint, now() - interval '181 days'), ('the other'::bytea, $2::bigint, now() - interval '170 days')`,
    [maya.id, gone.id],
  );
  await world.owner.query(
    `insert into authenticators (user_id, secret, confirmed_at, created_at) values ($1, 'on', now(), now() - interval '2 hours'), ($2, 'never confirmed', null, now() - interval '2 hours')`,
    [maya.id, gone.id],
  );

  const aWeekPasses = () =>
    world.owner.query(`update files set unused_since = unused_since - interval '7 days' where company_id = $1`, [maya.companyId]);
  await sweep({ db: world.db, files });
  await aWeekPasses();
  await sweep({ db: world.db, files });

  const left = async (text: string) => (await world.owner.query(text)).rows.map((row) => Object.values(row)[0]);
  expect(await left(`select id from files where company_id = ${maya.companyId} order by 1`)).toEqual([ids[2], papers[0], ids[0]]);
  expect(await files.open(`documents/of/${papers[1]}`)).toBeNull();
  expect(await files.open(`documents/he/${papers[0]}`)).not.toBeNull();
  expect(await files.open(`pictures/un/${ids[1]}/card.webp`)).toBeNull();
  expect(await files.open(`pictures/sh/${ids[0]}/card.webp`)).not.toBeNull();
  // Deleting a crew member deletes their documents.
  await maya.call('DELETE', `/api/crew/${sailor}`);
  await sweep({ db: world.db, files });
  await aWeekPasses();
  await sweep({ db: world.db, files });
  expect(await left(`select id from files where kind = 'document' and company_id = ${maya.companyId}`)).toEqual([]);
  expect(await files.open(`documents/he/${papers[0]}`)).toBeNull();
  expect(await left(`select key from idempotency_keys where key = 'old'`)).toEqual([]);
  expect(await left(`select user_id from sessions where user_id = ${gone.id}`)).toEqual([]);
  expect(
    await left(`select count(*)::int from known_browsers where user_id = ${maya.id} and used_at > now() - interval '101 days'`),
  ).toEqual([100]);
  expect(await left(`select count(*)::int from known_browsers where user_id = ${maya.id}`)).toEqual([100]);
  expect(await left(`select encode(token_hash, 'escape') from known_browsers where user_id = ${gone.id}`)).toEqual(['the other']);
  expect(await left(`select encode(token_hash, 'escape') from sign_in_tickets where token_hash in ('over', 'open')`)).toEqual(['open']);
  expect(await left(`select secret from authenticators where user_id in (${maya.id}, ${gone.id})`)).toEqual(['on']);
  expect(await left(`select key from rate_limits where key in ('over', 'running')`)).toEqual(['running']);
});

test('a file that can’t be deleted holds none of the others up', async () => {
  const dataDir = mkdtempSync(`${tmpdir()}/fairlead-sweep-`);
  const files = await openFileStore({ s3: undefined, dataDir });
  const { companyId } = await aPerson(world);
  const left = async (text: string) => (await world.owner.query(text, [companyId])).rows.map((row) => Object.values(row)[0]);
  // A folder in the place of a file can't be removed like one.
  const ids = ['stuck-before', 'unused', 'stuck-thereafter'].map((word) => word.padEnd(22, '_'));
  for (const id of ids) {
    if (id.startsWith('stuck')) mkdirSync(`${dataDir}/files/documents/st/${id}`, { recursive: true });
    else await files.put(`documents/un/${id}`, Buffer.from(id), 'application/pdf');
    await world.owner.query(
      `insert into files (company_id, id, kind, name, content_type, size, created_at, unused_since) values ($1, $2, 'document', 'a.pdf', 'application/pdf', 1, now() - interval '9 days', now() - interval '8 days')`,
      [companyId, id],
    );
  }
  for (const name of ['stuck', 'old']) {
    const storedAs = `exports/${companyId}/${name}.zip`;
    if (name === 'stuck') mkdirSync(`${dataDir}/files/${storedAs}`, { recursive: true });
    else await files.put(storedAs, Buffer.from('PK'), 'application/zip');
    await world.owner.query(
      `insert into exports (company_id, status, stored_as, size, expires_at, requested_by_name) values ($1, 'ready', $2, 2, now() - interval '1 minute', $3)`,
      [companyId, storedAs, name],
    );
  }
  mkdirSync(`${dataDir}/coming/a-folder`, { recursive: true });
  writeFileSync(`${dataDir}/coming/partial`, 'half');
  for (const name of ['a-folder', 'partial']) utimesSync(`${dataDir}/coming/${name}`, new Date(0), new Date(0));
  await world.owner.query(
    `insert into tracks (company_id, points, point_count, line, sailed_miles, created_at) values ($1, '', 2, '[]', 0, now() - interval '2 days')`,
    [companyId],
  );

  await expect(sweep({ db: world.db, files })).rejects.toThrow('not everything that has expired could be deleted');

  expect(await left('select id from files where company_id = $1 order by id')).toEqual([ids[0], ids[2]]);
  expect(await files.open(`documents/un/${ids[1]}`)).toBeNull();
  expect(await left('select requested_by_name from exports where company_id = $1')).toEqual(['stuck']);
  expect(await files.open(`exports/${companyId}/old.zip`)).toBeNull();
  expect(existsSync(`${dataDir}/coming/partial`)).toBe(false);
  expect(await left('select id from tracks where company_id = $1')).toEqual([]);
});

// npm run bench:announcements: how many changes a second one database handles from many people at once, with announcements inside the
// commit and after it (ANNOUNCE=after, decision 006). The database waits for the disk, as in production. Rounds alternate.
import { rm } from 'node:fs/promises';
import { Client } from 'pg';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { openDatabase, type Database, type Transaction } from '#server/platform/database.ts';
import { asCompany } from '#server/platform/scope.ts';
import { recordByFairlead } from '#server/platform/write.ts';
import { median, say, table } from './figures.ts';

type Note = typeof recordByFairlead;

const atOnce = 32;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const folder = 'data/bench/announcements';

await rm(folder, { recursive: true, force: true });
const server = await prepareDatabase({ databaseUrl: undefined, dataDir: folder });
const owner = new Client({ connectionString: server.ownerUrl });
await owner.connect();
let received = 0;
owner.on('notification', () => received++);
await owner.query('listen changes');
const { rows } = await owner.query<{ id: number }>(
  `insert into companies (name) select 'Company ' || n from generate_series(1, ${atOnce}) n returning id::int`,
);
const inside = openDatabase(server.appUrl, { max: atOnce });
const after = openDatabase(server.appUrl, { max: atOnce, announceAfter: true });
const measured = new Map<string, { db: Database; note: Note; perSecond: number[] }>([
  ['inside the commit', { db: inside, note: recordByFairlead, perSecond: [] }],
  ['behind it', { db: after, note: recordByFairlead, perSecond: [] }],
  ['none at all', { db: inside, note: noteOnly, perSecond: [] }],
]);
let announced = await changesIn(inside, recordByFairlead, 1);
for (let round = 0; round < rounds; round++) {
  for (const { db, note, perSecond } of measured.values()) {
    const made = await changesIn(db, note, seconds);
    perSecond.push(made / seconds);
    if (note === recordByFairlead) announced += made;
  }
}
await Promise.all([inside.close(), after.close()]);
await owner.query('select 1');
say(
  table(
    ['announcements', 'changes a second'],
    [...measured].map(([name, { perSecond }]) => [name, String(Math.round(median(perSecond)))]),
  ),
);
say(`${announced} announced, ${received} heard; ${atOnce} at once, ${rounds} rounds of ${seconds} s each`);
await owner.end();
await server.stop();
if (received !== announced) throw new Error('a change was not announced, or twice');

/** Records a change without announcing it. */
async function noteOnly(t: Transaction, activity: Parameters<Note>[1]): Promise<void> {
  const { changes: _, ...noted } = activity;
  await t.insertInto('activities').values(noted).execute();
}

/** The number of changes made within these seconds. */
async function changesIn(db: Database, note: Note, forSeconds: number): Promise<number> {
  const until = performance.now() + forSeconds * 1_000;
  let made = 0;
  await Promise.all(
    rows.map(async ({ id }) => {
      while (performance.now() < until) {
        await db.transaction(asCompany(id), (t) =>
          note(t, { companyId: id, action: 'update', resourceType: 'company', resourceId: id, details: 'a change' }),
        );
        made++;
      }
    }),
  );
  return made;
}

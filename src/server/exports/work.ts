import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { exportDays } from '#domain/exports/export.ts';
import type { Database } from '../platform/database.ts';
import { asCompany, asPlatform } from '../platform/scope.ts';
import { logged } from '../platform/errors.ts';
import { mayRemoveFiles } from '../platform/file-hold.ts';
import type { FileStore } from '../platform/file-store.ts';
import { Hopeless, type Job } from '../platform/jobs.ts';
import type { App, Parts } from '../platform/parts.ts';
import { throwTogether, tryEach } from '../platform/try-each.ts';
import { openZip } from '../platform/zip.ts';
import { fill } from './archive.ts';

const progressInterval = 500;
const platform = (db: Database) => asPlatform(db, 'exports are created and deleted for every company');

/** Makes exports in the background. One that is given up fails with a message, so that the company can start another. */
export function makeExports(app: App, { db, files, jobs }: Parts): void {
  const work = async ({ data, signal }: Job) => {
    try {
      const started = await begin(db, files, Number(data['exportId']));
      if (started) await finish(db, files, { ...started, size: await make({ db, files, app }, started, signal) });
    } catch (error) {
      const failure = sentenceOf(error);
      throw failure === undefined ? error : new Hopeless(failure, { cause: error });
    }
  };
  jobs.run('export', work, { lane: 'files', maxTries: 3, givenUp: ({ data }, error) => fail(db, Number(data['exportId']), error) });
}

type Begun = { id: number; companyId: number; storedAs: string; createdAt: string };

/** Claims the export under a new file name, so that a process that wrongly believes it still has the export writes into another file. */
async function begin(db: Database, files: FileStore, id: number): Promise<Begun | undefined> {
  return platform(db).transaction(async (t) => {
    const queued = await t
      .selectFrom('exports')
      .select(['companyId', 'storedAs', 'createdAt'])
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      .forUpdate()
      .executeTakeFirst();
    if (!queued) return undefined;
    if (queued.storedAs) await files.remove(queued.storedAs);
    const storedAs = `exports/${queued.companyId}/${id}-${randomBytes(9).toString('base64url')}.zip`;
    await t.updateTable('exports').set({ status: 'running', progress: 0, storedAs }).where('id', '=', id).execute();
    return { id, companyId: queued.companyId, storedAs, createdAt: queued.createdAt };
  });
}

/** Writes the archive from a snapshot of the database into the file store, and returns its size. */
async function make(
  { db, files, app }: Pick<Parts, 'db' | 'files'> & { app: App },
  { id, companyId, storedAs, createdAt }: Begun,
  stopped: AbortSignal,
): Promise<number> {
  const scope = asCompany(companyId);
  const failing = new AbortController();
  const signal = AbortSignal.any([stopped, failing.signal]);
  const zip = openZip({ mtime: new Date(createdAt), signal });
  const storing = files.putStream(storedAs, zip.out, 'application/zip');
  storing.catch((error: unknown) => failing.abort(error));
  const reportProgress = throttled(
    async (progress) =>
      void (await platform(db)
        .query.updateTable('exports')
        .set({ progress })
        .where('id', '=', id)
        .where('storedAs', '=', storedAs)
        .where('status', '=', 'running')
        .execute()),
    logged(app.log, 'progress could not be announced'),
  );
  try {
    await db.snapshot(scope, (t) => fill(zip, { t, scope, companyId, files, reportProgress }));
    zip.end();
    return await storing;
  } catch (error) {
    zip.out.destroy(error as Error);
    await storing.catch(() => {});
    // The first reason is the cause.
    throw failing.signal.aborted ? failing.signal.reason : error;
  }
}

/** Stores progress no more often than anybody looks, and never two values at once. */
function throttled(store: (percent: number) => Promise<void>, failed: (error: unknown) => void): (percent: number) => void {
  let shownPercent = 0;
  let at = 0;
  let isStoring = false;
  return (percent) => {
    if (isStoring || percent === shownPercent || Date.now() - at < progressInterval) return;
    isStoring = true;
    at = Date.now();
    shownPercent = percent;
    void store(percent)
      .catch(failed)
      .finally(() => {
        isStoring = false;
      });
  };
}

/** Offers the archive for download. If the export was deleted or has failed meanwhile, the archive is deleted too. */
async function finish(db: Database, files: FileStore, { id, storedAs, size }: Begun & { size: number }): Promise<void> {
  const { numUpdatedRows } = await platform(db)
    .query.updateTable('exports')
    .set({ status: 'ready', progress: 100, size, finishedAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${exportDays})` })
    .where('id', '=', id)
    .where('storedAs', '=', storedAs)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await files.remove(storedAs);
}

/** Ends it with a message. It keeps the name of its file, so that the sweep deletes what may be left of it. */
async function fail(db: Database, id: number, error: unknown): Promise<void> {
  const failure =
    error instanceof Hopeless
      ? error.message
      : 'Something went wrong while the export was being made. It has been logged; please try again.';
  await platform(db)
    .query.updateTable('exports')
    .set({ status: 'failed', failure, finishedAt: sql`now()`, expiresAt: sql`now() + make_interval(days => ${exportDays})` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}

/** Descriptions of failures that the company or its operator can do something about. */
function sentenceOf(error: unknown): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return 'There is no space left to store the export. Please ask whoever runs Fairlead for you to free some space, then try again.';
  if (code === 'EFBIG' || (error as Error).name === 'EntityTooLarge')
    return 'The export is larger than the file store allows. Please ask whoever runs Fairlead for you.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST')
    return "The file store can't be written to. Please tell whoever runs Fairlead for you, then try again.";
  return undefined;
}

/** Deletes expired exports, and files left behind by others. */
export async function sweepExports(db: Database, files: FileStore): Promise<void> {
  const failures = await platform(db).transaction(async (t) => {
    if (!(await mayRemoveFiles(t))) return [];
    const over = await t
      .selectFrom('exports')
      .select(['id', 'storedAs'])
      .where('expiresAt', '<', sql<string>`now()`)
      .limit(500)
      .execute();
    const removed = await tryEach(over, async ({ storedAs }) => storedAs && files.remove(storedAs));
    for (const { id } of removed.done) await t.deleteFrom('exports').where('id', '=', id).execute();
    return removed.failures;
  });
  throwTogether(failures, 'expired exports could not be deleted');
}

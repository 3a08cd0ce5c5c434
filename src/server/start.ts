import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { buildApp } from './app.ts';
import { describeDemo, fillWithDemoData } from './demo/fill.ts';
import { sweep } from './sweep.ts';
import { openDatabase, type Database } from './platform/database.ts';
import { prepareDatabase } from './platform/database-server.ts';
import { openFileStore } from './platform/file-store.ts';
import { logged } from './platform/errors.ts';
import { openMailer } from './platform/mail.ts';
import { CannotStart, readSettings } from './platform/settings.ts';
import { openPayments } from './billing/open.ts';

const sweepEvery = 60 * 60_000;

// Those who stop a server by force commonly do so after ten seconds, and then nothing of it ends in order.
const longestEnd = 8_000;

/** Starts the product with these settings and keeps it running until it is told to end. What prevents it is said in one sentence. */
export async function start(environment: Record<string, string | undefined>): Promise<void> {
  try {
    await run(environment);
  } catch (error) {
    process.stderr.write(`${inOneSentence(error)}\n`);
    process.exit(1);
  }
}

async function run(environment: Record<string, string | undefined>): Promise<void> {
  const settings = readSettings(environment);
  const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization', '*.password', '*.token'] });
  const server = await prepareDatabase(settings);
  let close = server.stop;
  try {
    // Filling asks whether the database is empty, so a first start that was cut short is made good by the next one.
    const isDemo = server.embedded && !settings.production && (await fillWithDemoData(server.ownerUrl));
    const db = openDatabase(server.appUrl, { replicaUrl: settings.databaseReplicaUrl });
    await refuseOtherRole(db);
    const files = await openFileStore(settings);
    const mail = openMailer({ ...settings, log });
    const address = () =>
      settings.publicUrl ?? `http://${settings.host}:${(app.server.address() as { port: number } | null)?.port ?? settings.port}`;
    const payments = openPayments(settings.payments, db, log);
    const leaving = new AbortController();
    const { metricsToken, trustProxy } = settings;
    const app = await buildApp(
      { db, files, mail, address, payments, salesEmail: settings.salesEmail },
      { log, webDir: webDir(), background: true, metricsToken, trustProxy, leaving: leaving.signal },
    );
    const sweeping = setInterval(() => void sweep({ db, files }).catch(logged(log, 'sweeping failed')), sweepEvery);
    close = async () => {
      clearInterval(sweeping);
      // Connections that are kept alive would hold the end up; each goes once its request is answered.
      const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
      // A request that never arrives whole can't be finished.
      const letAllGo = setTimeout(() => app.server.closeAllConnections(), longestEnd);
      await app.close();
      clearInterval(letGo);
      clearTimeout(letAllGo);
      await db.close();
      await server.stop();
    };
    await app.listen({ port: settings.port, host: settings.host });
    if (!payments) log.warn('payments are closed: set the keys of Stripe, or PAYMENTS=sandbox to try things out');
    // Before the address is told: whoever reads it may end us at once.
    endOn(['SIGINT', 'SIGTERM'], log, async () => {
      leaving.abort();
      await pause(settings.drainSeconds * 1_000);
      await close();
    });
    process.stdout.write(`\nFairlead is running at ${address()}\n${server.embedded && !settings.production ? describeDemo(isDemo) : ''}\n`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** A pooler that drops what a connection asks for at its start would let us work as the tables' owner. */
async function refuseOtherRole(db: Database): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db.outside);
  if (rows[0]?.role !== 'fairlead_app')
    throw new CannotStart(
      `Something between Fairlead and its database drops the role it asks for, so it would work as ${rows[0]?.role}. See "pgbouncer" in docs/running.md.`,
    );
}

/** Finishes what is running, then ends; a second signal ends at once. */
function endOn(signals: NodeJS.Signals[], log: pino.Logger, close: () => Promise<void>): void {
  let ending = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      log.info({ signal }, 'finishing running requests');
      close().then(
        () => process.exit(0),
        (error) => {
          log.error({ err: error }, 'ending failed');
          process.exit(1);
        },
      );
    });
  }
}

function webDir(): string {
  const folder = `${process.cwd()}/dist/web`;
  if (!existsSync(`${folder}/index.html`)) throw new CannotStart('The pages are not built. Run npm start, or npm run build first.');
  return folder;
}

function inOneSentence(error: unknown): string {
  if (error instanceof CannotStart) return error.message;
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Set PORT to a free one.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no such address to listen on. Check HOST.`;
  if (code === 'EACCES' && port !== undefined) return `This account may not listen on port ${port}. Set PORT to 1024 or above.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'ENOTDIR')
    return `The data directory can't be written (${path ?? message}). Set DATA_DIR to a folder that can.`;
  if (code === 'ENOSPC') return 'The disk is full.';
  if (
    code === 'ECONNREFUSED' ||
    (code === 'ENOENT' && path?.includes('.s.PGSQL')) ||
    code === 'ENOTFOUND' ||
    code === 'ETIMEDOUT' ||
    code === 'EHOSTUNREACH' ||
    code === 'EAI_AGAIN'
  )
    return `The database of DATABASE_URL is out of reach (${code}).`;
  if (code === '28P01' || code === '28000') return 'The database of DATABASE_URL refuses this user or password.';
  if (code === '3D000') return 'The database named in DATABASE_URL does not exist.';
  return `Fairlead could not start: ${error instanceof Error ? (error.stack ?? message) : String(error)}`;
}

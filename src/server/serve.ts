import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { buildApp } from './app.ts';
import { openPayments } from './payments.ts';
import { openDatabase, type Database } from './platform/database.ts';
import { logged } from './platform/errors.ts';
import { openFileStore } from './platform/file-store.ts';
import type { Leaving } from './platform/health.ts';
import { openMailer } from './platform/mail.ts';
import type { Peers } from './platform/metrics.ts';
import { CannotStart, type Settings } from './platform/settings.ts';
import { sweep } from './sweep.ts';
import { handsFor } from './workshops/open.ts';

const sweepEvery = 60 * 60_000;

// Those who stop a server by force commonly do so after ten seconds, and then nothing of it ends in order.
const maxShutdown = 8_000;

// Who is replaced answers at least this long with `Connection: close`, so that no connection in use is cut.
const minReplacementDrain = 3_000;

export type Serving = {
  /** Where people reach it. */
  address: string;
  /** Stays for the time of draining, finishes what is running, and closes. */
  end: (why?: Leaving) => Promise<void>;
};

type Role = {
  log: pino.Logger;
  /** whether the built pages are served as well; in development Vite serves them */
  pages?: boolean;
  /** from when on this process does the work in the background */
  background: Promise<void>;
  peers?: Peers;
};

/** The log of this process. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): pino.Logger {
  return pino({ level: logLevel, redact: ['req.headers.authorization', '*.password', '*.token'] });
}

/** For how long a process goes on serving once it was told to leave, in milliseconds. */
export function drainingTime({ drainSeconds }: Pick<Settings, 'drainSeconds'>, why: Leaving): number {
  return Math.max(drainSeconds * 1_000, why === 'replaced' ? minReplacementDrain : 0);
}

/** Serves the application from this process, on a database that is ready for it. */
export async function serve(settings: Settings, databaseUrl: string, { log, pages = true, background, peers }: Role): Promise<Serving> {
  const { metricsToken, trustProxy, salesEmail } = settings;
  const db = openDatabase(databaseUrl, { replicaUrl: settings.databaseReplicaUrl, announceAfter: settings.announceAfter });
  const leaving = new AbortController();
  let close: () => Promise<unknown> = () => db.close();
  try {
    await refuseOtherRole(db);
    const files = await openFileStore(settings);
    const mail = openMailer({ ...settings, log });
    const address = () =>
      settings.publicUrl ?? `http://${settings.host}:${(app.server.address() as { port: number } | null)?.port ?? settings.port}`;
    const payments = openPayments(settings.payments, db, log);
    const app = await buildApp(
      { db, files, mail, address, payments, salesEmail },
      {
        log,
        webDir: pages ? webDir() : undefined,
        background,
        metricsToken,
        trustProxy,
        peers,
        hands: handsFor(settings.workers),
        leaving: leaving.signal,
      },
    );
    let sweeping: NodeJS.Timeout | undefined;
    const startSweeping = () => {
      sweeping = setInterval(() => void sweep({ db, files }).catch(logged(log, 'sweeping failed')), sweepEvery);
    };
    void background.then(startSweeping);
    close = async () => {
      clearInterval(sweeping);
      // Connections that are kept alive would hold the end up; each goes once its request is answered.
      const letGo = setInterval(() => app.server.closeIdleConnections(), 50);
      // A request that never arrives whole can't be finished.
      const letAllGo = setTimeout(() => app.server.closeAllConnections(), maxShutdown);
      await app.close();
      clearInterval(letGo);
      clearTimeout(letAllGo);
      await db.close();
    };
    await app.listen({ port: settings.port, host: settings.host });
    return {
      address: address(),
      async end(why = 'ending') {
        leaving.abort(why);
        await pause(drainingTime(settings, why));
        await close();
      },
    };
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
      `Something between Fairlead and its database drops the role it asks for, so it would run as ${rows[0]?.role}. See "pgbouncer" in docs/running.md.`,
    );
}

function webDir(): string {
  const folder = `${process.cwd()}/dist/web`;
  if (!existsSync(`${folder}/index.html`)) throw new CannotStart('The pages are not built. Run npm start, or npm run build first.');
  return folder;
}

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
import { CannotStart, httpAddress, type Settings } from './platform/settings.ts';
import { sweep } from './sweep.ts';
import { handsFor } from './workshops/open.ts';

const sweepEvery = 60 * 60_000;

// Process managers usually kill a server after ten seconds; it has to be done before.
const maxShutdown = 8_000;

// A replaced process answers at least this long with `Connection: close`, so that no connection in use is cut off.
const minReplacementDrain = 3_000;

export type Serving = {
  /** The address where it can be reached. */
  address: string;
  /** Keeps serving while it drains, finishes running requests, and closes. */
  end: (why?: Leaving) => Promise<void>;
};

type Role = {
  log: pino.Logger;
  /** whether to serve the built pages as well; in development Vite does */
  pages?: boolean;
  /** when this process starts with background work */
  background: Promise<void>;
  peers?: Peers;
};

/** The log of this process. */
export function openLog({ logLevel }: Pick<Settings, 'logLevel'>): pino.Logger {
  return pino({ level: logLevel, redact: ['req.headers.authorization', '*.password', '*.token'] });
}

/** How long a process keeps serving after it was told to stop, in milliseconds. */
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
      settings.publicUrl ?? httpAddress(settings.host, (app.server.address() as { port: number } | null)?.port ?? settings.port);
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
      sweeping = setInterval(() => void sweep({ db, files }).catch(logged(log, 'could not delete expired data')), sweepEvery);
    };
    void background.then(startSweeping);
    close = async () => {
      clearInterval(sweeping);
      // Idle keep-alive connections would delay the end, so each is closed once its request is answered.
      const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50);
      // A request that never arrives completely can't be finished.
      const closeAll = setTimeout(() => app.server.closeAllConnections(), maxShutdown);
      await app.close();
      clearInterval(closeIdle);
      clearTimeout(closeAll);
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

/** A connection pooler that drops a connection's startup options would let us run as the tables' owner. */
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

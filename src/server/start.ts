import type pino from 'pino';
import { refuseOpenDemo } from './demo/demo-accounts.ts';
import { describeDemo, fillWithDemoData } from './demo/fill.ts';
import { applyMigrations, prepareDatabase, type DatabaseServer } from './platform/database-server.ts';
import { keepPrivate, makeWritable } from './platform/private-folders.ts';
import { CannotStart, readSettings, type Settings } from './platform/settings.ts';
import { openLog, serve, type Serving } from './serve.ts';
import { endOn, onHangUp } from './signals.ts';
import { inOneSentence } from './start-failure.ts';
import { connectionsFor, countWorkers } from './workers/count.ts';
import { supervise } from './workers/supervisor.ts';

type Environment = Record<string, string | undefined>;
type StartOptions = {
  /** whether to serve the built pages as well; in development Vite does */
  pages?: boolean;
  /** the program that each worker runs; without it there is one process, whatever the settings say */
  program?: string;
};

/**
 * Starts the product with these settings and keeps it running until it is told to stop. Whatever prevents it is reported in one sentence.
 */
export async function start(environment: Environment, { pages = true, program }: StartOptions = {}): Promise<void> {
  try {
    await run(readSettings(environment), { pages, program });
  } catch (error) {
    process.stderr.write(`${inOneSentence(error)}\n`);
    process.exit(1);
  }
}

async function run(settings: Settings, { pages, program }: { pages: boolean; program: string | undefined }): Promise<void> {
  refuseWithoutMail(settings);
  makeWritable(settings.dataDir);
  const log = openLog(settings);
  let reload = () => log.info('SIGHUP ignored: the server is still starting');
  onHangUp(() => reload());
  const workers = program ? settings.workers : 1;
  const server = await prepareDatabase(settings, { connections: connectionsFor(workers) });
  for (const folder of keepPrivate(settings.dataDir)) log.warn({ folder }, 'other accounts on this machine can read this folder');
  try {
    // The demo is filled only into an empty database, so the next start makes up for one that was interrupted.
    const isDemo = server.embedded && !settings.production && (await fillWithDemoData(server.ownerUrl));
    await refuseOpenDemo(settings, server.appUrl);
    const count = await countWorkers(workers, server.ownerUrl);
    let running: Serving;
    if (!program || count === 1) {
      running = await serve(settings, server.appUrl, { log, pages, background: Promise.resolve() });
      reload = () => log.warn('SIGHUP ignored: it replaces workers, and this server is a single process (see WORKERS)');
    } else {
      const supervised = await supervise({ settings, count, program, log, databaseUrl: server.appUrl });
      running = supervised;
      reload = () => void roll(server, supervised.roll, log);
    }
    if (settings.payments.kind === 'closed') log.warn('payments are off: set the Stripe keys, or PAYMENTS=sandbox for testing');
    // Before the address is printed, because its reader may end us at once.
    endOn(['SIGINT', 'SIGTERM'], log, async () => {
      await running.end();
      await server.stop();
    });
    superviseDatabase(server, log);
    const beside = count === 1 ? '' : ` with ${count} workers`;
    const demo = server.embedded && !settings.production ? describeDemo(isDemo) : '';
    process.stdout.write(`\nFairlead is running at ${running.address}${beside}\n${demo}\n`);
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A forgotten password can only be reset by email. If nothing sends emails, the log says so at the start. */
function refuseWithoutMail({ smtpUrl, lettersToFiles }: Settings): void {
  if (!smtpUrl && !lettersToFiles)
    throw new CannotStart(
      'Emails need a mail server in production: set SMTP_URL. To write them to the outbox folder of DATA_DIR instead, set LETTERS=files.',
    );
}

/** Restarts our own database if it dies. If that doesn't help we end, workers included, so that the process manager can act. */
function superviseDatabase(server: DatabaseServer, log: pino.Logger): void {
  server.keepRunning({
    died: (death) => log.error(death, 'PostgreSQL died and is being restarted'),
    givenUp: () => {
      log.fatal('PostgreSQL keeps dying, so the server is shutting down: see postgres.log in DATA_DIR');
      process.exit(1);
    },
  });
}

/** The new version's migrations first: they must fit the version that is still running. */
async function roll(server: DatabaseServer, replaceAll: () => Promise<void>, log: pino.Logger): Promise<void> {
  try {
    await applyMigrations(server.ownerUrl);
  } catch (error) {
    return log.error({ err: error }, 'no worker was replaced: the database could not be migrated');
  }
  await replaceAll();
}

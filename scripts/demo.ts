// npm run demo: fills the empty database of DATABASE_URL (or the embedded one) with demo data, on request.
import { describeDemo, fillWithDemoData } from '#server/demo/fill.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { CannotStart, readSettings } from '#server/platform/settings.ts';

try {
  const server = await prepareDatabase(readSettings(process.env));
  try {
    if (await fillWithDemoData(server.ownerUrl)) {
      process.stdout.write(
        `The database has been filled.\n${describeDemo(true)}This password is published: a server that others can reach only starts with DEMO=public.\n`,
      );
    } else {
      process.stderr.write(
        'Nothing was changed: the database already has people or companies, and demo data only goes into an empty one.\n',
      );
      process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof CannotStart ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

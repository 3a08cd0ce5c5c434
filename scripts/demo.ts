// npm run demo: fills the empty database of DATABASE_URL (or the embedded one) with demo data, on request.
import { describeDemo, fillWithDemoData } from '#server/demo/fill.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { CannotStart, readSettings } from '#server/platform/settings.ts';

try {
  const server = await prepareDatabase(readSettings(process.env));
  try {
    if (await fillWithDemoData(server.ownerUrl)) {
      process.stdout.write(
        `The database has been filled.\n${describeDemo(true)}This password is published: a server that others reach starts with DEMO=public alone.\n`,
      );
    } else {
      process.stderr.write(
        'The database was left as it is: it holds people or companies already, and demo data goes into an empty one only.\n',
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

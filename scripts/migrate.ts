// npm run migrate: brings the database of DATABASE_URL (or the embedded one) to the newest migration, as a step of its own.
import { prepareDatabase } from '#server/platform/database-server.ts';
import { CannotStart, readSettings } from '#server/platform/settings.ts';

try {
  const server = await prepareDatabase(readSettings(process.env));
  process.stdout.write('The database is on the newest migration.\n');
  await server.stop();
} catch (error) {
  process.stderr.write(`${error instanceof CannotStart ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

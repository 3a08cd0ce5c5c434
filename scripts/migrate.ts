// npm run migrate: applies pending migrations to the database of DATABASE_URL (or the embedded one), and nothing else.
import { prepareDatabase } from '#server/platform/database-server.ts';
import { readSettings } from '#server/platform/settings.ts';
import { command } from './command.ts';

await command(async () => {
  const server = await prepareDatabase(readSettings(process.env));
  process.stdout.write('The database is on the newest migration.\n');
  await server.stop();
});

// npm run demo:off: closes the demo accounts that still have their published password. Their companies and records stay.
import { closeDemoAccounts } from '#server/demo/demo-accounts.ts';
import { openDatabase } from '#server/platform/database.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { readSettings } from '#server/platform/settings.ts';
import { command } from './command.ts';

await command(async () => {
  const server = await prepareDatabase(readSettings(process.env), { mustExist: true });
  const db = openDatabase(server.appUrl, { max: 1 });
  try {
    const closed = await closeDemoAccounts(db);
    process.stdout.write(
      closed.length === 0
        ? 'No demo account still has the published password. Nothing was changed.\n'
        : `Closed ${closed.join(', ')}: nobody can sign in to them. Its records stay. ` +
            'If the platform has no administrator now, add one with npm run admin -- ada@example.com, who can delete the demo companies under Companies.\n',
    );
  } finally {
    await db.close();
    await server.stop();
  }
});

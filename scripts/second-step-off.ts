// npm run second-step:off -- ada@example.com: lets somebody who lost their phone and recovery codes sign in with their password alone.
import { openDatabase } from '#server/platform/database.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { CannotStart, readSettings } from '#server/platform/settings.ts';
import { switchOffFor } from '#server/session/second-step-off.ts';
import { command } from './command.ts';

await command(async ([email = '']) => {
  if (!email.includes('@')) throw new CannotStart('Say whose: npm run second-step:off -- ada@example.com');
  const settings = readSettings(process.env);
  const server = await prepareDatabase(settings, { mustExist: true });
  const db = openDatabase(server.appUrl, { max: 1 });
  try {
    const outcome = await switchOffFor(db, email);
    if (outcome === 'unknown') throw new CannotStart(`Nobody has the address ${email}.`);
    if (outcome === 'not on') throw new CannotStart(`Two-step sign-in of ${email} isn't on. Their sessions have been ended.`);
    process.stdout.write(
      `Two-step sign-in of ${email} is off and their sessions have ended. They can sign in with just their password. The server emails them about it.\n`,
    );
  } finally {
    await db.close();
    await server.stop();
  }
});

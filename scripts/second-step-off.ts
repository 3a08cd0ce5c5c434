// npm run second-step:off -- ada@example.com: lets somebody in by their password alone who lost phone and recovery codes.
import pino from 'pino';
import { openDatabase } from '#server/platform/database.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { written } from '#server/platform/letter.ts';
import { openMailer } from '#server/platform/mail.ts';
import { CannotStart, readSettings } from '#server/platform/settings.ts';
import { switchOffFor } from '#server/session/second-step-off.ts';

const [email = ''] = process.argv.slice(2);
try {
  if (!email.includes('@')) throw new CannotStart('Say whose: npm run second-step:off -- ada@example.com');
  const settings = readSettings(process.env);
  const server = await prepareDatabase(settings);
  const db = openDatabase(server.appUrl, { max: 1 });
  try {
    const outcome = await switchOffFor(db, email);
    if (outcome === 'unknown') throw new CannotStart(`Nobody has the address ${email}.`);
    if (outcome === 'not on') throw new CannotStart(`Two-step sign-in of ${email} isn't on. Their sessions have been ended.`);
    process.stdout.write(`Two-step sign-in of ${email} is off and their sessions have ended: the password alone lets them in.\n`);
    const heading = 'Two-step sign-in is off';
    await openMailer({ ...settings, log: pino({ level: 'warn' }) }).send({
      to: outcome.email,
      subject: heading,
      ...written({
        heading,
        paragraphs: [
          `Hello ${outcome.firstName},`,
          'Whoever runs your Fairlead server switched two-step sign-in of your account off. Your password alone opens it, until you switch it on again in your profile.',
        ],
        note: "If you didn't expect this, set a new password at once and ask them.",
      }),
    });
  } finally {
    await db.close();
    await server.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

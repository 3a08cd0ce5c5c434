// npm run admin -- ada@example.com: creates the platform's first administrator, or promotes an existing account, and emails or prints a
// link to set a password.
import { setTimeout as pause } from 'node:timers/promises';
import { resetMinutes } from '#domain/session/reset.ts';
import { openDatabase, type Database } from '#server/platform/database.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { CannotStart, httpAddress, readSettings, type Settings } from '#server/platform/settings.ts';
import { resetLink } from '#server/session/reset-link.ts';
import { adminEmail, makeAdmin, passwordToken, type MadeAdmin } from '#server/users/make-admin.ts';
import { command } from './command.ts';

// How long the command waits for a running server to send the email.
const maxWait = 10_000;

await command(async (args) => {
  const { email, ...consent } = optionsIn(args);
  const settings = readSettings(process.env);
  const server = await prepareDatabase(settings);
  const db = openDatabase(server.appUrl, { max: 1 });
  try {
    const admin = await makeAdmin(db, email, { ...consent, byEmail: settings.smtpUrl !== undefined });
    process.stdout.write(`${whatWasDone(admin)}\n`);
    await (settings.smtpUrl ? followEmail(db, admin, settings) : printLink(db, admin, settings));
  } finally {
    await db.close();
    await server.stop();
  }
});

function optionsIn(args: string[]): { email: string; another: boolean; newLink: boolean } {
  const [email, ...more] = args.filter((each) => !each.startsWith('--'));
  const unknown = args.find((each) => each.startsWith('--') && each !== '--another' && each !== '--new-link');
  if (!email || more.length > 0 || unknown)
    throw new CannotStart('Say whose account: npm run admin -- ada@example.com [--another | --new-link]');
  return { email, another: args.includes('--another'), newLink: args.includes('--new-link') };
}

function whatWasDone({ did, email, firstName, lastName, companyName }: MadeAdmin): string {
  const person = `${firstName} ${lastName} (${email})`;
  if (did === 'made') return `Made an account for ${person}, who runs the platform and belongs to no company.`;
  if (did === 'linked') return `${person} is an administrator already. Nothing was changed but the link, which replaces any earlier one.`;
  const where = companyName ? `They stay in ${companyName}, keep their password` : 'They keep their password';
  return `Made ${person} an administrator of the platform. ${where}, and have to sign in again.`;
}

/** Reports whether the server sent the email. If it can't be sent now, the link is printed too. */
async function followEmail(db: Database, admin: MadeAdmin, settings: Settings): Promise<void> {
  const until = Date.now() + maxWait;
  let email = await adminEmail(db, admin);
  while (email.state === 'waiting' && Date.now() < until) {
    await pause(200);
    email = await adminEmail(db, admin);
  }
  if (email.state === 'sent') {
    process.stdout.write(
      `An email with a link to set a password was sent to ${admin.email}. The link works once, within ${resetMinutes} minutes.\n`,
    );
    return;
  }
  process.stdout.write(
    email.state === 'refused'
      ? `The mail server refused the email to ${admin.email}, so here is the link.\n`
      : `An email with a link is queued for ${admin.email}: the server sends it once it runs and the mail server (SMTP_URL) accepts it. This link works, too.\n`,
  );
  await printLink(db, admin, settings, email.letterId);
}

async function printLink(db: Database, admin: MadeAdmin, settings: Settings, letterId: number | null = null): Promise<void> {
  const link = resetLink(addressOf(settings), await passwordToken(db, admin, letterId));
  process.stdout.write(`\nSet a password here, once, within ${resetMinutes} minutes:\n\n  ${link}\n\n`);
}

/** The server's public address; localhost if it listens on all interfaces, as in a container. */
function addressOf({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? httpAddress(host === '0.0.0.0' || host === '::' ? 'localhost' : host, port);
}

// npm run admin -- ada@example.com: makes the platform's first administrator, or raises an existing account, and mails or prints a link to set a password.
import pino from 'pino';
import { resetMinutes } from '#domain/session/reset.ts';
import { openDatabase } from '#server/platform/database.ts';
import { prepareDatabase } from '#server/platform/database-server.ts';
import { renderLetter } from '#server/platform/letter.ts';
import { openMailer } from '#server/platform/mail.ts';
import { CannotStart, readSettings, type Settings } from '#server/platform/settings.ts';
import { resetLink } from '#server/session/reset-link.ts';
import { makeAdmin, type MadeAdmin } from '#server/users/make-admin.ts';
import { command } from './command.ts';

await command(async (args) => {
  const { email, another, newLink } = asked(args);
  const settings = readSettings(process.env);
  const server = await prepareDatabase(settings);
  const db = openDatabase(server.appUrl, { max: 1 });
  try {
    const admin = await makeAdmin(db, email, { another, newLink });
    process.stdout.write(`${whatWasDone(admin)}\n`);
    await handOver(admin, settings);
  } finally {
    await db.close();
    await server.stop();
  }
});

function asked(args: string[]): { email: string; another: boolean; newLink: boolean } {
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

/** Mails the link where mail is set up; prints it where it isn't, or where the mail server doesn't take it. */
async function handOver({ email, firstName, token }: MadeAdmin, settings: Settings): Promise<void> {
  const link = resetLink(addressOf(settings), token);
  if (settings.smtpUrl) {
    const mailer = openMailer({ ...settings, log: pino({ level: 'silent' }) });
    try {
      await mailer.send({ to: email, ...letter(firstName, link) });
      process.stdout.write(
        `An email with a link to set a password is on its way to ${email}. The link works once, within ${resetMinutes} minutes.\n`,
      );
      return;
    } catch {
      process.stderr.write('The mail server did not accept the email (see SMTP_URL), so here is the link.\n');
    } finally {
      mailer.close();
    }
  }
  process.stdout.write(`\nSet a password here, once, within ${resetMinutes} minutes:\n\n  ${link}\n\n`);
}

function letter(firstName: string, link: string) {
  const heading = 'You run Fairlead now';
  return {
    subject: heading,
    ...renderLetter({
      heading,
      paragraphs: [
        `Hello ${firstName},`,
        `The operator of your Fairlead server made you an administrator of the platform. Set a password with this link. It works once, within ${resetMinutes} minutes.`,
      ],
      action: { label: 'Set a password', url: link },
      note: "If you didn't expect this, ask the operator of the server.",
    }),
  };
}

/** The address people know the server by; in a container that listens everywhere, this machine's. */
function addressOf({ publicUrl, host, port }: Settings): string {
  return publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

// The demo accounts have a published password. If other people can reach the server, the accounts are closed, or the server doesn't start.
import { sql } from 'kysely';
import { fullName } from '#domain/shared/words.ts';
import { companyOf } from '../platform/company.ts';
import { openDatabase, type Database } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { CannotStart, type Settings } from '../platform/settings.ts';
import { recordByFairlead } from '../platform/write.ts';
import { isPassword } from '../session/passwords.ts';
import { demoAddresses, publishedPassword } from './fill.ts';

type DemoAccount = { id: number; companyId: number | null; email: string; firstName: string; lastName: string };

/**
 * Refuses to start if anyone could sign in with the published password: in production, or when the server is reachable from other machines.
 */
export async function refuseOpenDemo(settings: Settings, appUrl: string): Promise<void> {
  const why = exposureOf(settings);
  if (!why || settings.publicDemo) return;
  const db = openDatabase(appUrl, { max: 1 });
  try {
    const open = await openDemoAccounts(db);
    if (open.length > 0)
      throw new CannotStart(
        `The password of these demo accounts is published, and ${why}: ${open.map(({ email }) => email).join(', ')}. ` +
          'Close them with npm run demo:off, which keeps the records of the demo, or start with another database or DATA_DIR. ' +
          'DEMO=public lets everybody in who knows the password.',
      );
  } finally {
    await db.close();
  }
}

/** Closes the demo accounts that still have the published password, and returns their email addresses. */
export async function closeDemoAccounts(db: Database): Promise<string[]> {
  const open = await openDemoAccounts(db);
  await asPlatform(db, "the server's operator closes the demo accounts").transaction(async (t) => {
    for (const { id, companyId, ...person } of open) {
      await t
        .updateTable('users')
        .set({ deactivatedAt: sql`now()` })
        .where('id', '=', id)
        .execute();
      const details = `Deactivated ${fullName(person)} on the server: its password is published`;
      await recordByFairlead(t, { companyId: companyOf({ companyId }), action: 'update', resourceType: 'user', resourceId: id, details });
    }
  });
  return open.map(({ email }) => email);
}

async function openDemoAccounts(db: Database): Promise<DemoAccount[]> {
  const accounts = await db.atTheDoor((t) =>
    t
      .selectFrom('users')
      .select(['id', 'companyId', 'email', 'firstName', 'lastName', 'passwordHash'])
      .where(sql<string>`lower(email)`, 'in', demoAddresses)
      .where('deactivatedAt', 'is', null)
      .orderBy('id')
      .execute(),
  );
  const found: DemoAccount[] = [];
  for (const { passwordHash, ...account } of accounts) if (await isPassword(passwordHash, publishedPassword)) found.push(account);
  return found;
}

/** Who can reach this server, worded for the message, or undefined if only this machine can. */
function exposureOf({ production, host, publicUrl }: Settings): string | undefined {
  if (production) return 'this server runs in production';
  if (!isOwnMachine(host)) return `HOST=${host} lets other machines in`;
  if (publicUrl && !isOwnMachine(new URL(publicUrl).hostname)) return `PUBLIC_URL=${publicUrl} makes it reachable for others`;
  return undefined;
}

function isOwnMachine(host: string): boolean {
  return /^(127(\.\d+){3}|localhost|\[?::1\]?)$/i.test(host);
}

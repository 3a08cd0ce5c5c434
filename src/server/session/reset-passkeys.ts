import { NewPasswordSet, PasskeysToRemove } from '#domain/session/reset.ts';
import { fullName } from '#domain/shared/words.ts';
import { z } from '#domain/shared/zod.ts';
import { companyOf } from '../platform/company.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { Refusal } from '../platform/errors.ts';
import type { App, Parts } from '../platform/parts.ts';
import { asPlatform } from '../platform/scope.ts';
import { recordAs } from '../platform/write.ts';
import { passkeysOf, removePasskey } from './passkey-store.ts';
import { addresseeOf } from './reset-store.ts';
import { giveTicket, holderOf } from './tickets.ts';

const over = () => new Refusal(401, 'ticket_over', 'That took too long. Please sign in and remove passkeys in your profile.');

/** Passkeys survive a change of the password. Anyone who has just set a new one by email may remove passkeys that aren't theirs. */
export function passkeysAfterReset(app: App, { db }: Parts): void {
  app.post(
    '/api/auth/reset-password/passkeys',
    {
      config: { may: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Session'],
        operationId: 'removePasskeysAfterReset',
        summary: 'Remove passkeys after a password reset',
        description:
          'Removes passkeys of the account that a new password was set for, with the ticket from setting it, and returns those that are left.',
        body: PasskeysToRemove,
        response: { 200: NewPasswordSet.pick({ passkeys: true }) },
      },
    },
    async ({ body: { ticket, ids }, ip }) => {
      const userId = await holderOf(db, ticket, 'passkeys-after-reset');
      if (userId === undefined) throw over();
      return asPlatform(db, 'after a password reset the user is not signed in yet').transaction(async (t) => {
        const person = await addresseeOf(t, userId);
        if (!person) throw over();
        for (const id of ids) {
          if (!(await removePasskey(t, userId, id))) continue;
          const activity = {
            companyId: companyOf(person),
            action: 'update',
            resourceType: 'user',
            resourceId: userId,
            details: 'Removed a passkey after setting a new password by email',
          } as const;
          await recordAs(t, activity, { userId, userName: fullName(person), ip });
        }
        return { passkeys: await listedPasskeys(t, userId) };
      });
    },
  );
}

type ListedPasskeys = z.infer<typeof NewPasswordSet>['passkeys'];

/** What besides the password still opens this account. */
export async function listedPasskeys(t: Transaction, userId: number): Promise<ListedPasskeys> {
  const passkeys = await passkeysOf(t, userId);
  return passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}

/** The ticket that lets the page after a reset remove passkeys; undefined if there are none. */
export async function ticketForPasskeys(db: Database, userId: number, passkeys: ListedPasskeys): Promise<string | null> {
  return passkeys.length === 0 ? null : giveTicket(db, 'passkeys-after-reset', userId);
}

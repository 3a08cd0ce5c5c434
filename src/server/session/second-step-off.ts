import { sql } from 'kysely';
import { mintScope, type Database } from '../platform/database.ts';
import { announce, noCompany } from '../platform/write.ts';
import { switchOff } from './authenticators.ts';

const platform = mintScope({ role: 'admin', companyId: null });

/** Whose it was, as a letter needs it; or why there was nothing to switch off. */
export type SwitchedOff = { email: string; firstName: string } | 'unknown' | 'not on';

/**
 * Switches two-step sign-in off for somebody who lost phone and recovery codes, and ends whatever is open in their name. For whoever runs the server: a
 * manager does it for their team, but above a platform admin there is nobody in the product.
 */
export async function switchOffFor(db: Database, email: string): Promise<SwitchedOff> {
  const person = await db
    .in(platform)
    .selectFrom('users')
    .select(['id', 'companyId', 'email', 'firstName', 'lastName'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!person) return 'unknown';
  const { id, firstName, lastName } = person;
  const companyId = person.companyId ?? noCompany;
  const wasOn = await db.transaction(platform, async (t) => {
    if (!(await switchOff(t, id))) return false;
    await t
      .insertInto('activities')
      .values({
        companyId,
        action: 'update',
        resourceType: 'user',
        resourceId: id,
        details: `Switched two-step sign-in of ${firstName} ${lastName} off, at the server`,
        userName: 'Fairlead',
      })
      .execute();
    await announce(t, { companyId, resourceType: 'user', resourceId: id });
    return true;
  });
  // Also where it was off already: whoever repeats the command because it was cut off wants this done.
  await db.atTheDoor(async (t) => {
    await t.deleteFrom('sessions').where('userId', '=', id).execute();
    await t.deleteFrom('signInTickets').where('userId', '=', id).execute();
  });
  return wasOn ? { email: person.email, firstName } : 'not on';
}

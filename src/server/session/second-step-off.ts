import { sql } from 'kysely';
import { companyOf } from '../platform/company.ts';
import type { Database } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter, type NewLetter } from '../platform/letters.ts';
import { recordByFairlead } from '../platform/write.ts';
import { switchOff } from './authenticators.ts';

const platform = (db: Database) => asPlatform(db, "the server's operator turns off a second step");

type SwitchedOff = 'off' | 'not on' | 'unknown';

/**
 * Turns off two-step sign-in for someone who lost both phone and recovery codes, and ends all their sessions. For the operator of the
 * server: managers do it for their team, but nobody in the product can do it for a platform admin.
 */
export async function switchOffFor(db: Database, email: string): Promise<SwitchedOff> {
  const person = await platform(db)
    .query.selectFrom('users')
    .select(['id', 'companyId', 'email', 'firstName', 'lastName'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!person) return 'unknown';
  const { id, firstName, lastName } = person;
  const companyId = companyOf(person);
  const wasOn = await platform(db).transaction(async (t) => {
    if (!(await switchOff(t, id))) return false;
    const details = `Turned off two-step sign-in for ${firstName} ${lastName} on the server`;
    await recordByFairlead(t, { companyId, action: 'update', resourceType: 'user', resourceId: id, details });
    await postLetter(t, letterTo(person));
    return true;
  });
  // Even if it was off: a repeated command after an interruption should still finish.
  await db.atTheDoor(async (t) => {
    await t.deleteFrom('sessions').where('userId', '=', id).execute();
    await t.deleteFrom('signInTickets').where('userId', '=', id).execute();
  });
  return wasOn ? 'off' : 'not on';
}

function letterTo({
  id,
  companyId,
  email,
  firstName,
}: {
  id: number;
  companyId: number | null;
  email: string;
  firstName: string;
}): NewLetter {
  const heading = 'Two-step sign-in is off';
  return {
    companyId,
    to: email,
    subject: heading,
    about: { type: 'user', id },
    data: renderLetter({
      heading,
      paragraphs: [
        `Hello ${firstName},`,
        'The operator of your Fairlead server turned off two-step sign-in for your account. Until you turn it on again in your profile, your password is all it takes to sign in.',
      ],
      note: "If you didn't expect this, set a new password right away and ask the operator.",
    }),
  };
}

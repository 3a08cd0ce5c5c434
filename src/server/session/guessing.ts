// Who may keep trying to sign in to an account (decision 018). A browser that its owner has signed in with has attempts of its own;
// strangers share theirs, by client and account together, by client, and by account. So nobody is locked out by others where they have
// signed in before.
import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database.ts';
import { addJob } from '../platform/jobs.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetter } from '../platform/letters.ts';
import { clientOf, forget, isFirstInAWhile, limitFailures } from '../platform/limits.ts';
import type { Parts } from '../platform/parts.ts';
import { asPlatform } from '../platform/scope.ts';
import { knownBrowser } from './known-browsers.ts';
import { addresseeOf } from './reset-store.ts';
import { accountOf } from './store.ts';

/** Wrong passwords: of one client or known browser for one account, of one client for all accounts, of all strangers for one account. */
export const wrongPasswords = {
  ofOne: { max: 10, minutes: 15 },
  ofOneClient: { max: 50, minutes: 15 },
  ofAllStrangers: { max: 50, minutes: 60 },
} as const;

const tooMany = 'Too many failed sign-ins. Please wait a few minutes, use a passkey, or set a new password by email.';
const guessed = 'passwords were guessed';
// The owner is told again when an attack resumes after a day's rest.
const restOfAnAttack = 24 * 60;

/** Returns what `prove` finds out about this address's password, undefined if it is wrong. Refuses with 429 after too many failures. */
export async function limitGuesses<T>(
  db: Database,
  request: FastifyRequest,
  email: string,
  prove: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const account = email.toLowerCase();
  const browser = await knownBrowser(db, request, { email });
  const client = clientOf(request);
  const own = browser ? `sign-in:browser:${browser}:${account}` : `sign-in:client:${client}:${account}`;
  const usedUp = () => noteAttack(db, account, client);
  const proved = await limitFailures(
    db,
    browser
      ? [{ key: own, ...wrongPasswords.ofOne }]
      : [
          // The client's limit first: it waits in line only behind itself, not behind others who try the same address.
          { key: `sign-in:client:${client}`, ...wrongPasswords.ofOneClient },
          { key: own, ...wrongPasswords.ofOne, usedUp },
          { key: `sign-in:address:${account}`, ...wrongPasswords.ofAllStrangers, usedUp },
        ],
    tooMany,
    prove,
  );
  // Strangers' shared failures stay counted: otherwise they could continue each time the owner signs in.
  if (proved !== undefined) await forget(db, own);
  return proved;
}

/** Warns the owner, once per attack. It takes as long if there is no such account: both do the same work. */
async function noteAttack(db: Database, email: string, client: string): Promise<void> {
  if (await isFirstInAWhile(db, `sign-in:told:${email}`, restOfAnAttack))
    await db.atTheDoor((t) => addJob(t, guessed, { email, client }, { key: email }));
}

/** The email to the owner of the account that was attacked. */
export function guessingLetters({ db, jobs, address }: Pick<Parts, 'db' | 'jobs' | 'address'>): void {
  jobs.run(guessed, ({ data }) => warnOfGuesses(db, address(), String(data['email']), String(data['client'])), { lane: 'letters' });
}

async function warnOfGuesses(db: Database, address: string, email: string, client: string): Promise<void> {
  const account = await accountOf(db, email);
  if (!account) return;
  await asPlatform(db, 'warn the owner of an account under attack').transaction(async (t) => {
    const person = await addresseeOf(t, account.id);
    if (!person) return;
    const heading = 'Someone is trying to sign in to your account';
    await postLetter(t, {
      companyId: person.companyId,
      to: person.email,
      subject: heading,
      about: { type: 'user', id: person.id },
      data: renderLetter({
        heading,
        paragraphs: [
          `Hello ${person.firstName},`,
          `Someone repeatedly entered wrong passwords for your Fairlead account, most recently from the network address ${client}. None of these attempts succeeded. If it was you, you can set a new password.`,
          'You can still sign in from browsers you have used before. Other browsers refuse your password for a while; use a passkey there, or set a new password by email.',
        ],
        action: { label: 'Set a new password', url: `${address}/reset-password` },
        note: 'If it wasn’t you, you don’t need to do anything. Two-step sign-in, which you can turn on in your profile, protects your account even from someone who guesses your password.',
      }),
    });
  });
}

import { sql } from 'kysely';
import { graceDays } from '#domain/billing/access.ts';
import { planOf } from '#domain/billing/subscription.ts';
import { catalogue } from '#domain/billing/plans.ts';
import { datesIn, longDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import { managersAndOwner } from '../companies/store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { asPlatform } from '../platform/scope.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetters, type Letter } from '../platform/letters.ts';
import type { Parts } from '../platform/parts.ts';

const platform = (db: Database) => asPlatform(db, 'a job reports failed payments');
export const failedPayment = 'failed payment';
const subject = 'Your payment for Fairlead didn’t go through';

/**
 * Emails everyone who can fix a failed payment. Call it in the transaction that records the first failure: further tries of the same
 * payment send no email.
 */
export async function tellOfFailedPayment(t: Transaction, companyId: number, subscriptionId: string): Promise<void> {
  const letters = (await managersAndOwner(t, companyId)).map(({ id: userId, email }) => ({
    companyId,
    to: email,
    subject,
    about: { type: 'company' as const, id: companyId },
    kind: failedPayment,
    data: { userId, subscriptionId },
  }));
  await postLetters(t, letters);
}

/** One of these emails, unless the payment went through meanwhile. */
export async function failedPaymentLetter(
  { db, address }: Pick<Parts, 'db' | 'address'>,
  { companyId, data: { userId, subscriptionId } }: Letter,
) {
  const {
    rows: [found],
  } = await sql<{
    email: string;
    firstName: string;
    company: string;
    timeZone: string;
    ownFormats: ChosenFormats;
    formats: ChosenFormats;
    planId: string;
    pastDueSince: string;
  }>`
    select u.email, u.first_name, c.name as company, c.time_zone, u.formats as own_formats, c.formats, s.plan_id, s.past_due_since
    from subscriptions s join companies c on c.id = s.company_id join users u on u.company_id = c.id
    where s.company_id = ${companyId} and s.id = ${subscriptionId} and s.past_due_since is not null and u.id = ${userId} and u.deactivated_at is null`.execute(
    platform(db).query,
  );
  if (!found) return undefined;
  const { email, firstName, company, timeZone, ownFormats, formats, planId, pastDueSince } = found;
  const plan = planOf(planId)?.plan ?? 'starter';
  const until = datesIn(timeZone, formatsOf(ownFormats, formats)).date(
    new Date(Date.parse(pastDueSince) + graceDays * 86_400_000),
    longDate,
  );
  return {
    to: email,
    subject,
    ...renderLetter({
      heading: 'A payment is due',
      paragraphs: [
        `Hello ${firstName},`,
        `${company}'s payment for the Fairlead ${catalogue[plan].name} plan didn’t go through. Pay with this card or another one to continue.`,
        `Until ${until} everything works as before. After that ${company} can still read and export its data, but not change it.`,
      ],
      action: { label: 'Update your card', url: `${address()}/subscribe` },
      note: 'If you have already paid, you don’t need to do anything.',
    }),
  };
}

import { sql } from 'kysely';
import { graceDays } from '#domain/billing/access.ts';
import { planOf } from '#domain/billing/subscription.ts';
import { catalogue } from '#domain/billing/plans.ts';
import { thoseWhoRun } from '../companies/store.ts';
import { mintScope, type Transaction } from '../platform/database.ts';
import { addJob, type JobData } from '../platform/jobs.ts';
import { written } from '../platform/letter.ts';
import type { Parts } from '../platform/parts.ts';

const platform = mintScope({ role: 'admin', companyId: null });
export const failedPayment = 'letter-of-failed-payment';

/** A letter to each of those who can do something about it. It belongs in the transaction that learns of the first failure: further tries of the same payment aren't told of. */
export async function tellOfFailedPayment(t: Transaction, companyId: number, subscriptionId: string): Promise<void> {
  for (const userId of await thoseWhoRun(t, companyId)) await addJob(t, failedPayment, { companyId, userId, subscriptionId });
}

/** Sends one of them, unless it is paid by now. */
export async function sendFailedPaymentLetter(
  { db, mail, address }: Pick<Parts, 'db' | 'mail' | 'address'>,
  { companyId, userId, subscriptionId }: JobData,
): Promise<void> {
  const {
    rows: [found],
  } = await sql<{ email: string; firstName: string; company: string; timeZone: string; planId: string; pastDueSince: string }>`
    select u.email, u.first_name, c.name as company, c.time_zone, s.plan_id, s.past_due_since
    from subscriptions s join companies c on c.id = s.company_id join users u on u.company_id = c.id
    where s.company_id = ${companyId} and s.id = ${subscriptionId} and s.past_due_since is not null and u.id = ${userId} and u.deactivated_at is null`.execute(
    db.in(platform),
  );
  if (!found) return;
  const { email, firstName, company, timeZone, planId, pastDueSince } = found;
  const plan = planOf(planId)?.plan ?? 'starter';
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(Date.parse(pastDueSince) + graceDays * 86_400_000);
  await mail.send({
    to: email,
    subject: 'Your payment for Fairlead didn’t go through',
    ...written({
      heading: 'A payment is due',
      paragraphs: [
        `Hello ${firstName},`,
        `The payment of ${company} for the ${catalogue[plan].name} plan of Fairlead didn’t go through. Pay with this or another card, and everything goes on.`,
        `Until ${until} everything works as before. After that ${company} can still read and export its data, but not change it.`,
      ],
      action: { label: 'Update your card', url: `${address()}/subscribe` },
      note: 'If you have paid meanwhile, there is nothing to do.',
    }),
  });
}

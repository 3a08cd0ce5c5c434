import { sql } from 'kysely';
import { catalogue } from '#domain/billing/plans.ts';
import { planOf } from '#domain/billing/subscription.ts';
import type { Database } from '../platform/database.ts';
import { written } from '../platform/letter.ts';
import type { Mailer } from '../platform/mail.ts';
import { platform } from './books.ts';

type Post = { db: Database; mail: Mailer; address: () => string };
const most = 100;

/** Welcomes those whose account was made, also where their browser was gone before they saw it. */
export async function welcome({ db, mail, address }: Post): Promise<void> {
  const { rows } = await sql<{ id: string; email: string; firstName: string }>`
    update pending_signups set welcomed_at = now() where id in (
      select id from pending_signups where state = 'completed' and welcomed_at is null order by updated_at limit ${most} for update skip locked)
    returning id, email, first_name`.execute(db.in(platform));
  const greet = ({ email, firstName }: (typeof rows)[number]) =>
    mail.send({
      to: email,
      subject: 'Your Fairlead account is ready',
      ...written({
        heading: 'Welcome aboard',
        paragraphs: [
          `Hello ${firstName},`,
          'Your account is ready and your free trial has begun. You will not be charged before it ends, and you can cancel at any time.',
        ],
        action: { label: 'Sign in', url: `${address()}/signin` },
      }),
    });
  await toEach(rows, greet, ({ id }) =>
    db.in(platform).updateTable('pendingSignups').set({ welcomedAt: null }).where('id', '=', id).execute(),
  );
}

type Reminded = { companyId: number; id: string; planId: string; trialEnd: string; email: string; firstName: string; timeZone: string };

/** Tells a company's owner, or a manager where it has none, a day before a trial ends, what will be charged and how to prevent it. Once: the provider's own reminder would come at the trial's very beginning. */
export async function remindOfTrials({ db, mail, address }: Post): Promise<void> {
  const { rows } = await sql<Reminded>`
    update subscriptions s set reminded_at = now() from companies c join users u on u.company_id = c.id
    where s.company_id = c.id and u.id = coalesce(c.owner_id, (select min(m.id) from users m where m.company_id = c.id and m.role = 'manager' and m.deactivated_at is null)) and s.status = 'trialing' and s.reminded_at is null and not s.cancel_at_period_end and s.trial_end between now() and now() + interval '24 hours'
    returning s.company_id, s.id, s.plan_id, s.trial_end, u.email, u.first_name, c.time_zone`.execute(db.in(platform));
  await toEach(
    rows,
    (reminded) => mail.send(reminder(reminded, address())),
    ({ companyId, id }) =>
      db
        .in(platform)
        .updateTable('subscriptions')
        .set({ remindedAt: null })
        .where('companyId', '=', companyId)
        .where('id', '=', id)
        .execute(),
  );
}

/** One address that is refused keeps nobody else from their letter, and has its turn again. */
async function toEach<Row>(rows: Row[], send: (row: Row) => Promise<void>, takeBack: (row: Row) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await send(row);
    } catch (error) {
      failures.push(error);
      await takeBack(row);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function reminder({ planId, trialEnd, email, firstName, timeZone }: Reminded, address: string) {
  const bought = planOf(planId);
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(trialEnd));
  const price = bought
    ? `£${bought.amount} per ${bought.billing === 'yearly' ? 'year' : 'month'} for ${catalogue[bought.plan].name}`
    : 'the price of your plan';
  return {
    to: email,
    subject: 'Your free trial ends tomorrow',
    ...written({
      heading: 'Your free trial ends tomorrow',
      paragraphs: [
        `Hello ${firstName},`,
        `Your free trial of Fairlead ends on ${when}. From then on your card is charged ${price}.`,
        'To go on there is nothing to do.',
      ],
      action: { label: 'See your subscription', url: `${address}/profile` },
      note: 'If you cancel before the trial ends, nothing is charged.',
    }),
  };
}

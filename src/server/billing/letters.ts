import { sql } from 'kysely';
import { catalogue } from '#domain/billing/plans.ts';
import { nameTaken } from '#domain/billing/name-taken.ts';
import { planOf } from '#domain/billing/subscription.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { datesIn, wholeDate } from '#domain/shared/date-words.ts';
import { formatsOf, type ChosenFormats } from '#domain/shared/formats.ts';
import type { Database } from '../platform/database.ts';
import { renderLetter } from '../platform/letter.ts';
import { postLetters, type NewLetter } from '../platform/letters.ts';
import { asPayments } from './scope.ts';

type Post = { db: Database; address: () => string };
const batchSize = 100;

/** Welcomes the owners of new accounts, even if their browser was closed before the account existed. */
export async function welcome({ db, address }: Post): Promise<void> {
  await asPayments(db).transaction(async (t) => {
    const { rows } = await sql<Welcomed>`
      with welcomed as (
        update pending_signups set welcomed_at = now() where id in (
          select id from pending_signups where state = 'completed' and welcomed_at is null order by updated_at limit ${batchSize} for update skip locked)
        returning email, first_name, company_name)
      select u.company_id, u.id as user_id, w.email, w.first_name, w.company_name as wished_name, c.name as company_name
      from welcomed w join users u on lower(u.email) = lower(w.email) join companies c on c.id = u.company_id`.execute(t);
    await postLetters(
      t,
      rows.map((row) => welcomeLetter(row, address())),
    );
  });
}

type Welcomed = { companyId: number; userId: number; email: string; firstName: string; wishedName: string; companyName: string };

function welcomeLetter({ companyId, userId, email, firstName, wishedName, companyName }: Welcomed, address: string): NewLetter {
  return {
    companyId,
    to: email,
    subject: 'Your Fairlead account is ready',
    about: { type: 'user', id: userId },
    data: renderLetter({
      heading: 'Welcome aboard',
      picture: 'Sailing Yacht',
      paragraphs: [
        `Hello ${firstName},`,
        "Your account is ready and your free trial has started. You won't be charged before it ends, and you can cancel at any time.",
        ...(companyName === wishedName ? [] : [nameTaken(wishedName, companyName)]),
      ],
      action: { label: 'Sign in', url: `${address}/signin` },
    }),
  };
}

type Reminded = {
  companyId: number;
  planId: string;
  trialEnd: string;
  email: string;
  firstName: string;
  timeZone: string;
  ownFormats: ChosenFormats;
  formats: ChosenFormats;
};

/**
 * Emails a company's owner, or a manager if it has none, within a day of the end of a trial: what will be charged and how to prevent it. Sent
 * once; the provider's own reminder would come at the very start of the trial.
 */
export async function remindOfTrials({ db, address }: Post): Promise<void> {
  await asPayments(db).transaction(async (t) => {
    const { rows } = await sql<Reminded>`
      update subscriptions s set reminded_at = now() from companies c join users u on u.company_id = c.id
      where s.company_id = c.id and u.id = coalesce(c.owner_id, (select min(m.id) from users m where m.company_id = c.id and m.role = 'manager' and m.deactivated_at is null)) and s.status = 'trialing' and s.reminded_at is null and not s.cancel_at_period_end and s.trial_end between now() and now() + interval '24 hours'
      returning s.company_id, s.plan_id, s.trial_end, u.email, u.first_name, c.time_zone, u.formats as own_formats, c.formats`.execute(t);
    await postLetters(
      t,
      rows.map((reminded) => reminder(reminded, address())),
    );
  });
}

function reminder({ companyId, planId, trialEnd, email, firstName, timeZone, ownFormats, formats }: Reminded, address: string): NewLetter {
  const bought = planOf(planId);
  const isToday = dayIn(timeZone, trialEnd) === dayIn(timeZone, new Date().toISOString());
  const heading = `Your free trial ends ${isToday ? 'today' : 'tomorrow'}`;
  const when = datesIn(timeZone, formatsOf(ownFormats, formats)).moment(trialEnd, wholeDate);
  const price = bought
    ? `£${bought.amount} per ${bought.billing === 'yearly' ? 'year' : 'month'} for ${catalogue[bought.plan].name}`
    : 'the price of your plan';
  return {
    companyId,
    to: email,
    subject: heading,
    about: { type: 'company', id: companyId },
    data: renderLetter({
      heading,
      paragraphs: [
        `Hello ${firstName},`,
        `Your free trial of Fairlead ends on ${when}. After that your card is charged ${price}.`,
        'To continue, you don’t need to do anything.',
      ],
      action: { label: 'See your subscription', url: `${address}/profile` },
      note: 'If you cancel before the trial ends, nothing is charged.',
    }),
  };
}

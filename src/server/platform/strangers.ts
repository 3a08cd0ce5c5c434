import { sql } from 'kysely';
import type { Plan } from '#domain/billing/plans.ts';
import { lettersToStrangers, tooManyLetters } from '#domain/letters/strangers.ts';
import type { Transaction } from './database.ts';
import { Refusal } from './errors.ts';

/**
 * Counts an email of this company, unless it goes to one of its own people; refuses with 429 the first that exceeds the limit in 24 hours.
 * Call it in the transaction that posts the email, so that a rolled-back email isn't counted, and several at once can't exceed the limit
 * together.
 */
export async function countLetterToStranger(t: Transaction, companyId: number, to: string): Promise<void> {
  const {
    rows: [sender],
  } = await sql<{ plan: Plan | null; isTrial: boolean; isOwn: boolean }>`
    select c.subscription_tier as plan,
      exists (select from subscriptions s where s.company_id = c.id and s.status in ('trialing', 'provisioning')) as is_trial,
      exists (select from users u where u.company_id = c.id and lower(u.email) = ${to.toLowerCase()}) as is_own
    from companies c where c.id = ${companyId}`.execute(t);
  if (!sender || sender.isOwn) return;
  const {
    rows: [counted],
  } = await sql<{ count: number; seconds: number }>`
    insert into letters_to_strangers as s (company_id, count, day_ends) values (${companyId}, 1, now() + interval '24 hours')
    on conflict (company_id) do update set
      count = case when s.day_ends < now() then 1 else s.count + 1 end,
      day_ends = case when s.day_ends < now() then excluded.day_ends else s.day_ends end
    returning count, ceil(extract(epoch from day_ends - now()))::int as seconds`.execute(t);
  const { count = 0, seconds = 0 } = counted ?? {};
  if (count > lettersToStrangers(sender))
    throw new Refusal(429, 'too_many_letters', tooManyLetters(sender, seconds), { retryAfter: Math.max(1, seconds) });
}

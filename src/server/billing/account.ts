import { sql, type Selectable } from 'kysely';
import { fullName } from '#domain/shared/words.ts';
import type { Transaction } from '../platform/database.ts';
import { announce } from '../platform/write.ts';
import type { PendingSignups } from '../tables.ts';
import { endOfTrial, type BillingContext } from './books.ts';
import { asPayments } from './scope.ts';

/** A pending sign-up as it is stored. */
export type Pending = Selectable<PendingSignups>;

const notCharged = 'An account with this email already exists. Please sign in. Your card was not charged.';

class AddressTaken extends Error {}

/**
 * Adds the company, its first user and the subscription in one transaction and completes the sign-up. If the email address already has an
 * account, only that is stored.
 */
export async function makeAccount(context: BillingContext, pending: Pending, paymentMethodId: string): Promise<void> {
  const { db, provider } = context;
  const { id, subscriptionId, planId, customerId } = pending;
  const trialEnd = await endOfTrial(context, customerId as string);
  try {
    await asPayments(db).transaction(async (t) => {
      const { companyId, userId } = await makePeople(t, pending);
      await t
        .insertInto('subscriptions')
        .values({
          id: subscriptionId,
          companyId,
          provider: provider.name,
          customerId: customerId as string,
          paymentMethodId,
          planId,
          status: 'provisioning',
          trialEnd,
        })
        .execute();
      await t
        .updateTable('pendingSignups')
        .set({ state: 'completed', madeCompanyId: companyId, madeUserId: userId, passwordHash: null })
        .where('id', '=', id)
        .execute();
      await announce(t, { companyId, resourceType: 'company', resourceId: companyId });
    });
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    await asPayments(db)
      .query.updateTable('pendingSignups')
      .set({ state: 'conflict', failure: notCharged, passwordHash: null })
      .where('id', '=', id)
      .execute();
  }
}

async function makePeople(
  t: Transaction,
  { email, firstName, lastName, passwordHash, companyName, planId, timeZone, formats, customerId }: Pending,
): Promise<{ companyId: number; userId: number }> {
  const company = await makeCompany(t, companyName, {
    plan: planId.startsWith('professional') ? 'professional' : 'starter',
    timeZone,
    formats,
  });
  const companyId = company.id;
  const {
    rows: [person],
  } = await sql<{ id: number }>`
    insert into users (company_id, email, password_hash, first_name, last_name, role, stripe_customer_id)
    values (${companyId}, ${email}, ${passwordHash}, ${firstName}, ${lastName}, 'user', ${customerId})
    on conflict (lower(email)) do nothing returning id`.execute(t);
  if (!person) throw new AddressTaken();
  const userName = fullName({ firstName, lastName });
  await t.updateTable('companies').set({ ownerId: person.id }).where('id', '=', companyId).execute();
  await t
    .insertInto('activities')
    .values({
      companyId,
      action: 'create',
      resourceType: 'company',
      resourceId: companyId,
      changes: company.name === companyName ? null : JSON.stringify({ name: [companyName, company.name] }),
      details:
        company.name === companyName
          ? `${userName} signed up ${companyName}`
          : `${userName} signed up ${company.name}: another company is called ${companyName}`,
      userId: person.id,
      userName,
    })
    .execute();
  return { companyId, userId: person.id };
}

/** The sign-up form refuses a name in use. If two people chose the same name at the same time, the later company gets a number. */
async function makeCompany(
  t: Transaction,
  name: string,
  { plan, timeZone, formats }: { plan: 'starter' | 'professional' } & Pick<Pending, 'timeZone' | 'formats'>,
): Promise<{ id: number; name: string }> {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name.slice(0, 190)} (${number})`;
    const {
      rows: [made],
    } = await sql<{ id: number }>`
      insert into companies (name, subscription_tier, time_zone, formats) values (${numbered}, ${plan}, ${timeZone}, ${formats}) on conflict (lower(name)) do nothing returning id`.execute(
      t,
    );
    if (made) return { id: made.id, name: numbered };
  }
}

import { addMonths, firstOfMonth, lastOfMonth } from '#domain/shared/calendar-days.ts';
import { calculateStatement } from '../owners/statement-reckoning.ts';
import { storeStatements } from '../owners/statement-issuing.ts';
import type { Transaction } from '../platform/database.ts';
import { asCompany } from '../platform/scope.ts';
import { daysAfter, type Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { daysOfBooks } from './schedule.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

/** How many days after the end of a month owners get their statement, and their payout. */
const [statementDay, payoutDay] = [3, 10];

/**
 * Stores the owners of managed yachts since the first month of the books, with their statements and payouts for the months since. Returns
 * the last day covered by a statement.
 */
export async function fillOwners(t: Transaction, company: DemoCompany, stored: Stored, today: Day): Promise<Day | null> {
  const validFrom = firstOfMonth(daysAfter(today, 1 - daysOfBooks(company)));
  const months = monthsPaid(validFrom, today);
  for (const owned of company.owned ?? []) {
    const yacht = { id: of(stored.yachts, owned.yacht), name: owned.yacht, companyId: stored.companyId };
    await fillAgreement(t, owned, yacht, validFrom);
    for (const from of months) await fillStatement(t, company, stored, { yacht, from, today });
  }
  return company.owned && months.length > 0 ? lastOfMonth(months.at(-1) ?? validFrom) : null;
}

/** The months whose payouts were made by yesterday. */
function monthsPaid(validFrom: Day, today: Day): Day[] {
  const months: Day[] = [];
  for (let from = validFrom; daysAfter(lastOfMonth(from), payoutDay + 1) < today; from = addMonths(from, 1)) months.push(from);
  return months;
}

type Owned = NonNullable<DemoCompany['owned']>[number];
type OwnedYacht = { id: number; name: string; companyId: number };

async function fillAgreement(
  t: Transaction,
  { owners, feePercent, passedOn }: Owned,
  { id: yachtId, companyId }: OwnedYacht,
  validFrom: Day,
) {
  const people = owners.map(({ share: _share, ...owner }) => ({ ...owner, companyId }));
  const ids = idsOf(await t.insertInto('yachtOwners').values(people).returning('id').execute());
  await t
    .insertInto('yachtShares')
    .values(owners.map(({ share }, place) => ({ companyId, yachtId, ownerId: at(ids, place), share, validFrom })))
    .execute();
  const { feeTaxRateId } = await t
    .selectFrom('taxRates')
    .select('id as feeTaxRateId')
    .where('companyId', '=', companyId)
    .where('category', '=', 'S')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await t.insertInto('managementAgreements').values({ companyId, yachtId, feePercent, feeTaxRateId, passedOn, validFrom }).execute();
}

type Month = { yacht: OwnedYacht; from: Day; today: Day };

/** Stores the statement of a month for a yacht's owners, and their payouts if anything was due. */
async function fillStatement(t: Transaction, { people }: DemoCompany, stored: Stored, { yacht, from, today }: Month): Promise<void> {
  const { companyId } = yacht;
  const to = lastOfMonth(from);
  const issuedAt = `${daysAfter(to, statementDay)} 09:15`;
  const statement = await calculateStatement(t, yacht, { from, to, statementDate: daysAfter(to, statementDay), today });
  const issued = await storeStatements(t, asCompany(companyId), { yacht, preview: statement, logo: null, at: issuedAt });
  const [who] = people;
  for (const [place, { id, number, ownerName }] of issued.entries()) {
    if (who)
      await t
        .insertInto('activities')
        .values({
          companyId,
          userId: of(stored.people, who.firstName),
          userName: `${who.firstName} ${who.lastName}`,
          timestamp: issuedAt,
          action: 'create',
          resourceType: 'owner_statement',
          resourceId: id,
          details: `Issued statement ${number} of ${yacht.name} to ${ownerName}`,
        })
        .execute();
    const owner = statement.owners[place];
    if (!owner || owner.closing.startsWith('-') || owner.closing === '0.00') continue;
    const day = daysAfter(to, payoutDay);
    const payout = { companyId, direction: 'out' as const, ownerId: owner.ownerId, amount: owner.closing, currency: statement.currency };
    const made = { createdAt: `${day} 10:05`, updatedAt: `${day} 10:05` };
    await t
      .insertInto('payments')
      .values({ ...payout, day, method: 'bank_transfer', reference: number, ...made })
      .execute();
  }
}

import { addMonths, firstOfMonth } from '#domain/shared/calendar-days.ts';
import type { Transaction } from '../platform/database.ts';
import type { Day } from './calendar.ts';
import type { DemoCompany } from './demo-company.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

const monthsOwned = 3;

/** Stores whose the yachts are that a company runs for others, since some months: their statements can be issued. */
export async function fillOwners(t: Transaction, { owned = [] }: DemoCompany, { companyId, yachts }: Stored, today: Day): Promise<void> {
  const validFrom = firstOfMonth(addMonths(today, -monthsOwned));
  for (const { yacht, owners, feePercent, passedOn } of owned) {
    const yachtId = of(yachts, yacht);
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
}

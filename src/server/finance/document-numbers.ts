import { sql } from 'kysely';
import type { Transaction } from '../platform/database.ts';

/**
 * Takes the next number of a series of the company, in the year of this day. The counter is held until the transaction ends, so a
 * transaction that is rolled back leaves no gap.
 */
export async function nextOfSeries(
  t: Transaction,
  companyId: number,
  { series, day }: { series: 'CN' | 'OS'; day: string },
): Promise<number> {
  const year = Number(day.slice(0, 4));
  const { lastNumber } = await t
    .insertInto('documentCounters')
    .values({ companyId, series, year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'series', 'year']).doUpdateSet({ lastNumber: sql`document_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

import { charterPrice } from '#domain/desk/price.ts';
import { publicState, type PublicCell } from '#domain/desk/public-page.ts';
import { addDays, dayIn, type Day } from '#domain/shared/calendar-days.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { availabilityOf, fleetIn } from '../availability/store.ts';
import { priceListsOf } from '../desk-prices/price-lists.ts';
import { readYachtTerms } from '../desk-prices/store.ts';
import type { Scope, Transaction } from '../platform/database.ts';

type WeekSearch = { yachtId: number; from: Day; to: Day; guests: number };

/** The weeks of a yacht as visitors see them: free ones with their full price, and nothing about what occupies the others. */
export async function publicWeeks(
  t: Transaction,
  scope: Scope,
  companyId: number,
  { yachtId, from, to, guests }: WeekSearch,
): Promise<PublicCell[]> {
  const { minNights } = await readYachtTerms(t, scope, yachtId);
  const lists = await priceListsOf(t, scope, { companyId, yachtId });
  const look = { yachtId, from, to, step: 'week', asSold: true } as const;
  const { rows } = await t.executeQuery(fleetIn(scope, { ...look, to: addDays(to, minNights) }));
  const now = new Date().toISOString();
  const today = dayIn(lists.timeZone, now);
  const cells = availabilityOf(rows, look, now)[0]?.cells ?? [];
  return cells.flatMap(({ startDate, endDate, state: stored }) => {
    const state = publicState(stored);
    if (!state) return [];
    const price =
      state === 'free' ? charterPrice({ type: 'charter', yachtId, startDate, endDate, adults: guests, children: 0, today }, lists) : null;
    const isPriced = price !== null && !price.unpriced;
    return {
      startDate,
      endDate,
      state,
      total: isPriced ? decimalOf(price.total) : null,
      atBase: isPriced && price.atBase > 0 ? decimalOf(price.atBase) : null,
    };
  });
}

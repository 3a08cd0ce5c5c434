// The stored price of a charter: its lines and totals. Once stored, it doesn't follow later changes to the price lists.
import { sql } from 'kysely';
import type { WholeHire } from '#domain/desk/charter-words.ts';
import type { GivenDiscount } from '#domain/desk/discounts.ts';
import { charterPrice, priceTotals, type PriceLine, type PriceLists } from '#domain/desk/price.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { priceListsOf } from '../desk-prices/price-lists.ts';
import { readYachtTerms } from '../desk-prices/store.ts';
import type { Scope, Transaction } from '../platform/database.ts';
import { wrongField } from '../platform/errors.ts';
import type { HeldDeparture } from './seats.ts';

type Key = { companyId: number; id: number };

/** What determines a charter's price. */
type Priceable = {
  type: WholeHire;
  yachtId: number;
  startDate: string;
  endDate: string;
  adults: number;
  children: number;
  commissionPercent: string;
  extraIds: readonly number[];
  given: readonly GivenDiscount[];
  /** Manually added lines, which stay. */ others?: readonly PriceLine[];
};

/** Prices a charter by the current price lists, and stores the lines, totals, currency and the yacht's deposit. */
export async function priceByLists(t: Transaction, scope: Scope, key: Key, charter: Priceable): Promise<void> {
  const { companyId } = key;
  const lists = await priceListsOf(t, scope, { companyId, yachtId: charter.yachtId });
  const today = dayIn(lists.timeZone, new Date().toISOString());
  const { lines } = charterPrice({ ...charter, today }, lists);
  const { deposit } = await readYachtTerms(t, scope, charter.yachtId);
  const { currency, prices, taxRate } = lists;
  await keepLines(t, key, [...lines, ...(charter.others ?? [])], {
    currency,
    prices,
    taxRate,
    commissionPercent: charter.commissionPercent,
  });
  await t.updateTable('charters').set({ deposit }).where('companyId', '=', companyId).where('id', '=', key.id).execute();
}

type PricedDeparture = Pick<HeldDeparture, 'yachtId' | 'startDate' | 'endDate' | 'seatPrice' | 'childPrice'>;

/** The price of seats on a departure: by the yacht's price lists, but with the departure's own seat prices. */
export function seatsPrice(
  lists: Omit<PriceLists, 'commissionPercent'>,
  { yachtId, startDate, endDate, seatPrice, childPrice }: PricedDeparture,
  party: { adults: number; children: number; given?: readonly GivenDiscount[] },
) {
  const day = dayIn(lists.timeZone, startDate);
  const season = { fromDay: day, toDay: day, week: null, night: null, day: null, halfDay: null, seat: seatPrice, childSeat: childPrice };
  const today = dayIn(lists.timeZone, new Date().toISOString());
  return charterPrice({ ...party, type: 'seats', yachtId, startDate, endDate, today }, { ...lists, seasons: [season] });
}

/** Prices seats by their departure; the company's discounts apply, and there is no deposit. */
export async function priceSeats(
  t: Transaction,
  scope: Scope,
  key: Key,
  { departure, ...charter }: { departure: HeldDeparture } & Omit<Priceable, 'type' | 'yachtId' | 'startDate' | 'endDate' | 'extraIds'>,
): Promise<void> {
  const { companyId } = key;
  const lists = await priceListsOf(t, scope, { companyId, yachtId: departure.yachtId });
  const { lines } = seatsPrice(lists, departure, charter);
  const { currency, prices, taxRate } = lists;
  const terms = { currency, prices, taxRate, commissionPercent: charter.commissionPercent };
  await keepLines(t, key, [...lines, ...(charter.others ?? [])], terms);
}

type Terms = { currency: string; prices: 'net' | 'gross'; taxRate: string; commissionPercent: string };

/** The maximum price of a calendar entry. */
const maxTotal = 99_999_999_999;

/** Replaces the lines of a charter and stores their totals. */
export async function keepLines(t: Transaction, key: Key, given: readonly PriceLine[], terms: Terms): Promise<void> {
  const { totals, fee, subtotal, taxAmount, total, atBase, commission } = priceTotals(given, terms);
  if (total < 0 || fee < 0 || atBase < 0) throw wrongField('lines', 'The price can’t be below 0');
  if ([total, fee, atBase, ...totals.map(Math.abs)].some((each) => each > maxTotal)) throw wrongField('lines', 'This price is too large');
  const { companyId, id: charterId } = key;
  await t.deleteFrom('charterLines').where('companyId', '=', companyId).where('charterId', '=', charterId).execute();
  const lines = given.map(({ extraId = null, kind, label, quantity, unitPrice, taxExempt, payable }, at) => ({
    companyId,
    charterId,
    position: at,
    extraId,
    kind,
    label: label.slice(0, 200),
    quantity,
    unitPrice,
    taxExempt,
    payable,
    total: decimalOf(totals[at] ?? 0),
  }));
  if (lines.length > 0) await t.insertInto('charterLines').values(lines).execute();
  const sums = { fee, subtotal, taxAmount, total, atBase, commission };
  await t
    .updateTable('charters')
    .set({ ...terms, ...Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, decimalOf(cents)])) })
    .where('companyId', '=', companyId)
    .where('id', '=', charterId)
    .execute();
  // The calendar entry has the charter's price.
  await sql`update schedule_events set price = ${total}, currency = ${terms.currency} where company_id = ${companyId} and charter_id = ${charterId}`.execute(
    t,
  );
}

/** The company's defaults for pricing a charter before its yacht and dates are known. */
export async function usualPriceTerms(t: Transaction, companyId: number): Promise<Omit<Terms, 'commissionPercent'>> {
  const { rows } = await sql<Omit<Terms, 'commissionPercent'>>`
    select o.default_currency as currency, coalesce(s.prices, 'net') as prices,
      coalesce(c.tax_rate, (o.house_rules->>'taxRate')::numeric, 0)::numeric(5, 2) as tax_rate
    from companies o left join books_settings s on s.company_id = o.id left join charter_terms c on c.company_id = o.id where o.id = ${companyId}`.execute(
    t,
  );
  return rows[0] as (typeof rows)[number];
}

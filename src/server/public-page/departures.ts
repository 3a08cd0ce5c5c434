import { sql } from 'kysely';
import type { PublicPage } from '#domain/desk/public-page.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { seatsPrice } from '../desk/pricing.ts';
import { priceListsOf } from '../desk-prices/price-lists.ts';
import { seatsTakenOf } from '../departures/store.ts';
import type { Scope, Transaction } from '../platform/database.ts';

type DepartureRow = Omit<PublicPage['departures'][number], 'seat' | 'childSeat' | 'currency'> & {
  yachtId: number;
  seatPrice: string;
  childPrice: string | null;
};

const maxShown = 100;

/** The future departures that the company shows, while they have seats, with the full price of one seat. */
export async function publicDepartures(t: Transaction, scope: Scope, companyId: number): Promise<PublicPage['departures']> {
  const { rows } = await sql<DepartureRow>`
    select d.id as departure_id, e.title, e.yacht_id, y.name as yacht_name, e.start_date, e.end_date, d.capacity - ${seatsTakenOf} as seats_left, d.seat_price, d.child_price
    from departures d join schedule_events e on e.company_id = d.company_id and e.id = d.id join yachts y on y.company_id = e.company_id and y.id = e.yacht_id
    where d.company_id = ${companyId} and d.is_public and e.start_date > now() and d.capacity > ${seatsTakenOf}
    order by e.start_date, d.id limit ${maxShown}`.execute(t);
  const lists = new Map<number, Awaited<ReturnType<typeof priceListsOf>>>();
  for (const yachtId of new Set(rows.map((row) => row.yachtId))) lists.set(yachtId, await priceListsOf(t, scope, { companyId, yachtId }));
  return rows.flatMap(({ seatPrice, childPrice, yachtId, ...departure }) => {
    const its = lists.get(yachtId);
    if (!its) return [];
    const priced = { ...departure, yachtId, seatPrice, childPrice };
    const [adult, child] = [seatsPrice(its, priced, { adults: 1, children: 0 }), seatsPrice(its, priced, { adults: 0, children: 1 })];
    return { ...departure, currency: its.currency, seat: decimalOf(adult.total), childSeat: decimalOf(child.total) };
  });
}

import type { Departure } from '#domain/desk/departure.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';

type Party = { adults: number; children: number };

/** The price of a party's seats before discounts, in words. */
export function priceOf({ seatPrice, childPrice }: Pick<Departure, 'seatPrice' | 'childPrice'>, { adults, children }: Party) {
  const [seat, child] = [centsOf(seatPrice) ?? 0, centsOf(childPrice ?? seatPrice) ?? 0];
  return (currency: string) => moneyInWords(decimalOf(adults * seat + children * child), currency);
}

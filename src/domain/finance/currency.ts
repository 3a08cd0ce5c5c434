import { eventCurrencies, type Cents } from '../shared/money.ts';
import { z } from '../shared/zod.ts';

/** The currencies that finance offers. */
export const financeCurrencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] as const;

/** What finance takes: what it offers, and what a booking may be priced in, so that any booking can be invoiced. */
export const Currency = z.enum(eventCurrencies, 'Currency is required');
export type Currency = z.infer<typeof Currency>;

/** The most that one amount may be: what its column holds. */
export const mostCents: Cents = 9_999_999_999;

/** Hundredths of the smallest coin: a yen has no parts. */
export function smallestCoin(currency: string): Cents {
  return currency === 'JPY' ? 100 : 1;
}

/** A decimal text as people read money: "€1,250.50", "¥12,500". The digits never pass through floating point. */
export function moneyInWords(amount: string, currency: string): string {
  const whole = smallestCoin(currency) === 100 && /\.0*$/.test(amount);
  const places = whole ? 0 : 2;
  return wordsFor(currency, places).format(amount as Intl.StringNumericLiteral);
}

const words = new Map<string, Intl.NumberFormat>();

// Slow to make, quick to ask.
function wordsFor(currency: string, places: number): Intl.NumberFormat {
  const key = `${currency}${places}`;
  const known = words.get(key) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: places, maximumFractionDigits: places });
  words.set(key, known);
  return known;
}

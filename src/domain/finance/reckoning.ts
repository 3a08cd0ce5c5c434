import { centsOf } from '../shared/money.ts';

/** A currency's smallest coin in hundredths. */
export type Coin = bigint;

/** A hundred percent in hundredths of a percent. */
export const inWhole = 10_000n;

/** A number or decimal text in hundredths; 0 if it isn't a number. */
export function hundredths(decimal: string | number): bigint {
  return BigInt(centsOf(decimal) ?? 0);
}

/** A fraction rounded to whole coins, half away from zero. */
export function fraction(numerator: bigint, denominator: bigint, coin: Coin): bigint {
  const step = denominator * coin;
  const size = numerator < 0n ? -numerator : numerator;
  const coins = (2n * size + step) / (2n * step);
  return (numerator < 0n ? -coins : coins) * coin;
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, each) => total + each, 0n);
}

import { centsOf, smallestCoin, type Cents } from '../shared/money.ts';
import { maxCents } from './currency.ts';

/** A line of an invoice as it is written; what can't be read as a number counts as nothing. */
export type InvoiceLine = { quantity: string | number; unitPrice: string | number; taxExempt?: boolean | null };

type InvoiceTotals = {
  lines: Cents[];
  subtotal: Cents;
  /** What the tax is taken of. */ taxable: Cents;
  taxAmount: Cents;
  total: Cents;
};

/**
 * An invoice's totals: each line is rounded to the currency's smallest coin, tax is taken of the sum of the lines that bear
 * it and rounded once. Halves go away from zero. Products are reckoned in whole numbers of any size.
 */
export function invoiceTotals(items: readonly InvoiceLine[], taxRate: string | number | null | undefined, currency = 'USD'): InvoiceTotals {
  const coin = BigInt(smallestCoin(currency));
  const lines = items.map(({ quantity, unitPrice }) => rounded(hundredths(quantity) * hundredths(unitPrice), 100n, coin));
  const subtotal = sum(lines);
  const taxable = sum(lines.filter((_, place) => !items[place]?.taxExempt));
  const taxAmount = rounded(taxable * hundredths(taxRate ?? 0), 10_000n, coin);
  return {
    lines: lines.map(Number),
    subtotal: Number(subtotal),
    taxable: Number(taxable),
    taxAmount: Number(taxAmount),
    total: Number(subtotal + taxAmount),
  };
}

/** Why these totals can't be kept, or null if they can. */
export function totalsFault({ lines, subtotal, total }: InvoiceTotals): { path: string; message: string } | null {
  const line = lines.findIndex((cents) => cents > maxCents);
  if (line >= 0) return { path: `items.${line}.unitPrice`, message: 'This line comes to more than 99,999,999.99' };
  return subtotal > maxCents || total > maxCents ? { path: 'items', message: 'This invoice comes to more than 99,999,999.99' } : null;
}

function hundredths(written: string | number): bigint {
  return BigInt(centsOf(written) ?? 0);
}

/** A fraction rounded to whole coins, half away from zero. */
function rounded(numerator: bigint, denominator: bigint, coin: bigint): bigint {
  const step = denominator * coin;
  const size = numerator < 0n ? -numerator : numerator;
  const coins = (2n * size + step) / (2n * step);
  return (numerator < 0n ? -coins : coins) * coin;
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, each) => total + each, 0n);
}

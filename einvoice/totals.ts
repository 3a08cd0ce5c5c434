// Recalculates random invoices in exact fractions, by the written rules and without the product's own arithmetic: each line, each group's
// share of the discount, its tax, and the totals. Nothing may be a cent off.
import { invoiceTotals, type InvoiceLine } from '#domain/finance/invoice-totals.ts';
import type { PriceMode, TaxCategory } from '#domain/finance/tax-words.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { chance } from './examples.ts';

type Line = { quantity: number; price: number; discount: number; category: TaxCategory; percent: number; share: number };
type RandomInvoice = { lines: Line[]; prices: PriceMode; currency: string; discountPercent: number; discountAmount: number };
const taxes: [TaxCategory, number][] = [
  ['S', 2000],
  ['S', 1000],
  ['S', 550],
  ['S', 1900],
  ['S', 810],
  ['E', 0],
  ['Z', 0],
];

/** How many of these invoices have different totals, and the first of them in words. */
export function recalculate(many: number): { wrong: number; first: string | null } {
  const pick = chance(16_931);
  let [wrong, first]: [number, string | null] = [0, null];
  for (let made = 0; made < many; made++) {
    const invoice = anInvoice(pick);
    const { taxes: groups, lineTotal, discountTotal, subtotal, taxAmount, total } = invoiceTotals(...argumentsFor(invoice));
    const product = JSON.stringify([
      groups.map(({ taxable, tax }) => [taxable, tax]),
      lineTotal,
      discountTotal,
      subtotal,
      taxAmount,
      total,
    ]);
    const recalculated = JSON.stringify(exactly(invoice), (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
    if (product === recalculated) continue;
    wrong += 1;
    first ??= `${JSON.stringify(invoice)} adds up to ${product}, expected ${recalculated}`;
  }
  return { wrong, first };
}

function anInvoice(pick: (below: number) => number): RandomInvoice {
  const lines = Array.from({ length: 1 + pick(8) }, () => {
    const [category, percent] = taxes[pick(taxes.length)] ?? ['S', 2000];
    const [quantity, price] = [pick(3) === 0 ? 1 + pick(9_999) : 100 * (1 + pick(20)), 1 + pick(pick(2) === 0 ? 99_999 : 9_999_999)];
    return { quantity, price, discount: pick(3) === 0 ? pick(10_001) : 0, category, percent, share: pick(4) === 0 ? 1 + pick(10_000) : 0 };
  });
  const terms = { prices: pick(2) === 0 ? ('net' as const) : ('gross' as const), currency: pick(8) === 0 ? 'JPY' : 'EUR' };
  const kind = pick(3);
  const [coin, subtotal] = [coinOf(terms.currency), lines.reduce((sum, line) => sum + totalOf(line, coinOf(terms.currency)), 0n)];
  const discountAmount = kind === 1 ? Number(((subtotal * BigInt(pick(10_001))) / 10_000n / coin) * coin) : 0;
  return { lines, ...terms, discountPercent: kind === 0 ? pick(10_001) : 0, discountAmount };
}

function argumentsFor({ lines, prices, currency, discountPercent, discountAmount }: RandomInvoice): Parameters<typeof invoiceTotals> {
  const items = lines.map(({ quantity, price, discount, category, percent, share }): InvoiceLine => ({
    quantity: decimalOf(quantity),
    unitPrice: decimalOf(price),
    discountPercent: decimalOf(discount),
    tax: { category, percent: decimalOf(percent) },
    outside: share ? { share: decimalOf(share), tax: { category: 'E', percent: '0.00' } } : null,
  }));
  const discount = discountPercent
    ? { discountPercent: decimalOf(discountPercent) }
    : discountAmount
      ? { discountAmount: decimalOf(discountAmount) }
      : {};
  return [items, { currency, prices, ...discount }];
}

/** The totals by the design's rules 9 and 11 to 14: taxable amount and tax of each group, and BT-106, -107, -109, -110 and -112. */
function exactly({ lines, prices, currency, discountPercent, discountAmount }: RandomInvoice): unknown[] {
  const coin = coinOf(currency);
  const groups = new Map<string, { percent: bigint; amounts: bigint[] }>();
  const add = (category: string, percent: number, amount: bigint) => {
    const group = groups.get(`${category} ${percent}`) ?? { percent: BigInt(percent), amounts: [] };
    group.amounts.push(amount);
    groups.set(`${category} ${percent}`, group);
  };
  for (const line of lines) {
    const total = totalOf(line, coin);
    const outside = nearest(total * BigInt(line.share), 10_000n, coin);
    if (outside === 0n || outside < total) add(line.category, line.percent, total - outside);
    if (outside > 0n) add('E', 0, outside);
  }
  const sums = [...groups.values()].map(({ amounts }) => added(amounts));
  const all = added(sums);
  let [soFar, given, lineTotal] = [0n, 0n, 0n];
  const taxRows = [...groups.values()].map(({ percent }, place) => {
    const sum = sums[place] ?? 0n;
    soFar += sum;
    const share = all > 0n ? nearest(BigInt(discountAmount) * soFar, all, coin) - given : 0n;
    given += share;
    const left = sum - (discountPercent ? nearest(sum * BigInt(discountPercent), 10_000n, coin) : share);
    const taxIn = (gross: bigint) => nearest(gross * percent, 10_000n + percent, coin);
    lineTotal += prices === 'net' ? sum : sum - taxIn(sum);
    const tax = prices === 'net' ? nearest(left * percent, 10_000n, coin) : taxIn(left);
    return [prices === 'net' ? left : left - tax, tax] as const;
  });
  const [subtotal, taxAmount] = [added(taxRows.map(([taxable]) => taxable)), added(taxRows.map(([, tax]) => tax))];
  return [taxRows, lineTotal, lineTotal - subtotal, subtotal, taxAmount, subtotal + taxAmount];
}

function totalOf({ quantity, price, discount }: Line, coin: bigint): bigint {
  const base = nearest(BigInt(quantity) * BigInt(price), 100n, coin);
  return base - nearest(base * BigInt(discount), 10_000n, coin);
}

/** A fraction of hundredths rounded to the nearest coin, half up; nothing here is below 0. */
function nearest(numerator: bigint, denominator: bigint, coin: bigint): bigint {
  return ((2n * numerator + denominator * coin) / (2n * denominator * coin)) * coin;
}

function coinOf(currency: string): bigint {
  return currency === 'JPY' ? 100n : 1n;
}

function added(amounts: bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

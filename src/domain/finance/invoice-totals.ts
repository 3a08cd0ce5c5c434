import { centsOf, smallestCoin, type Cents } from '../shared/money.ts';
import { maxCents } from './currency.ts';
import { discountsOf, type Discount } from './invoice-discount.ts';
import { fraction, hundredths, inWhole, sum, type Coin } from './reckoning.ts';
import type { PriceMode, TaxCategory } from './tax-words.ts';

/** The tax of a line. Without a category it is unspecified, which is fine for a PDF, and the percentage is 0. */
export type LineTax = { category: TaxCategory | null; percent: string | number; reason?: string | null };

/** A line of an invoice as it is written; what can't be read as a number counts as nothing. */
export type InvoiceLine = {
  quantity: string | number;
  unitPrice: string | number;
  discountPercent?: string | number | null;
  tax: LineTax;
  /** The share of it, in percent, that bears another tax, because it was sailed outside EU waters. */
  outside?: { share: string | number; tax: LineTax } | null;
  /** Takes off what a deposit was: no discount is given on it. */ isDeposit?: boolean;
};

export type InvoiceTerms = { currency: string; prices?: PriceMode } & Discount;

/** What is taxed alike: the lines of one category and percentage, in order of appearance. */
type TaxGroup = { category: TaxCategory | null; percent: Cents; reason: string | null; taxable: Cents; tax: Cents };

type InvoiceTotals = {
  /** What each line says it comes to, in the invoice's prices; what it is without tax; and how much of `total` is outside. */
  lines: { total: Cents; net: Cents; outside: Cents }[];
  taxes: TaxGroup[];
  /** All lines without tax. */ lineTotal: Cents;
  /** The invoice's discount without tax. */ discountTotal: Cents;
  /** The total taxable amount. */ subtotal: Cents;
  taxAmount: Cents;
  total: Cents;
  /** What a discount may be of, in the invoice's prices. */ basis: Cents;
};

type Part = { line: number; amount: bigint; tax: LineTax; isDeposit: boolean };
type Group = { key: string; parts: Part[] };

/**
 * An invoice's totals (EN 16931, BT-106 to BT-112). Amounts are hundredths, rounded half away from zero to the currency's smallest coin:
 * each line once; where prices are net, the tax of each group once; where they are gross, tax is calculated cumulatively, so that what the
 * prices say is what is paid. Products are calculated with integers of any size.
 */
export function invoiceTotals(items: readonly InvoiceLine[], terms: InvoiceTerms): InvoiceTotals {
  const coin = BigInt(smallestCoin(terms.currency));
  const lines = items.map((item) => lineOf(item, coin));
  const groups = groupsOf(items.flatMap((item, place) => partsOf(item, lines[place] ?? nothing, place)));
  const bases = groups.map(({ parts }) => sum(parts.filter(({ isDeposit }) => !isDeposit).map(({ amount }) => amount)));
  const discounts = discountsOf(bases, terms, coin);
  const nets = items.map(() => 0n);
  const calculated = groups.map(({ parts }, place) => {
    const group = (terms.prices === 'gross' ? grossGroup : netGroup)(parts, discounts[place] ?? 0n, coin);
    parts.forEach(({ line }, of) => {
      nets[line] = (nets[line] ?? 0n) + (group.nets[of] ?? 0n);
    });
    return group;
  });
  const [subtotal, taxAmount] = [sum(calculated.map(({ taxable }) => taxable)), sum(calculated.map(({ tax }) => tax))];
  return {
    lines: lines.map(({ total, outside }, place) => ({ total: Number(total), net: Number(nets[place]), outside: Number(outside) })),
    taxes: groups.map(({ parts }, place) => taxGroup(parts, calculated[place] ?? none)),
    lineTotal: Number(sum(nets)),
    discountTotal: Number(sum(nets) - subtotal),
    subtotal: Number(subtotal),
    taxAmount: Number(taxAmount),
    total: Number(subtotal + taxAmount),
    basis: Number(sum(bases)),
  };
}

/** Why these totals can't be kept, or null if they can. */
export function totalsFault(
  { lines, subtotal, total, basis }: InvoiceTotals,
  { discountAmount }: Discount = {},
): { path: string; message: string } | null {
  const line = lines.findIndex((each) => each.total > maxCents);
  if (line >= 0) return { path: `items.${line}.unitPrice`, message: 'This line comes to more than 99,999,999.99' };
  if (subtotal > maxCents || total > maxCents) return { path: 'items', message: 'This invoice comes to more than 99,999,999.99' };
  return (centsOf(discountAmount ?? 0) ?? 0) > basis
    ? { path: 'discountAmount', message: 'The discount is more than the items come to' }
    : null;
}

/** The reason of an exempt line that names none. */
export const plainReason = 'Exempt';

/** The tax of a line that names no rate of its own: exempt, or the invoice's percentage, or none that is said. */
export function plainTax(taxExempt: boolean | null | undefined, taxRate: string | number | null | undefined): LineTax {
  if (taxExempt) return { category: 'E', percent: 0, reason: plainReason };
  return hundredths(taxRate ?? 0) > 0n ? { category: 'S', percent: taxRate ?? 0 } : { category: null, percent: 0 };
}

const nothing = { total: 0n, outside: 0n };
const none = { taxable: 0n, tax: 0n };

function lineOf({ quantity, unitPrice, discountPercent, outside }: InvoiceLine, coin: Coin) {
  const base = fraction(hundredths(quantity) * hundredths(unitPrice), 100n, coin);
  const total = base - fraction(base * hundredths(discountPercent ?? 0), inWhole, coin);
  return { total, outside: outside ? fraction(total * hundredths(outside.share), inWhole, coin) : 0n };
}

/** A line that is partly outside is two: a part that comes to nothing is none, unless it is all there is. */
function partsOf({ tax, outside, isDeposit = false }: InvoiceLine, { total, outside: out }: typeof nothing, line: number): Part[] {
  const inside = { line, amount: total - out, tax, isDeposit };
  if (!outside || out === 0n) return [inside];
  const beyond = { line, amount: out, tax: outside.tax, isDeposit };
  return inside.amount === 0n ? [beyond] : [inside, beyond];
}

function groupsOf(parts: Part[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const key = `${part.tax.category} ${hundredths(part.tax.percent)}`;
    const known = groups.find((group) => group.key === key);
    if (known) known.parts.push(part);
    else groups.push({ key, parts: [part] });
  }
  return groups;
}

function taxGroup(parts: Part[], { taxable, tax }: typeof none): TaxGroup {
  const reasons = [...new Set(parts.flatMap(reasonsOf))];
  return {
    category: parts[0]?.tax.category ?? null,
    percent: Number(hundredths(parts[0]?.tax.percent ?? 0)),
    reason: reasons.length > 0 ? reasons.join('; ') : null,
    taxable: Number(taxable),
    tax: Number(tax),
  };
}

/** Why a line isn't taxed. One that takes a deposit off has the reasons of all its lines in one. */
function reasonsOf({ tax, isDeposit }: Part): string[] {
  if (!tax.reason) return [];
  return isDeposit ? tax.reason.split('; ') : [tax.reason];
}

/** Prices without tax: it is taken once, of what is left after the discount (BR-CO-17). */
function netGroup(parts: Part[], discount: bigint, coin: Coin) {
  const nets = parts.map(({ amount }) => amount);
  const taxable = sum(nets) - discount;
  return { nets, taxable, tax: fraction(taxable * percentOf(parts), inWhole, coin) };
}

/** Prices with tax: the tax is recalculated after each line, and the increase is that line's. */
function grossGroup(parts: Part[], discount: bigint, coin: Coin) {
  const percent = percentOf(parts);
  const taxIn = (gross: bigint) => fraction(gross * percent, inWhole + percent, coin);
  let gross = 0n;
  const nets = parts.map(({ amount }) => {
    const before = taxIn(gross);
    gross += amount;
    return amount - (taxIn(gross) - before);
  });
  const tax = taxIn(gross - discount);
  return { nets, taxable: gross - discount - tax, tax };
}

function percentOf(parts: Part[]): bigint {
  return hundredths(parts[0]?.tax.percent ?? 0);
}

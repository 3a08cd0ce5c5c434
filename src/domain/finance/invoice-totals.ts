import { centsOf, smallestCoin, type Cents } from '../shared/money.ts';
import { maxCents } from './currency.ts';
import { discountsOf, type Discount } from './invoice-discount.ts';
import { fraction, hundredths, inWhole, sum, type Coin } from './reckoning.ts';
import type { PriceMode, TaxCategory } from './tax-words.ts';

/** The tax of a line. Without a category it is unspecified, which is fine for a PDF, and the percentage is 0. */
export type LineTax = { category: TaxCategory | null; percent: string | number; reason?: string | null };

/** A line of an invoice as entered; text that isn't a number counts as 0. */
export type InvoiceLine = {
  quantity: string | number;
  unitPrice: string | number;
  discountPercent?: string | number | null;
  tax: LineTax;
  /** The share in percent that bears another tax, because it was sailed outside EU waters. */
  outside?: { share: string | number; tax: LineTax } | null;
  /** It deducts a deposit, so no discount applies to it. */ isDeposit?: boolean;
};

export type InvoiceTerms = { currency: string; prices?: PriceMode } & Discount;

/** A tax group: the lines with one category and percentage, in order of appearance. */
type TaxGroup = { category: TaxCategory | null; percent: Cents; reason: string | null; taxable: Cents; tax: Cents };

type InvoiceTotals = {
  /** For each line, its amount in the invoice's price mode, its net amount, and how much of `total` is outside EU waters. */
  lines: { total: Cents; net: Cents; outside: Cents }[];
  taxes: TaxGroup[];
  /** The sum of all lines without tax. */ lineTotal: Cents;
  /** The invoice's discount without tax. */ discountTotal: Cents;
  /** The total taxable amount. */ subtotal: Cents;
  taxAmount: Cents;
  total: Cents;
  /** The amount a discount applies to, in the invoice's price mode. */ basis: Cents;
};

type Part = { line: number; amount: bigint; tax: LineTax; isDeposit: boolean };
type Group = { key: string; parts: Part[] };

/**
 * An invoice's totals (EN 16931, BT-106 to BT-112). Amounts are hundredths, rounded half away from zero to the currency's smallest coin:
 * each line once; where prices are net, the tax of each group once; where they are gross, tax is calculated cumulatively, so that customers
 * pay exactly the stated prices. Products are calculated with integers of any size.
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

/** Why these totals can't be stored, or null if they can. */
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

/** The tax of a line without a rate of its own: exempt, the invoice's percentage, or unspecified. */
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

/** Splits a line that is partly outside EU waters in two. A part of 0 is left out, unless it is the only one. */
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

/** Why a line isn't taxed. A line that deducts a deposit combines the reasons of all its lines. */
function reasonsOf({ tax, isDeposit }: Part): string[] {
  if (!tax.reason) return [];
  return isDeposit ? tax.reason.split('; ') : [tax.reason];
}

/** Net prices: tax is calculated once, on the amount after the discount (BR-CO-17). */
function netGroup(parts: Part[], discount: bigint, coin: Coin) {
  const nets = parts.map(({ amount }) => amount);
  const taxable = sum(nets) - discount;
  return { nets, taxable, tax: fraction(taxable * percentOf(parts), inWhole, coin) };
}

/** Gross prices: the tax is recalculated after each line, and the increase belongs to that line. */
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

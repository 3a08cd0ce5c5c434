// What a charter costs (charter-desk.md R10 to R12): base, discounts, extras, tax, commission. Amounts are whole coins, never floating
// point.
import { invoiceTotals, plainTax } from '../finance/invoice-totals.ts';
import { fraction, hundredths, inWhole, sum } from '../finance/reckoning.ts';
import type { PriceMode } from '../finance/tax-words.ts';
import { dayIn, daysBetween, type Day } from '../shared/calendar-days.ts';
import { decimalOf, smallestCoin, type Cents } from '../shared/money.ts';
import {
  baseAmounts,
  baseLines,
  baseTotal,
  nightsOf,
  type BaseTerms,
  type DayStretch,
  type Hire,
  type SeasonPrices,
} from './base-price.ts';
import { discountAmounts, fittingDiscounts, type CompanyDiscount, type GivenDiscount } from './discounts.ts';
import type { ExtraUnit, Payable, PriceLineKind } from './price-words.ts';

/** A line of a charter's price as stored: quantity and price are decimal texts with two places, discounts are below 0. */
export type PriceLine = {
  kind: PriceLineKind;
  label: string;
  quantity: string;
  unitPrice: string;
  /** Not taxed, like `taxExempt` on an invoice. */ taxExempt: boolean;
  payable: Payable;
  /** Its extra, if it is one. */ extraId?: number | null;
};

/** An extra that can be booked with the yacht. */
export type ExtraPrice = {
  id: number;
  name: string;
  unit: ExtraUnit;
  price: string;
  currency: string;
  obligatory: boolean;
  payable: Payable;
  taxExempt: boolean;
  /** The yacht it is for; null for all. */ yachtId: number | null;
};

/** How a company's prices are entered and taxed. */
type PriceTerms = {
  currency: string;
  prices: PriceMode;
  taxRate: string;
  commissionPercent?: string | null;
};

/** The totals of a charter, in hundredths. */
type PriceTotals = {
  /** The total of each line, in the company's price mode. */ totals: Cents[];
  /** Base less discounts, in the company's price mode. */ fee: Cents;
  /** The invoiced amount without tax: `taxable` and `exempt` are its two parts. */ subtotal: Cents;
  taxable: Cents;
  exempt: Cents;
  taxAmount: Cents;
  total: Cents;
  /** The amount paid on the spot, as entered. */ atBase: Cents;
  commission: Cents;
};

/**
 * The totals of these lines, whatever their source (R12). An invoice with the same lines has the same subtotal, tax and total, because it
 * uses the same function: for net prices, tax is calculated once on everything taxable; for gross prices, it is taken out of them.
 */
export function priceTotals(lines: readonly PriceLine[], { currency, prices, taxRate, commissionPercent }: PriceTerms): PriceTotals {
  const coin = BigInt(smallestCoin(currency));
  const totals = lines.map(({ quantity, unitPrice }) => fraction(hundredths(quantity) * hundredths(unitPrice), 100n, coin));
  const of = (wanted: (line: PriceLine) => boolean) => sum(totals.filter((_, at) => lines[at] && wanted(lines[at])));
  const fee = of(({ kind }) => kind === 'base' || kind === 'discount');
  const invoiced = lines.filter(({ payable }) => payable === 'invoice');
  const invoice = invoiceTotals(
    invoiced.map(({ quantity, unitPrice, taxExempt }) => ({ quantity, unitPrice, tax: plainTax(taxExempt, taxRate) })),
    { currency, prices },
  );
  const exempt = sum(invoice.taxes.filter(({ category }) => category === 'E').map(({ taxable }) => BigInt(taxable)));
  return {
    totals: totals.map(Number),
    fee: Number(fee),
    subtotal: invoice.subtotal,
    taxable: invoice.subtotal - Number(exempt),
    exempt: Number(exempt),
    taxAmount: invoice.taxAmount,
    total: invoice.total,
    atBase: Number(of(({ payable }) => payable === 'base')),
    commission: Number(fraction(fee * hundredths(commissionPercent ?? 0), inWhole, coin)),
  };
}

/** A company's prices for a yacht, as `charterPrice` reads them. */
export type PriceLists = BaseTerms &
  PriceTerms & {
    seasons: readonly SeasonPrices[];
    extras: readonly ExtraPrice[];
    discounts: readonly CompanyDiscount[];
    maxDiscount: string;
  };

type PriceRequest = Hire & {
  yachtId: number | null;
  /** Today in the company's time zone. */ today: Day;
  /** The chosen extras; obligatory ones are added automatically. */ extraIds?: readonly number[];
  /** Discounts entered by hand, applied after the company's. */ given?: readonly GivenDiscount[];
};

/**
 * The whole price of a charter. Its lines add up to its totals; the fee is never below 0, nor below the base less `maxDiscount` percent. It
 * is `unpriced` if a season or a price is missing: then it has only extras, without base line and discounts.
 */
export function charterPrice(request: PriceRequest, lists: PriceLists): PriceTotals & { lines: PriceLine[]; unpriced: boolean } {
  const base = pricedBase(request, lists);
  const lines: PriceLine[] = [
    ...(base?.lines ?? []).map(({ label, quantity, unitPrice }) => lineOf('base', label, quantity, unitPrice)),
    ...(base?.discounts ?? []).map(({ label, amount }) => lineOf('discount', label, '1.00', decimalOf(-Number(amount)))),
    ...extraLines(request, lists),
  ];
  return { lines, unpriced: base === null, ...priceTotals(lines, lists) };
}

type FeeLists = Pick<PriceLists, 'seasons' | 'discounts' | 'maxDiscount' | 'currency'>;

/**
 * The price of a yacht for stretches of the calendar: base less the company's discounts, without extras; null without a price. The same
 * calculation as `charterPrice`, cached for many stretches.
 */
export function stretchFees({
  seasons,
  discounts,
  maxDiscount,
  currency,
}: FeeLists): (stretch: DayStretch & { today: Day }) => Cents | null {
  const amount = baseAmounts(seasons, currency);
  const coin = BigInt(smallestCoin(currency));
  const known = new Map<string, Cents>();
  return (stretch) => {
    const base = amount(stretch);
    if (base === null || discounts.length === 0) return base === null ? null : Number(base);
    const daysAhead = daysBetween(stretch.today, stretch.day);
    const fitting = fittingDiscounts(discounts, { daysAhead, nights: stretch.type === 'charter' ? stretch.nights : 0 });
    const key = [base, ...fitting.map(({ percent }) => percent)].join(' ');
    const fee = known.get(key) ?? Number(base - sum(discountAmounts(base, fitting, maxDiscount, coin)));
    known.set(key, fee);
    return fee;
  };
}

/** The extras offered on this yacht in this currency. */
function offeredExtras<Extra extends Pick<ExtraPrice, 'yachtId' | 'currency'>>(
  extras: readonly Extra[],
  { yachtId, currency }: { yachtId: number | null; currency: string },
): Extra[] {
  return extras.filter((extra) => extra.currency === currency && (extra.yachtId === null || extra.yachtId === yachtId));
}

/**
 * The items of an invoice for the whole charter: one taxed and one exempt line in the company's price mode, omitted if 0. With the
 * charter's tax rate and price mode, the invoice has the charter's subtotal, tax and total.
 */
export function invoiceItemsOf(description: string, lines: readonly PriceLine[], terms: PriceTerms) {
  const { totals } = priceTotals(lines, terms);
  return [false, true]
    .map((taxExempt) => {
      const parts = totals.filter((_, at) => lines[at]?.payable === 'invoice' && lines[at].taxExempt === taxExempt);
      return { description, quantity: '1.00', unitPrice: decimalOf(Number(sum(parts.map(BigInt)))), taxExempt };
    })
    .filter(({ unitPrice }) => unitPrice !== '0.00');
}

function pricedBase(
  request: Hire & Pick<PriceRequest, 'today' | 'given'>,
  lists: BaseTerms & Pick<PriceLists, 'seasons' | 'discounts' | 'maxDiscount'>,
) {
  const lines = baseLines(request, lists.seasons, lists);
  if (!lines) return null;
  const daysAhead = daysBetween(request.today, dayIn(lists.timeZone, request.startDate));
  const nights = nightsOf(request, lists.timeZone);
  const discounts = [...fittingDiscounts(lists.discounts, { daysAhead, nights }), ...(request.given ?? [])];
  const amounts = discountAmounts(baseTotal(lines), discounts, lists.maxDiscount, BigInt(smallestCoin(lists.currency)));
  return { lines, discounts: discounts.map(({ label }, at) => ({ label, amount: amounts[at] ?? 0n })) };
}

function extraLines(request: PriceRequest, lists: PriceLists): PriceLine[] {
  if (request.type === 'seats') return [];
  const chosen = new Set(request.extraIds);
  const nights = nightsOf(request, lists.timeZone);
  const persons = request.adults + request.children;
  const quantities = { booking: 1, night: nights, week: Math.ceil(nights / 7), person: persons, person_night: persons * nights };
  return offeredExtras(lists.extras, { yachtId: request.yachtId, currency: lists.currency })
    .filter(({ id, obligatory, unit }) => (obligatory || chosen.has(id)) && quantities[unit] > 0)
    .map(({ id, name, unit, price, taxExempt, payable }) => ({
      ...lineOf('extra', name, `${quantities[unit]}.00`, price),
      extraId: id,
      taxExempt,
      payable,
    }));
}

function lineOf(kind: PriceLineKind, label: string, quantity: string, unitPrice: string): PriceLine {
  return { kind, label, quantity, unitPrice, taxExempt: false, payable: 'invoice' };
}

/** Lines entered by hand, each with its extra: the one it names, else that of the previous line with the same name. */
export function withExtras<Line extends PriceLine>(lines: readonly Line[], before: readonly PriceLine[]): Line[] {
  const left = before.filter(({ kind, extraId }) => kind === 'extra' && typeof extraId === 'number');
  return lines.map((line) => {
    if (line.kind !== 'extra') return { ...line, extraId: null };
    if (line.extraId !== undefined) return line;
    const same = left.findIndex(({ label }) => label === line.label);
    return same < 0 ? line : { ...line, extraId: left.splice(same, 1)[0]?.extraId ?? null };
  });
}

/** The lines that aren't in any price list. They stay when the price is recalculated. */
export function writtenByHand<Line extends PriceLine>(lines: readonly Line[]): Line[] {
  return lines.filter(({ kind, extraId = null }) => kind === 'other' || (kind === 'extra' && extraId === null));
}

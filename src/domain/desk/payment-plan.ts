// Who pays what by when (charter-desk.md R19, R20): the company's plan, put on one charter. Amounts are whole coins, never floating point.
import { fraction, hundredths, inWhole, type Coin } from '../finance/reckoning.ts';
import type { PriceMode } from '../finance/tax-words.ts';
import { addDays, dayIn, type Day } from '../shared/calendar-days.ts';
import { centsOf, decimalOf, smallestCoin, type Cents } from '../shared/money.ts';
import type { CharterTerms } from './charter-terms.ts';

type PlanLine = CharterTerms['plan'][number];

/**
 * What is paid at once: of the fee, so much that bears tax and so much that doesn't, in the company's price mode, as an invoice over it
 * says.
 */
type Installment = {
  kind: PlanLine['kind'];
  label: string;
  /** Of the fee: how much of the charter, in percent. */ share: string | null;
  taxable: Cents;
  exempt: Cents;
  /** What is paid, tax included. */ amount: Cents;
  dueDate: Day;
};

/** What a charter comes to, as `priceTotals` tells it. Nothing is below 0. */
export type PlannedTotals = { fee: Cents; taxable: Cents; exempt: Cents; taxAmount: Cents };
export type PlannedTerms = { currency: string; prices: PriceMode; taxRate: string };

type PlannedCharter = PlannedTotals & {
  type: 'charter' | 'day_rent' | 'seats';
  startDate: string;
  /** The day on which it is booked, where the company is. */ bookedOn: Day;
  /** The yacht's, as decimal text. */ deposit: string;
};

/**
 * The installments of a charter booked on that day, in the order of the plan. Those of the fee come to the charter's total, and so do the
 * invoices over them, tax by tax. Places on a departure are paid whole, at booking. What comes to nothing is left out.
 */
export function paymentPlan(
  charter: PlannedCharter,
  { plan, timeZone, ...terms }: PlannedTerms & Pick<CharterTerms, 'plan'> & { timeZone: string },
): Installment[] {
  const dated = datedLines(charter.type === 'seats' ? [atBooking] : plan, charter.bookedOn, dayIn(timeZone, charter.startDate));
  const lines = withoutTwins(dated);
  const ofFee = lines.filter(({ kind }) => kind === 'fee');
  const parts = splitTotal(
    charter,
    ofFee.map(({ share }) => share),
    terms,
  );
  const coin = BigInt(smallestCoin(terms.currency));
  const sums = {
    deposit: () => centsOf(charter.deposit) ?? 0,
    apa: (share: bigint) => Number(fraction(BigInt(charter.fee) * share, inWhole, coin)),
  };
  return lines
    .map((line) => {
      const { kind, label, dueDate, share } = line;
      const paid = kind === 'fee' ? parts[ofFee.indexOf(line)] : othersMoney(sums[kind](share));
      return { kind, label, dueDate, share: kind === 'fee' ? decimalOf(Number(share)) : null, ...(paid ?? othersMoney(0)) };
    })
    .filter(({ amount }) => amount > 0);
}

/** Money that isn't the company's income, so it isn't taxed. */
function othersMoney(amount: Cents): Pick<Installment, 'taxable' | 'exempt' | 'amount'> {
  return { taxable: 0, exempt: amount, amount };
}

const atBooking: PlanLine = { kind: 'fee', label: 'Full payment', percent: '100.00', anchor: 'booking', days: 0 };

type DatedLine = { kind: PlanLine['kind']; label: string; share: bigint; dueDate: Day };

/** When each line is due: not after the start, not after a line that comes later, and not before the day of booking, which counts most. */
function datedLines(plan: readonly PlanLine[], bookedOn: Day, startsOn: Day): DatedLine[] {
  let latest = startsOn;
  return plan
    .toReversed()
    .map(({ kind, label, percent, anchor, days }) => {
      const usual = addDays(anchor === 'booking' ? bookedOn : startsOn, days);
      const early = usual < latest ? usual : latest;
      latest = early > bookedOn ? early : bookedOn;
      return { kind, label, share: hundredths(percent ?? 0), dueDate: latest };
    })
    .toReversed();
}

/** Lines of the fee that fall on one day are one: paid whole, it says so, else it is called as the first of them. */
function withoutTwins(lines: readonly DatedLine[]): DatedLine[] {
  const merged: DatedLine[] = [];
  for (const line of lines) {
    const twin = merged.find(({ kind, dueDate }) => kind === 'fee' && line.kind === 'fee' && dueDate === line.dueDate);
    if (!twin) merged.push({ ...line });
    else Object.assign(twin, { share: twin.share + line.share, label: twin.share + line.share === inWhole ? atBooking.label : twin.label });
  }
  return merged;
}

/**
 * A total in parts of these shares (hundredths of a percent, 10,000 in all), each to be invoiced by itself at the charter's rate. All but
 * the last bear tax on multiples of the least amount whose tax is whole coins, so the last one's is whatever rounding all of it at once
 * leaves: subtotals, taxes and amounts add up to the charter's. Where shares of very little round up to more than there is, later parts are
 * less.
 */
export function splitTotal(
  { taxable, exempt, taxAmount }: Omit<PlannedTotals, 'fee'>,
  shares: readonly bigint[],
  { currency, prices, taxRate }: PlannedTerms,
): Pick<Installment, 'taxable' | 'exempt' | 'amount'>[] {
  const coin = BigInt(smallestCoin(currency));
  const rate = hundredths(taxRate);
  const whole = prices === 'gross' ? inWhole + rate : inWhole;
  const taxed = partsOf(BigInt(prices === 'gross' ? taxable + taxAmount : taxable), shares, (whole / divisor(inWhole, rate)) * coin);
  const free = partsOf(BigInt(exempt), shares, coin);
  return taxed.map((part, at) => {
    const rest = free[at] ?? 0n;
    const tax = prices === 'gross' ? 0n : fraction(part * rate, inWhole, coin);
    return { taxable: Number(part), exempt: Number(rest), amount: Number(part + rest + tax) };
  });
}

/** Shares of an amount in whole steps; the last one is the rest. */
function partsOf(amount: bigint, shares: readonly bigint[], step: Coin): bigint[] {
  let left = amount;
  const parts = shares.slice(0, -1).map((share) => {
    const rounded = fraction(amount * share, inWhole, step);
    const part = rounded < left ? rounded : left - (left % step);
    left -= part;
    return part;
  });
  return shares.length > 0 ? [...parts, left] : [];
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

// The company's payment plan applied to a charter (charter-desk.md R19, R20). Amounts are whole coins, never floating point.
import { fraction, hundredths, inWhole, type Coin } from '../finance/reckoning.ts';
import type { PriceMode } from '../finance/tax-words.ts';
import { addDays, dayIn, type Day } from '../shared/calendar-days.ts';
import { centsOf, decimalOf, smallestCoin, type Cents } from '../shared/money.ts';
import type { CharterTerms } from './charter-terms.ts';

type PlanLine = CharterTerms['plan'][number];

/** An installment. For the fee, the taxable and the exempt amounts are in the company's price mode, as on its invoice. */
type Installment = {
  kind: PlanLine['kind'];
  label: string;
  /** For the fee, the share of the charter in percent. */ share: string | null;
  taxable: Cents;
  exempt: Cents;
  /** The amount to pay, including tax. */ amount: Cents;
  dueDate: Day;
};

/** The totals of a charter from `priceTotals`, all at least 0. */
export type PlannedTotals = { fee: Cents; taxable: Cents; exempt: Cents; taxAmount: Cents };
export type PlannedTerms = { currency: string; prices: PriceMode; taxRate: string };

type PlannedCharter = PlannedTotals & {
  type: 'charter' | 'day_rent' | 'seats';
  startDate: string;
  /** The day of booking in the company's time zone. */ bookedOn: Day;
  /** The yacht's deposit, as decimal text. */ deposit: string;
};

/**
 * The installments of a charter booked on that day, in the order of the plan. Those of the fee add up to the charter's total, and so do
 * their invoices, for each tax. Seats on a departure are paid in full at booking. Installments of 0 are left out.
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

/** When each line is due: not after the start or after a later line, and never before the day of booking, which takes precedence. */
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

/** Lines of the fee due on the same day are merged under the first one's label, or a label for full payment if they are everything. */
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
 * Splits a total by these shares (hundredths of a percent, 10,000 in all) into parts that are invoiced separately at the charter's rate.
 * The taxable amounts of all parts but the last are multiples of the smallest amount whose tax is whole coins, and the last part takes the
 * remainder, so that subtotals, taxes and amounts add up to the charter's. If shares of a very small total round up to more than the total,
 * later parts are smaller.
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

/** Splits an amount by shares in whole steps; the last part is the remainder. */
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

// Calculates the owners' parts of what a yacht earned, and when a statement can be made. Amounts are whole hundredths.
import { addDays, daysBetween, firstOfMonth, lastOfMonth, type Day } from '../shared/calendar-days.ts';
import { dayWords, longDate, plainDay } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { percentWords } from '../shared/words.ts';
import { fraction, hundredths, inWhole, sum, type Coin } from './reckoning.ts';

/** A hundred percent in parts of a million. */
const wholeShare = 1_000_000n;

type Agreed = { feePercent: string; feeMonthly: string };
export type YachtFigures = { revenue: bigint; fee: bigint; feeTax: bigint; costs: bigint; result: bigint };
export type OwnerFigures = Omit<YachtFigures, 'result'> & { amount: bigint };
type Valid = { validFrom: Day; validTo: Day | null };

/** The part of a monthly fee for these days. The parts of a month add up to the whole fee. */
export function monthlyFee(feeMonthly: string, { from, to }: { from: Day; to: Day }, coin: Coin): bigint {
  let total = 0n;
  for (let month = firstOfMonth(from); month <= to; month = addDays(lastOfMonth(month), 1)) {
    const last = lastOfMonth(month);
    const days = BigInt(daysBetween(month, last) + 1);
    const until = (day: Day) => fraction(hundredths(feeMonthly) * BigInt(daysBetween(month, day) + 1), days, coin);
    const before = from > month ? until(addDays(from, -1)) : 0n;
    total += until(to < last ? to : last) - before;
  }
  return total;
}

/** The owners' result: revenue less the fee, its tax and the costs passed on. It may be negative. */
export function yachtFigures(
  { revenue, costs }: { revenue: bigint; costs: bigint },
  { feePercent, feeMonthly }: Agreed,
  { from, to, taxPercent, coin }: { from: Day; to: Day; taxPercent: string; coin: Coin },
): YachtFigures {
  const fee = fraction(revenue * hundredths(feePercent), inWhole, coin) + monthlyFee(feeMonthly, { from, to }, coin);
  const feeTax = fraction(fee * hundredths(taxPercent), inWhole, coin);
  return { revenue, fee, feeTax, costs, result: revenue - fee - feeTax - costs };
}

/** A share such as "66.67" in parts of a million. */
export function shareParts(share: string): bigint {
  const [whole = '0', decimals = ''] = share.split('.');
  return BigInt(whole) * 10_000n + BigInt(decimals.slice(0, 4).padEnd(4, '0'));
}

/**
 * Each owner's part, in order of entry: the cumulative share of the whole, rounded, less the previous parts. Revenue is derived from the
 * other figures, so that each part adds up, and all parts add up to the whole.
 */
export function ownersParts(figures: YachtFigures, shares: readonly string[], coin: Coin): OwnerFigures[] {
  const partsOf = (whole: bigint) => {
    let [running, given] = [0n, 0n];
    return shares.map((share) => {
      running += shareParts(share);
      const part = fraction(whole * running, wholeShare, coin) - given;
      given += part;
      return part;
    });
  };
  const [fees, taxes, costs, amounts] = [figures.fee, figures.feeTax, figures.costs, figures.result].map(partsOf) as [
    bigint[],
    bigint[],
    bigint[],
    bigint[],
  ];
  return shares.map((_, at) => {
    const [fee = 0n, feeTax = 0n, cost = 0n, amount = 0n] = [fees[at], taxes[at], costs[at], amounts[at]];
    return { revenue: amount + fee + feeTax + cost, fee, feeTax, costs: cost, amount };
  });
}

/** Today, and how the reader's dates are written. */
type Reading = { today: Day; formats: Pick<Formats, 'dateOrder'> };

/** A day in a refusal: without its year if that is the current one. */
function dayText(day: Day, { today, formats }: Reading): string {
  return dayWords(day, day.slice(0, 4) === today.slice(0, 4) ? plainDay : longDate, formats);
}

/** The first day after `from`, up to `to`, on which one of these begins or has ended; null if nothing changes. */
export function changeWithin(valid: readonly Valid[], { from, to }: { from: Day; to: Day }): Day | null {
  const days = valid.flatMap(({ validFrom, validTo }) => [validFrom, ...(validTo === null ? [] : [addDays(validTo, 1)])]);
  return days.filter((day) => day > from && day <= to).toSorted()[0] ?? null;
}

export function isValid({ validFrom, validTo }: Valid, day: Day): boolean {
  return validFrom <= day && (validTo === null || validTo >= day);
}

type StatementFault =
  | { code: 'statement_gap' | 'shares_change' | 'shares_incomplete' | 'agreement_missing'; message: string }
  | { code: 'wrong'; path: 'from' | 'to'; message: string };

type StatementRequest = Reading & {
  yachtName: string;
  from: Day;
  to: Day;
  /** the last day covered by a statement */ issuedUntil: Day | null;
  shares: readonly (Valid & { share: string })[];
  agreements: readonly Valid[];
};

/** Why these days can't have a statement, or null. It covers whole months, unless shares or the agreement change within one. */
export function statementFault(request: StatementRequest): StatementFault | null {
  const { yachtName, from, to, issuedUntil, today, shares, agreements } = request;
  if (issuedUntil !== null && from !== addDays(issuedUntil, 1))
    return {
      code: 'statement_gap',
      message: `The last statement of ${yachtName} ends on ${dayText(issuedUntil, request)}, so this one begins on ${dayText(addDays(issuedUntil, 1), request)}.`,
    };
  if (to < from) return { code: 'wrong', path: 'to', message: "The last day can't be before the first" };
  if (to >= today) return { code: 'wrong', path: 'to', message: 'Please choose days before today' };
  for (const [valid, words] of [
    [shares, 'The shares of %s change'],
    [agreements, 'The agreement of %s changes'],
  ] as const) {
    const change = changeWithin(valid, { from, to });
    if (change)
      return {
        code: 'shares_change',
        message: `${words.replace('%s', yachtName)} on ${dayText(change, request)}. End the statement the day before.`,
      };
  }
  const changes = [...shares, ...agreements];
  const begins = (day: Day) => day === firstOfMonth(day) || changes.some(({ validFrom }) => validFrom === day);
  if (issuedUntil === null && !begins(from))
    return { code: 'wrong', path: 'from', message: 'A statement begins with a month, or with the shares' };
  if (to !== lastOfMonth(to) && changeWithin(changes, { from: to, to: addDays(to, 1) }) === null)
    return { code: 'wrong', path: 'to', message: 'A statement ends with a month, or the day before shares or the agreement change' };
  const held = sum(shares.filter((each) => isValid(each, from)).map(({ share }) => shareParts(share)));
  if (held !== wholeShare)
    return {
      code: 'shares_incomplete',
      message: `The shares of ${yachtName} come to ${percentWords(shareText(held))} on ${dayText(from, request)}.`,
    };
  if (!agreements.some((each) => isValid(each, from)))
    return { code: 'agreement_missing', message: `${yachtName} has no management agreement on ${dayText(from, request)}.` };
  return null;
}

/** Parts of a yacht, from millionths to decimal text with four places. */
export function shareText(parts: bigint): string {
  const digits = String(parts).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** The days of the next statement: from the day after the last one or the first share, to the month's end or the day before a change. */
export function nextStatementDays(
  issuedUntil: Day | null,
  shares: readonly Valid[],
  agreements: readonly Valid[],
): { from: Day; to: Day } | null {
  const first = shares.map(({ validFrom }) => validFrom).toSorted()[0];
  if (first === undefined) return null;
  const from = issuedUntil === null ? first : addDays(issuedUntil, 1);
  const last = lastOfMonth(from);
  const change = changeWithin([...shares, ...agreements], { from, to: last });
  return { from, to: change === null ? last : addDays(change, -1) };
}

type Kept = Valid & Record<string, unknown>;

/**
 * Whether a change would affect issued statements. Records they cover can only be ended, on their last day or later. `before` is null for a
 * new record, `after` for a deleted one.
 */
export function changesIssued(issuedUntil: Day | null, before: Kept | null, after: Kept | null): boolean {
  if (issuedUntil === null) return false;
  const wasIssued = before !== null && before.validFrom <= issuedUntil;
  if (!wasIssued) return after !== null && after.validFrom <= issuedUntil;
  if (after === null) return true;
  const { validTo: from, ...fieldsBefore } = before;
  const { validTo: to, ...fieldsAfter } = after;
  if (Object.entries(fieldsAfter).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(fieldsBefore[name]))) return true;
  return from !== to && ((from !== null && from < issuedUntil) || (to !== null && to < issuedUntil));
}

/** The refusal where issued statements would change, by a change or a deletion. */
export function issuedFault(yachtName: string, issuedUntil: Day, { isDeletion, ...reading }: Reading & { isDeletion: boolean }): string {
  const step = isDeletion ? 'End it on that day or later instead.' : 'Choose a later day.';
  return `The statements for ${yachtName} until ${dayText(issuedUntil, reading)} are already issued. ${step}`;
}

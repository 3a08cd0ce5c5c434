import { decimalOf, type Cents } from '#domain/shared/money.ts';
import { costWords } from '../../words/maintenance-words.tsx';

/** An amount as a percentage of the largest one. */
export function shareOf(cents: Cents | null, max: Cents): number {
  return cents === null || max === 0 ? 0 : (cents / max) * 100;
}

/** The difference between the actual and the estimated cost, in words. */
export function differenceWords(difference: Cents, currency: string, closed: boolean): string {
  const amount = costWords(decimalOf(Math.abs(difference)), currency);
  if (difference > 0) return `${amount} over the estimate.`;
  if (closed) return difference === 0 ? 'Exactly as estimated.' : `${amount} under the estimate.`;
  return `${amount} of the estimate is left.`;
}

/** How long it lasts in words: under a day in hours, else in days. */
export function lengthOf({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const hours = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 3_600_000);
  const [count, unit] = hours < 24 ? [Math.max(1, hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

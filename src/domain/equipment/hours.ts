// Hours of engines: numbers with one decimal for people and the API, whole tenths wherever they are stored or reckoned with.
import { z } from '../shared/zod.ts';

/** The highest number a meter shows. */
const maxHours = 999_999.9;

const oneDecimal = 'Hours have one decimal at most';

/** What a meter shows, or a number of hours, as people enter it. */
export function hoursField(missing = 'Please enter the hours') {
  return z
    .number({ error: missing })
    .min(0, 'Hours can’t be negative')
    .max(maxHours, 'Hours can be 999,999.9 at most')
    .refine((hours) => Math.abs(hours * 10 - Math.round(hours * 10)) < 1e-6, oneDecimal);
}

export function tenthsOf(hours: number): number {
  return Math.round(hours * 10);
}

export function hoursOf(tenths: number): number {
  return tenths / 10;
}

/** Hours as they are read: 1,240.5 h. */
export function hoursText(hours: number): string {
  return `${hours.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`;
}

// As many digits as a meter has, with one decimal behind a point or a comma, in groups of three or not.
const written = /^(\d{1,3}(?:[ ,.'’]?\d{3})?)(?:[.,](\d))?$/;

/** The hours that somebody typed; null if nobody can read them. Of a point or a comma with three digits behind it, it is thousands. */
export function hoursTyped(typed: string): number | null {
  const parts = written.exec(typed.trim().replace(/\s*h$/i, ''));
  if (!parts) return null;
  return Number(`${parts[1]?.replaceAll(/[ ,.'’]/g, '')}.${parts[2] ?? '0'}`);
}

/** What a day or a period is rounded to when it is shown: two decimals, half up. */
export function toHundredths(hours: number): number {
  return Math.floor(hours * 100 + 0.5) / 100;
}

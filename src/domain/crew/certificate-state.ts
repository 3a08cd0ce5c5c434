// Apart from the schemas, so that a list can say a state without loading them.
import { several } from '../shared/words.ts';

export const certificateStates = ['expired', 'due', 'valid'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** What a crew may be searched by: how its people's certificates stand, or that they have none. */
export const certificateFilters = [...certificateStates, 'none'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** A certificate is due from so many days before it expires. */
export const dueWithinDays = 90;

/**
 * The state of a certificate by the days it has left in its company's calendar; null for one that doesn't expire. On the day it
 * expires it still counts, from the day after it doesn't.
 */
export function certificateState(daysLeft: number | null): CertificateState {
  if (daysLeft === null || daysLeft > dueWithinDays) return 'valid';
  return daysLeft < 0 ? 'expired' : 'due';
}

/** "Expires in 12 days", "Expired yesterday": days where they count, months and years (of 30 and 365 days) where they don't. */
export function expiryInWords(daysLeft: number | null): string {
  if (daysLeft === null) return 'No expiry';
  if (daysLeft === 0) return 'Expires today';
  if (daysLeft === 1) return 'Expires tomorrow';
  if (daysLeft === -1) return 'Expired yesterday';
  const span = spanInWords(Math.abs(daysLeft));
  return daysLeft > 0 ? `Expires in ${span}` : `Expired ${span} ago`;
}

function spanInWords(days: number): string | null {
  if (days <= dueWithinDays) return several(days, 'day');
  return days < 730 ? several(Math.floor(days / 30), 'month') : several(Math.floor(days / 365), 'year');
}

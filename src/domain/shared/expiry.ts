export const expiryStates = ['expired', 'due', 'valid'] as const;
export type ExpiryState = (typeof expiryStates)[number];

/** What expires is due from so many days before it does. */
export const dueWithinDays = 90;

/**
 * The state of a certificate or a document by the days it has left in its company's calendar; null for one that doesn't expire. On the
 * day it expires it still counts, from the day after it doesn't.
 */
export function expiryState(daysLeft: number | null): ExpiryState {
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

// Never of one: a day that near has a name of its own above.
function spanInWords(days: number): string {
  if (days <= dueWithinDays) return `${days} days`;
  return days < 730 ? `${Math.floor(days / 30)} months` : `${Math.floor(days / 365)} years`;
}

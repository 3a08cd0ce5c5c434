export const expiryStates = ['expired', 'due', 'valid'] as const;
export type ExpiryState = (typeof expiryStates)[number];

/** How many days before its expiry something is due. */
export const dueWithinDays = 90;

/**
 * The state of a certificate or a document by the days left in its company's calendar; null if it doesn't expire. It is valid through the
 * day it expires.
 */
export function expiryState(daysLeft: number | null): ExpiryState {
  if (daysLeft === null || daysLeft > dueWithinDays) return 'valid';
  return daysLeft < 0 ? 'expired' : 'due';
}

/** "Expires in 12 days", "Expired yesterday": in days while days matter, else in months and years (of 30 and 365 days). */
export function expiryInWords(daysLeft: number | null): string {
  if (daysLeft === null) return 'No expiry';
  if (daysLeft === 0) return 'Expires today';
  if (daysLeft === 1) return 'Expires tomorrow';
  if (daysLeft === -1) return 'Expired yesterday';
  const span = spanInWords(Math.abs(daysLeft));
  return daysLeft > 0 ? `Expires in ${span}` : `Expired ${span} ago`;
}

// Never 1, because such days have their own wording above.
function spanInWords(days: number): string {
  if (days <= dueWithinDays) return `${days} days`;
  return days < 730 ? `${Math.floor(days / 30)} months` : `${Math.floor(days / 365)} years`;
}

import type { HandoverKind } from '../handovers/words.ts';
import type { CharterState } from './charter-words.ts';

/**
 * The next act for a charter: choosing yacht and dates, putting it on option, booking it, waiting for the option ahead, sending its next
 * invoice, signing its handovers, closing its APA, closing it, or viewing its entry.
 */
export type NextAct = 'dates' | 'option' | 'book' | 'challenge' | 'invoice' | 'check_in' | 'check_out' | 'apa' | 'close' | 'entry';

type Dated = { startDate: string | null; endDate: string | null; checkedInAt: string | null };
type Handed = Dated & { handovers: boolean; checkedOutAt: string | null };
type Standing = Handed & { state: CharterState; yachtId: number | null; toInvoice: object | null; apaOpen: boolean };

const halfDay = 12 * 3_600_000;

/**
 * The handover of a booked charter that is due for signature at a moment, if its company requires one. It is due from half a day before.
 */
function handoverDue(charter: Handed, now: string): HandoverKind | null {
  const { handovers, startDate, checkedInAt, checkedOutAt } = charter;
  if (!handovers || checkedOutAt) return null;
  if (isCheckOutNear(charter, now)) return 'check_out';
  return isNear(startDate, now) && !checkedInAt ? 'check_in' : null;
}

/** The handover of a charter that is opened first at a moment. Anyone who opens it on the first day is still checking in. */
export function usualHandover(charter: Dated, now: string): HandoverKind {
  const { startDate } = charter;
  const isUnderWay = startDate !== null && Date.parse(startDate) + halfDay < Date.parse(now);
  return isUnderWay || isCheckOutNear(charter, now) ? 'check_out' : 'check_in';
}

/** Half a day before its end a short charter may not even have left: until it is checked in, its first half is for checking in. */
function isCheckOutNear({ startDate, endDate, checkedInAt }: Dated, now: string): boolean {
  if (!isNear(endDate, now)) return false;
  return checkedInAt !== null || (startDate !== null && Date.parse(startDate) + Date.parse(endDate) <= 2 * Date.parse(now));
}

function isNear(at: string | null, now: string): at is string {
  return at !== null && Date.parse(at) - halfDay <= Date.parse(now);
}

/** The next act that moves a charter forward at a moment; null if there is none. */
export function nextAct(charter: Standing, now: string): NextAct | null {
  const { state, yachtId, startDate, endDate, toInvoice, apaOpen } = charter;
  if (state === 'booked' && toInvoice) return 'invoice';
  const handover = state === 'booked' && handoverDue(charter, now);
  if (handover) return handover;
  if (state === 'booked' && endDate !== null && endDate <= now) return apaOpen ? 'apa' : 'close';
  if (state === 'cancelled' && apaOpen) return 'apa';
  if (state === 'booked' || state === 'closed') return 'entry';
  if (state === 'lost' || state === 'cancelled') return null;
  if (state === 'option') return 'book';
  if (state === 'waiting') return 'challenge';
  return yachtId && startDate && endDate ? 'option' : 'dates';
}

import type { CharterState } from './charter-words.ts';

/**
 * The next act for a charter: choosing yacht and dates, putting it on option, booking it, waiting for the option ahead, sending its next
 * invoice, signing its handovers, closing its APA, closing it, or viewing its entry.
 */
export type NextAct = 'dates' | 'option' | 'book' | 'challenge' | 'invoice' | 'check_in' | 'check_out' | 'apa' | 'close' | 'entry';

type Handed = {
  startDate: string | null;
  endDate: string | null;
  handovers: boolean;
  checkedInAt: string | null;
  checkedOutAt: string | null;
};
type Standing = Handed & { state: CharterState; yachtId: number | null; toInvoice: object | null; apaOpen: boolean };

const ahead = 12 * 3_600_000;

/**
 * The handover of a booked charter that is due for signature at a moment, if its company requires one. It is due from half a day before.
 */
function handoverDue({ handovers, startDate, endDate, checkedInAt, checkedOutAt }: Handed, now: string) {
  const isNear = (at: string | null) => at !== null && Date.parse(at) - ahead <= Date.parse(now);
  if (!handovers || checkedOutAt) return null;
  if (isNear(endDate)) return 'check_out';
  return isNear(startDate) && !checkedInAt ? 'check_in' : null;
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

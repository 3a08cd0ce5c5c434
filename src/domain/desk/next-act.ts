import type { CharterState } from './charter-words.ts';

/** What a charter asks for next: yacht and dates, an option, its booking, the answer of whoever is before it, its next invoice, the closing of its APA, its end, or a look at its entry. */
export type NextAct = 'dates' | 'option' | 'book' | 'challenge' | 'invoice' | 'apa' | 'close' | 'entry';

type Standing = {
  state: CharterState;
  yachtId: number | null;
  startDate: string | null;
  endDate: string | null;
  toInvoice: object | null;
  apaOpen: boolean;
};

/** The one thing that brings a charter on at a moment; null where nothing does. */
export function nextAct({ state, yachtId, startDate, endDate, toInvoice, apaOpen }: Standing, now: string): NextAct | null {
  if (state === 'booked' && toInvoice) return 'invoice';
  if (state === 'booked' && endDate !== null && endDate <= now) return apaOpen ? 'apa' : 'close';
  if (state === 'cancelled' && apaOpen) return 'apa';
  if (state === 'booked' || state === 'closed') return 'entry';
  if (state === 'lost' || state === 'cancelled') return null;
  if (state === 'option') return 'book';
  if (state === 'waiting') return 'challenge';
  return yachtId && startDate && endDate ? 'option' : 'dates';
}

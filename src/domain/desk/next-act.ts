import type { CharterState } from './charter-words.ts';

/** What a charter asks for next: yacht and dates, an option, its booking, the answer of whoever is before it, or a look at its entry. */
export type NextAct = 'dates' | 'option' | 'book' | 'challenge' | 'entry';

type Standing = { state: CharterState; yachtId: number | null; startDate: string | null; endDate: string | null };

/** The one thing that brings a charter on; null where nothing does. */
export function nextAct({ state, yachtId, startDate, endDate }: Standing): NextAct | null {
  if (state === 'booked' || state === 'closed') return 'entry';
  if (state === 'lost' || state === 'cancelled') return null;
  if (state === 'option') return 'book';
  if (state === 'waiting') return 'challenge';
  return yachtId && startDate && endDate ? 'option' : 'dates';
}

import { bookingTypes, type EventType } from '../schedule/words.ts';
import type { FoundKind } from './words.ts';

/** A kind of record named in the search; for calendar entries, also their types. */
export type Wish = { kind: FoundKind; types?: readonly EventType[] };

const wishes: readonly (readonly [name: RegExp, wish: Wish])[] = [
  [/\bdepartures?\b/i, { kind: 'departure' }],
  [/\bday ?trips?\b/i, { kind: 'schedule', types: ['day_rent'] }],
  [/\bcharters?\b/i, { kind: 'schedule', types: ['charter'] }],
  [/\bbookings?\b/i, { kind: 'schedule', types: bookingTypes }],
  [/\btrips?\b/i, { kind: 'trip' }],
  [/\bcredit ?notes?\b/i, { kind: 'credit_note' }],
  [/\binvoices?\b/i, { kind: 'invoice' }],
  [/\b(jobs?|maintenance)\b/i, { kind: 'maintenance' }],
];

/**
 * Parses typed words: "charter aubert" requests the charters of anything called Aubert. Words that are only the name of a kind, or little
 * more, are looked up as typed.
 */
export function parseSearch(typed: string): { words: string; wish: Wish | null } {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  for (const [name, wish] of wishes) {
    const rest = words.replace(name, ' ').replaceAll(/\s+/g, ' ').trim();
    if (rest !== words && rest.length > 1 && !wishes.some(([other]) => rest.replace(other, '').trim() === '')) return { words: rest, wish };
  }
  return { words, wish: null };
}

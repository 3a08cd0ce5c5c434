import { several } from '../shared/words.ts';

/** The number of guests in words: "6 guests", "4 adults, 2 children". */
export function guestsOf({ adults, children }: { adults: number; children: number }): string {
  if (children === 0) return several(adults, 'guest') ?? 'No guests';
  return `${several(adults, 'adult') ?? 'No adults'}, ${children === 1 ? '1 child' : `${children} children`}`;
}

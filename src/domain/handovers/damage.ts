import type { Handover } from './handover.ts';

type Seen = Pick<Handover['items'][number], 'state' | 'counted'>;
type Item = Pick<Handover['items'][number], 'name' | 'quantity' | 'state' | 'counted'>;

/** Whether something isn't as it is listed. */
export function isAmiss({ state, counted, quantity }: Seen & { quantity: number }): boolean {
  return state !== 'ok' || counted < quantity;
}

/** Whether it was in order at check-in, so that these guests are liable. */
export function isNewDamage(item: Item & { before: Seen | null }): boolean {
  const { before, state, counted } = item;
  if (!isAmiss(item)) return false;
  return before === null || state !== before.state || counted < before.counted;
}

/** What is wrong with it, in a line: “Dinghy: damaged”, “Fenders: 1 of 8 missing”. */
export function damageTitle({ name, quantity, state, counted }: Item): string {
  if (state === 'damaged') return `${name}: damaged`;
  return quantity === 1 ? `${name}: missing` : `${name}: ${quantity - counted} of ${quantity} missing`;
}

/** The same with what was noted, for whoever pays for it. */
export function damageText({ note, ...item }: Item & { note: string | null }): string {
  return `${damageTitle(item)}${note ? ` (${note})` : ''}`.slice(0, 200);
}

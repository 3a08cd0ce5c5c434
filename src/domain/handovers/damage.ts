import type { Handover } from './handover.ts';

type Seen = Pick<Handover['items'][number], 'state' | 'counted'>;
type Item = Pick<Handover['items'][number], 'name' | 'quantity' | 'state' | 'counted'>;

/** Whether an item is missing or damaged. */
export function isAmiss({ state, counted, quantity }: Seen & { quantity: number }): boolean {
  return state !== 'ok' || counted < quantity;
}

/** Whether it was in order at check-in, so that the current guests are liable. */
export function isNewDamage(item: Item & { before: Seen | null }): boolean {
  const { before, state, counted } = item;
  if (!isAmiss(item)) return false;
  return before === null || state !== before.state || counted < before.counted;
}

/** What is wrong with it, on one line: “Dinghy: damaged”, “Fenders: 1 of 8 missing”. */
export function damageTitle({ name, quantity, state, counted }: Item): string {
  if (state === 'damaged') return `${name}: damaged`;
  return quantity === 1 ? `${name}: missing` : `${name}: ${quantity - counted} of ${quantity} missing`;
}

/** The same with its note, for the person who pays for it. */
export function damageText({ note, ...item }: Item & { note: string | null }): string {
  return `${damageTitle(item)}${note ? ` (${note})` : ''}`.slice(0, 200);
}

export type MenuEntry = { label: string; disabled: boolean };

/** The item that a key moves to from the focused one, which is -1 if none is; null if the key has no meaning. */
export function itemAfter(items: MenuEntry[], current: number, key: string): number | null {
  const open = items.flatMap(({ disabled }, nth) => (disabled ? [] : [nth]));
  const [first = -1, last = -1] = [open[0], open.at(-1)];
  if (key === 'Home') return first;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return open.find((nth) => nth > current) ?? first;
  return key === 'ArrowUp' ? (open.findLast((nth) => nth < current) ?? last) : null;
}

/**
 * The item whose label begins with the typed text: for a single letter, repeated or not, starting from the next item; for more, from the
 * current one. Null if there is none.
 */
export function itemTyped(items: MenuEntry[], current: number, typed: string): number | null {
  const [letter = ''] = typed;
  const isOneLetter = typed === letter.repeat(typed.length);
  const wanted = (isOneLetter ? letter : typed).toLocaleLowerCase();
  const from = isOneLetter ? current + 1 : Math.max(current, 0);
  const inTurn = items.map((_, nth) => (from + nth) % items.length);
  const begins = ({ label, disabled }: MenuEntry) => !disabled && label.toLocaleLowerCase().startsWith(wanted);
  return inTurn.find((nth) => begins(items[nth] as MenuEntry)) ?? null;
}

/** An item as typed. Its key identifies it while items are moved. */
export type TypedItem = { key: number; name: string; quantity: string };

type Item = { name: string; quantity: number };

export function typedOf(items: readonly Item[], from = 1): TypedItem[] {
  return items.map(({ name, quantity }, place) => ({ key: from + place, name, quantity: String(quantity) }));
}

function nextKey(rows: readonly TypedItem[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}

/** The rows with an empty one added after a place, and its key. */
export function withAnother(rows: readonly TypedItem[], behind = rows.length - 1): { rows: TypedItem[]; key: number } {
  const key = nextKey(rows);
  return { rows: rows.toSpliced(behind + 1, 0, { key, name: '', quantity: '1' }), key };
}

/** The rows with one of them moved up or down by one. */
export function withMoved(rows: readonly TypedItem[], place: number, by: -1 | 1): TypedItem[] {
  const row = rows[place];
  const to = place + by;
  return row && to >= 0 && to < rows.length ? rows.toSpliced(place, 1).toSpliced(to, 0, row) : [...rows];
}

/** The rows after several lines were pasted into one of them: they start there, replacing it if it is empty. Null for a single line. */
export function withPasted(rows: readonly TypedItem[], place: number, text: string): TypedItem[] | null {
  if (!/[\t\n]/.test(text.trim())) return null;
  const isEmpty = rows[place]?.name.trim() === '';
  return rows.toSpliced(isEmpty ? place : place + 1, isEmpty ? 1 : 0, ...typedOf(inventoryTyped(text), nextKey(rows)));
}

/** The rows with those of another list added, except names that are already there. */
export function withCopied(rows: readonly TypedItem[], items: readonly Item[]): TypedItem[] {
  const before = rows.filter(({ name }) => name.trim());
  const known = new Set(before.map(({ name }) => name.trim().toLowerCase()));
  return [
    ...before,
    ...typedOf(
      items.filter(({ name }) => !known.has(name.toLowerCase())),
      nextKey(rows),
    ),
  ];
}

/** The request that saves it: rows without a name are left out. A number that can't be read is sent as 0, which is refused at its field. */
export function enteredOf(rows: readonly TypedItem[]): Item[] {
  return filledRows(rows).map(({ row: { name, quantity } }) => ({
    name: name.trim(),
    quantity: /^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0,
  }));
}

/** The key of the row that an item of the request comes from. */
export function keyOfSent(rows: readonly TypedItem[], place: number): number | undefined {
  return filledRows(rows)[place]?.row.key;
}

function filledRows(rows: readonly TypedItem[]) {
  return rows.map((row) => ({ row })).filter(({ row }) => row.name.trim());
}

/** Items as typed or pasted: one per line, with the quantity before or after it, otherwise 1. */
export function inventoryTyped(typed: string): Item[] {
  return typed
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\s•*–-]+/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [, ahead, named] = /^(\d{1,3})\s*[x×]?\s+(\S.*)$/i.exec(line) ?? [];
      const [, before, behind] = /^(.*\S)\s*[x×,;\t]\s*(\d{1,3})$/i.exec(line) ?? [];
      const name = (named ?? before ?? line).replace(/\s+/g, ' ').slice(0, 100).trim();
      const quantity = Math.max(1, Number(ahead ?? behind ?? 1));
      return { name: name.charAt(0).toUpperCase() + name.slice(1), quantity };
    });
}

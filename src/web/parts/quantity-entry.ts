/** The quantity that was typed, with a point or a comma; not a number where nobody can read it, which the server refuses in words. */
export function quantityTyped(typed: string): number {
  const text = typed.trim().replace(',', '.');
  return text === '' ? Number.NaN : Number(text);
}

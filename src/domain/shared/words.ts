/** "1 invoice", "3 invoices", or nothing for none. */
export function several(count: number, one: string, many = `${one}s`): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c"; what is nothing is left out. */
export function inWords(parts: (string | null)[]): string {
  const said = parts.filter((part) => part !== null);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

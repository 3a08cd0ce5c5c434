/** What is on board, as it was typed: a line each, with how many before or behind it, else one. */
export function inventoryTyped(typed: string): { name: string; quantity: number }[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, ahead, named] = /^(\d{1,3})\s*[x×]?\s+(\S.*)$/i.exec(line) ?? [];
      const [, before, behind] = /^(.*\S)\s*[x×,;]\s*(\d{1,3})$/i.exec(line) ?? [];
      const name = (named ?? before ?? line).slice(0, 100);
      const quantity = Math.max(1, Number(ahead ?? behind ?? 1));
      return { name: name.charAt(0).toUpperCase() + name.slice(1), quantity };
    });
}

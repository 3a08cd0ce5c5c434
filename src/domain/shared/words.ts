/** "1 invoice", "3 invoices", or nothing for none. */
export function several(count: number, one: string, many = `${one}s`): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c"; empty items are left out. */
export function inWords(parts: (string | null)[]): string {
  const present = parts.filter((part) => part !== null);
  return present.length < 2 ? present.join('') : `${present.slice(0, -1).join(', ')} and ${present.at(-1)}`;
}

/** A percentage without trailing zeros: "30", "12.5". */
export function plainPercent(percent: string): string {
  return percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent;
}

/** A share or a rate: "20%", "66.67%". */
export function percentWords(percent: string): string {
  return `${plainPercent(percent)}%`;
}

/** A person's full name. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trimStart();
}

const unlikeTheirBase: Record<string, string> = { ø: 'o', đ: 'd', ł: 'l', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', ħ: 'h' };

/** A text normalized for search: without accents, case or punctuation. */
export function folded(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øđłıßæœħ]/g, (letter) => unlikeTheirBase[letter] ?? letter);
  return bare
    .replaceAll(/['’ʻ]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The first letter or number of a name, as a capital, for an avatar; empty if it has neither. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase('en') ?? '';
}

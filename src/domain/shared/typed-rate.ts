/**
 * A typed exchange rate or share as a decimal with all its places; null if it isn't one. Such numbers are too small for thousands
 * separators, so both point and comma are decimal marks.
 */
export function rateTyped(typed: string): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole + fraction === '') return null;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}

/**
 * An exchange rate or a share as somebody typed it, as a decimal with as many places as they typed; null if it is none. It is too small
 * a number for thousands to be separated, so a point and a comma are both the decimal one.
 */
export function rateTyped(typed: string): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole + fraction === '') return null;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}

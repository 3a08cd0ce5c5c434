import type { DecimalMark } from './formats.ts';
import { centsOf, type Cents } from './money.ts';

/** The mark a company writes its decimals with: the one it chose, else that of its currency, for a euro is written 1.250,50. */
export function decimalMarkOf(company: {
  formats: { decimalMark?: DecimalMark | null | undefined };
  currency: string | null;
}): DecimalMark {
  return company.formats.decimalMark ?? (company.currency === 'EUR' ? 'comma' : 'point');
}

// Either whole digits in groups of three, all parted by the same sign, or digits without any; then decimals behind another sign.
const amountPattern = /^([+-]?)(?:([1-9]\d{0,2}(?:([.,'’]|\s)\d{3})(?:\3\d{3})*)|(\d*))(?:([.,])(\d*))?$/;

const signs = { comma: ',', point: '.' };

/** The hundredths that somebody typed, whichever way amounts are written where they live; null if it is no amount. */
export function centsTyped(typed: string, mark: DecimalMark): Cents | null {
  const decimal = readDecimal(typed, (sign) => sign === signs[mark]);
  return decimal === null ? null : centsOf(decimal);
}

/** The number that somebody typed, with as many decimals as they typed; null if it is no number. */
export function numberTyped(typed: string, mark: DecimalMark): number | null {
  const decimal = readDecimal(typed.replace('−', '-'), (sign) => sign === signs[mark]);
  return decimal === null ? null : Number(decimal);
}

/** A number as a field shows it, so that it reads back as itself: where decimals have a comma, 1.875 would be thousands. */
export function textOfNumber(value: number, mark: DecimalMark): string {
  const text = String(value);
  return numberTyped(text, mark) === value ? text : text.replace('.', ',');
}

/**
 * A number with more places than an amount, an exchange rate or a share, as a decimal; null if it is none. Such numbers are small, so a
 * single point or comma is always the decimal one.
 */
export function decimalTyped(typed: string): string | null {
  return readDecimal(typed, (sign) => sign === '.' || sign === ',');
}

/** What was typed as a decimal with a point. A single sign with three digits behind it can mean either: `isDecimal` decides what it is. */
function readDecimal(typed: string, isDecimal: (sign: string) => boolean): string | null {
  const parts = amountPattern.exec(typed.trim());
  if (!parts) return null;
  const [, sign = '', grouped = '', gap = '', plain = '', point, fraction = ''] = parts;
  if (point !== undefined && point === gap) return null;
  const minus = sign === '-' ? '-' : '';
  if (point === undefined && isDecimal(gap) && grouped.length <= 7) return minus + grouped.replace(gap, '.');
  const whole = grouped.replaceAll(gap, '') || plain;
  if (whole + fraction === '') return null;
  return `${minus}${whole || '0'}${fraction && `.${fraction}`}`;
}

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

/**
 * The hundredths that somebody typed, whichever way amounts are written where they live; null if it is no amount. Only one
 * point or comma with three digits behind it can mean either: `mark` decides what it is.
 */
export function centsTyped(typed: string, mark: DecimalMark): Cents | null {
  const parts = amountPattern.exec(typed.trim());
  if (!parts) return null;
  const [, sign = '', grouped = '', gap = '', plain = '', point, fraction = ''] = parts;
  if (point !== undefined && point === gap) return null;
  if (point === undefined && gap === signs[mark] && grouped.length <= 7) return centsOf(sign + grouped.replace(gap, '.'));
  const whole = grouped.replaceAll(gap, '') || plain;
  if (whole + fraction === '') return null;
  return centsOf(`${sign}${whole || '0'}.${fraction || '0'}`);
}

/**
 * A number with more places than an amount, an exchange rate or a share, as a decimal; null if it is none. Such numbers are small, so a
 * single point or comma is always the decimal one.
 */
export function decimalTyped(typed: string): string | null {
  const parts = written.exec(typed.trim());
  if (!parts) return null;
  const [, sign = '', grouped = '', gap = '', plain = '', point, fraction = ''] = parts;
  if (point !== undefined && point === gap) return null;
  const minus = sign === '-' ? '-' : '';
  if (point === undefined && /^[.,]$/.test(gap) && grouped.length <= 7) return minus + grouped.replace(gap, '.');
  const whole = grouped.replaceAll(gap, '') || plain;
  if (whole + fraction === '') return null;
  return `${minus}${whole || '0'}${fraction && `.${fraction}`}`;
}

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
  const decimal = readDecimal(typed, mark);
  return decimal === null ? null : centsOf(decimal);
}

/** The number that somebody typed, with as many decimals as they typed; null if it is no number. */
export function numberTyped(typed: string, mark: DecimalMark): number | null {
  const decimal = readDecimal(typed.replace('−', '-'), mark);
  return decimal === null ? null : Number(decimal);
}

/** A number as a field shows it, so that it reads back as itself: where decimals have a comma, 1.875 would be thousands. */
export function textOfNumber(value: number, mark: DecimalMark): string {
  const text = String(value);
  return numberTyped(text, mark) === value ? text : text.replace('.', ',');
}

/**
 * What was typed as a decimal with a point; null if it is no number. A single point or comma with three digits behind it can mean either:
 * `mark` decides what it is.
 */
function readDecimal(typed: string, mark: DecimalMark): string | null {
  const parts = amountPattern.exec(typed.trim());
  if (!parts) return null;
  const [, sign = '', grouped = '', gap = '', plain = '', point, fraction = ''] = parts;
  if (point !== undefined && point === gap) return null;
  if (point === undefined && gap === signs[mark] && grouped.length <= 7) return sign + grouped.replace(gap, '.');
  const whole = grouped.replaceAll(gap, '') || plain;
  if (whole + fraction === '') return null;
  return `${sign}${whole || '0'}.${fraction || '0'}`;
}

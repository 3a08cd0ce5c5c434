import type { DecimalMark } from './formats.ts';
import { centsOf, type Cents } from './money.ts';

/** A company's decimal mark: the one it chose, else that of its currency, because euros are written 1.250,50. */
export function decimalMarkOf(company: {
  formats: { decimalMark?: DecimalMark | null | undefined };
  currency: string | null;
}): DecimalMark {
  return company.formats.decimalMark ?? (company.currency === 'EUR' ? 'comma' : 'point');
}

// Digits in groups of three, separated by the same character, or without separators; then decimals after another character.
const amountPattern = /^([+-]?)(?:([1-9]\d{0,2}(?:([.,'’]|\s)\d{3})(?:\3\d{3})*)|(\d*))(?:([.,])(\d*))?$/;

const signs = { comma: ',', point: '.' };

/** A typed amount in hundredths, in any country's notation; null if it isn't an amount. */
export function centsTyped(typed: string, mark: DecimalMark): Cents | null {
  const decimal = readDecimal(typed, mark);
  return decimal === null ? null : centsOf(decimal);
}

/** A typed number with all its decimals; null if it isn't a number. */
export function numberTyped(typed: string, mark: DecimalMark): number | null {
  const decimal = readDecimal(typed, mark);
  return decimal === null ? null : Number(decimal);
}

/** A number formatted for a field, so that it reads back the same: with decimal commas, 1.875 would be thousands. */
export function textOfNumber(value: number, mark: DecimalMark): string {
  const text = String(value);
  return numberTyped(text, mark) === value ? text : text.replace('.', ',');
}

/**
 * A typed number as a decimal with a point; null if it isn't a number. A single point or comma followed by three digits is ambiguous, so
 * `mark` decides.
 */
function readDecimal(typed: string, mark: DecimalMark): string | null {
  const parts = amountPattern.exec(typed.trim().replace('−', '-'));
  if (!parts) return null;
  const [, sign = '', grouped = '', gap = '', plain = '', point, fraction = ''] = parts;
  if (point !== undefined && point === gap) return null;
  if (point === undefined && gap === signs[mark] && grouped.length <= 7) return sign + grouped.replace(gap, '.');
  const whole = grouped.replaceAll(gap, '') || plain;
  if (whole + fraction === '') return null;
  return `${sign}${whole || '0'}.${fraction || '0'}`;
}

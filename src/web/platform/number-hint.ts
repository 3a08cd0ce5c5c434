import type { DecimalMark } from '#domain/shared/formats.ts';
import { numberTyped } from '#domain/shared/typed-amount.ts';

const plain = /^\s*[+-]?\d+(?:\.\d{1,2})?\s*$/;

/** How a number is read that is ambiguous, or is written in another way than ours. */
export function numberHint(typed: string, mark: DecimalMark): string | undefined {
  const number = plain.test(typed) ? null : numberTyped(typed, mark);
  return number === null ? undefined : `Read as ${number.toLocaleString('en-US', { maximumFractionDigits: 3 })}`;
}

import type { DecimalMark } from '#domain/shared/formats.ts';
import { numberTyped } from '#domain/shared/typed-amount.ts';

/** The typed quantity, or NaN if it can't be read, which the server refuses with a message. */
export function quantityTyped(typed: string, mark: DecimalMark): number {
  return numberTyped(typed, mark) ?? Number.NaN;
}

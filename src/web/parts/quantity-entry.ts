import type { DecimalMark } from '#domain/shared/formats.ts';
import { numberTyped } from '#domain/shared/typed-amount.ts';

/** The quantity that was typed; not a number where nobody can read it, which the server refuses in words. */
export function quantityTyped(typed: string, mark: DecimalMark): number {
  return numberTyped(typed, mark) ?? Number.NaN;
}

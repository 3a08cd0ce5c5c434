import { z } from './zod.ts';

const shape = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** An IBAN with or without spaces, stored without them in capitals. Its check digits must be right. */
export const Iban = z
  .string()
  .trim()
  .max(60, 'At most 60 characters')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine(isIban, 'This isn’t a valid IBAN. Please check it digit by digit.');

/** The same in groups of four, as it is printed. */
export function ibanInGroups(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** ISO 7064, MOD 97-10: the first four characters move to the end, letters count from A = 10, and the remainder must be 1. */
function isIban(iban: string): boolean {
  if (!shape.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

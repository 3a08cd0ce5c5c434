import { centsOf, decimalOf } from '../shared/money.ts';

type Payment = { payee: string; iban: string | null; amount: string; currency: string; reference: string };

/** What a code may hold at most, in bytes, and what of it may be a name or a reference, in characters. */
const max = { bytes: 331, name: 70, reference: 140, cents: 999_999_999_99 };

/**
 * What a payer's bank reads from the code on an invoice (EPC069-12, version 002: a SEPA credit transfer, UTF-8, without BIC), or null where
 * there is none to make: it is for euros, to an account that has an IBAN, and for an amount a transfer can carry.
 */
export function paymentCode({ payee, iban, amount, currency, reference }: Payment): string | null {
  const cents = centsOf(amount) ?? 0;
  if (currency !== 'EUR' || !iban || cents <= 0 || cents > max.cents) return null;
  const code = (name: string) =>
    ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${decimalOf(cents)}`, '', '', cut(reference, max.reference)].join('\n');
  // Some alphabets take four bytes a letter.
  const names = Array.from({ length: max.name }, (_, place) => cut(payee, max.name - place));
  return names.map(code).find((each) => bytesOf(each) <= max.bytes) ?? null;
}

/** How long a text is in UTF-8. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + lengthOf(letter.codePointAt(0) ?? 0), 0);
}

function lengthOf(point: number): number {
  if (point < 0x80) return 1;
  return point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** The beginning of a text in one line, never half a letter. */
function cut(text: string, length: number): string {
  return [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, length).join('').trim();
}

import { centsOf, decimalOf } from '../shared/money.ts';

type Payment = { payee: string; iban: string | null; amount: string; currency: string; reference: string };

/** The maximum size of a code in bytes, and of a name and a reference in characters. */
const max = { bytes: 331, name: 70, reference: 140, cents: 999_999_999_99 };

/**
 * The content of the payment code on an invoice (EPC069-12, version 002: a SEPA credit transfer, UTF-8, without BIC). Null unless the
 * amount is in euros, within the limits of a transfer, and the account has an IBAN.
 */
export function paymentCode({ payee, iban, amount, currency, reference }: Payment): string | null {
  const cents = centsOf(amount) ?? 0;
  if (currency !== 'EUR' || !iban || cents <= 0 || cents > max.cents) return null;
  const code = (name: string) =>
    ['BCD', '002', '1', 'SCT', '', name, iban, `EUR${decimalOf(cents)}`, '', '', cut(reference, max.reference)].join('\n');
  // Some scripts need four bytes per letter.
  const names = Array.from({ length: max.name }, (_, place) => cut(payee, max.name - place));
  return names.map(code).find((each) => bytesOf(each) <= max.bytes) ?? null;
}

/** The length of a text in UTF-8 bytes. */
function bytesOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + lengthOf(letter.codePointAt(0) ?? 0), 0);
}

function lengthOf(point: number): number {
  if (point < 0x80) return 1;
  return point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
}

/** The beginning of a text on one line, without cutting a letter in half. */
function cut(text: string, length: number): string {
  return [...text.replaceAll(/\s+/g, ' ').trim()].slice(0, length).join('').trim();
}

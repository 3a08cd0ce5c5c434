import type { Day } from '../shared/calendar-days.ts';
import { decimalOf, moneyInWords, type Cents } from '../shared/money.ts';

/** A movement on a bank account: positive in, negative out. */
export type StatementLine = {
  day: Day;
  amount: Cents;
  name: string | null;
  iban: string | null;
  text: string | null;
  /** the reference given by the payer or the payee */
  reference: string | null;
  /** the bank's own reference, by which it is recognized */
  bankReference: string | null;
  /** whether it reverses an earlier booking */
  isReversal: boolean;
};

/** One statement of a bank file. Pending entries are counted and skipped, because they appear again once booked. */
export type Statement = {
  iban: string | null;
  currency: string | null;
  opening: Cents | null;
  closing: Cents | null;
  pending: number;
  lines: StatementLine[];
  /** the file of an archive it is from; files may overlap */
  packed?: number;
};

/** The identity of a line, so that overlapping files don't store it twice. */
export function identityOf({ day, amount, bankReference, reference, iban, text }: StatementLine): string {
  const called = bankReference ?? reference;
  return JSON.stringify(called === null ? [day, amount, iban, text] : [day, amount, called]);
}

/** How many identical lines precede each, because two coffees at the same price on one day are two lines. */
export function occurrencesOf(identities: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return identities.map((identity) => {
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return count;
  });
}

/** Why the lines and balances of a statement don't add up, or null if they do or it has no balances. */
export function balanceFault({ opening, closing, lines }: Statement, currency: string): string | null {
  if (opening === null || closing === null) return null;
  const moved = lines.reduce((sum, { amount }) => sum + amount, 0);
  const difference = closing - opening - moved;
  if (difference === 0) return null;
  const [comesTo, changesBy] = [moneyInWords(decimalOf(moved), currency), moneyInWords(decimalOf(closing - opening), currency)];
  return `The lines come to ${comesTo}, but the balance changes by ${changesBy}. Some may be missing.`;
}

type Detail = Pick<StatementLine, 'name' | 'iban' | 'text' | 'reference' | 'bankReference'> & { amount: Cents | null; charges: Cents };
export type Entry = Omit<StatementLine, 'name' | 'iban' | 'text' | 'reference'> & {
  text: string | null;
  charges: Cents;
  details: Detail[];
};

/**
 * The lines of an entry: one for each of its details if they add up to the entry, plus one for charges that were deducted; else a single
 * line. The amounts of details have no sign, so the entry's sign applies.
 */
export function linesOfEntry({ details, charges, ...entry }: Entry): StatementLine[] {
  const sign = entry.amount < 0 ? -1 : 1;
  const detailTotal = details.reduce<Cents | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0);
  const keptBack = charges + details.reduce((sum, detail) => sum + detail.charges, 0);
  const single = details.length === 1 ? details[0] : undefined;
  const whole: StatementLine = {
    ...entry,
    name: single?.name ?? null,
    iban: single?.iban ?? null,
    text: joined(...details.slice(0, 5).map(({ text }) => text)) ?? entry.text,
    reference: single?.reference ?? null,
    bankReference: entry.bankReference ?? single?.bankReference ?? null,
  };
  if (detailTotal === null || details.length === 0) return [whole];
  const parts = details.map(({ amount, charges: _charges, ...detail }) => ({
    ...entry,
    ...detail,
    amount: sign * (amount ?? 0),
    text: detail.text ?? entry.text,
    bankReference: joined(entry.bankReference, detail.bankReference ?? detail.reference),
  }));
  const difference = entry.amount - sign * detailTotal;
  if (difference === 0) return single ? [{ ...whole, text: single.text ?? entry.text }] : parts;
  if (keptBack === 0 || difference !== -keptBack) return [whole];
  const fee = { ...entry, amount: -keptBack, name: null, iban: null, reference: null, text: joined('Bank charges', whole.text) };
  return [...parts, { ...fee, bankReference: joined(entry.bankReference, 'charges') }];
}

function joined(...texts: (string | null)[]): string | null {
  return texts.filter(Boolean).join(' ') || null;
}

/** A text of a bank file as stored: one line, without invisible characters, cut to its column. */
export function storedText(text: string | null | undefined, max: number): string | null {
  // oxlint-disable-next-line no-control-regex
  const plain = (text ?? '').replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();
  return plain === '' ? null : [...plain].slice(0, max).join('');
}

/** A reference, or null for placeholders such as NOTPROVIDED. */
export function referenceOf(text: string): string | null {
  return /^(?:NOT\s?PROVIDED|NONREF|NONE|0*)$/i.test(text.trim()) ? null : storedText(text, 140);
}

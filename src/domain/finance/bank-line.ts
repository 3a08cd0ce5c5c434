import type { Day } from '../shared/calendar-days.ts';
import { decimalOf, moneyInWords, type Cents } from '../shared/money.ts';

/** What a bank says happened on an account: positive came in, negative went out. */
export type StatementLine = {
  day: Day;
  amount: Cents;
  name: string | null;
  iban: string | null;
  text: string | null;
  /** what the payer or the payee calls it */
  reference: string | null;
  /** what the bank calls it, by which it is known again */
  bankReference: string | null;
  /** whether it takes back what was booked before */
  isReversal: boolean;
};

/** One statement of a bank's file. What isn't booked yet is counted and left out: it comes again. */
export type Statement = {
  iban: string | null;
  currency: string | null;
  opening: Cents | null;
  closing: Cents | null;
  pending: number;
  lines: StatementLine[];
  /** which file of an archive it stands in: those may overlap */
  packed?: number;
};

/** What a line is known by, so that it isn't stored twice: files overlap, and what the bank calls it stays. */
export function identityOf({ day, amount, bankReference, reference, iban, text }: StatementLine): string {
  const called = bankReference ?? reference;
  return JSON.stringify(called === null ? [day, amount, iban, text] : [day, amount, called]);
}

/** How many alike came before each of them: two coffees of one price on one day are two. */
export function occurrencesOf(identities: readonly string[]): number[] {
  const seen = new Map<string, number>();
  return identities.map((identity) => {
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    return count;
  });
}

/** Why lines and balances of a statement can't all be right, as a sentence; null where they are, or where it names no balances. */
export function balanceFault({ opening, closing, lines }: Statement, currency: string): string | null {
  if (opening === null || closing === null) return null;
  const moved = lines.reduce((sum, { amount }) => sum + amount, 0);
  const difference = closing - opening - moved;
  if (difference === 0) return null;
  const [all, told] = [moneyInWords(decimalOf(moved), currency), moneyInWords(decimalOf(closing - opening), currency)];
  return `The lines come to ${all}, but the balance changes by ${told}. Some may be missing.`;
}

type Detail = Pick<StatementLine, 'name' | 'iban' | 'text' | 'reference' | 'bankReference'> & { amount: Cents | null; charges: Cents };
export type Entry = Omit<StatementLine, 'name' | 'iban' | 'text' | 'reference'> & {
  text: string | null;
  charges: Cents;
  details: Detail[];
};

/**
 * The lines of an entry: one for each of its details where they add up to it, with its charges as a line of their own where those
 * were kept back; else one, as the entry says. The details' amounts have no sign; the entry has.
 */
export function linesOfEntry({ details, charges, ...entry }: Entry): StatementLine[] {
  const sign = entry.amount < 0 ? -1 : 1;
  const told = details.reduce<Cents | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0);
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
  if (told === null || details.length === 0) return [whole];
  const parts = details.map(({ amount, charges: _charges, ...detail }) => ({
    ...entry,
    ...detail,
    amount: sign * (amount ?? 0),
    text: detail.text ?? entry.text,
    bankReference: joined(entry.bankReference, detail.bankReference ?? detail.reference),
  }));
  const difference = entry.amount - sign * told;
  if (difference === 0) return single ? [{ ...whole, text: single.text ?? entry.text }] : parts;
  if (keptBack === 0 || difference !== -keptBack) return [whole];
  const fee = { ...entry, amount: -keptBack, name: null, iban: null, reference: null, text: joined('Bank charges', whole.text) };
  return [...parts, { ...fee, bankReference: joined(entry.bankReference, 'charges') }];
}

function joined(...texts: (string | null)[]): string | null {
  return texts.filter(Boolean).join(' ') || null;
}

/** A text of a bank's file as it is kept: in one line, without what can't be seen, and not longer than its column. */
export function kept(text: string | null | undefined, max: number): string | null {
  // oxlint-disable-next-line no-control-regex
  const plain = (text ?? '').replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g, ' ').trim();
  return plain === '' ? null : [...plain].slice(0, max).join('');
}

/** A reference, unless it only says that there is none. */
export function referenceOf(written: string): string | null {
  return /^(?:NOT\s?PROVIDED|NONREF|NONE|0*)$/i.test(written.trim()) ? null : kept(written, 140);
}

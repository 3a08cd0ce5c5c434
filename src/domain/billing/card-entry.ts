import { testCards, type TestCard } from './test-cards.ts';

/** A test card as it is typed. */
export type CardEntry = { number: string; expiry: string; code: string };

export const blankCard: CardEntry = { number: '', expiry: '', code: '' };

/** What is wrong with a typed test card, field by field. Any number that isn't a test card may be a real card, so it is refused. */
export function faultsInCard({ number, expiry, code }: CardEntry, today: Date): Partial<CardEntry> {
  const faults: Partial<CardEntry> = {};
  const digits = number.replace(/\D/g, '');
  if (!isWhole(number)) faults.number = 'Your card number is incomplete.';
  else if (!addsUp(digits)) faults.number = 'Your card number is invalid.';
  else if (!testCardOf(number)) faults.number = onlyTestCards;
  const [, month = 0, year = 0] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expiry)?.map(Number) ?? [];
  if (month < 1 || month > 12) faults.expiry = 'Your card’s expiry date is incomplete.';
  else if (2000 + year < today.getFullYear() || (2000 + year === today.getFullYear() && month < today.getMonth() + 1))
    faults.expiry = 'Your card’s expiry date is in the past.';
  if (!/^\d{3,4}$/.test(code)) faults.code = 'Your card’s security code is incomplete.';
  return faults;
}

export const onlyTestCards = 'Only the test cards below work here. Please don’t enter a real card.';

/** Whether there are enough digits for a card. A number that long which is no test card may be a real card, even if mistyped. */
export function isWhole(number: string): boolean {
  return number.replace(/\D/g, '').length >= 12;
}

/** The test card with this number, ignoring spaces. */
export function testCardOf(number: string): TestCard | undefined {
  const digits = number.replace(/\D/g, '');
  return testCards.find((card) => card.number === digits);
}

/** A number in groups of four, as printed on a card. */
export function spacedNumber(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');
}

export function spacedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** The check digit every card number ends with. */
function addsUp(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, each, index) => {
    const doubled = Number(each) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

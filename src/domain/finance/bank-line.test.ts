import { describe, expect, test } from 'vitest';
import {
  balanceFault,
  identityOf,
  storedText,
  linesOfEntry,
  occurrencesOf,
  referenceOf,
  type Entry,
  type StatementLine,
} from './bank-line.ts';

const line: StatementLine = {
  day: '2026-03-14',
  amount: 1_369_769,
  name: 'BALTIC EVENTS GMBH',
  iban: 'DE89370400440532013000',
  text: 'INV 2026 0042',
  reference: null,
  bankReference: null,
  isReversal: false,
};
const detail = { name: null, iban: null, text: null, reference: null, bankReference: null, amount: null, charges: 0 };
const entry: Entry = {
  day: '2026-03-14',
  amount: 100_000,
  text: 'Collection',
  bankReference: 'B1',
  isReversal: false,
  charges: 0,
  details: [],
};
const amounts = (lines: StatementLine[]) => lines.map(({ amount }) => amount);

describe('the identity of a line', () => {
  test('is the bank’s own reference, so that a changed text makes no difference', () => {
    const named = { ...line, bankReference: 'X1' };
    expect(identityOf({ ...named, text: 'inv 2026-0042', iban: null })).toBe(identityOf(named));
    expect(identityOf({ ...named, amount: 1 })).not.toBe(identityOf(named));
    expect(identityOf({ ...named, day: '2026-03-15' })).not.toBe(identityOf(named));
  });

  test('is its content where the bank gives no reference', () => {
    expect(identityOf({ ...line, text: 'another' })).not.toBe(identityOf(line));
    expect(identityOf({ ...line, iban: null })).not.toBe(identityOf(line));
    expect(identityOf({ ...line, name: 'Baltic' })).toBe(identityOf(line));
  });

  test('includes its position among identical lines', () => {
    expect(occurrencesOf(['a', 'b', 'a', 'a', 'b'])).toEqual([1, 1, 2, 3, 2]);
  });
});

describe('an entry', () => {
  test.each([
    ['without details is one line', entry, [100_000]],
    [
      'is a line for each of its details where they add up to it',
      {
        ...entry,
        details: [
          { ...detail, amount: 60_000 },
          { ...detail, amount: 40_000 },
        ],
      },
      [60_000, 40_000],
    ],
    [
      'that went out has details that went out',
      {
        ...entry,
        amount: -100_000,
        details: [
          { ...detail, amount: 60_000 },
          { ...detail, amount: 40_000 },
        ],
      },
      [-60_000, -40_000],
    ],
    [
      'is one line where its details come to something else',
      {
        ...entry,
        details: [
          { ...detail, amount: 60_000 },
          { ...detail, amount: 30_000 },
        ],
      },
      [100_000],
    ],
    ['is one line where a detail doesn’t say what it comes to', { ...entry, details: [{ ...detail, amount: 100_000 }, detail] }, [100_000]],
    [
      'has the charges that were kept back as a line of their own',
      { ...entry, amount: 99_500, charges: 500, details: [{ ...detail, amount: 100_000 }] },
      [100_000, -500],
    ],
    [
      'that went out has them on top',
      { ...entry, amount: -100_500, details: [{ ...detail, amount: 100_000, charges: 500 }] },
      [-100_000, -500],
    ],
    [
      'is one line where the charges explain nothing',
      { ...entry, amount: 99_000, charges: 500, details: [{ ...detail, amount: 100_000 }] },
      [99_000],
    ],
  ] as [string, Entry, number[]][])('%s', (_, given, expected) => {
    expect(amounts(linesOfEntry(given))).toEqual(expected);
  });

  test('distinguishes its lines by the bank’s references', () => {
    const details = [1, 2].map((place) => ({ ...detail, amount: 50_000, reference: `R${place}` }));
    expect(linesOfEntry({ ...entry, details }).map(({ bankReference }) => bankReference)).toEqual(['B1 R1', 'B1 R2']);
  });
});

test.each([
  [100_000, 99_500, [-500], null],
  [0, 0, [], null],
  [null, 99_500, [1], null],
  [100_000, 99_000, [-500], 'The lines come to -€5.00, but the balance changes by -€10.00. Some may be missing.'],
])('from %s to %s by %s: %s', (opening, closing, moved, expected) => {
  const lines = moved.map((amount) => ({ ...line, amount }));
  expect(balanceFault({ iban: null, currency: 'EUR', opening, closing, pending: 0, lines }, 'EUR')).toBe(expected);
});

test('a text is stored as one line, without invisible characters, cut to its column', () => {
  expect(storedText('  INV\n2026\u0000\t0042 ', 100)).toBe('INV 2026 0042');
  expect(storedText('\u0001 \n', 100)).toBe(null);
  expect(storedText('🛥️🛥️🛥️', 2)).toBe('🛥️');
});

test.each([
  ['NOTPROVIDED', null],
  ['Not provided', null],
  ['000', null],
  ['', null],
  ['RF18539007547034', 'RF18539007547034'],
])('the reference “%s” is %s', (text, expected) => expect(referenceOf(text)).toBe(expected));

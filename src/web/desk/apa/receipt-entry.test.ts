import { describe, expect, test } from 'vitest';
import type { ApaEntry } from '#domain/finance/apa.ts';
import { blankReceipt, receiptLabels, receiptOf, receiptResolver, receiptWords, type ReceiptEntry } from './receipt-entry.ts';

const stored: ApaEntry = {
  id: 5,
  companyId: 1,
  companyName: null,
  apaId: 3,
  day: '2027-02-28',
  category: 'provisions',
  amount: '120.50',
  currency: 'GBP',
  exchangeRate: '1.17340000',
  amountInApa: '141.39',
  balance: '858.61',
  description: 'Fruit',
  supplier: 'Market',
  method: 'cash',
  receiptUrl: '/api/files/AbCdEfGhIjKlMnOpQrStUv',
  disputed: false,
  enteredBy: 'Ana Ferrer',
  createdAt: '2027-02-28T10:00:00.000Z',
  updatedAt: '2027-02-28T10:00:00.000Z',
};
const bare = { ...stored, exchangeRate: null, description: null, supplier: null, method: null, receiptUrl: null };

/** What the form sends for this entry, or the errors of its fields. */
async function sent(entry: ReceiptEntry) {
  const { values, errors } = await receiptResolver(entry, undefined, { fields: {}, shouldUseNativeValidation: undefined } as never);
  const faults = Object.entries(errors).map(([field, error]) => [field, String((error as { message?: string }).message)]);
  return faults.length > 0 ? Object.fromEntries(faults) : JSON.parse(JSON.stringify(values));
}

describe('a receipt', () => {
  test('begins today, in the currency of its account, with nothing else', () => {
    const blank = blankReceipt({ currency: 'USD' }, '2027-03-01');
    expect(blank).toMatchObject({ currency: 'USD', day: '2027-03-01', disputed: false });
    const { currency: _currency, day: _day, disputed: _disputed, ...rest } = blank;
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  test('is sent as it is stored after it was opened', async () => {
    const { id: _id, companyId: _of, companyName: _name, apaId: _apa, amountInApa: _in, balance: _left, ...entered } = stored;
    const { enteredBy: _by, createdAt: _created, updatedAt: _updated, ...values } = entered;
    expect(await sent(receiptOf(stored))).toEqual({ ...values, exchangeRate: '1.1734' });
  });

  test('without its optional fields is sent without values in them', async () => {
    expect(receiptOf(bare)).toMatchObject({ exchangeRate: '', description: '', supplier: '', method: '', receiptUrl: '' });
    const values = await sent(receiptOf(bare));
    for (const field of ['exchangeRate', 'description', 'supplier', 'method', 'receiptUrl'])
      expect([field, values[field] ?? null]).toEqual([field, null]);
  });

  test.each([
    ['0.13405000', '0.13405'],
    ['1.10000000', '1.1'],
    ['1.00000000', '1'],
    ['10.00000000', '10'],
    ['100.05000000', '100.05'],
    ['0.00000100', '0.000001'],
    [null, ''],
  ])('stored with the rate %j shows "%s"', (exchangeRate, shown) => {
    expect(receiptOf({ ...stored, exchangeRate }).exchangeRate).toBe(shown);
  });

  test('is refused where something is missing', async () => {
    expect(await sent(blankReceipt({ currency: 'EUR' }, '2027-03-01'))).toEqual({
      amount: expect.any(String),
      category: 'Category is required',
    });
    expect(Object.keys(await sent({ ...receiptOf(stored), day: '', amount: '0', exchangeRate: '-1' })).toSorted()).toEqual([
      'amount',
      'day',
      'exchangeRate',
    ]);
    expect(Object.keys(await sent({ ...receiptOf(stored), day: '2027-02-29' }))).toEqual(['day']);
  });
});

describe('in words', () => {
  const entry = receiptOf(stored);

  test.each([
    ['receiptUrl', entry, 'A receipt'],
    ['receiptUrl', receiptOf(bare), 'None'],
    ['disputed', entry, 'No'],
    ['disputed', { ...entry, disputed: true }, 'Yes'],
    ['category', entry, 'Food and drinks'],
    ['category', { ...entry, category: '' }, ''],
    ['method', entry, 'Cash'],
    ['method', receiptOf(bare), 'Not specified'],
    // Stored before there was a list to choose from.
    ['method', { ...entry, method: 'Revolut' }, 'Revolut'],
    ['amount', entry, '120.50'],
    ['supplier', receiptOf(bare), 'Empty'],
    ['exchangeRate', receiptOf(bare), 'Empty'],
  ] as const)('%s of %j is "%s"', (field, of, words) => {
    expect(receiptWords(field, of)).toBe(words);
  });

  test('every field of the form has a name', () => {
    expect(Object.keys(receiptLabels).toSorted()).toEqual(Object.keys(entry).toSorted());
  });
});

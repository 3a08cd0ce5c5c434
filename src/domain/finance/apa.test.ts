import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usualFormats } from '../shared/formats.ts';
import { apaBalance, apaClosingFault, amountInApa, isApaLow, repeatedReceipt, requestedApa } from './apa.ts';

describe('the balance of an APA', () => {
  test.each([
    ['12,000 less 10,700 leaves 1,300', { received: 12_000_00, spent: 10_700_00, returned: 0 }, 1_300_00, true],
    ['a fifth of what was received isn’t low yet', { received: 12_000_00, spent: 9_600_00, returned: 0 }, 2_400_00, false],
    ['a cent less than a fifth is', { received: 12_000_00, spent: 9_600_01, returned: 0 }, 2_399_99, true],
    ['nothing received, nothing spent isn’t low', { received: 0, spent: 0, returned: 0 }, 0, false],
    ['spent before anything came in is', { received: 0, spent: 230_41, returned: 0 }, -230_41, true],
    ['what went back counts', { received: 1_000_00, spent: 0, returned: 850_00 }, 150_00, true],
  ])('%s', (_name, moved, balance, low) => {
    expect([apaBalance(moved), isApaLow(moved)]).toEqual([balance, low]);
  });
});

describe('the requested amount', () => {
  test.each([
    ['the amount that is given', { amount: '12000.00', percent: '30' }, '40000.00', 'EUR', '12000.00'],
    ['so much of the price', { percent: '30.00' }, '40000.00', 'EUR', '12000.00'],
    ['rounded half away from zero', { percent: '25.00' }, '4189.50', 'EUR', '1047.38'],
    ['in whole yen', { percent: '12.50' }, '3333.00', 'JPY', '417.00'],
    ['unknown without either', {}, '40000.00', 'EUR', null],
    ['unknown of no price', { percent: '30.00' }, null, 'EUR', null],
    ['nothing of a price of nothing', { percent: '30.00' }, '0.00', 'EUR', null],
  ])('is %s', (_name, given, price, currency, requested) => {
    expect(requestedApa(given, { price, currency })).toBe(requested);
  });
});

describe('an amount in the account’s currency', () => {
  test.each([
    ['250.00', '0.92165899', 'EUR', '230.41'],
    ['250.00', null, 'EUR', '250.00'],
    ['0.01', '0.5', 'EUR', '0.01'],
    ['0.01', '0.49', 'EUR', '0.00'],
    ['12500.00', '0.0061', 'EUR', '76.25'],
    ['40.00', '163.2', 'JPY', '6528.00'],
    ['99999999.99', '1.00000001', 'EUR', '100000000.99'],
  ])('%s at %s in %s is %s', (spent, rate, currency, amount) => {
    expect(amountInApa(spent, rate, currency)).toBe(amount);
  });

  test('is unchanged at a rate of 1', () => {
    assert(
      property(integer({ min: 1, max: 9_999_999_999 }), (cents) => {
        const spent = (BigInt(cents) / 100n).toString() + '.' + String(cents % 100).padStart(2, '0');
        expect(amountInApa(spent, '1.00000000', 'EUR')).toBe(spent);
      }),
    );
  });
});

const of = (balance: string, disputed = 0) => apaClosingFault({ balance, disputed, currency: 'EUR' });

describe('closing one', () => {
  test('is refused while the charterer owes money', () => {
    expect(of('-230.41')).toEqual({ code: 'apa_short', message: '€230.41 is due from the charterer. Record the payment first.' });
  });

  test('is refused while an entry is disputed, whatever the balance', () => {
    expect(of('-230.41', 1)).toEqual({ code: 'entries_disputed', message: 'An entry is disputed. Settle that with the charterer first.' });
    expect(of('1300.00', 2)?.message).toBe('2 entries are disputed. Settle that with the charterer first.');
  });

  test('works with or without a balance', () => {
    expect([of('1300.00'), of('0.00')]).toEqual([null, null]);
  });
});

test('a receipt with an existing amount and day must be confirmed', () => {
  expect(repeatedReceipt({ day: '2027-07-05', amount: '250.00', currency: 'USD' }, usualFormats)).toBe(
    'There is already a receipt for $250.00 on July 5, 2027. Add it anyway?',
  );
});

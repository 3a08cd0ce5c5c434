import { expect, test } from 'vitest';
import { NewExchangeRate, rateDay, readRate } from './exchange-rate.ts';

test.each([
  ['2026-11-20', '2026-11-20'],
  ['20 November 2026', '2026-11-20'],
  [' 3 May 2026 ', '2026-05-03'],
  ['31 February 2026', null],
  ['20 Brumaire 2026', null],
  ['20.11.2026', null],
])('“%s” is read as %s', (text, day) => {
  expect(rateDay(text)).toBe(day);
});

test('rates of known currencies are read, others and non-numbers are skipped', () => {
  expect(readRate('2026-11-20', ' usd', '1.0850 ')).toEqual({ day: '2026-11-20', currency: 'USD', perEuro: '1.0850' });
  expect(readRate('2026-11-20', 'BGN', '1.9558')).toBeNull();
  expect(readRate('2026-11-20', 'USD', 'N/A')).toBeNull();
  expect(readRate('2026-11-20', 'USD', '0.0000')).toBeNull();
});

test.each([
  ['1.085', '1.085'],
  [1.085, '1.085'],
  [0.0001, '0.0001'],
  ['10000', '10000'],
  ['0.00009999', null],
  ['1095600000', null],
  ['-1', null],
  ['0', null],
  [0, null],
  ['1.123456789', null],
  ['1,085', null],
  [undefined, null],
])('the rate %j is taken as %j', (perEuro, stored) => {
  const read = NewExchangeRate.safeParse({ day: '2026-11-20', currency: 'USD', perEuro });
  expect(read.success ? read.data.perEuro : null).toBe(stored);
});

test('the euro has no rate per euro', () => {
  expect(NewExchangeRate.safeParse({ day: '2026-11-20', currency: 'EUR', perEuro: '1' }).success).toBe(false);
});

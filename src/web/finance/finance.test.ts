import { array, assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { scaleFor, shortMoney } from './overview/chart-scale.ts';
import { monthInWords } from './overview/month-words.ts';
import { plain } from './decimal-words.ts';
import { isOwnFile, receiptName } from './expenses/receipt-words.ts';

const month = (income: number, expenses: number) => ({ income, expenses, result: income - expenses });

test.each([
  [[], [0, 50, 100]],
  [[month(0, 0)], [0, 50, 100]],
  [[month(100_000, 40_000)], [0, 50_000, 100_000]],
  [[month(100_001, 0)], [0, 50_000, 100_000, 150_000]],
  [[month(4_000_000, 9_000_000)], [-5_000_000, 0, 5_000_000, 10_000_000]],
  [[month(0, 77_700)], [-100_000, -50_000, 0, 50_000, 100_000]],
])('%j has the ticks %j', (months, ticks) => {
  expect(scaleFor(months)).toEqual({ ticks, low: ticks[0], high: ticks.at(-1) });
});

test('everything is within the chart, zero is one of its lines, and there are few enough lines to be read', () => {
  const sums = record({ income: integer({ min: 0, max: 9_999_999_999 }), expenses: integer({ min: 0, max: 9_999_999_999 }) });
  assert(
    property(array(sums, { maxLength: 120 }), (each) => {
      const months = each.map(({ income, expenses }) => month(income, expenses));
      const { ticks, low, high } = scaleFor(months);
      const amounts = months.flatMap(({ income, expenses, result }) => [income, expenses, result]);
      expect(Math.min(0, ...amounts)).toBeGreaterThanOrEqual(low);
      expect(Math.max(0, ...amounts)).toBeLessThanOrEqual(high);
      expect(ticks).toContain(0);
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))).size).toBe(1);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

test.each([
  [0, 'EUR', '€0'],
  [150_000, 'EUR', '€1.5K'],
  [-123_456_700, 'USD', '-$1.2M'],
  [50, 'GBP', '£0.5'],
])('%i hundredths of %s are %s where space is tight', (cents, currency, words) => {
  expect(shortMoney(cents, currency)).toBe(words);
});

test('a month has its calendar name, whatever time zone the machine is in', () => {
  expect([monthInWords('2026-11', 'long'), monthInWords('2027-01', 'long')]).toEqual(['November 2026', 'January 2027']);
  expect(monthInWords('2027-01', 'short')).toBe('Jan');
});

test.each([
  ['1.00', '1'],
  ['12500.00', '12500'],
  ['12500.50', '12500.50'],
  ['0.005', '0.005'],
  ['100', '100'],
  ['', ''],
])('%j is written as %j', (decimal, text) => {
  expect(plain(decimal)).toBe(text);
});

const nameOf = (type: string) => receiptName({ id: 7 }, new Blob([], { type }));

test('a receipt is recognized as ours by its address, and has a descriptive file name', () => {
  expect(isOwnFile('/api/files/0b7c')).toBe(true);
  expect(isOwnFile('https://receipts.example/api/files/0b7c')).toBe(false);
  expect(['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/html', ''].map(nameOf)).toEqual([
    'receipt-7.pdf',
    'receipt-7.jpg',
    'receipt-7.png',
    'receipt-7.webp',
    'receipt-7',
    'receipt-7',
  ]);
});

import { expect, test } from 'vitest';
import { nowhere, stockWords, usedAsPlanned, usedEntered } from './used-parts-entry.ts';

const part = (stockId: number | null, quantity: number, inStock: number, more: object = {}) => ({
  partId: 1,
  name: 'Impeller',
  unit: null,
  quantity,
  stockId,
  place: stockId === null ? null : 'Aurelia',
  inStock,
  ...more,
});

test('the parts of several services begin as their sum, as far as they are in stock', () => {
  const plans = [
    { parts: [part(1, 1, 3), part(2, 0.1, 5, { name: 'Oil' }), part(null, 1, 0, { name: 'Anode' })] },
    { parts: [part(1, 3, 3), part(2, 0.2, 5, { name: 'Oil' }), part(3, 1, 0, { name: 'Belt' }), part(null, 2, 0, { name: 'Anode' })] },
  ];
  const used = usedAsPlanned(plans);
  expect(used.map(({ stockId, planned, typed }) => [stockId, planned, typed])).toEqual([
    [1, 4, '3'],
    [2, 0.3, '0.3'],
    [3, 1, ''],
  ]);
  expect(used.map((each) => stockWords(each, 'Aurelia'))).toEqual(['3 in stock, 4 needed', '5 in stock', '0 in stock, 1 needed']);
  expect(stockWords({ inStock: 4, planned: 1, place: 'Antibes' }, 'Aurelia')).toBe('4 in stock, Antibes');
  expect(nowhere(plans)).toEqual(['Anode']);
});

const typed = (...texts: string[]) =>
  usedEntered(
    texts.map((text, at) => ({ stockId: at, name: '', place: '', inStock: 9, planned: null, typed: text })),
    'point',
  );

test('parts without a quantity aren’t sent, and unreadable quantities are left for the server to refuse', () => {
  expect(typed('', ' 1,5 ', '0', 'two', '1,250')).toEqual([
    { stockId: 1, quantity: 1.5 },
    { stockId: 3, quantity: Number.NaN },
    { stockId: 4, quantity: 1250 },
  ]);
});

import { expect, test } from 'vitest';
import { rateWords } from './rate-words.ts';

test('a rate has its percentage in its name, unless it charges nothing', () => {
  expect(rateWords({ name: 'France standard', percent: '20.00', category: 'S' })).toBe('France standard, 20%');
  expect(rateWords({ name: 'Reverse charge', percent: '0.00', category: 'AE' })).toBe('Reverse charge');
});

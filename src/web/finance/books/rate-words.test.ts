import { expect, test } from 'vitest';
import { percentWords, rateWords } from './rate-words.ts';

test.each([
  ['20.00', '20 %'],
  ['5.50', '5.5 %'],
  ['0.00', '0 %'],
  ['19.60', '19.6 %'],
])('a rate of %s is shown as %s', (percent, words) => {
  expect(percentWords(percent)).toBe(words);
});

test('a rate has its percentage in its name, unless it charges nothing', () => {
  expect(rateWords({ name: 'France standard', percent: '20.00', category: 'S' })).toBe('France standard, 20 %');
  expect(rateWords({ name: 'Reverse charge', percent: '0.00', category: 'AE' })).toBe('Reverse charge');
});

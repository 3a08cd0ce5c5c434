import { expect, test } from 'vitest';
import { percentWords } from './words.ts';

test.each([
  ['20.00', '20%'],
  ['5.50', '5.5%'],
  ['19.60', '19.6%'],
  ['0.00', '0%'],
  ['100', '100%'],
  ['100.0000', '100%'],
  ['66.6700', '66.67%'],
  ['33.3333', '33.3333%'],
  ['0.0000', '0%'],
])('%s percent are shown as %s', (percent, words) => {
  expect(percentWords(percent)).toBe(words);
});

import { expect, test } from 'vitest';
import { apaShareWords } from './terms-words.ts';

test('an APA asks for a share of the price, without places that say nothing, or for what is entered', () => {
  expect(apaShareWords('30.00')).toBe('30 % of the charter’s price, unless another amount is entered');
  expect(apaShareWords('12.50')).toMatch(/^12\.5 %/);
  expect(apaShareWords('100.00')).toMatch(/^100 %/);
  expect(apaShareWords(null)).toBe('The amount is entered with each charter');
});

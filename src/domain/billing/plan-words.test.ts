import { expect, test } from 'vitest';
import { planWords, priceInWords, savingInWords } from './plan-words.ts';
import { catalogue, plans } from './plans.ts';

test.each([
  ['starter', 'Save £12'],
  ['professional', 'Save £36'],
  ['enterprise', null],
] as const)('a year of %s: %s', (plan, words) => expect(savingInWords(plan)).toBe(words));

test('a price is shown with its period', () => {
  expect([priceInWords(8, 'monthly'), priceInWords(240, 'yearly')]).toEqual(['£8 per month', '£240 per year']);
});

test('the words about boats and prices match the price list', () => {
  for (const plan of plans) {
    const { boats } = catalogue[plan];
    expect(planWords[plan].features[0]).toBe(boats === Infinity ? 'Unlimited boats' : `Up to ${boats} boats`);
    expect(planWords[plan].description).toContain(boats === Infinity ? 'unlimited boats' : `up to ${boats} boats`);
  }
  const { monthly, boats } = catalogue.professional;
  expect(planWords.professional.features).toContain(`From ${((monthly ?? 0) * 100) / boats}p a boat per month`);
});

import { describe, expect, test } from 'vitest';
import { likelyCategory } from './likely-category.ts';

describe('the category of an expense', () => {
  test.each([
    ['9,400 liters of diesel', 'fuel'],
    ['Gazole, port Vauban', 'fuel'],
    ['Berth in Porto Cervo, two nights', 'docking'],
    ['Harbour dues', 'port_fees'],
    ['Réparation du guindeau', 'maintenance'],
    ['Fuel filters', 'maintenance'],
    ['Hull insurance, second half', 'insurance'],
    ['Wages of the deck crew', 'salaries'],
    ['Linen and flowers', 'supplies'],
    ['P&I cover', 'insurance'],
  ])('is suggested by its words: %s', (text, category) => expect(likelyCategory(text)).toBe(category));

  test.each(['', '12', 'Dinner for the owner', 'Portrait of the yacht', 'Dieselpunk poster'])('is left open by %j', (text) =>
    expect(likelyCategory(text)).toBeNull(),
  );
});

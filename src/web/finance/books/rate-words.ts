import { percentWords } from '#domain/shared/words.ts';
import type { TaxRate } from '#domain/finance/tax-rate.ts';

/** "France standard, 20%". A rate that charges nothing is shown by its name alone. */
export function rateWords({ name, percent, category }: Pick<TaxRate, 'name' | 'percent' | 'category'>): string {
  return category === 'S' ? `${name}, ${percentWords(percent)}` : name;
}

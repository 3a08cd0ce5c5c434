import { moneyInWords } from '../shared/money.ts';

/** That a plan isn't what the charter costs. */
export function planDiffers(planned: string, total: string, currency: string): string {
  return `The plan comes to ${moneyInWords(planned, currency)}, the charter to ${moneyInWords(total, currency)}.`;
}

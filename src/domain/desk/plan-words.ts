import { moneyInWords } from '../shared/money.ts';

/** The message for a plan that doesn't add up to the price of the charter. */
export function planDiffers(planned: string, total: string, currency: string): string {
  return `The plan comes to ${moneyInWords(planned, currency)}, the charter to ${moneyInWords(total, currency)}.`;
}

import { smallestCoin, type Cents } from '../shared/money.ts';
import { creditTotals, leftInAll, leftToCredit, type Credited, type Earlier } from './crediting.ts';
import { fraction } from './reckoning.ts';

const tries = 12;

/**
 * The amounts to credit of each line so that the credit note has this total including tax, or as near as whole coins allow. They are in
 * proportion, and the largest line takes the remainder.
 */
export function creditOf(invoice: Credited, earlier: readonly Earlier[], sum: Cents): { itemId: number; amount: Cents }[] {
  const coin = smallestCoin(invoice.currency);
  const inAll = leftInAll(invoice, earlier);
  const left = leftToCredit(invoice, earlier);
  const chosen = left.map(({ itemId, amount }) => ({
    itemId,
    amount: Number(fraction(BigInt(amount) * BigInt(sum), BigInt(inAll), BigInt(coin))),
  }));
  const largest = chosen.toSorted((a, b) => b.amount - a.amount)[0];
  const max = left.find(({ itemId }) => itemId === largest?.itemId)?.amount ?? 0;
  if (!largest) return [];
  for (let at = 0; at < tries; at++) {
    const off =
      sum -
      creditTotals(
        invoice,
        earlier,
        chosen.filter(({ amount }) => amount !== 0),
      ).total;
    if (off === 0) break;
    largest.amount = Math.min(max, largest.amount + Math.sign(off) * coin);
  }
  return chosen.filter(({ amount }) => amount !== 0);
}

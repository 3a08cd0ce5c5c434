import type { MoneyState } from '../schedule/words.ts';
import { centsOf, type Cents } from '../shared/money.ts';
import { isIssued, type Invoice } from './invoice.ts';

type Priced = { price: Cents | null; currency: string };
type Claim = Pick<Invoice, 'status' | 'currency' | 'total' | 'open'>;

/**
 * The payment state of a booking by its invoices; drafts and cancelled ones don't count. If settled invoices add up to less than the price,
 * the rest is due; amounts in another currency than the price can't be compared with it.
 */
export function moneyStateOf({ price, currency }: Priced, invoices: readonly Claim[]): MoneyState {
  const claims = invoices.filter(({ status }) => isIssued(status));
  if (claims.length === 0) return 'not_invoiced';
  const open = claims.filter((claim) => centsOf(claim.open) !== 0);
  if (open.length > 0) return open.some(({ status }) => status === 'overdue') ? 'overdue' : 'due';
  const claimed = claims.reduce((sum, { total }) => sum + (centsOf(total) ?? 0), 0);
  return price === null || claimed >= price || claims.some((claim) => claim.currency !== currency) ? 'paid' : 'due';
}

import type { MoneyState } from '../schedule/words.ts';
import { centsOf, type Cents } from '../shared/money.ts';
import { isIssued, type Invoice } from './invoice.ts';

type Priced = { price: Cents | null; currency: string };
type Claim = Pick<Invoice, 'status' | 'currency' | 'total' | 'open'>;

/**
 * Where the money of a booking stands, by its invoices as they answer: drafts and cancelled ones claim nothing. Settled invoices that
 * come to less than its price leave the rest due; what is claimed in another currency than its price can't be compared with it.
 */
export function moneyStateOf({ price, currency }: Priced, invoices: readonly Claim[]): MoneyState {
  const claims = invoices.filter(({ status }) => isIssued(status));
  if (claims.length === 0) return 'not_invoiced';
  const open = claims.filter((claim) => centsOf(claim.open) !== 0);
  if (open.length > 0) return open.some(({ status }) => status === 'overdue') ? 'overdue' : 'due';
  const claimed = claims.reduce((sum, { total }) => sum + (centsOf(total) ?? 0), 0);
  return price === null || claimed >= price || claims.some((claim) => claim.currency !== currency) ? 'paid' : 'due';
}

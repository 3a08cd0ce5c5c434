import { UserRound } from 'lucide-react';
import type { Act } from '../ui/acts.tsx';

/** Links to the customer of a record, if it has one, by name. */
export function customerLinkActs({ customerId, customerName }: { customerId: number | null; customerName: string | null }): Act[] {
  if (customerId === null || customerName === null) return [];
  const params = { customerId: String(customerId) };
  return [{ label: customerName, icon: <UserRound aria-hidden />, way: { to: '/customers/$customerId', params } }];
}

import { Ship } from 'lucide-react';
import type { Act } from '../ui/acts.tsx';

/** Links to the yacht of a record, if it has one, by her name. */
export function yachtActs({ yachtId, yachtName }: { yachtId: number | null; yachtName: string | null }): Act[] {
  if (yachtId === null || yachtName === null) return [];
  return [{ label: yachtName, icon: <Ship aria-hidden />, way: { to: '/yachts/$yachtId', params: { yachtId: String(yachtId) } } }];
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PagedKind } from '#domain/activities/words.ts';
import { can, hiddenKinds } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';

type Props = {
  kind: PagedKind;
  id: number;
  className?: string;
  /** Closes the popup above the page. */ onLeave?: () => void;
  children: ReactNode;
};

/** A record's name as a link. Users who may not read such records see only the name. */
export function RecordLink({ kind, id, className = 'rounded-sm hover:text-accent hover:underline', onLeave, children }: Props) {
  const way = useWayTo({ kind, id });
  if (!way) return children;
  return (
    <Link {...way} className={className} onClick={onLeave}>
      {children}
    </Link>
  );
}

type Named = { kind: PagedKind; id: number };

/** The same for this user: users who run a company find its people and its profile on pages without an id. */
function useWayTo(named: Named) {
  const user = useUser();
  const { kind } = named;
  if (hiddenKinds(user).includes(kind)) return null;
  if ((kind !== 'user' && kind !== 'company') || can(user, 'run-platform')) return wayTo(named);
  return can(user, 'run-company') ? { to: kind === 'user' ? '/team' : '/settings' } : null;
}

// Most open on a page of their own, some in a dialog over their list.
const addresses: Record<PagedKind, string> = {
  yacht: '/yachts/$yachtId',
  crew: '/crew/$crewId',
  customer: '/customers/$customerId',
  schedule: '/schedule/$eventId',
  departure: '/desk/departures/$departureId',
  charter: '/desk/$charterId',
  trip: '/routes/$tripId/edit',
  invoice: '/finance/invoices/$invoiceId',
  maintenance: '/maintenance/$recordId',
  document: '/documents/$documentId',
  defect: '/maintenance/defects/$defectId',
  checklist: '/maintenance/checklists/$checklistId/edit',
  equipment: '/maintenance/equipment?item',
  part: '/maintenance/parts?edit',
  expense: '/finance/expenses?edit',
  income: '/finance/income?edit',
  credit_note: '/finance/credit-notes?edit',
  bank: '/finance/bank?account',
  yacht_owner: '/finance/owners',
  company: '/companies?edit',
  user: '/users?edit',
};

/** Whether records of this kind can be opened. */
export function hasPage(kind: string): kind is PagedKind {
  return kind in addresses;
}

/** The page or dialog of a record. */
export function wayTo({ kind, id }: Named) {
  const [to = '', name] = addresses[kind].split('?');
  const way = to.includes('$')
    ? { to, params: { [to.replace(/.*\$|\/edit/g, '')]: String(id) } }
    : { to, search: name ? { [name]: id } : {} };
  // The router's types can't check an address that is looked up.
  return way as { to: '/yachts/$yachtId'; params: { yachtId: string } };
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hiddenKinds } from '#domain/session/permissions.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { useUser } from '../platform/session.tsx';

/** A record that opens: most on a page of their own, those of the books in a dialog over their list. */
type PlacedKind = FoundKind | 'expense' | 'income';

type Props = {
  kind: PlacedKind;
  id: number;
  className?: string;
  /** Closes what floats above the page. */ onLeave?: () => void;
  children: ReactNode;
};

/** A record's name that leads to the record. Whoever may not read such records sees the name alone. */
export function RecordLink({ kind, id, className = 'rounded-sm hover:text-accent hover:underline', onLeave, children }: Props) {
  if (hiddenKinds(useUser()).includes(kind)) return children;
  return (
    <Link {...wayTo({ kind, id })} className={className} onClick={onLeave}>
      {children}
    </Link>
  );
}

const addresses: Record<PlacedKind, string> = {
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
  equipment: '/maintenance/equipment',
  part: '/maintenance/parts',
  expense: '/finance/expenses',
  income: '/finance/income',
  credit_note: '/finance/credit-notes',
};

/** Whether records of this kind can be opened. */
export function hasPlace(kind: string): kind is PlacedKind {
  return kind in addresses;
}

/** Where a record is opened. */
export function wayTo({ kind, id }: { kind: PlacedKind; id: number }) {
  const to = addresses[kind];
  const way = to.includes('$')
    ? { to, params: { [to.replace(/.*\$|\/edit/g, '')]: String(id) } }
    : { to, search: { [kind === 'equipment' ? 'item' : 'edit']: id } };
  // The router's types can't follow an address that is looked up.
  return way as { to: '/yachts/$yachtId'; params: { yachtId: string } };
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hiddenKinds } from '#domain/session/permissions.ts';
import type { Found } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';
import { useUser } from '../platform/session.tsx';

type Props = {
  kind: FoundKind;
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

const addresses: Record<FoundKind, string> = {
  yacht: '/yachts/$yachtId',
  crew: '/crew/$crewId',
  customer: '/customers/$customerId',
  schedule: '/schedule/$eventId',
  trip: '/routes/$tripId/edit',
  invoice: '/finance/invoices/$invoiceId',
  maintenance: '/maintenance/$recordId',
};

/** Whether records of this kind have a place of their own. */
export function hasPlace(kind: string): kind is FoundKind {
  return kind in addresses;
}

/** Where a record is opened. */
export function wayTo({ kind, id }: Pick<Found, 'kind' | 'id'>) {
  const to = addresses[kind];
  // The router's types can't follow an address that is looked up.
  return { to, params: { [to.replace(/.*\$|\/edit/g, '')]: String(id) } } as { to: '/yachts/$yachtId'; params: { yachtId: string } };
}

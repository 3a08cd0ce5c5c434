import { CalendarDays, Contact, FileText, Route, Ship, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import type { Found, FoundKind } from '#domain/search/search.ts';

/** How each kind of record is called and drawn where it is found. */
export const kindWords: Record<FoundKind, { heading: string; icon: LucideIcon }> = {
  yacht: { heading: 'Yachts', icon: Ship },
  crew: { heading: 'Crew', icon: UsersRound },
  customer: { heading: 'Customers', icon: Contact },
  schedule: { heading: 'Schedule', icon: CalendarDays },
  trip: { heading: 'Trips', icon: Route },
  invoice: { heading: 'Invoices', icon: FileText },
  maintenance: { heading: 'Maintenance', icon: Wrench },
};

/** Where a record is opened. */
export function wayTo({ kind, id }: Pick<Found, 'kind' | 'id'>) {
  const text = String(id);
  switch (kind) {
    case 'yacht':
      return { to: '/yachts/$yachtId', params: { yachtId: text } } as const;
    case 'crew':
      return { to: '/crew/$crewId/edit', params: { crewId: text } } as const;
    case 'customer':
      return { to: '/customers/$customerId', params: { customerId: text } } as const;
    case 'schedule':
      return { to: '/schedule/$eventId', params: { eventId: text } } as const;
    case 'trip':
      return { to: '/routes/$tripId/edit', params: { tripId: text } } as const;
    case 'invoice':
      return { to: '/finance/invoices/$invoiceId', params: { invoiceId: text } } as const;
    case 'maintenance':
      return { to: '/maintenance/$recordId', params: { recordId: text } } as const;
  }
}

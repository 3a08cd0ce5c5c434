import { CalendarDays, Contact, FileText, Route, Ship, UsersRound, Wrench, type LucideIcon } from 'lucide-react';
import type { Found } from '#domain/search/search.ts';
import type { FoundKind } from '#domain/search/words.ts';

/** How each kind of record is drawn where it is found. */
export const recordIcons: Record<FoundKind, LucideIcon> = {
  yacht: Ship,
  crew: UsersRound,
  customer: Contact,
  schedule: CalendarDays,
  trip: Route,
  invoice: FileText,
  maintenance: Wrench,
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

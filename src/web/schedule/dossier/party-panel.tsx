import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { Party } from '#domain/dossier/dossier.ts';
import { ordinal } from '#domain/dossier/words.ts';
import { mayChange } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { CustomerContactDetails } from '../../customers/customer-contact-details.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { RecordLink } from '../../words/record-link.tsx';

/** Who comes, how to reach them, how often they have been here, and the notes about them. */
export function PartyPanel({ event, party }: { event: ScheduleEvent; party: Party | null }) {
  return (
    <SidePanel title="Customer" icon={<UserRound />}>
      {event.customerId === null ? (
        <p className="mt-3 text-ink-2">
          No customer.{' '}
          {mayChange(event) && (
            <Link
              to="/schedule/$eventId/edit"
              params={{ eventId: String(event.id) }}
              data-paper="none"
              className="rounded-sm font-medium text-accent hover:underline"
            >
              Choose one
            </Link>
          )}
        </p>
      ) : (
        <>
          <p className="mt-3 font-medium wrap-anywhere">
            <RecordLink kind="customer" id={event.customerId} className="rounded-sm text-accent hover:underline">
              {event.customerFullName}
            </RecordLink>
          </p>
          {party && (
            <>
              <p className="text-xs text-ink-3">{timesWords(party)}</p>
              <CustomerContactDetails customer={{ ...party, address: null }} className="mt-3" whole />
            </>
          )}
        </>
      )}
    </SidePanel>
  );
}

function timesWords({ nth, bookings }: Party): string {
  if (bookings === 1) return 'First booking';
  return nth === bookings ? `${ordinal(nth)} booking` : `${ordinal(nth)} of ${bookings} bookings`;
}

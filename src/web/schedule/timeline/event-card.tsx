import { Popover } from '@base-ui/react/popover';
import { Link } from '@tanstack/react-router';
import { Move, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isClosedSlot } from '#domain/maintenance/maintenance-state.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { useDates } from '../../platform/dates.ts';
import { glides } from '../../platform/motion.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { popupLook } from '../../ui/popup.ts';
import { RecordLink } from '../../words/record-link.tsx';
import { EventTypeBadge } from '../../words/event-words.tsx';
import { MaintenanceStatusBadge } from '../../words/maintenance-words.tsx';
import { BookingBalanceDetails } from '../bookings/booking-balance-details.tsx';
import { useBookingBalances } from '../bookings/booking-query.ts';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { barOf, gliding } from './bar-animation.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

type Props = { event: ScheduleEvent; deleting?: boolean; onMove: () => void; onClose: () => void };

/** What an event is about, beside its bar, and what can be done with it. */
export function EventCard({ event, deleting: deletes = false, onMove, onClose }: Props) {
  const [deleting, setDeleting] = useState(deletes);
  if (deleting) return <EventDeleteDialog event={event} open onClose={onClose} />;
  const bar = () => barOf(event.id);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={bar} side="bottom" align="start" sideOffset={6} collisionPadding={12} className="z-40">
          <Popover.Popup finalFocus={bar} style={glides(gliding)} className={`${popupLook} w-[min(22rem,calc(100vw-1.5rem))]`}>
            <div className="p-4">
              <div className="flex flex-wrap items-center gap-2">
                <EventTypeBadge type={event.type} />
                {event.maintenanceStatus && isClosedSlot(event) && <MaintenanceStatusBadge status={event.maintenanceStatus} />}
              </div>
              <Popover.Title className="mt-2 text-panel font-semibold wrap-anywhere">
                <RecordLink kind="schedule" id={event.id}>
                  {event.title}
                </RecordLink>
              </Popover.Title>
              <Facts event={event} />
            </div>
            <div className="flex gap-2 border-t p-3">
              <Link
                to="/schedule/$eventId"
                params={{ eventId: String(event.id) }}
                className={buttonLook({ variant: 'primary', size: 'sm' })}
              >
                Open
              </Link>
              <Link to="/schedule/$eventId/edit" params={{ eventId: String(event.id) }} className={buttonLook({ size: 'sm' })}>
                <Pencil aria-hidden />
                Edit
              </Link>
              <Button size="sm" onClick={onMove}>
                <Move aria-hidden />
                Move
              </Button>
              <Button size="sm" variant="ghost" className="ml-auto" onClick={() => setDeleting(true)}>
                <Trash2 aria-hidden />
                Delete
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Facts({ event }: { event: ScheduleEvent }) {
  const yachtOf = useYachtWords();
  const dates = useDates();
  const booked = bookingTypes.includes(event.type);
  const balances = useBookingBalances(booked ? [event.id] : [])?.(event.id);
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-nav">
      <Fact name="Yacht">
        <RecordLink kind="yacht" id={event.yachtId}>
          {yachtOf(event)}
        </RecordLink>
      </Fact>
      <Fact name="From">{dates.moment(event.startDate)}</Fact>
      <Fact name="To">{dates.moment(event.endDate)}</Fact>
      {event.customerId !== null && (
        <Fact name="Customer">
          <RecordLink kind="customer" id={event.customerId}>
            {event.customerFullName}
          </RecordLink>
        </Fact>
      )}
      {booked && <Fact name="Price">{event.price === null ? 'Price TBD' : moneyInWords(decimalOf(event.price), event.currency)}</Fact>}
      {balances && (
        <Fact name="Invoices">
          <BookingBalanceDetails balances={balances} />
        </Fact>
      )}
      {event.description && (
        <Fact name="Notes">
          <span className="line-clamp-3 whitespace-pre-line">{event.description}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-ink-3">{name}</dt>
      <dd className="tnum wrap-anywhere">{children}</dd>
    </div>
  );
}

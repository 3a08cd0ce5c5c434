import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { stateOfEntry } from '#domain/maintenance/maintenance-state.ts';
import { stageAt } from '#domain/schedule/booking-stage.ts';
import { mayDelete } from '#domain/schedule/changeable.ts';
import { statusAt } from '#domain/schedule/event-status.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { useDates } from '../../platform/dates.ts';
import { glides } from '../../platform/motion.ts';
import { useNow } from '../../platform/now.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Detail } from '../../ui/detail.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { EventStatusBadge, EventTypeBadge } from '../../words/event-words.tsx';
import { MaintenanceStateBadge } from '../../words/maintenance-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { StageBadge } from '../bookings/booking-badge.tsx';
import { useBookingActions } from '../bookings/booking-actions.ts';
import { BookingDetails } from '../bookings/booking-details.tsx';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { barOf, gliding } from './bar-animation.ts';

type Props = { event: ScheduleEvent; deleting?: boolean; onMove: () => void; onClose: () => void };

/** An event's details beside the timeline, with its actions. */
export function EventDialog({ event, deleting: deletes = false, onMove, onClose }: Props) {
  const [deleting, setDeleting] = useState(deletes && mayDelete(event));
  const now = useNow();
  const { open, edit, invoice } = useBookingActions(event);
  if (deleting) return <EventDeleteDialog event={event} open onClose={onClose} />;
  const booked = bookingTypes.includes(event.type);
  return (
    <SideSheet
      onClose={onClose}
      finalFocus={() => barOf(event.id)}
      style={glides(gliding)}
      title={(booked && event.customerFullName) || event.title}
      text={
        <span className="flex flex-wrap items-center gap-2">
          <EventTypeBadge type={event.type} />
          {booked && <EventStatusBadge status={statusAt(event, now)} />}
          {booked && <StageBadge stage={stageAt(event, now)} />}
          {event.maintenanceStatus && <MaintenanceStateBadge state={stateOfEntry(event, now)} />}
        </span>
      }
      actions={
        <>
          <Link {...open} className={buttonLook({ variant: 'primary' })}>
            Open
          </Link>
          {booked && invoice && (
            <Link {...invoice.way} className={buttonLook({})}>
              {invoice.label}
            </Link>
          )}
          {edit && (
            <Link {...edit} className={buttonLook({})}>
              Edit
            </Link>
          )}
          {edit && <Button onClick={onMove}>Move</Button>}
          {mayDelete(event) && (
            <Button variant="ghost" className="ml-auto" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          )}
        </>
      }
    >
      {booked ? <BookingDetails booking={event} /> : <Facts event={event} />}
    </SideSheet>
  );
}

/** The details of events that aren't bookings: work, an inspection, blocked days. */
function Facts({ event }: { event: ScheduleEvent }) {
  const yachtOf = useYachtWords();
  const dates = useDates();
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Detail name="Yacht" wide>
        <RecordLink kind="yacht" id={event.yachtId}>
          {yachtOf(event)}
        </RecordLink>
      </Detail>
      <Detail name="From">{dates.moment(event.startDate)}</Detail>
      <Detail name="To">{dates.moment(event.endDate)}</Detail>
      {event.customerId !== null && (
        <Detail name="Customer" wide>
          <RecordLink kind="customer" id={event.customerId}>
            {event.customerFullName}
          </RecordLink>
        </Detail>
      )}
      {event.description && (
        <Detail name="Notes" wide>
          <span className="whitespace-pre-line wrap-anywhere">{event.description}</span>
        </Detail>
      )}
    </dl>
  );
}

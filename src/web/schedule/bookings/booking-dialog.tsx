import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { stageAt } from '#domain/schedule/booking-stage.ts';
import { statusAt } from '#domain/schedule/event-status.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { isGone, reason } from '../../platform/api.ts';
import { useNow } from '../../platform/now.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { StageBadge } from './booking-badge.tsx';
import { EventStatusBadge, EventTypeBadge } from '../../words/event-words.tsx';
import { eventQuery } from '../schedule-query.ts';
import { useBookingActions } from './booking-actions.ts';
import { BookingDetails } from './booking-details.tsx';

type Props = { id: number; listed: ScheduleEvent | undefined; onClose: () => void };

/** A booking beside its list: its details and actions. One that isn't listed is loaded separately. */
export function BookingDialog({ id, listed, onClose }: Props) {
  const { data, error, refetch } = useQuery({ ...eventQuery(id), enabled: listed === undefined });
  const booking = listed ?? data;
  if (booking) return <Peek booking={booking} onClose={onClose} />;
  const gone = isGone(error);
  return (
    <SideSheet
      onClose={onClose}
      title={!error ? 'Booking' : gone ? 'Event not found' : 'Failed to load schedule event. Please try again later.'}
      text={error && (gone ? 'It may have been deleted, or the link may be mistyped.' : reason(error))}
      actions={
        <>
          {error && !gone && (
            <Button variant="primary" onClick={() => void refetch()}>
              Retry
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {!error && (
        <Skeletons count={4}>
          <Skeleton className="mb-3 h-9" />
        </Skeletons>
      )}
    </SideSheet>
  );
}

function Peek({ booking, onClose }: { booking: ScheduleEvent; onClose: () => void }) {
  const now = useNow();
  const { open, edit, invoice } = useBookingActions(booking);
  return (
    <SideSheet
      onClose={onClose}
      title={booking.customerFullName ?? booking.title}
      text={
        <span className="flex flex-wrap items-center gap-2">
          <EventTypeBadge type={booking.type} />
          <EventStatusBadge status={statusAt(booking, now)} />
          <StageBadge stage={stageAt(booking, now)} />
        </span>
      }
      actions={
        <>
          <Link {...open} className={buttonLook({ variant: 'primary' })}>
            Open booking
          </Link>
          {invoice && (
            <Link {...invoice.way} className={buttonLook({})}>
              {invoice.label}
            </Link>
          )}
          {edit && (
            <Link {...edit} className={buttonLook({})}>
              Edit
            </Link>
          )}
        </>
      }
    >
      <BookingDetails booking={booking} />
    </SideSheet>
  );
}

import { Link } from '@tanstack/react-router';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BookingBalance } from '#domain/finance/currency-total.ts';
import { isOfUsualLength, lengthWords } from '#domain/schedule/duration.ts';
import { statusAt } from '#domain/schedule/event-status.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { softTone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { eventTypeLooks, EventStatusBadge } from '../../words/event-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { BookingBalanceDetails } from './booking-balance-details.tsx';

/** A day trip or a charter: with which yacht, for whom, how long and for how much. */
export function BookingRow({ booking, balances }: { booking: ScheduleEvent; balances?: BookingBalance[] }) {
  const dates = useDates();
  const timeZone = useTimeZone();
  const yachtOf = useYachtWords();
  const status = statusAt(booking, useNow());
  const { tone, icon: Icon } = eventTypeLooks[booking.type];
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:flex-nowrap sm:px-5 ${status === 'completed' ? 'bg-canvas' : ''}`}
    >
      <span aria-hidden className={`grid size-8 shrink-0 place-items-center rounded-lg ${softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="truncate text-nav">
          <h3 className="inline font-medium">
            <RecordLink kind="schedule" id={booking.id}>
              {booking.title}
            </RecordLink>
          </h3>
          {booking.description && <span className="text-ink-3"> {booking.description}</span>}
        </div>
        <p className="truncate text-xs text-ink-3">
          <RecordLink kind="yacht" id={booking.yachtId}>
            {yachtOf(booking)}
          </RecordLink>{' '}
          ·{' '}
          {booking.customerId === null ? (
            'No customer'
          ) : (
            <RecordLink kind="customer" id={booking.customerId}>
              {booking.customerFullName}
            </RecordLink>
          )}
          {balances && (
            <>
              {' '}
              · <BookingBalanceDetails balances={balances} />
            </>
          )}
        </p>
      </div>
      <div className="text-xs max-sm:order-last max-sm:w-full max-sm:pl-11 sm:w-60">
        <p className="tnum text-ink-2">{dates.times(booking.startDate, booking.endDate)}</p>
        <p className="tnum flex flex-wrap items-center gap-x-2 text-ink-3">
          {lengthWords(timeZone, booking)}
          {!isOfUsualLength(booking) && <span>· {booking.type === 'charter' ? 'A day or less' : 'Over 24 hours'}</span>}
        </p>
      </div>
      <div className="tnum text-nav font-semibold sm:w-28 sm:text-right">
        {booking.price === null ? (
          <span className="font-normal text-ink-3">Price TBD</span>
        ) : (
          moneyInWords(decimalOf(booking.price), booking.currency)
        )}
      </div>
      <div className="flex items-center gap-1 max-sm:order-last max-sm:w-full max-sm:pl-11 sm:w-60 sm:justify-end">
        <span className="max-sm:order-last max-sm:ml-auto sm:mr-2">
          <EventStatusBadge status={status} />
        </span>
        <Actions booking={booking} />
      </div>
    </li>
  );
}

function Actions({ booking }: { booking: ScheduleEvent }) {
  const [deleting, setDeleting] = useState(false);
  const eventId = String(booking.id);
  const look = buttonLook({ variant: 'ghost', size: 'iconSmall' });
  return (
    <>
      <Link to="/schedule/$eventId" params={{ eventId }} aria-label={`View ${booking.title}`} className={look}>
        <Eye aria-hidden />
      </Link>
      <Link to="/schedule/$eventId/edit" params={{ eventId }} aria-label={`Edit ${booking.title}`} className={look}>
        <Pencil aria-hidden />
      </Link>
      <Button variant="ghost" size="iconSmall" aria-label={`Delete ${booking.title}`} onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
      </Button>
      <EventDeleteDialog
        event={booking}
        open={deleting}
        onClose={() => setDeleting(false)}
        failure="Failed to delete day trip/charter. Please try again."
      />
    </>
  );
}

export function BookingRowSkeleton() {
  return (
    <div className="flex h-14 items-center gap-4 px-4 sm:px-5">
      <Skeleton className="size-8 shrink-0" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="ml-auto h-4 w-56 max-sm:hidden" />
    </div>
  );
}

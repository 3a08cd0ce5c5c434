import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stageAt } from '#domain/schedule/booking-stage.ts';
import { shortLengthWords } from '#domain/schedule/duration.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { glides, mayGlide } from '../../platform/motion.ts';
import { useNow } from '../../platform/now.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MoneyDot, StageBadge } from './booking-badge.tsx';
import { YachtPicture } from '../../yachts/yacht-picture.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { BookingMenu } from './booking-menu.tsx';
import type { BookingsSearch } from './booking-query.ts';

const line = 'relative grid h-16 grid-cols-[2.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 sm:flex sm:h-13 sm:gap-x-4 sm:px-5';

type Props = {
  booking: ScheduleEvent;
  search: BookingsSearch;
  /** Whether it is the one beside the list, where its picture is then. */ isOpen: boolean;
};

/** A day trip or a charter in one line: for whom, with which yacht, when and how long, how far it is, and its money. It opens beside the list. */
export function BookingRow({ booking, search, isOpen }: Props) {
  const yachtOf = useYachtWords();
  return (
    <li className={`group focus-within:bg-hover hover:bg-hover ${line}`}>
      <span
        className="row-span-2 h-7 w-10 shrink-0 overflow-hidden rounded-md bg-sunken"
        style={isOpen ? undefined : glides(`booking-${booking.id}`)}
      >
        <YachtPicture yacht={pictured(booking)} size="thumb" />
      </span>
      <h2 className="min-w-0 truncate text-nav font-medium max-sm:self-end sm:flex-5">
        <Link
          to="."
          search={{ ...search, peek: booking.id }}
          resetScroll={false}
          viewTransition={mayGlide()}
          aria-haspopup="dialog"
          className="-outline-offset-2 after:absolute after:inset-0"
        >
          {booking.customerFullName ?? booking.title}
        </Link>
        {booking.customerFullName && <span className="font-normal text-ink-3 max-sm:sr-only"> {booking.title}</span>}
      </h2>
      <p className="min-w-0 truncate text-xs text-ink-2 max-sm:order-last max-sm:col-span-2 max-sm:self-start sm:flex-4 sm:text-nav">
        <span className="tnum lg:hidden">
          <When booking={booking} isBrief />
          {' · '}
        </span>
        {yachtOf(booking)}
      </p>
      <p className="tnum w-56 shrink-0 truncate text-xs text-ink-2 max-lg:hidden">
        <When booking={booking} />
      </p>
      <span className="w-24 shrink-0 max-md:sr-only">
        <StageBadge stage={stageAt(booking, useNow())} />
      </span>
      <Money booking={booking} />
      <BookingMenu booking={booking} />
    </li>
  );
}

/** Sat, Jul 18 – Sat, Jul 25 · 7 nights; a charter without its weekdays where the yacht needs the room. */
function When({ booking, isBrief }: { booking: ScheduleEvent; isBrief?: boolean }): ReactNode {
  const dates = useDates();
  const { startDate, endDate } = booking;
  const span = isBrief && booking.type === 'charter' ? dates.days(startDate, endDate) : dates.span(startDate, endDate);
  return `${span} · ${shortLengthWords(useTimeZone(), booking)}`;
}

function Money({ booking: { price, currency, moneyState } }: { booking: ScheduleEvent }) {
  return (
    <span className="tnum flex shrink-0 items-center justify-end gap-2 text-nav font-semibold max-sm:self-end sm:w-36">
      {moneyState && <MoneyDot state={moneyState} />}
      {price === null ? <span className="font-normal text-ink-3">Price TBD</span> : moneyInWords(decimalOf(price), currency)}
    </span>
  );
}

/** The yacht of a booking as she is drawn: lists that show her ask for how she looks. */
export function pictured({ yachtId, yachtName, yachtType, yachtLength, yachtImageUrl }: ScheduleEvent) {
  return {
    id: yachtId,
    name: yachtName,
    type: yachtType ?? ('Motor Yacht' satisfies YachtType),
    length: yachtLength ?? '',
    imageUrl: yachtImageUrl ?? null,
  };
}

export function BookingRowSkeleton() {
  return (
    <div className={line}>
      <Skeleton className="h-7 w-10 shrink-0" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="ml-auto h-4 w-56 max-sm:hidden" />
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stageAt } from '#domain/schedule/booking-stage.ts';
import { shortLengthWords } from '#domain/schedule/duration.ts';
import type { BookingBalance } from '#domain/finance/currency-total.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import type { YachtType } from '#domain/yachts/words.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { glides, mayGlide } from '../../platform/motion.ts';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MoneyDot, StageBadge } from './booking-badge.tsx';
import { BookingBalanceBrief } from './booking-balance-details.tsx';
import { YachtPicture } from '../../yachts/yacht-picture.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { BookingMenu } from './booking-menu.tsx';
import type { BookingsSearch } from './booking-query.ts';

const line = 'relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 sm:flex sm:h-13 sm:gap-x-4 sm:px-5';
/** On a phone the payment has a line of its own, for those who may see it. */
const heightOf = (hasMoney: boolean) => (hasMoney ? 'h-18' : 'h-16');

type Props = {
  booking: ScheduleEvent;
  search: BookingsSearch;
  /** What is invoiced, paid and outstanding; null until known, and without access to the books. */
  balances: BookingBalance[] | null;
  /** The level of its heading. */
  level: 2 | 3;
  /** Whether it is open beside the list, which then shows its picture. */ isOpen: boolean;
};

/** A day trip or a charter in one row: customer, yacht, dates, length, stage and money. It opens beside the list. */
export function BookingRow({ booking, search, balances, level, isOpen }: Props) {
  const yachtOf = useYachtWords();
  const Heading = `h${level}` as const;
  return (
    <li className={`group focus-within:bg-hover hover:bg-hover ${line} ${heightOf(Boolean(booking.moneyState))}`}>
      <span
        className="row-span-3 h-7 w-10 shrink-0 overflow-hidden rounded-md bg-sunken"
        style={isOpen ? undefined : glides(`booking-${booking.id}`)}
      >
        <YachtPicture yacht={pictured(booking)} size="thumb" />
      </span>
      <Heading className="min-w-0 truncate text-nav font-medium max-sm:self-end sm:flex-5">
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
        {booking.customerFullName && <span className="block truncate text-xs font-normal text-ink-3 max-sm:sr-only"> {booking.title}</span>}
      </Heading>
      <p className="min-w-0 truncate text-xs text-ink-2 max-sm:order-1 max-sm:col-span-2 sm:flex-4 sm:text-nav lg:flex lg:flex-col">
        <span className="tnum min-[88rem]:hidden lg:order-1 lg:truncate lg:text-xs">
          <When booking={booking} isBrief />
          <span className="lg:hidden">{' · '}</span>
        </span>
        <span className="lg:truncate">{yachtOf(booking)}</span>
      </p>
      <p className="tnum w-56 shrink-0 truncate text-xs text-ink-2 max-[88rem]:hidden">
        <When booking={booking} />
      </p>
      <span className="w-24 shrink-0 max-md:sr-only">
        <StageBadge stage={stageAt(booking, useNow())} />
      </span>
      <Money booking={booking} balances={balances} />
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

function Money({ booking: { price, currency, moneyState }, balances }: Pick<Props, 'booking' | 'balances'>) {
  return (
    <div className="tnum shrink-0 max-sm:contents sm:flex sm:w-40 sm:flex-col sm:items-end lg:max-[88rem]:w-54 lg:max-[88rem]:flex-row lg:max-[88rem]:flex-wrap lg:max-[88rem]:items-center lg:max-[88rem]:justify-end lg:max-[88rem]:gap-x-1.5 lg:max-[88rem]:text-xs min-[88rem]:w-76">
      <span className="text-nav font-semibold max-sm:self-end lg:max-[88rem]:order-1">
        {price === null ? <span className="font-normal text-ink-3">Price TBD</span> : moneyInWords(decimalOf(price), currency)}
      </span>
      {moneyState && (
        <span className="flex min-h-lh max-w-full items-center gap-1.5 text-xs max-sm:order-2 max-sm:col-span-2 max-sm:self-start lg:max-[88rem]:contents">
          {moneyState !== 'not_invoiced' && <MoneyDot state={moneyState} />}
          {balances && <BookingBalanceBrief balances={balances} state={moneyState} />}
        </span>
      )}
    </div>
  );
}

/** The yacht of a booking with the fields that her picture needs. Lists with pictures request these fields. */
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
  const hasMoney = can(useUser(), 'finance:read');
  return (
    <div className={`${line} ${heightOf(hasMoney)}`}>
      <Skeleton className="h-7 w-10 shrink-0" />
      <Skeleton className="h-4 w-44" />
      <Skeleton className="ml-auto h-4 w-56 max-sm:hidden" />
    </div>
  );
}

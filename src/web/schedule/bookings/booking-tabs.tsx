import { Link } from '@tanstack/react-router';
import type { EventCounts } from '#domain/schedule/event-list.ts';
import { segmentLook, segmentsLook } from '../../ui/segments.ts';
import type { BookingsSearch, BookingTab } from './booking-query.ts';

type Props = { counts: EventCounts | undefined; search: BookingsSearch; noun: string };

export const tabsOfBookings: { status: BookingTab; label: string; of: keyof EventCounts }[] = [
  { status: 'scheduled', label: 'Upcoming', of: 'scheduled' },
  { status: 'in_progress', label: 'Now', of: 'inProgress' },
  { status: 'completed', label: 'Past', of: 'completed' },
  { status: 'all', label: 'All', of: 'total' },
];

/** The tabs of the bookings, each with its count. */
export function BookingTabs({ counts, search, noun }: Props) {
  const { status: open = 'scheduled', page: _, peek: __, ...filter } = search;
  return (
    <nav aria-label={`Counts of ${noun}`} className={`grid-cols-4 max-sm:w-full sm:flex ${segmentsLook}`}>
      {tabsOfBookings.map(({ status, label, of }) => (
        <Link
          key={status}
          to="."
          search={{ ...filter, status: status === 'scheduled' ? undefined : status }}
          resetScroll={false}
          // Otherwise the tab of upcoming bookings, which the address omits, would count as open together with every other tab.
          activeOptions={{ exact: true }}
          aria-current={status === open ? 'page' : undefined}
          className={`h-8 gap-1.5 whitespace-nowrap sm:px-2.5 max-sm:gap-1 ${segmentLook}`}
        >
          {label}
          <span className="tnum min-w-[2ch] text-xs text-ink-3">{counts?.[of]}</span>
        </Link>
      ))}
    </nav>
  );
}

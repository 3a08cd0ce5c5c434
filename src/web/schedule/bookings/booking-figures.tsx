import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EventCounts } from '#domain/schedule/event-list.ts';
import { eventStatusLabels, type EventStatus } from '#domain/schedule/words.ts';
import { solidTone } from '../../ui/badge.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { eventStatusTones } from '../../words/event-words.tsx';
import type { BookingsSearch } from './booking-query.ts';

type Props = { query: UseQueryResult<EventCounts, unknown>; search: BookingsSearch; noun: string };

const parts: { status?: EventStatus; label: string; of: keyof EventCounts }[] = [
  { label: 'Total', of: 'total' },
  { status: 'scheduled', label: 'Upcoming', of: 'scheduled' },
  { status: 'in_progress', label: eventStatusLabels.in_progress, of: 'inProgress' },
  { status: 'completed', label: eventStatusLabels.completed, of: 'completed' },
];

/** How many there are and where they stand. Each figure leads to those it counts. */
export function BookingFigures({ query, search, noun }: Props) {
  const { page: _, status: shown, ...filter } = search;
  return (
    <nav aria-label={`Counts of ${noun}`} className="grid grid-cols-2 gap-3 lg:gap-5 min-[60rem]:grid-cols-4">
      <Loaded
        query={query}
        loading={
          <Skeletons count={4}>
            <div className="card h-[5.25rem] p-4 sm:px-5">
              <Skeleton className="h-3.5 w-20" />
              <Skeleton className="mt-4 h-6 w-10" />
            </div>
          </Skeletons>
        }
        renderFailed={(retry) => (
          <div className="card col-span-full">
            <ErrorState title={`The counts of your ${noun} couldn’t be loaded`} onRetry={retry} />
          </div>
        )}
      >
        {(counts) =>
          parts.map(({ status, label, of }) => (
            <Link
              key={of}
              to="."
              search={{ ...filter, status }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={status === shown ? 'true' : undefined}
              className="card block p-4 transition duration-200 hover:border-line-strong hover:shadow-2 aria-[current]:border-accent sm:px-5"
            >
              <span className="flex items-center gap-1.5 text-nav font-medium text-ink-2">
                {status && <i aria-hidden className={`size-2 rounded-full ${solidTone[eventStatusTones[status]]}`} />}
                {label}
              </span>
              <span className="tnum mt-1 block text-[1.75rem] leading-8 font-semibold tracking-tight">{counts[of]}</span>
            </Link>
          ))
        }
      </Loaded>
    </nav>
  );
}

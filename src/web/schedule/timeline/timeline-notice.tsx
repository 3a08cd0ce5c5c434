import { Link } from '@tanstack/react-router';
import { Plus, Ship } from 'lucide-react';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { headHeight } from './timeline-layout.ts';

/** Some of the days couldn't be loaded; the others are shown. */
export function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 border-b bg-red-soft px-4 py-2 text-nav text-red">
      Error loading schedule data. Please try again later.
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** The visible days are empty. The rows stay, so that something can be added. */
export function Nothing({ filtered, low }: { filtered: boolean; /** Whether the rows are too low to be covered. */ low: boolean }) {
  return (
    <div className={`flex justify-center ${low ? 'p-2' : 'pointer-events-none absolute inset-x-0 bottom-2 z-20'}`}>
      <div
        role="status"
        className="pointer-events-auto flex items-center gap-3 rounded-full border bg-surface py-1.5 pr-2 pl-4 text-nav shadow-3"
      >
        No events found
        {filtered ? (
          <ClearFilters look={buttonLook({ size: 'sm', variant: 'ghost', className: 'rounded-full' })} />
        ) : (
          <Link to="/schedule/new" className={buttonLook({ size: 'sm', variant: 'ghost', className: 'rounded-full' })}>
            Add Event
          </Link>
        )}
      </div>
    </div>
  );
}

function ClearFilters({ look }: { look: string }) {
  return (
    <Link
      to="."
      search={(current: object) => ({ ...current, yachtId: undefined, type: undefined, nights: undefined, from: undefined })}
      resetScroll={false}
      className={look}
    >
      Clear filters
    </Link>
  );
}

export function NoYachts() {
  return (
    <div className="card">
      <EmptyState
        drawing="berth"
        title="No yachts yet"
        text="Add your first yacht to see its calendar here."
        action={
          <Link to="/yachts/new" className={buttonLook({ variant: 'primary' })}>
            <Plus aria-hidden />
            Add Yacht
          </Link>
        }
      />
    </div>
  );
}

/** The address names a yacht that doesn't exist. */
export function UnknownYacht() {
  return (
    <div className="card">
      <EmptyState
        icon={<Ship />}
        title="Unknown yacht"
        text="It may have been deleted, or the link may be mistyped."
        action={<ClearFilters look={buttonLook()} />}
      />
    </div>
  );
}

export function TooManyYachts({ total }: { total: number }) {
  return (
    <div className="card">
      <EmptyState
        icon={<Ship />}
        title="Too many yachts for one timeline"
        text={`Please choose one of the ${total.toLocaleString('en-US')} yachts above.`}
      />
    </div>
  );
}

export function FleetUnread({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="card">
      <ErrorState title="Error loading schedule data. Please try again later." onRetry={onRetry} />
    </div>
  );
}

// The positions of the skeleton's bars, in hundredths of their row: as scattered as in a real week.
const scattered = [
  [8, 22],
  [40, 30],
  [2, 14],
  [55, 18],
  [20, 34],
  [70, 20],
  [12, 26],
  [48, 24],
] as const;

export function TimelineSkeleton() {
  return (
    <div className="card overflow-hidden">
      <span role="status" className="sr-only">
        Loading...
      </span>
      <div aria-hidden>
        <div className="flex items-end border-b px-4 pb-3" style={{ height: headHeight }}>
          <Skeleton className="h-3 w-12" />
          <Skeleton className="ml-40 h-5 flex-1" />
        </div>
        {scattered.map(([left, width]) => (
          <div key={left} className="flex h-14 items-center border-b last:border-b-0">
            <div className="flex h-full w-26 shrink-0 flex-col justify-center gap-1.5 border-r px-4 sm:w-52">
              <Skeleton className="h-3.5 w-20" />
              <Skeleton className="h-2.5 w-14" />
            </div>
            <div className="relative h-11 flex-1">
              <div className="absolute inset-y-0" style={{ left: `${left}%`, width: `${width}%` }}>
                <Skeleton className="h-full" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

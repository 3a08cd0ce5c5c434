import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarRange, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AvailabilityCell, YachtAvailability } from '#domain/desk/availability.ts';
import { cellStateLabels, cellStates } from '#domain/desk/cell-words.ts';
import { can } from '#domain/session/permissions.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { FleetGrid } from './fleet-grid.tsx';
import { cellLooks } from './grid-cell.tsx';
import { columnsFrom, endOf } from './grid-days.ts';
import { availabilityQuery, gridSearch, type GridSearch } from './grid-query.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import type { Wish } from './charter-entry.ts';
import { YachtCard } from './yacht-card.tsx';

const CharterDialog = lazy(() => import('./charter-dialog.tsx').then((module) => ({ default: module.CharterDialog })));

/** Which weeks or nights of the fleet are free, for how much, and what occupies the others. */
export function GridPage() {
  const search = gridSearch(useSearch({ strict: false }));
  const show = useShow<GridSearch>({ to: '/desk' });
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const today = useToday();
  const isPhone = usePhone();
  const [wish, setWish] = useState<Wish | null>(null);
  const step = search.step ?? 'week';
  const day = search.from ?? today;
  const columns = columnsFrom(day, step);
  const availability = useQuery(availabilityQuery({ from: columns[0] ?? day, to: endOf(columns, step), step }));

  function open(yacht: YachtAvailability, first: AvailabilityCell, last: AvailabilityCell, key?: string) {
    if (first.state === 'free') return setWish({ yacht, startDate: first.startDate, endDate: last.endDate, key });
    if (first.state === 'part' && step === 'week')
      return show({ ...search, step: 'day', from: wallClockIn(timeZone, first.startDate).day });
    // A defect that keeps her in port is handled where it was reported.
    if (first.state === 'banned') return void navigate({ to: '/maintenance/defects', search: { yachtId: yacht.yachtId } });
    if (first.charterId !== null) void navigate({ to: '/desk/$charterId', params: { charterId: String(first.charterId) } });
    else if (first.eventId !== null) void navigate({ to: '/schedule/$eventId', params: { eventId: String(first.eventId) } });
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <GridToolbar search={search} day={day} onShow={show} />
      <Loaded
        query={availability}
        loading={<GridSkeleton />}
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading the charter desk" text="It couldn't be loaded." onRetry={retry} />
          </div>
        )}
        empty={{ when: (rows) => rows.length === 0, show: <NoYachts /> }}
      >
        {(rows) => {
          const yachts = rows.filter(
            ({ yachtType, maxGuests }) =>
              (!search.type || yachtType === search.type) && (!search.guests || maxGuests === null || maxGuests >= search.guests),
          );
          if (yachts.length === 0)
            return (
              <div className="card">
                <EmptyState
                  drawing="mooring"
                  title="No yachts match"
                  text="Try another type or fewer guests"
                  action={<Button onClick={() => show({ ...search, type: undefined, guests: undefined })}>Clear filters</Button>}
                />
              </div>
            );
          return (
            <>
              {!rows.some(({ isPriced }) => isPriced) && <NoPrices />}
              {isPhone ? (
                yachts.map((yacht) => <YachtCard key={yacht.yachtId} yacht={yacht} onOpen={open} />)
              ) : (
                <FleetGrid yachts={yachts} columns={columns} step={step} onOpen={open} />
              )}
              <Legend />
            </>
          );
        }}
      </Loaded>
      <Suspense>{wish && <CharterDialog wish={wish} guests={search.guests ?? 2} onClose={() => setWish(null)} />}</Suspense>
    </div>
  );
}

function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-2 text-xs text-ink-2">
      {cellStates.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <i aria-hidden className="size-4 rounded-xs border" style={cellLooks[state]} />
          {cellStateLabels[state]}
        </li>
      ))}
    </ul>
  );
}

function NoPrices() {
  const mayRun = can(useUser(), 'run-company');
  return (
    <div className="card">
      <EmptyState
        icon={<CalendarRange />}
        title="No prices yet: add the first season"
        text="Enter what a week or a night costs, and free dates show it."
        action={
          <Link to="/desk/prices" className={buttonLook({ variant: 'primary' })}>
            {mayRun ? 'Add the first season' : 'Open prices'}
          </Link>
        }
      />
    </div>
  );
}

function NoYachts() {
  const mayAdd = can(useUser(), 'fleet:write');
  return (
    <div className="card">
      <EmptyState
        drawing="mooring"
        title="No yachts yet"
        text="Add a yacht first. Its free dates appear here."
        action={
          mayAdd && (
            <Link to="/yachts/new" className={buttonLook({ variant: 'primary' })}>
              <Plus aria-hidden />
              Add Yacht
            </Link>
          )
        }
      />
    </div>
  );
}

function GridSkeleton() {
  return (
    <div className="card grid gap-3 p-4">
      <Skeletons count={6}>
        <Skeleton className="h-11" />
      </Skeletons>
    </div>
  );
}

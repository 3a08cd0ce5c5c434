import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Route } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { TripCard, TripCardSkeleton } from './trip-card.tsx';
import { TripFilters, type ShowTrips } from './trip-filters.tsx';
import { tripsPerPage, tripsQuery, tripsSearch } from './trips.ts';

export function TripsPage() {
  const search = tripsSearch(useSearch({ strict: false }));
  const trips = useQuery(tripsQuery(search));
  const show = useShow();
  const { page: _, ...filter } = search;
  const filtered = Object.values(filter).some((said) => said !== undefined);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TripFilters search={search} onShow={show} />
      <Loaded
        query={trips}
        loading={
          <Cards>
            <Skeletons count={6}>
              <TripCardSkeleton />
            </Skeletons>
          </Cards>
        }
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading trips data. Please try again later." onRetry={retry} />
          </div>
        )}
        empty={{ when: ({ total }) => total === 0, show: <NoTrips filtered={filtered} onClear={() => show({})} /> }}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            // The last trip of the last page is gone: the page before it is the last one now.
            <Navigate to="." search={{ ...search, page: Math.ceil(total / tripsPerPage) }} replace />
          ) : (
            <>
              <Cards waiting={trips.isPlaceholderData}>
                {rows.map((trip) => (
                  <TripCard key={trip.id} trip={trip} />
                ))}
              </Cards>
              <Pager
                noun="trips"
                page={search.page ?? 1}
                total={total}
                perPage={tripsPerPage}
                onPage={(page) => show({ ...search, page })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Cards({ waiting = false, children }: { waiting?: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={waiting}
      className={`grid gap-4 transition-opacity sm:grid-cols-2 lg:gap-5 min-[72rem]:grid-cols-3 ${waiting ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  );
}

function NoTrips({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <div className="card">
      {filtered ? (
        <EmptyState
          icon={<Route />}
          title="No trips found"
          text="Try adjusting your search or filters"
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <EmptyState
          icon={<Route />}
          title="No trips found"
          text="Log your first trip to get started"
          action={
            <Link to="/routes/new" className={buttonLook({ variant: 'primary' })}>
              <Plus aria-hidden />
              Log New Trip
            </Link>
          }
        />
      )}
    </div>
  );
}

function useShow(): ShowTrips {
  const navigate = useNavigate();
  return (search, replace) => void navigate({ to: '.', search, replace: replace === 'replace', resetScroll: false });
}

import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShow } from '../platform/show.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { BriefList, BriefListSkeleton } from '../ui/brief-row.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { TripCard, TripCardSkeleton } from './trip-card.tsx';
import { TripFilters } from './trip-filters.tsx';
import { TripRow } from './trip-row.tsx';
import { tripsPerPage, tripsQuery, tripsSearch, type TripsSearch } from './trip-query.ts';

export function TripsPage() {
  const search = tripsSearch(useSearch({ strict: false }));
  const trips = useQuery(tripsQuery(search));
  const show = useShow<TripsSearch>();
  const isPhone = usePhone();
  const { page: _, ...filter } = search;
  const filtered = Object.values(filter).some((value) => value !== undefined);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TripFilters search={search} onShow={show} />
      <PagedList
        query={trips}
        page={search.page}
        perPage={tripsPerPage}
        noun="trips"
        loading={
          isPhone ? (
            <BriefListSkeleton />
          ) : (
            <Cards>
              <Skeletons count={6}>
                <TripCardSkeleton />
              </Skeletons>
            </Cards>
          )
        }
        failed={() => ({ title: 'Error loading trips data. Please try again later.' })}
        empty={<NoTrips filtered={filtered} onClear={() => show({})} />}
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) =>
          isPhone ? (
            <BriefList rows={rows}>{(trip) => <TripRow trip={trip} />}</BriefList>
          ) : (
            <Cards>
              {rows.map((trip) => (
                <TripCard key={trip.id} trip={trip} />
              ))}
            </Cards>
          )
        }
      </PagedList>
    </div>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2 lg:gap-5 min-[72rem]:grid-cols-3">{children}</div>;
}

function NoTrips({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      drawing="chart"
      title="No trips found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      drawing="chart"
      title="No trips found"
      text="Log your first trip to get started"
      action={
        <Link to="/routes/new" className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Log New Trip
        </Link>
      }
    />
  );
}

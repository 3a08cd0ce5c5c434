import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { useShow } from '../platform/show.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { FleetFilters } from './fleet-filters.tsx';
import { FleetTable, FleetTableSkeleton } from './fleet-table.tsx';
import { lastFleetView, type FleetView } from './fleet-view-store.ts';
import { YachtCard, YachtCardSkeleton } from './yacht-card.tsx';
import { fleetQuery, fleetSearch, untilUseChanges, yachtsPerPage, type FleetSearch } from './yacht-query.ts';

export function FleetPage() {
  const search = fleetSearch(useSearch({ strict: false }));
  const view = search.view ?? lastFleetView();
  const fleet = useQuery({ ...fleetQuery(search), refetchInterval: ({ state }) => untilUseChanges(state.data?.rows) });
  const show = useShow<FleetSearch>();
  const { page: _, ...filter } = search;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FleetFilters search={search} view={view} onShow={show} />
      <PagedList
        query={fleet}
        page={search.page}
        perPage={yachtsPerPage[view]}
        noun="yachts"
        loading={
          <InView
            view={view}
            table={<FleetTableSkeleton />}
            cards={
              <Skeletons count={8}>
                <YachtCardSkeleton />
              </Skeletons>
            }
          />
        }
        failed={() => ({ title: 'Error loading yacht data. Please try again later.' })}
        empty={<NoYachts filtered={Boolean(search.q || search.status || search.use)} onClear={() => show({ view: search.view })} />}
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) => (
          <InView
            view={view}
            table={
              <FleetTable
                yachts={rows}
                sort={search.sort ?? 'name'}
                onSort={(sort) => show({ ...filter, sort: sort === 'name' ? undefined : (sort as FleetSearch['sort']) })}
              />
            }
            cards={rows.map((yacht: Yacht) => (
              <YachtCard key={yacht.id} yacht={yacht} />
            ))}
          />
        )}
      </PagedList>
    </div>
  );
}

/** As a table if that is chosen and there is room for it, otherwise as cards. */
function InView({ view, table, cards }: { view: FleetView; table: ReactNode; cards: ReactNode }) {
  return (
    <>
      {view === 'table' && <div className="max-lg:hidden">{table}</div>}
      <div
        className={`grid gap-4 sm:grid-cols-2 lg:gap-5 min-[72rem]:grid-cols-3 min-[87rem]:grid-cols-4 ${view === 'table' ? 'lg:hidden' : ''}`}
      >
        {cards}
      </div>
    </>
  );
}

function NoYachts({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      drawing="berth"
      title="No yachts found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      drawing="berth"
      title="No yachts found"
      text="Add your first yacht to get started"
      action={
        <Link to="/yachts/new" className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Add New Yacht
        </Link>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import { yachtStatusLabels, yachtUseLabels } from '#domain/yachts/words.ts';
import type { Show } from '../platform/show.ts';
import { buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { WordFilter } from '../ui/word-filter.tsx';
import { fleetViews, rememberFleetView, type FleetView } from './fleet-view-store.ts';
import { fleetQuery, type FleetSearch } from './yacht-query.ts';

const sortLabels = {
  use: 'By current use',
  '-length': 'Longest first',
  length: 'Shortest first',
  '-year': 'Newest first',
  year: 'Oldest first',
  status: 'By status',
};

type Props = { search: FleetSearch; view: FleetView; onShow: Show<FleetSearch> };

/** Which yachts of the fleet are shown, in which order, and as cards or a table. */
export function FleetFilters({ search, view, onShow }: Props) {
  const fleet = useQuery(fleetQuery(search));
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  const { q, use, status, sort } = filter;
  // An order that only the header of a column offers is still shown as chosen.
  const sorts: Record<string, string> = sort === undefined || sort in sortLabels ? sortLabels : { ...sortLabels, [sort]: 'Other order' };
  return (
    <FilterBar
      search={{
        label: 'Search yachts',
        placeholder: 'Search name, type or location',
        value: q ?? '',
        onSearch: (words) => onShow({ ...filter, q: words || undefined }, 'replace'),
      }}
      set={[use, status, sort].filter(Boolean).length}
      onClear={() => onShow({ view: search.view })}
      summary={<FilteredCount query={fleet} one="yacht" />}
      actions={
        <>
          <ViewSwitch filter={filter} open={view} />
          <Link to="/yachts/new" className={buttonLook({ variant: 'primary' })}>
            <Plus aria-hidden />
            Add New Yacht
          </Link>
        </>
      }
    >
      <WordFilter label="Now" every="Any use" value={use} words={yachtUseLabels} onChoose={(next) => onShow({ ...filter, use: next })} />
      <WordFilter
        label="Status"
        every="All statuses"
        value={status}
        words={yachtStatusLabels}
        onChoose={(next) => onShow({ ...filter, status: next })}
      />
      {view === 'cards' && (
        <WordFilter
          label="Sort"
          every="By name"
          saysEvery
          value={sort as string | undefined}
          words={sorts}
          onChoose={(next) => onShow({ ...filter, sort: next as FleetSearch['sort'] })}
        />
      )}
    </FilterBar>
  );
}

const viewWords = { cards: { name: 'Cards', icon: LayoutGrid }, table: { name: 'Table', icon: Rows3 } };

/** If there is no room for columns, the fleet is always shown as cards. */
function ViewSwitch({ filter, open }: { filter: FleetSearch; open: FleetView }) {
  return (
    <nav aria-label="View" className={`grid-cols-2 max-lg:hidden ${segmentsLook}`}>
      {fleetViews.map((view) => {
        const { name, icon: Icon } = viewWords[view];
        return (
          <Link
            key={view}
            to="."
            search={{ ...filter, view } as never}
            replace
            resetScroll={false}
            onClick={() => rememberFleetView(view)}
            aria-current={view === open ? 'page' : undefined}
            activeOptions={{ exact: true }}
            className={`h-8 gap-1.5 px-2.5 ${segmentLook}`}
          >
            <Icon aria-hidden className="size-4" />
            {name}
          </Link>
        );
      })}
    </nav>
  );
}

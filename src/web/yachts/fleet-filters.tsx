import { Link } from '@tanstack/react-router';
import { LayoutGrid, Plus, Rows3 } from 'lucide-react';
import { yachtStatusLabels, yachtUseLabels } from '#domain/yachts/words.ts';
import type { Show } from '../platform/show.ts';
import { buttonLook } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { fleetViews, rememberFleetView, type FleetView } from './fleet-view-store.ts';
import type { FleetSearch } from './yacht-query.ts';

const choicesNow = [{ value: 'all' as const, label: 'Any use now' }, ...choicesOf(yachtUseLabels)];
const statusChoices = [{ value: 'all' as const, label: 'All statuses' }, ...choicesOf(yachtStatusLabels)];
const sortChoices = choicesOf({
  name: 'By name',
  use: 'By use now',
  '-length': 'Longest first',
  length: 'Shortest first',
  '-year': 'Newest first',
  year: 'Oldest first',
  status: 'By status',
});

type Props = { search: FleetSearch; view: FleetView; onShow: Show<FleetSearch> };

/** Which yachts of the fleet are shown, in which order and how. */
export function FleetFilters({ search, view, onShow }: Props) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  const sort = search.sort ?? 'name';
  // An order that only the head of a column offers is still shown as chosen.
  const sorts = sortChoices.some(({ value }) => value === sort) ? sortChoices : [...sortChoices, { value: sort, label: 'Another order' }];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search yachts"
        placeholder="Search name, type or location"
        className="min-w-56 flex-1 sm:max-w-xs"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <Select
          label="Now"
          className="sm:w-38"
          value={search.use ?? 'all'}
          choices={choicesNow}
          onChoose={(use) => onShow({ ...filter, use: use === 'all' ? undefined : use })}
        />
        <Select
          label="Status"
          className="sm:w-36"
          value={search.status ?? 'all'}
          choices={statusChoices}
          onChoose={(status) => onShow({ ...filter, status: status === 'all' ? undefined : status })}
        />
        <Select
          label="Sort"
          className={`max-sm:col-span-2 sm:w-38 ${view === 'table' ? 'lg:hidden' : ''}`}
          value={sort}
          choices={sorts as typeof sortChoices}
          onChoose={(next) => onShow({ ...filter, sort: next === 'name' ? undefined : next })}
        />
      </div>
      <ViewSwitch filter={filter} open={view} />
      <Link to="/yachts/new" className={buttonLook({ variant: 'primary', className: 'max-sm:w-full' })}>
        <Plus aria-hidden />
        Add New Yacht
      </Link>
    </div>
  );
}

const viewWords = { cards: { name: 'Cards', icon: LayoutGrid }, table: { name: 'Table', icon: Rows3 } };

/** Where there is no room for columns, the fleet is shown as cards either way. */
function ViewSwitch({ filter, open }: { filter: FleetSearch; open: FleetView }) {
  return (
    <nav aria-label="View" className={`grid-cols-2 max-lg:hidden lg:ml-auto ${segmentsLook}`}>
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

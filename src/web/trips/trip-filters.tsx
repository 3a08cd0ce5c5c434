import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Show } from '../platform/show.ts';
import { tripStatusLabels, tripTypeLabels } from '#domain/trips/words.ts';
import { buttonLook } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import type { TripsSearch } from './trip-query.ts';

const statusChoices = [{ value: 'all' as const, label: 'All statuses' }, ...choicesOf(tripStatusLabels)];
const typeChoices = [{ value: 'all' as const, label: 'All types' }, ...choicesOf(tripTypeLabels)];

export function TripFilters({ search, onShow }: { search: TripsSearch; onShow: Show<TripsSearch> }) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search trips"
        placeholder="Search departure or arrival"
        className="min-w-56 flex-1 max-sm:basis-full lg:max-w-xs"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <div className="flex gap-3 max-sm:w-full">
        <Select
          label="Status"
          className="sm:w-36"
          value={search.status ?? 'all'}
          choices={statusChoices}
          onChoose={(status) => onShow({ ...filter, status: status === 'all' ? undefined : status })}
        />
        <Select
          label="Type"
          className="sm:w-36"
          value={search.type ?? 'all'}
          choices={typeChoices}
          onChoose={(type) => onShow({ ...filter, type: type === 'all' ? undefined : type })}
        />
      </div>
      <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
      <Link
        to="/routes/new"
        search={{ yachtId: search.yachtId }}
        className={buttonLook({ variant: 'primary', className: 'max-sm:w-full sm:ml-auto' })}
      >
        <Plus aria-hidden />
        Log New Trip
      </Link>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Show } from '../platform/show.ts';
import { tripStatusLabels, tripTypeLabels } from '#domain/trips/words.ts';
import { buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { WordFilter } from '../ui/word-filter.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { tripsQuery, type TripsSearch } from './trip-query.ts';

export function TripFilters({ search, onShow }: { search: TripsSearch; onShow: Show<TripsSearch> }) {
  const trips = useQuery(tripsQuery(search));
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  const { q, status, type, yachtId } = filter;
  return (
    <FilterBar
      search={{
        label: 'Search trips',
        placeholder: 'Search departure or arrival',
        value: q ?? '',
        onSearch: (words) => onShow({ ...filter, q: words || undefined }, 'replace'),
      }}
      set={[status, type, yachtId].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={<FilteredCount query={trips} one="trip" />}
      actions={
        <Link to="/routes/new" search={{ yachtId }} className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Log New Trip
        </Link>
      }
    >
      <WordFilter
        label="Status"
        every="All statuses"
        value={status}
        words={tripStatusLabels}
        onChoose={(next) => onShow({ ...filter, status: next })}
      />
      <WordFilter
        label="Type"
        every="All types"
        value={type}
        words={tripTypeLabels}
        onChoose={(next) => onShow({ ...filter, type: next })}
      />
      <YachtFilter yachtId={yachtId} onChoose={(next) => onShow({ ...filter, yachtId: next })} />
    </FilterBar>
  );
}

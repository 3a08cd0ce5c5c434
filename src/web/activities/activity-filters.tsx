import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filterActionLabels, resourceTypeLabels } from '#domain/activities/words.ts';
import { useTimeZone } from '../platform/dates.ts';
import { EntryFilter } from '../platform/entry-filter.tsx';
import { PeriodFilter } from '../platform/period-filter.tsx';
import type { Show } from '../platform/show.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { WordFilter } from '../ui/word-filter.tsx';
import { activitiesQuery, activityPersonQuery, type ActivitySearch } from './activity-query.ts';

export function ActivityFilters({ search, onShow }: { search: ActivitySearch; onShow: Show<ActivitySearch> }) {
  const activities = useQuery(activitiesQuery(search, useTimeZone()));
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  const { q, action, resource, person, from, to } = filter;
  return (
    <FilterBar
      search={{
        label: 'Search the activity',
        placeholder: 'Search activity',
        value: q ?? '',
        onSearch: (words) => onShow({ ...filter, q: words || undefined }, 'replace'),
      }}
      set={[action, resource, person, from ?? to].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={<FilteredCount query={activities} one="activity" many="activities" />}
    >
      <WordFilter
        label="Action"
        every="All actions"
        value={action}
        words={filterActionLabels as Record<string, string>}
        onChoose={(next) => onShow({ ...filter, action: next })}
      />
      <WordFilter
        label="Record"
        every="All records"
        value={resource}
        words={resourceTypeLabels as Record<string, string>}
        onChoose={(next) => onShow({ ...filter, resource: next })}
      />
      <PersonFilter person={person} onChoose={(next) => onShow({ ...filter, person: next })} />
      <PeriodFilter period={{ from, to }} onChoose={(days, replace) => onShow({ ...filter, ...days }, replace)} />
    </FilterBar>
  );
}

function PersonFilter({ person, onChoose }: { person: number | undefined; onChoose: (person: number | undefined) => void }) {
  const queries = useQueryClient();
  const chosen = useQuery({ ...activityPersonQuery(person ?? 0), enabled: person !== undefined });
  const name = chosen.data?.[0]?.name ?? (chosen.isPending ? undefined : 'Unknown person');
  return (
    <EntryFilter
      label="Person"
      every="Everybody"
      path="/api/activities/people"
      foundOf={({ id, name: label }) => ({ id, label })}
      noneFound="Nobody found"
      chosen={person === undefined ? undefined : { id: person, name }}
      onChoose={(row) => {
        // The address has only the person's number; the name is known here already.
        if (row) queries.setQueryData(activityPersonQuery(row.id).queryKey, [row]);
        onChoose(row?.id);
      }}
    />
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filterActionLabels, resourceTypeLabels } from '#domain/activities/words.ts';
import { api, reason } from '../platform/api.ts';
import { useCompanyWords } from '../platform/company-of.tsx';
import { useTimeZone } from '../platform/dates.ts';
import { PeriodFilter } from '../platform/period-filter.tsx';
import type { Show } from '../platform/show.ts';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilterFrame } from '../ui/filter-frame.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import { useSettled } from '../ui/settled.ts';
import { WordFilter } from '../ui/word-filter.tsx';
import { activitiesQuery, type ActivitySearch } from './activity-query.ts';

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
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const {
    data = [],
    isFetching,
    error,
  } = api.useQuery('get', '/api/activities/people', { params: { query: { q, limit: 20 } } }, { placeholderData: keepPreviousData });
  const companyOf = useCompanyWords();
  const people = data.map((each) => ({ id: each.id, label: each.name, note: companyOf(each) ?? undefined }));
  const chosen = person === undefined ? null : (people.find(({ id }) => id === person) ?? { id: person, label: `Person ${person}` });
  return (
    <FilterFrame label="Person" isSet={person !== undefined} onClear={() => onChoose(undefined)}>
      {({ control = {}, ...frame }) => (
        <LazySearchSelect
          key={chosen?.label ?? 'all'}
          {...frame}
          control={control}
          value={chosen}
          found={people}
          searching={isFetching || words.trim() !== (q ?? '')}
          onSearch={setWords}
          onChoose={(next) => onChoose(next?.id)}
          placeholder={chosen ? '' : frame.look ? 'Person' : 'Everybody'}
          noneFound="Nobody found"
          failed={error ? reason(error) : undefined}
        />
      )}
    </FilterFrame>
  );
}

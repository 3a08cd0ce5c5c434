import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { filterActionLabels, resourceTypeLabels } from '#domain/activities/words.ts';
import { api } from '../platform/api.ts';
import { DayFilter } from '../platform/day-filter.tsx';
import { LazySearchSelect } from '../ui/lazy-search-select.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { useCompanyWords } from '../platform/company-of.tsx';
import { useSettled } from '../ui/settled.ts';
import type { ActivitySearch } from './activity-query.ts';

type Props = { search: ActivitySearch; onShow: (next: ActivitySearch, replace?: 'replace') => void };

// No action and no kind of record is called that.
const every = '*';
const actions = [{ value: every, label: 'All actions' }, ...choicesOf(filterActionLabels)];
const resources = [{ value: every, label: 'All records' }, ...choicesOf<string>(resourceTypeLabels)];

export function ActivityFilters({ search, onShow }: Props) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  const orNone = (chosen: string) => (chosen === every ? undefined : chosen);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        label="Search the activity"
        placeholder="Search activity"
        className="min-w-52 flex-1 sm:max-w-xs"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <div className="grid w-full grid-cols-2 gap-3 sm:flex sm:w-auto sm:flex-wrap sm:items-end">
        <Select
          label="Action"
          className="sm:w-40"
          value={search.action ?? every}
          choices={actions}
          onChoose={(action) => onShow({ ...filter, action: orNone(action) })}
        />
        <Select
          label="Record"
          className="sm:w-40"
          value={search.resource ?? every}
          choices={resources}
          onChoose={(resource) => onShow({ ...filter, resource: orNone(resource) })}
        />
        <PersonFilter key={search.person ?? 'all'} person={search.person} onChoose={(person) => onShow({ ...filter, person })} />
        <DayFilter
          label="From"
          isLabelled
          className="sm:w-38"
          day={search.from}
          max={search.to}
          onPick={(from) => onShow({ ...filter, from }, 'replace')}
        />
        <DayFilter
          label="To"
          isLabelled
          className="sm:w-38"
          day={search.to}
          min={search.from}
          onPick={(to) => onShow({ ...filter, to }, 'replace')}
        />
      </div>
    </div>
  );
}

function PersonFilter({ person, onChoose }: { person: number | undefined; onChoose: (person: number | undefined) => void }) {
  const id = useId();
  const [words, setWords] = useState('');
  const q = useSettled(words.trim()) || undefined;
  const { data = [], isFetching } = api.useQuery(
    'get',
    '/api/activities/people',
    { params: { query: { q, limit: 20 } } },
    { placeholderData: keepPreviousData },
  );
  const companyOf = useCompanyWords();
  const found = data.map((each) => ({ id: each.id, label: each.name, note: companyOf(each) ?? undefined }));
  const chosen = person === undefined ? null : (found.find(({ id: of }) => of === person) ?? { id: person, label: `Person ${person}` });
  return (
    <div className="max-sm:col-span-2 sm:w-44">
      <label htmlFor={id} className="sr-only">
        Person
      </label>
      <LazySearchSelect
        key={chosen?.label}
        control={{ id, 'aria-invalid': undefined, 'aria-describedby': undefined, 'aria-required': undefined }}
        value={chosen}
        found={found}
        searching={isFetching}
        onSearch={setWords}
        onChoose={(next) => onChoose(next?.id)}
        placeholder="Everybody"
        noneFound="Nobody found"
      />
    </div>
  );
}

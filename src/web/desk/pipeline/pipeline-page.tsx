import { useSearch } from '@tanstack/react-router';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { YachtFilter } from '../../yachts/yacht-filter.tsx';
import { DeskTabs } from '../desk-tabs.tsx';
import { DoneList } from './done-list.tsx';
import { NewLink } from './new-link.tsx';
import { doneLabels, pipelineSearch, type PipelineSearch } from './pipeline-query.ts';
import { PipelineBoard } from './pipeline-board.tsx';

/** All charters in progress, by stage; finished ones by their state. */
export function PipelinePage() {
  const search = pipelineSearch(useSearch({ strict: false }));
  const show = useShow<PipelineSearch>({ to: '/desk/pipeline' });
  const { page: _, ...filter } = search;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilterBar
        lead={<DeskTabs />}
        search={{
          label: 'Search charters',
          placeholder: 'Number, name or yacht',
          value: search.q ?? '',
          onSearch: (q) => show({ ...filter, q: q || undefined }, 'replace'),
        }}
        set={[search.yacht, search.state].filter(Boolean).length}
        onClear={() => show({ q: search.q })}
        actions={can(useUser(), 'desk:write') && <NewLink />}
      >
        <YachtFilter yachtId={search.yacht} onChoose={(yacht) => show({ ...filter, yacht })} />
        <WordFilter
          label="State"
          every="In progress"
          saysEvery
          value={search.state}
          words={doneLabels}
          onChoose={(state) => show({ ...filter, state })}
        />
      </FilterBar>
      {search.state ? <DoneList search={search} onShow={show} /> : <PipelineBoard search={search} onClear={() => show({})} />}
    </div>
  );
}

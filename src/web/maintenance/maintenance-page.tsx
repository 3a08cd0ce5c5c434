import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { CalendarPlus, Lightbulb, Plus, TriangleAlert } from 'lucide-react';
import { useShow, type Show } from '../platform/show.ts';
import { maintenanceStateLabels, maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { buttonLook } from '../ui/button.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { FilteredCount } from '../platform/filtered-count.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { WordFilter } from '../ui/word-filter.tsx';
import { ViewsButton } from '../views/views-button.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { MaintenanceFigures } from './maintenance-figures.tsx';
import { MaintenanceList } from './maintenance-list.tsx';
import { MaintenanceTabs } from './maintenance-tabs.tsx';
import { maintenanceSearch, recordsQuery, type MaintenanceSearch, type MaintenanceTab } from './maintenance-query.ts';

const groups: { name: MaintenanceTab; label: string }[] = [
  { name: 'current', label: 'Current' },
  { name: 'upcoming', label: 'Upcoming' },
  { name: 'completed', label: 'Completed' },
  { name: 'open', label: 'All open' },
  { name: 'all', label: 'All' },
];

/** All work on the yachts: current, upcoming and completed. */
export function MaintenancePage() {
  const search = maintenanceSearch(useSearch({ strict: false }));
  const show = useShow<MaintenanceSearch>();
  const { page: _, state: _state, ...filter } = search;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-3 xl:flex xl:items-center">
        <MaintenanceTabs />
        <div className="min-w-0 flex-1">
          <MaintenanceFigures />
        </div>
      </div>
      <Filters search={search} onShow={show} />
      <Tabs
        label="Maintenance"
        open={search.group ?? 'current'}
        onOpen={(group) => show({ ...filter, group: group === 'current' ? undefined : group }, 'replace')}
        tabs={groups.map(({ name, label }) => ({ name, label, panel: <MaintenanceList group={name} search={search} onShow={show} /> }))}
      />
    </div>
  );
}

/** The actions of the page: report a defect, block the calendar, read tips, plan work. */
function Ways({ yachtId }: { yachtId: number | undefined }) {
  return (
    <>
      <Link to="/maintenance/defects/new" search={{ yachtId }} className={buttonLook({})}>
        <TriangleAlert aria-hidden />
        Report a defect
      </Link>
      <Link to="/schedule/new" search={{ type: 'maintenance', yachtId }} className={buttonLook({})}>
        <CalendarPlus aria-hidden />
        Block the calendar
      </Link>
      <Link to="/maintenance/tips" className={buttonLook({})}>
        <Lightbulb aria-hidden />
        Tips
      </Link>
      <Link to="/maintenance/new" search={{ yachtId }} className={buttonLook({ variant: 'primary' })}>
        <Plus aria-hidden />
        Schedule Maintenance
      </Link>
    </>
  );
}

function Filters({ search, onShow }: { search: MaintenanceSearch; onShow: Show<MaintenanceSearch> }) {
  const records = useQuery(recordsQuery(search));
  // A changed filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <FilterBar
      lead={<ViewsButton list="maintenance" search={filter} />}
      search={{
        label: 'Search maintenance',
        placeholder: 'Search by title',
        value: search.q ?? '',
        onSearch: (q) => onShow({ ...filter, q: q || undefined }, 'replace'),
      }}
      set={[search.state, search.type, search.yachtId].filter(Boolean).length}
      onClear={() => onShow({ group: search.group })}
      summary={<FilteredCount query={records} one="record" />}
      actions={<Ways yachtId={search.yachtId} />}
    >
      {search.group === 'all' && (
        <WordFilter
          label="Status"
          every="All statuses"
          value={search.state}
          words={maintenanceStateLabels}
          onChoose={(state) => onShow({ ...filter, state })}
        />
      )}
      <WordFilter
        label="Type"
        every="All types"
        value={search.type}
        words={maintenanceTypeLabels}
        onChoose={(type) => onShow({ ...filter, type })}
      />
      <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
    </FilterBar>
  );
}

import { Link, useSearch } from '@tanstack/react-router';
import { CalendarPlus, Lightbulb, Plus } from 'lucide-react';
import type { MaintenanceFilter } from '#domain/maintenance/maintenance-state.ts';
import { useShow, type Show } from '../platform/show.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { buttonLook } from '../ui/button.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { YachtFilter } from '../yachts/yacht-filter.tsx';
import { MaintenanceFigures } from './maintenance-figures.tsx';
import { MaintenanceList } from './maintenance-list.tsx';
import { maintenanceSearch, type MaintenanceSearch } from './maintenance-query.ts';

const groups: { name: MaintenanceFilter; label: string }[] = [
  { name: 'current', label: 'Current' },
  { name: 'upcoming', label: 'Upcoming' },
  { name: 'completed', label: 'Completed' },
  { name: 'open', label: 'All open' },
];

/** All work on the yachts: under way, ahead and over. */
export function MaintenancePage() {
  const search = maintenanceSearch(useSearch({ strict: false }));
  const show = useShow<MaintenanceSearch>();
  const { page: _, ...filter } = search;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Ways yachtId={search.yachtId} />
      <MaintenanceFigures />
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

function Ways({ yachtId }: { yachtId: number | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="mr-auto text-ink-2 max-lg:sr-only">What's in progress, what's next, and what it costs. All of it is in the calendar.</p>
      <Link to="/maintenance/tips" className={buttonLook({ className: 'max-sm:flex-1' })}>
        <Lightbulb aria-hidden />
        Tips
      </Link>
      <Link to="/schedule/new" search={{ type: 'maintenance', yachtId }} className={buttonLook({ className: 'max-sm:flex-1' })}>
        <CalendarPlus aria-hidden />
        Block the calendar
      </Link>
      <Link to="/maintenance/new" search={{ yachtId }} className={buttonLook({ variant: 'primary', className: 'max-sm:w-full' })}>
        <Plus aria-hidden />
        Schedule Maintenance
      </Link>
    </div>
  );
}

const typeChoices = [{ value: 'all' as const, label: 'All types' }, ...choicesOf(maintenanceTypeLabels)];

function Filters({ search, onShow }: { search: MaintenanceSearch; onShow: Show<MaintenanceSearch> }) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search maintenance"
        placeholder="Search by title"
        className="min-w-56 flex-1 max-sm:basis-full lg:max-w-xs"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <Select
        label="Type"
        className="max-sm:flex-1 sm:w-36"
        value={search.type ?? 'all'}
        choices={typeChoices}
        onChoose={(type) => onShow({ ...filter, type: type === 'all' ? undefined : type })}
      />
      <YachtFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...filter, yachtId })} />
    </div>
  );
}

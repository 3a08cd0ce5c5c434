import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus, Ship } from 'lucide-react';
import type { ReactNode } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useShow, type Show } from '../platform/show.ts';
import { yachtStatusLabels } from '#domain/yachts/words.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { fleetQuery, fleetSearch, fleetSorts, yachtsPerPage, type FleetSearch } from './yacht-query.ts';
import { YachtCard, YachtCardSkeleton } from './yacht-card.tsx';

const statusChoices = [{ value: 'all' as const, label: 'All statuses' }, ...choicesOf(yachtStatusLabels)];
const sortChoices = [{ value: 'name' as const, label: 'By name' }, ...choicesOf(fleetSorts)];

export function FleetPage() {
  const search = fleetSearch(useSearch({ strict: false }));
  const fleet = useQuery(fleetQuery(search));
  const seesAll = can(useUser(), 'run-platform');
  const show = useShow<FleetSearch>();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Filters search={search} onShow={show} />
      <PagedList
        query={fleet}
        page={search.page}
        perPage={yachtsPerPage}
        noun="yachts"
        loading={
          <Cards>
            <Skeletons count={8}>
              <YachtCardSkeleton />
            </Skeletons>
          </Cards>
        }
        failed={() => ({ title: 'Error loading yacht data. Please try again later.' })}
        empty={<NoYachts filtered={Boolean(search.q || search.status)} onClear={() => show({})} />}
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) => (
          <Cards>
            {rows.map((yacht) => (
              <YachtCard key={yacht.id} yacht={yacht} withCompany={seesAll} />
            ))}
          </Cards>
        )}
      </PagedList>
    </div>
  );
}

function Filters({ search, onShow }: { search: FleetSearch; onShow: Show<FleetSearch> }) {
  // Another filter starts again from the first page.
  const { page: _, ...filter } = search;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label="Search yachts"
        placeholder="Search name, type or location"
        className="min-w-56 flex-1 sm:max-w-sm"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <div className="flex gap-3 max-sm:w-full">
        <Select
          label="Status"
          className="sm:w-40"
          value={search.status ?? 'all'}
          choices={statusChoices}
          onChoose={(status) => onShow({ ...filter, status: status === 'all' ? undefined : status })}
        />
        <Select
          label="Sort"
          className="sm:w-40"
          value={search.sort ?? 'name'}
          choices={sortChoices}
          onChoose={(sort) => onShow({ ...filter, sort: sort === 'name' ? undefined : sort })}
        />
      </div>
      <Link to="/yachts/new" className={buttonLook({ variant: 'primary', className: 'max-sm:w-full sm:ml-auto' })}>
        <Plus aria-hidden />
        Add New Yacht
      </Link>
    </div>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:grid-cols-2 lg:gap-5 min-[72rem]:grid-cols-3 min-[87rem]:grid-cols-4">{children}</div>;
}

function NoYachts({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return filtered ? (
    <EmptyState
      icon={<Ship />}
      title="No yachts found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      icon={<Ship />}
      title="No yachts found"
      text="Add your first yacht to get started"
      action={
        <Link to="/yachts/new" className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Add New Yacht
        </Link>
      }
    />
  );
}

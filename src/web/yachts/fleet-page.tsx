import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Ship } from 'lucide-react';
import { can } from '#domain/session/permissions.ts';
import { yachtStatusLabels } from '#domain/yachts/words.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { Skeletons } from '../ui/skeleton.tsx';
import { fleetQuery, fleetSearch, fleetSorts, yachtsPerPage, type FleetSearch } from './fleet.ts';
import { YachtCard, YachtCardSkeleton } from './yacht-card.tsx';

const statusChoices = [{ value: 'all' as const, label: 'All statuses' }, ...choicesOf(yachtStatusLabels)];
const sortChoices = [{ value: 'name' as const, label: 'By name' }, ...choicesOf(fleetSorts)];

export function FleetPage() {
  const search = fleetSearch(useSearch({ strict: false }));
  const fleet = useQuery(fleetQuery(search));
  const seesAll = can(useUser(), 'run-platform');
  const show = useShow();

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Filters search={search} onShow={show} />
      <Loaded
        query={fleet}
        loading={
          <Cards>
            <Skeletons count={8}>
              <YachtCardSkeleton />
            </Skeletons>
          </Cards>
        }
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading yacht data. Please try again later." onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ total }) => total === 0,
          show: <NoYachts filtered={Boolean(search.q || search.status)} onClear={() => show({})} />,
        }}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            // The last yacht of the last page is gone: the page before it is the last one now.
            <Navigate to="." search={{ ...search, page: Math.ceil(total / yachtsPerPage) }} replace />
          ) : (
            <>
              <Cards waiting={fleet.isPlaceholderData}>
                {rows.map((yacht) => (
                  <YachtCard key={yacht.id} yacht={yacht} withCompany={seesAll} />
                ))}
              </Cards>
              <Pager
                noun="yachts"
                page={search.page ?? 1}
                total={total}
                perPage={yachtsPerPage}
                onPage={(page) => show({ ...search, page })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

type Show = (next: FleetSearch, replace?: 'replace') => void;

function Filters({ search, onShow }: { search: FleetSearch; onShow: Show }) {
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

function Cards({ waiting = false, children }: { waiting?: boolean; children: React.ReactNode }) {
  return (
    <div
      aria-busy={waiting}
      className={`grid gap-4 transition-opacity sm:grid-cols-2 lg:gap-5 min-[72rem]:grid-cols-3 min-[87rem]:grid-cols-4 ${waiting ? 'opacity-60' : ''}`}
    >
      {children}
    </div>
  );
}

function NoYachts({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <div className="card">
      {filtered ? (
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
      )}
    </div>
  );
}

function useShow(): Show {
  const navigate = useNavigate();
  return (search, replace) => void navigate({ to: '.', search, replace: replace === 'replace', resetScroll: false });
}

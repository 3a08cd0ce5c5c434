import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { Plus, Wrench } from 'lucide-react';
import type { MaintenanceGroup } from '#domain/maintenance/maintenance-state.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { MaintenanceRow } from './maintenance-row.tsx';
import { recordsPerPage, recordsQuery, type MaintenanceSearch, type ShowMaintenance } from './maintenance.ts';

type Props = { group: MaintenanceGroup; search: MaintenanceSearch; onShow: ShowMaintenance };

/** One of the three lists, a page at a time. */
export function MaintenanceList({ group, search, onShow }: Props) {
  const records = useQuery(recordsQuery({ ...search, group }));
  const filtered = Boolean(search.q || search.type || search.yachtId);
  return (
    <Loaded
      query={records}
      loading={
        <div className="divide-y">
          <Skeletons count={5}>
            <RowSkeleton />
          </Skeletons>
        </div>
      }
      renderFailed={(retry) => <ErrorState title="Error loading maintenance data" onRetry={retry} />}
      empty={{
        when: ({ total }) => total === 0,
        show: <NoMaintenance group={group} filtered={filtered} onClear={() => onShow({ group: search.group })} />,
      }}
    >
      {({ rows, total }) =>
        rows.length === 0 ? (
          // The last record of the last page is gone: the page before it is the last one now.
          <Navigate to="." search={{ ...search, page: Math.ceil(total / recordsPerPage) }} replace />
        ) : (
          <>
            <ul
              aria-busy={records.isPlaceholderData}
              className={`divide-y transition-opacity ${records.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {rows.map((record) => (
                <MaintenanceRow key={record.id} record={record} />
              ))}
            </ul>
            <div className="border-t px-4 py-3 sm:px-5">
              <Pager
                noun="records"
                page={search.page ?? 1}
                total={total}
                perPage={recordsPerPage}
                onPage={(page) => onShow({ ...search, page })}
              />
            </div>
          </>
        )
      }
    </Loaded>
  );
}

const nothing: Record<MaintenanceGroup, { title: string; text: string }> = {
  current: { title: 'No maintenance in progress', text: 'No yacht is held up by maintenance' },
  upcoming: { title: 'No upcoming maintenance', text: 'Plan the next service, refit or repair to see it here' },
  completed: { title: 'No completed maintenance', text: 'Completed and cancelled work is kept here' },
};

function NoMaintenance({ group, filtered, onClear }: { group: MaintenanceGroup; filtered: boolean; onClear: () => void }) {
  const { title, text } = nothing[group];
  return filtered ? (
    <EmptyState
      icon={<Wrench />}
      title={title}
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      icon={<Wrench />}
      title={title}
      text={text}
      action={
        <Link to="/maintenance/new" className={buttonLook({ variant: 'primary' })}>
          <Plus aria-hidden />
          Schedule Maintenance
        </Link>
      }
    />
  );
}

function RowSkeleton() {
  return (
    <div className="flex h-22 items-start gap-4 px-4 py-4 sm:px-5">
      <Skeleton className="size-9" />
      <div className="min-w-0 flex-1">
        <Skeleton className="h-4 w-52 max-w-full" />
        <Skeleton className="mt-3 h-3.5 w-80 max-w-full" />
      </div>
      <Skeleton className="h-6 w-24 rounded-full max-sm:hidden" />
    </div>
  );
}

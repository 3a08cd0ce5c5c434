import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Show } from '../platform/show.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { MaintenanceRow } from './maintenance-row.tsx';
import { recordsPerPage, recordsQuery, type MaintenanceSearch, type MaintenanceTab } from './maintenance-query.ts';

type Props = { group: MaintenanceTab; search: MaintenanceSearch; onShow: Show<MaintenanceSearch> };

/** One of the lists, a page at a time. */
export function MaintenanceList({ group, search, onShow }: Props) {
  const records = useQuery(recordsQuery({ ...search, group, state: group === 'all' ? search.state : undefined }));
  const filtered = Boolean(search.q || search.state || search.type || search.yachtId);
  return (
    <PagedList
      query={records}
      page={search.page}
      perPage={recordsPerPage}
      noun="records"
      inCard
      loading={
        <div className="divide-y">
          <Skeletons count={5}>
            <RowSkeleton />
          </Skeletons>
        </div>
      }
      failed={() => ({ title: 'Error loading maintenance data' })}
      empty={<NoMaintenance group={group} filtered={filtered} onClear={() => onShow({ group: search.group })} />}
      onPage={(page) => onShow({ ...search, page })}
    >
      {(rows) => (
        <ul className="divide-y">
          {rows.map((record) => (
            <MaintenanceRow key={record.id} record={record} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const nothing: Record<MaintenanceTab, { title: string; text: string }> = {
  open: { title: 'No open maintenance', text: 'All work is completed or cancelled' },
  current: { title: 'No maintenance in progress', text: 'No yacht is held up by maintenance' },
  upcoming: { title: 'No upcoming maintenance', text: 'Plan the next service, refit or repair to see it here' },
  all: { title: 'No maintenance', text: 'Plan the first service, refit or repair to see it here' },
  completed: { title: 'No completed maintenance', text: 'Completed and cancelled work is kept here' },
};

function NoMaintenance({ group, filtered, onClear }: { group: MaintenanceTab; filtered: boolean; onClear: () => void }) {
  const { title, text } = nothing[group];
  return filtered ? (
    <EmptyState
      drawing="sail"
      title={title}
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      drawing="sail"
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
    <div className="flex h-16 items-start gap-4 px-4 py-4 sm:h-22 sm:px-5">
      <Skeleton className="size-9" />
      <div className="min-w-0 flex-1">
        <Skeleton className="h-4 w-52 max-w-full" />
        <Skeleton className="mt-3 h-3.5 w-80 max-w-full" />
      </div>
      <Skeleton className="h-6 w-24 rounded-full max-sm:hidden" />
    </div>
  );
}

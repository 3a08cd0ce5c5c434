import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RunsPanel } from '../../checklists/runs-panel.tsx';
import { countIn } from '../../platform/search-params.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { ChecklistsToRunList } from '../completion/checklists-to-run-list.tsx';
import { recordQuery } from '../maintenance-query.ts';
import { CostsPanel } from './costs-panel.tsx';
import { DefectsPanel } from './defects-panel.tsx';
import { RecordServices, RecordSlot } from './record-details.tsx';
import { RecordHeader } from '../record-header.tsx';
import { BackToMaintenance, RecordFailed, RecordNotFound } from '../record-notice.tsx';

/** One piece of work: its progress, when it blocks the calendar, and what it costs. */
export function RecordPage() {
  const { recordId } = useParams({ strict: false });
  const id = countIn(recordId);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackToMaintenance />
      {id === undefined ? <RecordNotFound /> : <Record key={id} id={id} />}
    </div>
  );
}

function Record({ id }: { id: number }) {
  const record = useQuery(recordQuery(id));
  return (
    <Loaded query={record} loading={<RecordSkeleton />} renderFailed={(retry, error) => <RecordFailed error={error} onRetry={retry} />}>
      {(loaded) => (
        <>
          <RecordHeader record={loaded} />
          <RecordServices record={loaded} />
          <DefectsPanel record={loaded} />
          <div className="grid items-start gap-4 md:grid-cols-2 lg:gap-5">
            <div className="grid gap-4 lg:gap-5">
              <RecordSlot record={loaded} />
              <RunsPanel
                of={{ maintenanceId: loaded.id }}
                yacht={{ id: loaded.yachtId, name: loaded.yachtName }}
                purposes={['service', 'other']}
              >
                <ChecklistsToRunList record={loaded} />
              </RunsPanel>
            </div>
            <CostsPanel record={loaded} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function RecordSkeleton() {
  return (
    <>
      <Skeletons count={1}>
        <div className="card h-80 p-5 sm:p-6">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="mt-3 h-4 w-48" />
          <Skeleton className="mt-8 h-2.5" />
          <Skeleton className="mt-8 h-16" />
        </div>
      </Skeletons>
      <div className="grid gap-4 md:grid-cols-2 lg:gap-5">
        <div className="card h-56 p-5">
          <Skeleton className="h-5 w-24" />
        </div>
        <div className="card h-56 p-5">
          <Skeleton className="h-5 w-24" />
        </div>
      </div>
    </>
  );
}

import { Link, useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil, RefreshCw, RotateCcw, Ship, Trash2, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { isClosed, stateOf } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceTypeLabels, maintenanceStatusLabels } from '#domain/maintenance/words.ts';
import { lastSearchAt } from '../platform/left-page.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { OverlapDialog } from '../schedule/events/overlap-dialog.tsx';
import { useKeyTitle } from '../platform/shortcuts.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { toast } from '../ui/toast-store.ts';
import { MaintenanceStateBadge, MaintenanceTypeIcon } from '../words/maintenance-words.tsx';
import { MaintenanceDeleteDialog } from './maintenance-delete-dialog.tsx';
import { recordQuery } from './maintenance-query.ts';
import { useReopening } from './record-actions.ts';
import { CompanyNote } from '../platform/company-of.tsx';

const WorkCompletionDialog = lazy(() =>
  import('./completion/work-completion-dialog.tsx').then((module) => ({ default: module.WorkCompletionDialog })),
);

/** The work itself, and its actions. */
export function RecordHeader({ record }: { record: MaintenanceRecord }) {
  const state = stateOf(record, useNow());
  return (
    <section aria-label={record.title} className="card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-start gap-4">
          <MaintenanceTypeIcon type={record.type} className="size-12 max-sm:hidden [&_svg]:size-6" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 className="text-2xl leading-8 font-semibold wrap-anywhere">{record.title}</h2>
              <MaintenanceStateBadge state={state} />
            </div>
            <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-ink-2">
              <Ship aria-hidden className="size-4 text-ink-3" />
              <Link
                to="/yachts/$yachtId"
                params={{ yachtId: String(record.yachtId) }}
                search={{ tab: 'maintenance' }}
                className="rounded-sm hover:text-ink hover:underline"
              >
                {record.yachtName}
              </Link>
              · {maintenanceTypeLabels[record.type]}
              <CompanyNote record={record} />
            </p>
          </div>
        </div>
        <Actions record={record} />
      </div>
      {state === 'overdue' && (
        <p className="mt-5 flex items-start gap-2 rounded-lg bg-red-soft px-3 py-2.5 text-nav text-red">
          <TriangleAlert aria-hidden className="mt-px size-4 shrink-0" />
          Its time is up, but it's still open. Mark it completed or extend it.
        </p>
      )}
      <Progress record={record} />
      <p className={`mt-6 max-w-prose whitespace-pre-line wrap-anywhere ${record.description ? '' : 'text-ink-3'}`}>
        {record.description ?? 'No description'}
      </p>
      <Dates record={record} />
    </section>
  );
}

function Actions({ record }: { record: MaintenanceRecord }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const [deleting, setDeleting] = useState(false);
  const [completing, setCompleting] = useState(false);
  const navigate = useNavigate();
  const { reopen, running, overlap } = useReopening(record);
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full">
      {isClosed(record) ? (
        <Button onClick={reopen} running={running && 'Reopening'} className="max-sm:flex-1">
          <RotateCcw aria-hidden />
          Reopen
        </Button>
      ) : (
        <Button variant="primary" onClick={() => setCompleting(true)} className="max-sm:w-full">
          <Check aria-hidden />
          Mark completed
        </Button>
      )}
      <Link
        {...editTitle}
        to="/maintenance/$recordId/edit"
        params={{ recordId: String(record.id) }}
        className={buttonLook({ className: 'max-sm:flex-1' })}
      >
        <Pencil aria-hidden />
        Edit
      </Link>
      <Button className="max-sm:flex-1" onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <Refresh id={record.id} />
      <MaintenanceDeleteDialog
        record={record}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/maintenance', search: lastSearchAt('/maintenance'), replace: true })}
        done="Maintenance record deleted"
        failed="Failed to delete maintenance record. Please try again."
      />
      <OverlapDialog {...overlap} />
      <Suspense>{completing && <WorkCompletionDialog record={record} onClose={() => setCompleting(false)} />}</Suspense>
    </div>
  );
}

function Refresh({ id }: { id: number }) {
  const queries = useQueryClient();
  async function refresh() {
    await queries.refetchQueries(recordQuery(id));
    const failed = queries.getQueryState(recordQuery(id).queryKey)?.status === 'error';
    toast(
      failed
        ? { variant: 'destructive', title: 'Error', description: 'This record couldn’t be reloaded. Please try again.' }
        : { title: 'Refreshed', description: 'Showing the latest version.' },
    );
  }
  return (
    <Button size="icon" aria-label="Refresh" title="Refresh" onClick={() => void refresh()}>
      <RefreshCw />
    </Button>
  );
}

function Progress({ record: { progress, title } }: { record: MaintenanceRecord }) {
  return (
    <div className="mt-6">
      <div className="mb-2 flex items-baseline justify-between">
        <span className="text-nav text-ink-2">Progress</span>
        <span className="tnum font-semibold">{progress}%</span>
      </div>
      <ProgressBar
        value={progress}
        label={`Progress of ${title}`}
        tone={progress === 100 ? 'bg-green-solid' : 'bg-accent'}
        className="h-2.5"
      />
    </div>
  );
}

function Dates({ record: { status, scheduledDate, completedDate, createdAt, updatedAt } }: { record: MaintenanceRecord }) {
  const dates = useDates();
  const facts: [string, string][] = [
    ['Status', maintenanceStatusLabels[status]],
    ['Scheduled', dates.moment(scheduledDate)],
    ['Completed', completedDate ? dates.moment(completedDate) : 'Not yet'],
    ['Planned on', dates.day(createdAt)],
    ['Last change', dates.moment(updatedAt)],
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t pt-5 md:grid-cols-3 lg:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="tnum mt-1 text-nav font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Link } from '@tanstack/react-router';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { stateOf } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceTypeLabels } from '#domain/maintenance/words.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { MaintenanceStateBadge, MaintenanceTypeIcon, costWords } from '../words/maintenance-words.tsx';
import { useYachtWords } from '../yachts/yacht-words.ts';
import { MaintenanceDeleteDialog } from './maintenance-delete-dialog.tsx';
import { MaintenanceViewDialog } from './maintenance-view-dialog.tsx';

/** One piece of work at a glance. The address of its calendar entry's form leads to its own. */
export function MaintenanceRow({ record }: { record: MaintenanceRecord }) {
  const [asking, setAsking] = useState<'view' | 'delete' | null>(null);
  const dates = useDates();
  const yachtOf = useYachtWords();
  const state = stateOf(record, useNow());
  const cost = costWords(record.actualCost ?? record.estimatedCost, record.currency);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <MaintenanceTypeIcon type={record.type} />
      <div className="min-w-0 flex-1 sm:basis-64">
        <h3 className="font-medium tracking-normal wrap-anywhere">
          <Link to="/maintenance/$recordId" params={{ recordId: String(record.id) }} className="rounded-sm hover:underline">
            {record.title}
          </Link>
        </h3>
        <p className="mt-0.5 text-nav text-ink-2 wrap-anywhere">
          {yachtOf(record)} · {maintenanceTypeLabels[record.type]}
        </p>
        <p className="tnum mt-0.5 text-xs text-ink-3">
          {dates.span(record.startDate, record.endDate)}
          {cost && ` · ${cost}${record.actualCost === null ? ' estimated' : ''}`}
        </p>
      </div>
      <div className="flex items-center gap-3 max-sm:w-full sm:w-52">
        <MaintenanceStateBadge state={state} />
        {(state === 'in_progress' || state === 'overdue' || (state === 'scheduled' && record.progress > 0)) && (
          <span className="flex min-w-0 flex-1 items-center gap-2">
            <ProgressBar value={record.progress} label={`Progress of ${record.title}`} className="h-1.5 min-w-0 flex-1" />
            <span aria-hidden className="tnum text-xs text-ink-2">
              {record.progress}%
            </span>
          </span>
        )}
      </div>
      <div className="flex gap-1">
        <Button variant="ghost" size="iconSmall" aria-label={`View ${record.title}`} onClick={() => setAsking('view')}>
          <Eye aria-hidden />
        </Button>
        <Link
          to="/schedule/$eventId/edit"
          params={{ eventId: String(record.eventId) }}
          aria-label={`Edit ${record.title}`}
          className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
        >
          <Pencil aria-hidden />
        </Link>
        <Button variant="ghost" size="iconSmall" aria-label={`Delete ${record.title}`} onClick={() => setAsking('delete')}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <MaintenanceViewDialog record={record} state={state} open={asking === 'view'} onClose={() => setAsking(null)} />
      <MaintenanceDeleteDialog
        record={record}
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        done="Maintenance deleted"
        failed="Failed to delete maintenance event. Please try again."
      />
    </li>
  );
}

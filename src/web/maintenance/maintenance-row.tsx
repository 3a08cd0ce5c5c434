import { Link } from '@tanstack/react-router';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { stateOf } from '#domain/maintenance/maintenance-state.ts';
import { maintenanceTypeLabels, type MaintenanceState } from '#domain/maintenance/words.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { ActButtons, type Act } from '../ui/acts.tsx';
import { BriefRow, wholeRow } from '../ui/brief-row.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { usePhone } from '../ui/use-phone.ts';
import { MaintenanceStateBadge, MaintenanceTypeIcon, costWords } from '../words/maintenance-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { useYachtWords } from '../yachts/yacht-words.ts';
import { MaintenanceDeleteDialog } from './maintenance-delete-dialog.tsx';
import { MaintenanceViewDialog } from './maintenance-view-dialog.tsx';

/** A row of work, shortened on a phone. The edit address of its calendar entry redirects to the form of the record. */
export function MaintenanceRow({ record }: { record: MaintenanceRecord }) {
  const [dialog, setDialog] = useState<'view' | 'delete' | null>(null);
  const Row = usePhone() ? Brief : Whole;
  const state = stateOf(record, useNow());
  const acts: Act[] = [
    { label: 'View', icon: <Eye aria-hidden />, onAct: () => setDialog('view') },
    {
      label: 'Edit',
      icon: <Pencil aria-hidden />,
      way: { to: '/schedule/$eventId/edit', params: { eventId: String(record.eventId) } },
    },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => setDialog('delete') },
  ];
  return (
    <li>
      <Row record={record} state={state} acts={acts} />
      <MaintenanceViewDialog record={record} state={state} open={dialog === 'view'} onClose={() => setDialog(null)} />
      <MaintenanceDeleteDialog
        record={record}
        open={dialog === 'delete'}
        onClose={() => setDialog(null)}
        done="Maintenance deleted"
        failed="Failed to delete maintenance event. Please try again."
      />
    </li>
  );
}

type Props = { record: MaintenanceRecord; state: MaintenanceState; acts: Act[] };

function Brief({ record, state, acts }: Props) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const progress = hasProgress({ record, state }) && `${record.progress}%`;
  return (
    <BriefRow
      picture={<MaintenanceTypeIcon type={record.type} />}
      level={3}
      title={<Title record={record} className={wholeRow} />}
      state={<MaintenanceStateBadge state={state} />}
      facts={[progress, yachtOf(record), dates.span(record.startDate, record.endDate), maintenanceTypeLabels[record.type], costOf(record)]
        .filter(Boolean)
        .join(' · ')}
      of={record.title}
      acts={acts}
    />
  );
}

function Whole({ record, state, acts }: Props) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const cost = costOf(record);
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
      <MaintenanceTypeIcon type={record.type} />
      <div className="min-w-0 flex-1 sm:basis-64">
        <h3 className="leading-6 font-medium tracking-normal wrap-anywhere">
          <Title record={record} className="rounded-sm hover:underline" />
        </h3>
        <p className="mt-0.5 text-nav leading-6 text-ink-2 wrap-anywhere">
          <RecordLink kind="yacht" id={record.yachtId}>
            {yachtOf(record)}
          </RecordLink>{' '}
          · {maintenanceTypeLabels[record.type]}
        </p>
        <p className="tnum text-xs text-ink-3">
          {dates.span(record.startDate, record.endDate)}
          {cost && ` · ${cost}`}
        </p>
      </div>
      <div className="flex w-52 items-center gap-3">
        <MaintenanceStateBadge state={state} />
        {hasProgress({ record, state }) && (
          <span className="flex min-w-0 flex-1 items-center gap-2">
            <ProgressBar value={record.progress} label={`Progress of ${record.title}`} className="h-1.5 min-w-0 flex-1" />
            <span aria-hidden className="tnum text-xs text-ink-2">
              {record.progress}%
            </span>
          </span>
        )}
      </div>
      <ActButtons of={record.title} acts={acts} />
    </article>
  );
}

function Title({ record: { id, title }, className }: { record: MaintenanceRecord; className: string }) {
  return (
    <Link to="/maintenance/$recordId" params={{ recordId: String(id) }} className={className}>
      {title}
    </Link>
  );
}

/** Whether its progress is worth showing. */
function hasProgress({ record, state }: { record: MaintenanceRecord; state: MaintenanceState }): boolean {
  return state === 'in_progress' || state === 'overdue' || (state === 'scheduled' && record.progress > 0);
}

/** The actual cost, or else the estimate. */
function costOf({ actualCost, estimatedCost, currency }: MaintenanceRecord): string | null {
  const cost = costWords(actualCost ?? estimatedCost, currency);
  return cost && actualCost === null ? `${cost} estimated` : cost;
}

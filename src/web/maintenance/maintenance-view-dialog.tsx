import { Link } from '@tanstack/react-router';
import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import { maintenanceTypeLabels, maintenanceStatusLabels, type MaintenanceState } from '#domain/maintenance/words.ts';
import { useDates } from '../platform/dates.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { DetailsDialog } from '../ui/details-dialog.tsx';
import { MaintenanceStateBadge, costWords } from '../words/maintenance-words.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

type Props = { record: MaintenanceRecord; state: MaintenanceState; open: boolean; onClose: () => void };

/** A record's details without leaving the list. */
export function MaintenanceViewDialog({ record, state, open, onClose }: Props) {
  const dates = useDates();
  const { description, type, status, progress, startDate, endDate, estimatedCost, actualCost, currency } = record;
  const facts: [string, string][] = [
    ['Type', maintenanceTypeLabels[type]],
    ['When', dates.span(startDate, endDate)],
    ['Status', maintenanceStatusLabels[status]],
    ['Progress', `${progress}%`],
    ['Estimated cost', costWords(estimatedCost, currency) ?? 'Not set'],
    ['Actual cost', costWords(actualCost, currency) ?? 'Not set'],
  ];
  return (
    <DetailsDialog
      open={open}
      onClose={onClose}
      title={record.title}
      text={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          {record.yachtName}
          <CompanyNote record={record} />
          <MaintenanceStateBadge state={state} />
        </span>
      }
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Link to="/maintenance/$recordId" params={{ recordId: String(record.id) }} className={buttonLook({ variant: 'primary' })}>
            Open record
          </Link>
        </>
      }
    >
      {description && <p className="mt-4 whitespace-pre-line wrap-anywhere">{description}</p>}
      <dl className="mt-4 divide-y border-y text-nav">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tnum text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </DetailsDialog>
  );
}

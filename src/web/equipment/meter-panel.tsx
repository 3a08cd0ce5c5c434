import { useQuery } from '@tanstack/react-query';
import { Pencil, Repeat2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { hoursText } from '#domain/equipment/hours.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import { useDates, useToday } from '../platform/dates.ts';
import { DeleteDialog } from '../platform/delete-dialog.tsx';
import { ActMenu } from '../ui/acts.tsx';
import { Badge } from '../ui/badge.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { readingsQuery } from './equipment-query.ts';
import { HoursChart } from './hours-chart.tsx';
import { ReadingList } from './reading-list.tsx';

const MeterDialog = lazy(() => import('./meter-dialog.tsx').then((module) => ({ default: module.MeterDialog })));
const ReplacementDialog = lazy(() => import('./replacement-dialog.tsx').then((module) => ({ default: module.ReplacementDialog })));

/** A meter: its total, its averages, and its readings of the year. */
export function MeterPanel({ meter, mayChange }: { meter: Meter; mayChange: boolean }) {
  const [open, setOpen] = useState<'edit' | 'replace' | 'delete' | null>(null);
  const readings = useQuery(readingsQuery(meter.id, useToday()));
  const dates = useDates();
  const close = () => setOpen(null);
  const runs = [
    meter.perDay !== null && `${meter.perDay} h a day`,
    meter.perBookedDay !== null && meter.perBookedDay !== meter.perDay && `${meter.perBookedDay} h a booked day`,
    meter.shown !== meter.hours && meter.shown !== null && `shows ${hoursText(meter.shown)}`,
  ].filter(Boolean);
  return (
    <section aria-label={`Hours of ${meter.name}`} className="card p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xs text-ink-3">{meter.ownName ?? 'Hours'}</h3>
          <p className="tnum mt-0.5 text-xl font-semibold">{meter.hours === null ? 'Not read yet' : hoursText(meter.hours)}</p>
          <p className="mt-1 text-nav text-ink-2">
            {meter.readAt && `Read ${dates.day(meter.readAt)}`}
            {runs.length > 0 && ` · ${runs.join(' · ')}`}
          </p>
          {meter.stale && (
            <p className="mt-2">
              <Badge tone="amber">Not read for a month</Badge>
            </p>
          )}
        </div>
        {mayChange && (
          <ActMenu
            of={`meter ${meter.name}`}
            acts={[
              { label: 'Edit meter', icon: <Pencil aria-hidden />, onAct: () => setOpen('edit') },
              { label: 'Replace meter', icon: <Repeat2 aria-hidden />, onAct: () => setOpen('replace') },
              { label: 'Delete meter', icon: <Trash2 aria-hidden />, onAct: () => setOpen('delete') },
            ]}
          />
        )}
      </div>
      <Loaded
        query={readings}
        loading={<Skeleton className="mt-4 h-24" />}
        renderFailed={(retry) => (
          <p role="alert" className="mt-4">
            The readings couldn’t be loaded.{' '}
            <button type="button" className="font-medium text-accent hover:underline" onClick={retry}>
              Retry
            </button>
          </p>
        )}
        empty={{ when: (rows) => rows.length === 0, show: <p className="mt-4 text-ink-3">No readings in the last 12 months.</p> }}
      >
        {(rows) => (
          <>
            {rows.length > 1 && <HoursChart name={meter.name} readings={rows} />}
            <ReadingList meter={meter} readings={rows} mayChange={mayChange} />
          </>
        )}
      </Loaded>
      <Suspense>
        {open === 'edit' && <MeterDialog meter={meter} equipment={{ id: meter.equipmentId, name: meter.equipmentName }} onClose={close} />}
        {open === 'replace' && <ReplacementDialog meter={meter} onClose={close} />}
        {open === 'delete' && (
          <DeleteDialog
            collection="/api/meters"
            record={meter}
            title={`Delete the meter ${meter.name}?`}
            text="This can’t be undone."
            action="Delete meter"
            deleted={{ title: 'Meter deleted', description: `${meter.equipmentName} no longer counts hours.` }}
            failure="Error deleting meter"
            refusedTitle={`${meter.name} stays`}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MaintenanceOverview } from '#domain/maintenance/maintenance-overview.ts';
import { maintenanceStateLabels, type MaintenanceState } from '#domain/maintenance/words.ts';
import { Bars, SplitBar } from '../dashboard/small-chart.tsx';
import { useDates } from '../platform/dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { maintenanceStateTones } from '../words/maintenance-words.tsx';
import { overviewQuery } from './maintenance-query.ts';

const states: MaintenanceState[] = ['completed', 'overdue', 'in_progress', 'scheduled', 'cancelled'];

/** How much work there is: all of it, what is under way, what is ahead. */
export function MaintenanceFigures() {
  const overview = useQuery(overviewQuery);
  return (
    <Loaded
      query={overview}
      loading={
        <Three>
          <Skeletons count={3}>
            <div className="card px-4 py-2">
              <Skeleton className="h-4 w-20 max-w-full" />
              <Skeleton className="mt-1 h-6 w-14" />
            </div>
          </Skeletons>
        </Three>
      }
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading maintenance data" onRetry={retry} />
        </div>
      )}
    >
      {(figures) => <Figures figures={figures} />}
    </Loaded>
  );
}

function Figures({ figures: { total, byState, progress, next, perWeek } }: { figures: MaintenanceOverview }) {
  const dates = useDates();
  const parts = states.map((state) => ({
    label: maintenanceStateLabels[state],
    tone: maintenanceStateTones[state],
    count: byState[state],
  }));
  return (
    <Three>
      <Figure
        label="Total"
        value={total}
        note={[`${byState.completed} completed`, byState.overdue > 0 && `${byState.overdue} overdue`].filter(Boolean).join(', ')}
      >
        <SplitBar label="Maintenance by status" parts={parts} />
      </Figure>
      <Figure
        label={maintenanceStateLabels.in_progress}
        value={byState.in_progress}
        note={progress === null ? 'Nothing under way' : `${progress}% done on average`}
      >
        {progress !== null && (
          <ProgressBar label="Average progress of work in progress" value={progress} tone="bg-amber-solid" className="mb-2 h-2.5" />
        )}
      </Figure>
      <Figure label="Upcoming" value={byState.scheduled} note={next ? `Next ${dates.day(next)}` : 'Nothing planned'}>
        <Bars tone="blue" label={`Work that begins in the next 8 weeks: ${perWeek.join(', ')}`} values={perWeek} />
      </Figure>
    </Three>
  );
}

function Three({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-3 gap-2">{children}</div>;
}

type FigureProps = { label: string; value: number; note: string; children: ReactNode };

function Figure({ label, value, note, children }: FigureProps) {
  return (
    <section className="card flex min-w-0 items-center justify-between gap-4 px-4 py-2">
      <div className="min-w-0">
        <h2 className="truncate text-xs font-medium tracking-normal text-ink-2">{label}</h2>
        <div className="flex items-baseline gap-2">
          <p className="tnum text-2xl leading-7 font-semibold tracking-tight">{value}</p>
          <p className="truncate text-xs text-ink-3 max-sm:sr-only">{note}</p>
        </div>
      </div>
      <div className="w-28 shrink-0 max-lg:hidden">{children}</div>
    </section>
  );
}

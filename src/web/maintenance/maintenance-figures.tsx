import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ClipboardList, Wrench } from 'lucide-react';
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
            <div className="card p-4 sm:p-5">
              <Skeleton className="h-4.5 w-20 max-w-full" />
              <Skeleton className="mt-3 h-9 w-14" />
              <Skeleton className="mt-2 h-4 w-24 max-w-full" />
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
        icon={<ClipboardList />}
      >
        <SplitBar label="Maintenance by status" parts={parts} />
      </Figure>
      <Figure
        label={maintenanceStateLabels.in_progress}
        value={byState.in_progress}
        note={progress === null ? 'Nothing under way' : `${progress}% done on average`}
        icon={<Wrench />}
      >
        {progress !== null && (
          <ProgressBar label="Average progress of work in progress" value={progress} tone="bg-amber-solid" className="mb-2 h-2.5" />
        )}
      </Figure>
      <Figure
        label="Upcoming"
        value={byState.scheduled}
        note={next ? `Next ${dates.day(next)}` : 'Nothing planned'}
        icon={<CalendarClock />}
      >
        <Bars tone="blue" label={`Work that begins in the next 8 weeks: ${perWeek.join(', ')}`} values={perWeek} />
      </Figure>
    </Three>
  );
}

function Three({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-3 gap-3 sm:gap-4 lg:gap-5">{children}</div>;
}

type FigureProps = { label: string; value: number; note: string; icon: ReactNode; children: ReactNode };

function Figure({ label, value, note, icon, children }: FigureProps) {
  return (
    <section className="card flex min-w-0 flex-col p-4 sm:p-5">
      <div className="flex items-start justify-between gap-2 text-ink-2">
        <h2 className="text-nav font-medium tracking-normal">{label}</h2>
        <span aria-hidden className="text-ink-3 max-sm:hidden [&_svg]:size-4">
          {icon}
        </span>
      </div>
      <div className="mt-auto flex items-end justify-between gap-4 pt-3">
        <p className="tnum text-[2rem] leading-9 font-semibold tracking-tight">{value}</p>
        <div className="max-w-32 min-w-0 flex-1 max-sm:hidden">{children}</div>
      </div>
      <p className="mt-2 text-xs text-ink-3">{note}</p>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { MaintenanceOverview } from '#domain/maintenance/maintenance-overview.ts';
import { maintenanceStateLabels, type MaintenanceState } from '#domain/maintenance/words.ts';
import { Bars, SplitBar } from '../dashboard/small-chart.tsx';
import { useDates } from '../platform/dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { maintenanceStateTones } from '../words/maintenance-words.tsx';
import { overviewQuery, type MaintenanceSearch } from './maintenance-query.ts';

const states: MaintenanceState[] = ['completed', 'overdue', 'in_progress', 'scheduled', 'cancelled'];

/** How much work there is in total, in progress and upcoming. */
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
  const counts = (['completed', 'overdue'] as const)
    .filter((state) => state === 'completed' || byState[state] > 0)
    .map((state) => ({ state, words: `${byState[state]} ${maintenanceStateLabels[state].toLowerCase()}` }));
  return (
    <Three>
      <Figure
        label="Total"
        value={total}
        search={{ group: 'all' }}
        note={counts.map(({ state, words }, nth) => (
          <Fragment key={state}>
            {nth > 0 && ', '}
            <FigureLink search={{ group: 'all', state }} className="relative z-10">
              {words}
            </FigureLink>
          </Fragment>
        ))}
      >
        <SplitBar label="Maintenance by status" parts={parts} />
      </Figure>
      <Figure
        label={maintenanceStateLabels.in_progress}
        value={byState.in_progress}
        search={{ group: 'all', state: 'in_progress' }}
        note={progress === null ? 'Nothing under way' : `${progress}% done on average`}
      >
        {progress !== null && (
          <ProgressBar label="Average progress of work in progress" value={progress} tone="bg-amber-solid" className="mb-2 h-2.5" />
        )}
      </Figure>
      <Figure
        label="Upcoming"
        value={byState.scheduled}
        search={{ group: 'upcoming' }}
        note={next ? `Next ${dates.day(next)}` : 'Nothing planned'}
      >
        <Bars tone="blue" label={`Work starting in the next 8 weeks: ${perWeek.join(', ')}`} values={perWeek} />
      </Figure>
    </Three>
  );
}

function Three({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-3 gap-2">{children}</div>;
}

type FigureProps = {
  label: string;
  value: number;
  /** The search of the list that it counts. */ search: MaintenanceSearch;
  note: ReactNode;
  children: ReactNode;
};

/** A figure whose whole card leads to the records it counts. */
function Figure({ label, value, search, note, children }: FigureProps) {
  return (
    <section className="card relative flex min-w-0 items-center justify-between gap-4 px-4 py-2 transition duration-200 hover:border-line-strong hover:shadow-2">
      <div className="min-w-0">
        <h2 className="truncate text-xs font-medium tracking-normal text-ink-2">
          <FigureLink search={search} className="after:absolute after:inset-0 after:rounded-[0.875rem]">
            {label}
          </FigureLink>
        </h2>
        <div className="flex items-baseline gap-2">
          <p className="tnum text-2xl leading-7 font-semibold tracking-tight">{value}</p>
          <p className="truncate text-xs text-ink-3 max-sm:hidden">{note}</p>
        </div>
      </div>
      <div className="w-28 shrink-0 max-lg:hidden xl:hidden 2xl:block">{children}</div>
    </section>
  );
}

function FigureLink({ search, className, children }: { search: MaintenanceSearch; className: string; children: ReactNode }) {
  return (
    <Link to="/maintenance" search={search} className={`rounded-sm hover:underline ${className}`} resetScroll={false}>
      {children}
    </Link>
  );
}

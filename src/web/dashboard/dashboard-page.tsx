import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { reason } from '../platform/api.ts';
import { useUser } from '../platform/session.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { dashboardQuery, dashboardSearch, type DashboardSearch } from './dashboard-query.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DaySection } from './day-section.tsx';
import type { StepsDone } from './first-steps-panel.tsx';
import { hiddenKey } from './first-steps-store.ts';
import { SkipLink } from './skip-link.tsx';
import { TodayHeader } from './today-header.tsx';

// They are below the day, so what is above needn't wait for their code.
const LowerSection = lazy(() => import('./lower-section.tsx').then((module) => ({ default: module.LowerSection })));
const FirstStepsPanel = lazy(() => import('./first-steps-panel.tsx').then((module) => ({ default: module.FirstStepsPanel })));
const QuickActionsPanel = lazy(() => import('./quick-actions-panel.tsx').then((module) => ({ default: module.QuickActionsPanel })));

/** Today, and below it the company at a glance. One answer fills all of it, so one message says that it couldn't be loaded. */
export function DashboardPage() {
  const search = dashboardSearch(useSearch({ strict: false }));
  const board = useQuery(dashboardQuery);
  // With the day below it, which `Loaded` draws in small steps: alone it would push the skeleton down.
  const today = useDeferredValue(board.data?.today);
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SkipLink />
        <TodayHeader today={today} />
        <Loaded
          query={board}
          loading={<DashboardSkeleton />}
          renderFailed={(retry, error) => (
            <div className="card">
              <ErrorState title="Your dashboard couldn't be loaded" text={reason(error)} onRetry={retry} />
            </div>
          )}
        >
          {(loaded) => <Board board={loaded} search={search} />}
        </Loaded>
        {board.isError && board.data === undefined && (
          <Suspense>
            <QuickActionsPanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Board({ board, search }: { board: Dashboard; search: DashboardSearch }) {
  const navigate = useNavigate();
  const { companyId } = useUser();
  const [hidden, setHidden] = useState(() => localStorage.getItem(hiddenKey(companyId)) !== null);
  const stepsDone = stepsDoneIn(board);
  const isUnderWay = stepsDone.yacht && stepsDone.booking;
  const isDone = companyId === null ? stepsDone.yacht : isUnderWay && stepsDone.team;
  const firstSteps = hidden || isDone ? null : <FirstStepsPanel stepsDone={stepsDone} onHide={() => setHidden(true)} />;
  // Without a yacht every panel would be empty.
  const hasFleet = !firstSteps || stepsDone.yacht;
  const show = (next: DashboardSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  return (
    // The first steps are above a day that is still empty. It waits for them, or it would be pushed down when they appear.
    <Suspense fallback={<DashboardSkeleton />}>
      {!isUnderWay && firstSteps}
      {hasFleet && <DaySection board={board} search={search} />}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${search.part ? 'max-sm:hidden' : ''}`} data-paper="none">
        <Suspense>
          {isUnderWay && firstSteps}
          <LowerSection search={search} hasFleet={hasFleet} onShow={show} />
          <QuickActionsPanel />
        </Suspense>
      </div>
    </Suspense>
  );
}

/** Which of the first steps are done: a yacht, a team, and a booking. */
const stepsDoneIn = ({ figures, hasBookings, hasTeam }: Dashboard): StepsDone => ({
  yacht: figures.yachts.total > 0,
  booking: hasBookings,
  team: hasTeam,
});

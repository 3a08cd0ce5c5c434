import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { can } from '#domain/session/permissions.ts';
import { reason } from '../platform/api.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { dashboardQuery, dashboardSearch, type DashboardSearch } from './dashboard-query.ts';
import { DuePanel } from './due-panel.tsx';
import type { Begun } from './first-steps-panel.tsx';
import { areStepsHidden, hideSteps } from './first-steps-store.ts';
import { FleetPanel } from './fleet-panel.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { OccupancyPanel } from './occupancy-panel.tsx';
import { SailingsPanel } from './sailings-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { StatFigures } from './stat-figures.tsx';

// They stand last, so what is above them needn't wait for their code.
const ActivityPanel = lazy(() => import('./activity-panel.tsx').then((module) => ({ default: module.ActivityPanel })));
const CrewPanel = lazy(() => import('./crew-panel.tsx').then((module) => ({ default: module.CrewPanel })));
const FirstStepsPanel = lazy(() => import('./first-steps-panel.tsx').then((module) => ({ default: module.FirstStepsPanel })));
const QuickActionsPanel = lazy(() => import('./quick-actions-panel.tsx').then((module) => ({ default: module.QuickActionsPanel })));

/** The company at a glance. One answer fills all panels, so one message says that it can't be had. */
export function DashboardPage() {
  const search = dashboardSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { isError, data: begun, error, refetch } = useQuery({ ...dashboardQuery, select: begunIn });
  const isUnread = isError && begun === undefined;
  const { companyId } = useUser();
  const [hidden, setHidden] = useState(() => companyId === null || areStepsHidden(companyId));
  const steps = !hidden && begun && !(begun.yacht && begun.booking) ? begun : null;
  const show = (next: DashboardSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
      <Greeting />
      {isUnread ? (
        <div className="card">
          <ErrorState title="Your dashboard couldn't be loaded" text={reason(error)} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Figures />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-3 lg:gap-5">
        {/* Without a yacht each of them would be empty. */}
        {!isUnread && (!steps || steps.yacht) && <Panels search={search} onShow={show} />}
        {steps && companyId !== null && (
          <Suspense>
            <FirstStepsPanel
              begun={steps}
              onHide={() => {
                hideSteps(companyId);
                setHidden(true);
              }}
            />
          </Suspense>
        )}
        <Suspense fallback={<div className="card lg:col-span-2" />}>
          <QuickActionsPanel />
        </Suspense>
      </div>
    </div>
  );
}

/** Whether there is a yacht, and a booking in these months or ahead; or money, without which nobody's season is over. */
const begunIn = ({ figures, occupancy, departures, returns, week, money }: Dashboard): Begun => ({
  yacht: figures.yachts.total > 0,
  booking: departures.length + returns.length + week.events.length + money.length > 0 || occupancy.some(({ booked }) => booked > 0),
});

function Panels({ search, onShow }: { search: DashboardSearch; onShow: (next: DashboardSearch) => void }) {
  const user = useUser();
  return (
    <>
      {can(user, 'schedule:read') && <SchedulePanel search={search} onShow={onShow} />}
      {can(user, 'maintenance:read') && <MaintenancePanel />}
      {can(user, 'fleet:read') && (
        <FleetPanel page={search.page ?? 1} onPage={(page) => onShow({ ...search, page: page === 1 ? undefined : page })} />
      )}
      {can(user, 'schedule:read') && <SailingsPanel />}
      <DuePanel />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
        {can(user, 'schedule:read') && <OccupancyPanel />}
        {can(user, 'finance:read') && <MoneyPanel />}
      </div>
      <Suspense fallback={<div className="card" style={{ minHeight: 376 }} />}>
        <ActivityPanel />
      </Suspense>
      {can(user, 'crew:read') && (
        <Suspense fallback={<div className="card h-80 lg:col-span-2" />}>
          <CrewPanel q={search.q} onSearch={(q) => onShow({ ...search, q })} />
        </Suspense>
      )}
    </>
  );
}

function Figures() {
  const figures = useQuery({ ...dashboardQuery, select: figuresOf });
  return (
    <div className="grid grid-cols-2 gap-3 lg:gap-5 min-[69rem]:grid-cols-4">
      <Loaded
        query={figures}
        loading={
          <Skeletons count={4}>
            <StatSkeleton />
          </Skeletons>
        }
        renderFailed={() => null}
      >
        {(loaded) => <StatFigures figures={loaded} />}
      </Loaded>
    </div>
  );
}

const figuresOf = ({ figures }: Dashboard) => figures;

function Greeting() {
  const user = useUser();
  const dates = useDates();
  const now = useNow();
  const hour = dates.hour(now);
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <div className="pt-1">
      <p className="text-xl leading-7 font-semibold tracking-tight">
        Good {time}
        {user.firstName && `, ${user.firstName}`}
      </p>
      <p className="text-ink-2">
        {dates.weekday(now)} · {user.companyName ?? 'all companies, with times in UTC'}
      </p>
    </div>
  );
}

function StatSkeleton() {
  return (
    <div className="card p-4 sm:p-5">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-8 w-16" />
      <Skeleton className="mt-3 h-3.5 w-28" />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { can } from '#domain/session/permissions.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { useUser } from '../platform/session.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { CrewPanel } from './crew-panel.tsx';
import { dashboardQuery, type DashboardSearch } from './dashboard-query.ts';
import { FleetPanel } from './fleet-panel.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';
import { OccupancyPanel } from './occupancy-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { StatFigures } from './stat-figures.tsx';

type Props = {
  search: DashboardSearch;
  /** Without a yacht every panel would be empty. */ hasFleet: boolean;
  onShow: (next: DashboardSearch) => void;
};

/** Figures, week, work, fleet, crew and activity. They are below the day, which needn't wait for their code. */
export function LowerSection({ search, hasFleet, onShow }: Props) {
  const user = useUser();
  const figures = useQuery({ ...dashboardQuery, select: figuresOf });
  return (
    <>
      <div className="grid grid-cols-2 gap-3 @min-[64rem]:grid-cols-4 @min-[64rem]:gap-4">
        {figures.data && <StatFigures figures={figures.data} />}
      </div>
      {hasFleet && (
        <div className="grid grid-cols-[minmax(0,1fr)] grid-flow-row-dense gap-4 @min-[40rem]:grid-cols-2 @min-[64rem]:grid-cols-3">
          {can(user, 'schedule:read') && <SchedulePanel search={search} onShow={onShow} />}
          {can(user, 'maintenance:read') && <MaintenancePanel />}
          {can(user, 'fleet:read') && (
            <FleetPanel page={search.page ?? 1} onPage={(page) => onShow({ ...search, page: page === 1 ? undefined : page })} />
          )}
          {can(user, 'schedule:read') && <OccupancyPanel />}
          {can(user, 'crew:read') && <CrewPanel q={search.q} onSearch={(q) => onShow({ ...search, q })} />}
          <ActivityPanel />
        </div>
      )}
    </>
  );
}

const figuresOf = ({ figures }: Dashboard) => figures;

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dashboard, Occupancy } from '#domain/dashboard/dashboard.ts';
import { monthsAhead } from '#domain/dashboard/shown.ts';
import { sayMonth } from '../platform/day-words.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { Panel, PanelBody, panelLink } from './panel.tsx';

/** How much of the fleet is booked, this month and the next two. */
export function OccupancyPanel() {
  const occupancy = useQuery({ ...dashboardQuery, select: occupancyOf });
  return (
    <Panel
      title="Fleet occupancy"
      action={
        <Link to="/schedule" search={{ view: 'timeline' }} className={panelLink}>
          Timeline
        </Link>
      }
    >
      <PanelBody query={occupancy} rows={monthsAhead} height={176}>
        {(months) => (
          <ul className="flex flex-1 flex-col justify-between pb-3">
            {months.map((month) => (
              <Month key={month.month} {...month} />
            ))}
          </ul>
        )}
      </PanelBody>
    </Panel>
  );
}

const occupancyOf = ({ occupancy }: Dashboard) => occupancy;

function Month({ month, booked, days }: Occupancy) {
  const percent = days === 0 ? 0 : Math.round((booked * 100) / days);
  const name = sayMonth(`${month}-01`);
  return (
    <li className="px-4 sm:px-5">
      <div className="flex items-baseline justify-between gap-3 text-nav">
        <span className="font-medium">{name}</span>
        <span className="tnum">
          <span className="text-xs text-ink-3">
            {booked} of {days} days
          </span>{' '}
          <span className="font-semibold">{percent}%</span>
        </span>
      </div>
      <ProgressBar value={percent} label={`Occupancy in ${name}`} className="mt-1.5 h-1.5 w-full" />
    </li>
  );
}

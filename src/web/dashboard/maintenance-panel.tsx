import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Wrench } from 'lucide-react';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { stateOf } from '#domain/maintenance/maintenance-state.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { buttonLook } from '../ui/button.tsx';
import { MaintenanceStateBadge, MaintenanceTypeIcon } from '../words/maintenance-words.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import { Panel, PanelBody, PanelEmpty, panelLink, rowLink } from './panel.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

/** Four maintenance records: overdue ones first, then the next ones. */
export function MaintenancePanel() {
  const soonest = useQuery({ ...dashboardQuery, select: maintenanceOf });
  return (
    <Panel
      title="Upcoming maintenance"
      action={
        <Link to="/maintenance" className={panelLink}>
          View all<span className="sr-only"> maintenance</span>
        </Link>
      }
    >
      <PanelBody query={soonest} rows={4} height={256}>
        {(records) =>
          records.length === 0 ? (
            <PanelEmpty icon={<Wrench />} title="No upcoming maintenance" text="No yacht is held up by maintenance" />
          ) : (
            <ul className="divide-y">
              {records.map((record) => (
                <Work key={record.id} record={record} />
              ))}
            </ul>
          )
        }
      </PanelBody>
      <div className="border-t p-3 sm:px-5">
        <Link to="/schedule/new" search={{ type: 'maintenance' }} className={buttonLook({ size: 'sm', className: 'w-full' })}>
          <Plus aria-hidden />
          Schedule maintenance
        </Link>
      </div>
    </Panel>
  );
}

const maintenanceOf = ({ maintenance }: Dashboard) => maintenance;

function Work({ record }: { record: Dashboard['maintenance'][number] }) {
  const dates = useDates();
  return (
    <li className="relative flex h-16 items-center gap-3 px-4 hover:bg-hover sm:px-5">
      <MaintenanceTypeIcon type={record.type} />
      <div className="min-w-0 flex-1">
        <RecordLink kind="maintenance" id={record.id} className={rowLink}>
          {record.title}
        </RecordLink>
        <p className="truncate text-xs text-ink-3">
          {record.yachtName}
          <CompanyNote record={record} />
        </p>
      </div>
      {stateOf(record, useNow()) === 'overdue' ? (
        <MaintenanceStateBadge state="overdue" />
      ) : (
        <p className="tnum shrink-0 text-xs text-ink-2">{dates.days(record.startDate, record.endDate)}</p>
      )}
    </li>
  );
}

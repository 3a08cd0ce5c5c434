import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Activity as ActivityIcon } from 'lucide-react';
import type { Activity } from '#domain/activities/activity.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { ActivityBadge } from '../activities/activity-badge.tsx';
import { ActivityLink } from '../activities/activity-link.tsx';
import { useNow } from '../platform/now.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { Panel, PanelBody, PanelEmpty, panelLink } from './panel.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

/** The five latest activities. */
export function ActivityPanel() {
  const latest = useQuery({ ...dashboardQuery, select: latestOf });
  return (
    <Panel
      title="Recent activity"
      action={
        <Link to="/activities" className={panelLink}>
          View all<span className="sr-only"> activity</span>
        </Link>
      }
    >
      <PanelBody query={latest} rows={5} height={320}>
        {(activities) =>
          activities.length === 0 ? (
            <PanelEmpty icon={<ActivityIcon />} title="No recent activities" />
          ) : (
            <ul className="divide-y">
              {activities.map((activity) => (
                <Line key={activity.id} activity={activity} />
              ))}
            </ul>
          )
        }
      </PanelBody>
    </Panel>
  );
}

const latestOf = ({ activities }: Dashboard) => activities;

function Line({ activity }: { activity: Activity }) {
  const { action, userName, timestamp } = activity;
  const now = useNow();
  return (
    <li className="flex h-16 items-center gap-3 px-4 sm:px-5">
      <ActivityBadge action={action} />
      <div className="min-w-0">
        <p className="line-clamp-2 text-nav wrap-anywhere">
          <ActivityLink activity={activity} />
        </p>
        <p className="truncate text-xs text-ink-3">
          {userName ?? 'Fairlead'} · {relativeTime(timestamp, now)}
          <CompanyNote record={activity} />
        </p>
      </div>
    </li>
  );
}

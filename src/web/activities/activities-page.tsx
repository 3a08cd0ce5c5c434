import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Activity as Pulse } from 'lucide-react';
import { reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { activitiesPerPage, activitiesQuery, activitySearch, type ActivitySearch } from './activities.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';

/** Everything that happened in the company, newest first; what exactly changed opens for those who run it. */
export function ActivitiesPage() {
  const timeZone = useTimeZone();
  const search = activitySearch(useSearch({ strict: false }));
  const activities = useQuery(activitiesQuery(search, timeZone));
  const navigate = useNavigate();
  const show = (next: ActivitySearch, replace?: 'replace') =>
    void navigate({ to: '.', search: next, replace: replace === 'replace', resetScroll: false });
  const { page, ...filter } = search;
  const filtered = Object.values(filter).some((value) => value !== undefined);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ActivityFilters search={search} onShow={show} />
      <Loaded
        query={activities}
        loading={
          <div className="card divide-y">
            <Skeletons count={8}>
              <div className="flex items-center gap-3 px-5 py-3.5">
                <Skeleton className="size-9 rounded-lg" />
                <div className="grid gap-2">
                  <Skeleton className="h-3.5 w-64" />
                  <Skeleton className="h-3 w-40" />
                </div>
              </div>
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Error loading activity data" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <div className="card">
              <EmptyState
                icon={<Pulse />}
                title={filtered ? 'Nothing found' : 'No activity yet'}
                text={filtered ? 'No activity matches these filters' : 'Every change your team makes appears here'}
                action={filtered && <Button onClick={() => show({})}>Clear filters</Button>}
              />
            </div>
          ),
        }}
      >
        {({ rows, total }) =>
          rows.length === 0 ? (
            <Navigate to="." search={{ ...search, page: Math.ceil(total / activitiesPerPage) } as never} replace />
          ) : (
            <>
              <ol
                aria-busy={activities.isPlaceholderData}
                className={`card divide-y transition-opacity ${activities.isPlaceholderData ? 'opacity-60' : ''}`}
              >
                {rows.map((activity) => (
                  <ActivityRow key={activity.id} activity={activity} />
                ))}
              </ol>
              <Pager
                noun="activities"
                page={page ?? 1}
                total={total}
                perPage={activitiesPerPage}
                onPage={(next) => show({ ...filter, page: next === 1 ? undefined : next })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

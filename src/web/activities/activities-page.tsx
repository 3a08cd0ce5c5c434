import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { reason } from '../platform/api.ts';
import { useTimeZone } from '../platform/dates.ts';
import { useShow } from '../platform/show.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { activitiesPerPage, activitiesQuery, activitySearch, type ActivitySearch } from './activity-query.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';

/** Everything that happened in the company, newest first. Users who run the company can open what exactly changed. */
export function ActivitiesPage() {
  const timeZone = useTimeZone();
  const search = activitySearch(useSearch({ strict: false }));
  const activities = useQuery(activitiesQuery(search, timeZone));
  const show = useShow<ActivitySearch>();
  const { page, ...filter } = search;
  const filtered = Object.values(filter).some((value) => value !== undefined);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ActivityFilters search={search} onShow={show} />
      <PagedList
        query={activities}
        page={page}
        perPage={activitiesPerPage}
        noun="activities"
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
        failed={(error) => ({ title: 'Error loading activity data', text: reason(error) })}
        empty={
          <EmptyState
            drawing="logbook"
            title={filtered ? 'Nothing found' : 'No activity yet'}
            text={filtered ? 'No activity matches these filters' : 'Every change your team makes appears here'}
            action={filtered && <Button onClick={() => show({})}>Clear filters</Button>}
          />
        }
        onPage={(next) => show({ ...filter, page: next })}
      >
        {(rows) => (
          <ol className="card divide-y">
            {rows.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ol>
        )}
      </PagedList>
    </div>
  );
}

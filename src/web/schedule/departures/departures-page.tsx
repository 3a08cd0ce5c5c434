import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { can } from '#domain/session/permissions.ts';
import { dayPartLabels } from '#domain/schedule/day-parts.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { lastSearchAt } from '../../platform/left-page.ts';
import { useShow } from '../../platform/show.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { DayToolbar } from './day-toolbar.tsx';
import { balancesQuery, departuresOn, departuresSearch, movementsQuery, type DeparturesSearch } from './departures-query.ts';
import { DeparturesList } from './departures-list.tsx';
import { DeparturesTable } from './departures-table.tsx';

/**
 * Which yachts leave and come back on a day, with whom, and what is still owed: a sheet for the dock. Arrow keys move to the next or
 * previous day.
 */
export function DeparturesPage() {
  const timeZone = useTimeZone();
  const today = useToday();
  const { date = today } = departuresSearch(useSearch({ strict: false }));
  const show = useShow<DeparturesSearch>();
  const movements = useQuery(movementsQuery(timeZone, date));
  const seesMoney = can(useUser(), 'finance:read');
  const balances = useQuery({ ...balancesQuery(movements.data ?? []), enabled: seesMoney && Boolean(movements.data?.length) });
  const parts = departuresOn(timeZone, movements.data ?? [], date);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-paper="wide">
      <DayToolbar
        day={date}
        onShow={(day) => show({ date: day }, 'replace')}
        summary={parts.length > 0 && parts.map(({ part, rows }) => `${rows.length} ${dayPartLabels[part].toLowerCase()}`).join(', ')}
      >
        <Link to="/schedule" search={{ ...lastSearchAt('/schedule'), date: date === today ? undefined : date }} className={buttonLook({})}>
          Open schedule
        </Link>
      </DayToolbar>
      <Loaded
        query={movements}
        loading={
          <div className="card grid gap-3 p-5">
            <Skeletons count={6}>
              <Skeleton className="h-8" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
          </div>
        )}
        empty={{
          when: (all) => all.length === 0,
          show: (
            <div className="card">
              <EmptyState drawing="mooring" title="No departures or returns" text="No yacht departs, returns or is out on this day" />
            </div>
          ),
        }}
      >
        {() => (
          <>
            <DeparturesTable day={date} parts={parts} balances={seesMoney ? balances : null} />
            <DeparturesList day={date} parts={parts} balances={seesMoney ? balances : null} />
          </>
        )}
      </Loaded>
    </div>
  );
}

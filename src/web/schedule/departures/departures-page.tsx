import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useEffect } from 'react';
import { can } from '#domain/session/permissions.ts';
import { dayPartLabels } from '#domain/schedule/day-parts.ts';
import { addDays, type Day } from '#domain/shared/calendar-days.ts';
import { useTimeZone, useToday } from '../../platform/dates.ts';
import { sayWholeDay } from '../../platform/day-words.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { balancesQuery, departuresOn, departuresSearch, movementsQuery, type DeparturesSearch } from './departures-query.ts';
import { DeparturesList } from './departures-list.tsx';
import { DeparturesTable } from './departures-table.tsx';

/** Which yachts leave and come back on a day, with whom and what is still owed: one sheet for the dock. Arrow keys turn to the next day. */
export function DeparturesPage() {
  const timeZone = useTimeZone();
  const today = useToday();
  const { date = today } = departuresSearch(useSearch({ strict: false }));
  const show = useShow<DeparturesSearch>();
  const showDay = (day: Day) => show({ date: day === today ? undefined : day }, 'replace');
  useArrowKeys((days) => showDay(addDays(date, days)));
  const movements = useQuery(movementsQuery(timeZone, date));
  const seesMoney = can(useUser(), 'finance:read');
  const balances = useQuery({ ...balancesQuery(movements.data ?? []), enabled: seesMoney && Boolean(movements.data?.length) });
  const parts = departuresOn(timeZone, movements.data ?? [], date);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" data-paper="wide">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex items-center gap-1.5">
          <Button size="icon" aria-label="Previous day" onClick={() => showDay(addDays(date, -1))}>
            <ChevronLeft />
          </Button>
          <Button size="icon" aria-label="Next day" onClick={() => showDay(addDays(date, 1))}>
            <ChevronRight />
          </Button>
          <Button onClick={() => showDay(today)}>Today</Button>
        </div>
        <h2 aria-live="polite" className="tnum text-page font-semibold">
          {sayWholeDay(date)}
        </h2>
        {parts.length > 0 && (
          <p className="tnum text-nav text-ink-2">
            {parts.map(({ part, rows }) => `${rows.length} ${dayPartLabels[part].toLowerCase()}`).join(', ')}
          </p>
        )}
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow sm:ml-auto">
          <Link to="/schedule" search={{ date: date === today ? undefined : date }} className={buttonLook({})}>
            Open schedule
          </Link>
          <Button onClick={() => print()}>
            <Printer />
            Print
          </Button>
        </div>
      </div>
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
              <EmptyState drawing="mooring" title="No departures or returns" text="No yacht leaves, comes back or is out on this day" />
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

/** Left and right, unless something on the page has its own use for them. */
function useArrowKeys(turn: (days: 1 | -1) => void) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const days = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
      const inControl =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]');
      if (days === null || inControl || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      turn(days);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

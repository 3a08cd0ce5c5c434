import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { OwnCalendarEntry } from '#domain/own-yachts/own-yacht.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { addMonths, firstOfMonth, type Day } from '#domain/shared/calendar-days.ts';
import { reason } from '../platform/api.ts';
import { useDates, useToday } from '../platform/dates.ts';
import { sayMonth } from '../platform/day-words.ts';
import { useShow } from '../platform/show.ts';
import { solidTone } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { eventTypeLooks } from '../words/event-words.tsx';
import { OwnMonthGrid } from './own-month-grid.tsx';
import { ownCalendarSearch, ownMonthQuery, ownYachtsQuery, type OwnCalendarSearch } from './own-yacht-query.ts';

const every = 'every';

/** A month of the owner's yachts: what they do, from when to when. */
export function OwnCalendarPage() {
  const search = ownCalendarSearch(useSearch({ strict: false }));
  const today = useToday();
  const month = firstOfMonth(search.month ?? today);
  const show = useShow<OwnCalendarSearch>();
  const yachts = useQuery(ownYachtsQuery);
  const entries = useQuery(ownMonthQuery(month, search.yachtId));
  const go = (to: Day) => show({ ...search, month: to === firstOfMonth(today) ? undefined : to });
  const names = new Map(yachts.data?.map(({ id, name }) => [id, name]));

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 aria-live="polite" className="mr-auto text-page font-semibold">
          {sayMonth(month)}
        </h2>
        <div className="flex gap-2">
          <Button className="pointer-coarse:h-11" disabled={month === firstOfMonth(today)} onClick={() => go(firstOfMonth(today))}>
            Today
          </Button>
          <Button size="icon" className="max-md:size-11" aria-label="Previous month" onClick={() => go(addMonths(month, -1))}>
            <ChevronLeft />
          </Button>
          <Button size="icon" className="max-md:size-11" aria-label="Next month" onClick={() => go(addMonths(month, 1))}>
            <ChevronRight />
          </Button>
        </div>
        {names.size > 1 && (
          <Select
            label="Yacht"
            className="sm:w-56"
            value={String(search.yachtId ?? every)}
            choices={[{ value: every, label: 'All my yachts' }, ...[...names].map(([id, name]) => ({ value: String(id), label: name }))]}
            onChoose={(chosen) => show({ ...search, yachtId: chosen === every ? undefined : Number(chosen) })}
          />
        )}
      </div>
      <Loaded
        query={entries}
        loading={
          <Skeletons count={1}>
            <Skeleton className="h-80" />
          </Skeletons>
        }
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="The calendar couldn't be loaded" text={reason(error)} onRetry={retry} />
          </div>
        )}
      >
        {(rows) => (
          <div
            aria-busy={entries.isPlaceholderData}
            className={`grid gap-4 transition-opacity ${entries.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            <OwnMonthGrid month={month} today={today} entries={rows} />
            <MonthList entries={rows} names={names} month={month} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** The month as a list, for screen readers. */
function MonthList({ entries, names, month }: { entries: OwnCalendarEntry[]; names: Map<number, string>; month: Day }) {
  const dates = useDates();
  if (entries.length === 0) return <p className="card p-5 text-center text-ink-2">Nothing planned in {sayMonth(month)}</p>;
  return (
    <ul aria-label={sayMonth(month)} className="card divide-y">
      {entries.map(({ yachtId, type, from, to }) => {
        const { icon: Icon, tone } = eventTypeLooks[type];
        return (
          <li key={`${yachtId} ${type} ${from}`} className="flex items-center gap-4 px-4 py-3 sm:px-5">
            <span aria-hidden className={`h-9 w-1 shrink-0 rounded-full ${solidTone[tone]}`} />
            <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" />
            <span className="min-w-0">
              <span className="block font-medium">
                {eventTypeLabels[type]}
                {names.size > 1 && <span className="font-normal text-ink-2"> · {names.get(yachtId)}</span>}
              </span>
              <span className="tnum block text-ink-2">{dates.period(from, to)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, dayIn, type Day } from '#domain/shared/calendar-days.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { useTimeZone, useToday } from '../platform/dates.ts';
import { sayLongDay, sayWholeDay } from '../platform/day-words.ts';
import { Pager } from '../ui/pager.tsx';
import { eventsPerPage } from './schedule-query.ts';

type Props = {
  label: string;
  /** The name of its rows: "events". */
  noun: string;
  listed: { rows: ScheduleEvent[]; total: number; page: number; earlier: number };
  /** The day the list begins with; undefined if it isn't split into earlier and later. */
  since: Day | undefined;
  busy: boolean;
  onPage: (page: number | undefined) => void;
  /** Whether its rows show their own days, so that no groups are needed. */
  flat?: boolean;
  renderRow: (event: ScheduleEvent) => ReactNode;
};

/** Events from a day on, grouped by the day they begin on; earlier ones are on previous pages. */
export function DatedList({ label, noun, listed: { rows, total, page, earlier }, since, busy, onPage, flat = false, renderRow }: Props) {
  const timeZone = useTimeZone();
  const today = useToday();
  const isEarlier = page < 0;
  const left = isEarlier ? total + page * eventsPerPage : earlier;
  return (
    <>
      <section aria-label={label} aria-busy={busy} className={`card overflow-hidden transition-opacity ${busy ? 'opacity-60' : ''}`}>
        {left > 0 && (
          <Turn onClick={() => onPage(isEarlier ? page - 1 : -1)}>
            <ChevronUp aria-hidden className="size-4" />
            Earlier
            <span className="tnum text-ink-3">{left}</span>
          </Turn>
        )}
        {rows.length === 0 && since && (
          <p className="border-b px-4 py-5 text-nav text-ink-3 last:border-b-0 sm:px-5">
            Nothing {since === today ? 'today or later' : `on or after ${dayWords(since, today)}`}
          </p>
        )}
        {flat && rows.length > 0 && <ul className="divide-y">{rows.map(renderRow)}</ul>}
        {(flat ? [] : byDay(timeZone, rows, isEarlier ? undefined : since)).map(({ day, events }) => (
          <Group key={day ?? 'under way'} name={day === null ? 'Under way' : dayWords(day, today)} isToday={day === today}>
            {events.map(renderRow)}
          </Group>
        ))}
        {isEarlier && (
          <Turn onClick={() => onPage(page === -1 ? undefined : page + 1)}>
            <ChevronDown aria-hidden className="size-4" />
            Later
          </Turn>
        )}
      </section>
      {!isEarlier && total > 0 && <Pager noun={noun} page={page} total={total} perPage={eventsPerPage} onPage={onPage} />}
    </>
  );
}

function Turn({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex h-11 w-full items-center gap-2 border-b px-4 text-nav font-medium text-accent -outline-offset-2 last:border-b-0 hover:bg-hover sm:px-5"
    >
      {children}
    </button>
  );
}

function Group({ name, isToday, children }: { name: string; isToday: boolean; children: ReactNode }) {
  return (
    <>
      <h2 className={`flex h-8 items-center border-b bg-sunken px-4 text-xs font-medium sm:px-5 ${isToday ? 'text-accent' : 'text-ink-2'}`}>
        {name}
      </h2>
      <ul aria-label={name} className="divide-y border-b last:border-b-0">
        {children}
      </ul>
    </>
  );
}

/** Events grouped by the day they begin on, in order. Those that began before the list have no day: they are under way. */
export function byDay(timeZone: string, events: readonly ScheduleEvent[], since: Day | undefined) {
  const groups: { day: Day | null; events: ScheduleEvent[] }[] = [];
  for (const event of events) {
    const begins = dayIn(timeZone, event.startDate);
    const day = since && begins && begins < since ? null : begins;
    const last = groups.at(-1);
    if (last?.day === day) last.events.push(event);
    else groups.push({ day, events: [event] });
  }
  return groups;
}

/** Today, Saturday, November 21; with the year unless it is the current one. */
function dayWords(day: Day, today: Day): string {
  const near = day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : null;
  return [near, day.slice(0, 4) === today.slice(0, 4) ? sayLongDay(day) : sayWholeDay(day)].filter(Boolean).join(', ');
}

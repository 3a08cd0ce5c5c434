import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { asItPasses, hoursOf, lastsDays } from '#domain/schedule/hours.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { EventType } from '#domain/schedule/words.ts';
import { daysTouched, type Day } from '#domain/shared/calendar-days.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { barColors, softTone, solidTone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { eventTypeLooks, closedWords, toneOf } from '../../words/event-words.tsx';
import { useAddAt } from './add-actions.ts';
import { AddEventLink } from './add-event-link.tsx';
import { PrintedEventsTable } from './printed-events-table.tsx';
import type { Block, Column } from './hour-column.tsx';
import { HourGrid } from './hour-grid.tsx';
import { HoursSkeleton } from './hours-skeleton.tsx';
import { windowQuery, type EventFilter } from '../schedule-query.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

type Props = { date: Day; today: Day; filter: EventFilter; onClear: () => void };

/** One day: a column for every yacht on which something happens, in the hours that this day has. */
export function DayView({ date, today, filter, onClear }: Props) {
  const timeZone = useTimeZone();
  const events = useQuery(windowQuery(timeZone, date, date, filter));
  return (
    <Loaded
      query={events}
      loading={<HoursSkeleton columns={4} />}
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
        </div>
      )}
      empty={{ when: (all) => all.length === 0, show: <NothingOn day={date} filter={filter} onClear={onClear} /> }}
    >
      {(all) =>
        events.isPlaceholderData ? (
          <HoursSkeleton columns={4} />
        ) : (
          <>
            <Hours key={date} day={date} isToday={date === today} events={all} />
            <PrintedEventsTable events={all} first={date} last={date} />
          </>
        )
      }
    </Loaded>
  );
}

function NothingOn({ day, filter, onClear }: { day: Day; filter: EventFilter; onClear: () => void }) {
  const filtered = filter.type !== undefined || filter.yachtId !== undefined;
  return (
    <div className="card">
      <EmptyState
        icon={<CalendarDays />}
        title="No events found"
        text={filtered ? 'Nothing on this day matches your filters' : 'Nothing planned for this day'}
        action={
          <>
            {filtered && <Button onClick={onClear}>Clear filters</Button>}
            <AddEventLink day={day} yachtId={filter.yachtId} className={buttonLook({ variant: 'primary' })}>
              <Plus aria-hidden />
              Add Event
            </AddEventLink>
          </>
        }
      />
    </div>
  );
}

/** What happens on a yacht: what lasts days, what takes hours of this one, and what takes all of it. */
type YachtDay = {
  yachtId: number;
  yachtName: string;
  companyName: string | null;
  long: ScheduleEvent[];
  blocks: Block[];
  whole?: EventType;
};

function Hours({ day, isToday, events }: { day: Day; isToday: boolean; events: ScheduleEvent[] }) {
  const timeZone = useTimeZone();
  const now = useNow().toISOString();
  const add = useAddAt();
  const hours = useMemo(() => hoursOf(timeZone, day), [timeZone, day]);
  const minutes = hours.reduce((sum, hour) => sum + hour.minutes, 0);
  const yachts = useMemo(() => byYacht(timeZone, day, minutes, events), [timeZone, day, minutes, events]);
  const instantAt = (minute: number) => new Date(Date.parse(hours[0]?.at ?? '') + minute * 60_000).toISOString();
  const passed = isToday ? (Date.parse(now) - Date.parse(hours[0]?.at ?? '')) / 60_000 : null;

  const yachtOf = useYachtWords();
  const columns = yachts.map(({ yachtId, blocks, whole, ...yacht }): Column => ({
    key: String(yachtId),
    name: yachtOf(yacht),
    head: <YachtHead day={day} yachtId={yachtId} name={yachtOf(yacht)} />,
    blocks,
    now: passed,
    ground: whole && `${softTone[eventTypeLooks[whole].tone]} opacity-45`,
    sideBySide: 3,
    renderMore: (count) => (
      <span className="flex h-full items-center justify-center rounded-md bg-sunken text-2xs text-ink-3">+{count}</span>
    ),
    of: 'yacht',
  }));

  return (
    <HourGrid
      label="Day"
      hours={hours.map(({ at, minutes: length }) => ({ label: hourWords(wallClockIn(timeZone, at).time), minutes: length }))}
      columns={columns}
      above={yachts.map(({ yachtId, long }) => (
        <div key={yachtId} className="min-w-0 space-y-0.5 border-l p-1 pt-0">
          {long.map((event) => (
            <LastsDays key={event.id} event={event} day={day} />
          ))}
        </div>
      ))}
      leastWidth="9rem"
      onAdd={(yachtId, from, to) => add(instantAt(from), instantAt(to), Number(yachtId))}
    />
  );
}

/** The yachts on which something happens, by name. */
function byYacht(timeZone: string, day: Day, minutes: number, events: readonly ScheduleEvent[]): YachtDay[] {
  const yachts = new Map<number, YachtDay>();
  for (const event of events) {
    const stretch = asItPasses(timeZone, day, event);
    if (!stretch) continue;
    const yacht = yachts.get(event.yachtId) ?? {
      yachtId: event.yachtId,
      yachtName: event.yachtName,
      companyName: event.companyName,
      long: [],
      blocks: [],
    };
    yachts.set(event.yachtId, yacht);
    if (lastsDays(timeZone, event)) yacht.long.push(event);
    if (stretch.from === 0 && stretch.to === minutes) yacht.whole = event.type;
    else yacht.blocks.push({ event, ...stretch });
  }
  return [...yachts.values()].toSorted((a, b) => a.yachtName.localeCompare(b.yachtName));
}

function YachtHead({ day, yachtId, name }: { day: Day; yachtId: number; name: string }) {
  return (
    <div className="flex items-center justify-between gap-1 py-1.5 pr-1 pl-2">
      <h3 className="truncate text-nav font-semibold">{name}</h3>
      <AddEventLink
        day={day}
        yachtId={yachtId}
        aria-label={`Add event for ${name}`}
        className="grid size-6 shrink-0 place-items-center rounded-md text-ink-3 hover:bg-hover hover:text-ink"
      >
        <Plus aria-hidden className="size-3.5" />
      </AddEventLink>
    </div>
  );
}

function LastsDays({ event, day }: { event: ScheduleEvent; day: Day }) {
  const dates = useDates();
  const { first, last } = daysTouched(useTimeZone(), event);
  const tone = toneOf(event);
  const when =
    last === day
      ? `until ${dates.time(event.endDate)}`
      : first === day
        ? `from ${dates.time(event.startDate)}`
        : `until ${dates.day(event.endDate)}`;
  return (
    <Link
      to="/schedule/$eventId"
      params={{ eventId: String(event.id) }}
      style={barColors(tone)}
      className="relative block overflow-hidden rounded-md py-1 pr-1.5 pl-2.5 text-2xs -outline-offset-2 hover:shadow-2"
    >
      <i aria-hidden className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[tone]}`} />
      <span className="block truncate font-medium">{event.title}</span>
      <span className="tnum block truncate">{[event.customerFullName, when, closedWords(event)].filter(Boolean).join(', ')}</span>
    </Link>
  );
}

function hourWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { asItPasses, hoursOf, lastsDays } from '#domain/schedule/hours.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import type { EventType } from '#domain/schedule/words.ts';
import { daysTouched, type Day } from '#domain/shared/calendar-days.ts';
import { wallClockIn } from '#domain/shared/zoned-time.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { sayHour } from '../../platform/day-words.ts';
import { can } from '#domain/session/permissions.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { useUser } from '../../platform/session.tsx';
import { useNow } from '../../platform/now.ts';
import { barColors, softTone, solidTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { eventTypeLooks, toneOf, workWords } from '../../words/event-words.tsx';
import { AddDayButton } from './add-day-button.tsx';
import { spanDrawn, useFocusOnStored } from './drawn-state.ts';
import { PrintedEventsTable } from './printed-events-table.tsx';
import type { Block, Column } from './hour-column.tsx';
import { HourGrid } from './hour-grid.tsx';
import { HoursSkeleton } from './hours-skeleton.tsx';
import type { Drawing } from '../events/drawn-event-state.ts';
import { windowQuery, type EventFilter } from '../schedule-query.ts';
import { useFleet } from '../timeline/fleet-query.ts';
import { useYachtWords } from '../../yachts/yacht-words.ts';

type Props = { date: Day; today: Day; filter: EventFilter; drawing: Drawing; onClear: () => void };

/** With more yachts than this, only those with events have a column. */
const maxColumns = 100;

/** A day over its own hours, with a column for every yacht. Filtered by type, only yachts with such events have one. */
export function DayView({ date, today, filter, drawing, onClear }: Props) {
  const timeZone = useTimeZone();
  const events = useQuery(windowQuery(timeZone, date, date, filter));
  const fleet = useFleet(filter.yachtId);
  const yachts = filter.type === undefined && (fleet.data?.total ?? 0) <= maxColumns ? (fleet.data?.rows ?? []) : [];
  return (
    <Loaded
      query={events}
      loading={<HoursSkeleton columns={4} />}
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
        </div>
      )}
    >
      {(all) =>
        events.isPlaceholderData || fleet.isLoading ? (
          <HoursSkeleton columns={4} />
        ) : (
          <>
            {all.length === 0 && <NothingOn day={date} filter={filter} above={yachts.length > 0} onAdd={drawing.open} onClear={onClear} />}
            {(all.length > 0 || yachts.length > 0) && (
              <Hours key={date} day={date} isToday={date === today} events={all} fleet={yachts} drawing={drawing} />
            )}
            <PrintedEventsTable events={all} first={date} last={date} />
          </>
        )
      }
    </Loaded>
  );
}

type NothingProps = {
  day: Day;
  filter: EventFilter;
  /** Whether the free yachts are listed after it. */
  above: boolean;
  onAdd: Drawing['open'];
  onClear: () => void;
};

function NothingOn({ day, filter, above, onAdd, onClear }: NothingProps) {
  const mayAdd = can(useUser(), 'schedule:write');
  const filtered = filter.type !== undefined || filter.yachtId !== undefined;
  const text = filtered ? 'Nothing on this day matches your filters' : 'Nothing planned for this day';
  const acts = (
    <>
      {filtered && <Button onClick={onClear}>Clear filters</Button>}
      {mayAdd && (
        <Button
          variant={above ? 'outline' : 'primary'}
          onClick={() => onAdd({ new: 'day_rent', on: filter.yachtId, start: day, end: day })}
        >
          <Plus aria-hidden />
          Add Event
        </Button>
      )}
    </>
  );
  return above ? (
    <div className="card flex flex-wrap items-center gap-3 px-5 py-3">
      <p className="font-medium">No events found</p>
      <p className="min-w-0 flex-1 text-nav text-ink-2">{text}</p>
      {acts}
    </div>
  ) : (
    <div className="card">
      <EmptyState drawing="mooring" title="No events found" text={text} action={acts} />
    </div>
  );
}

/** A yacht's events: those that last days, those that take hours of this day, and those that take all of it. */
type YachtDay = {
  yachtId: number;
  yachtName: string;
  companyName: string | null;
  long: ScheduleEvent[];
  blocks: Block[];
  whole?: EventType;
};

type HoursProps = { day: Day; isToday: boolean; events: ScheduleEvent[]; fleet: Yacht[]; drawing: Drawing };

function Hours({ day, isToday, events, fleet, drawing }: HoursProps) {
  const { stored, open } = drawing;
  const timeZone = useTimeZone();
  const now = useNow().toISOString();
  const hours = useMemo(() => hoursOf(timeZone, day), [timeZone, day]);
  const minutes = hours.reduce((sum, hour) => sum + hour.minutes, 0);
  const yachts = useMemo(() => byYacht(timeZone, day, minutes, events, fleet), [timeZone, day, minutes, events, fleet]);
  const instantAt = (minute: number) => new Date(Date.parse(hours[0]?.at ?? '') + minute * 60_000).toISOString();
  const passed = isToday ? (Date.parse(now) - Date.parse(hours[0]?.at ?? '')) / 60_000 : null;

  useFocusOnStored(
    stored,
    events.map(({ id }) => id),
  );

  const drawn = spanDrawn(drawing);
  const yachtOf = useYachtWords();
  const columns = yachts.map(({ yachtId, blocks, whole, ...yacht }): Column => ({
    key: String(yachtId),
    name: yachtOf(yacht),
    head: <YachtHead day={day} yachtId={yachtId} name={yachtOf(yacht)} onAdd={open} />,
    blocks,
    now: passed,
    drawn: drawn?.yachtId === yachtId ? asItPasses(timeZone, day, drawn) : null,
    ground: whole && `${softTone[eventTypeLooks[whole].tone]} opacity-45`,
    sideBySide: 3,
    renderMore: (count) => (
      <span className="flex h-full items-center justify-center rounded-md bg-sunken text-xs text-ink-3">+{count}</span>
    ),
    of: 'yacht',
  }));

  return (
    <HourGrid
      label="Day"
      hours={hours.map(({ at, minutes: length }) => ({ label: sayHour(wallClockIn(timeZone, at).time), minutes: length }))}
      columns={columns}
      above={yachts.map(({ yachtId, long }) => (
        <div key={yachtId} className="grid min-w-0 content-start gap-0.5 border-l p-1 pt-0">
          {long.map((event) => (
            <LastsDays key={event.id} event={event} day={day} />
          ))}
        </div>
      ))}
      minWidth="9rem"
      onAdd={(yachtId, from, to) => open({ new: 'day_rent', on: Number(yachtId), start: instantAt(from), end: instantAt(to) })}
    />
  );
}

/** These yachts, and those that have events, by name. */
function byYacht(timeZone: string, day: Day, minutes: number, events: readonly ScheduleEvent[], fleet: readonly Yacht[]): YachtDay[] {
  const yachts = new Map<number, YachtDay>();
  for (const { id, name, companyName } of fleet)
    yachts.set(id, { yachtId: id, yachtName: name, companyName: companyName ?? null, long: [], blocks: [] });
  for (const event of events) {
    const stretch = asItPasses(timeZone, day, event);
    if (!stretch) continue;
    const { yachtId, yachtName, companyName } = event;
    const yacht = yachts.get(yachtId) ?? { yachtId, yachtName, companyName, long: [], blocks: [] };
    yachts.set(yachtId, yacht);
    if (lastsDays(timeZone, event)) yacht.long.push(event);
    if (stretch.from === 0 && stretch.to === minutes) yacht.whole = event.type;
    else yacht.blocks.push({ event, ...stretch });
  }
  return [...yachts.values()].toSorted((a, b) => a.yachtName.localeCompare(b.yachtName));
}

function YachtHead({ day, yachtId, name, onAdd }: { day: Day; yachtId: number; name: string; onAdd: Drawing['open'] }) {
  return (
    <div className="flex items-center justify-between gap-1 py-1.5 pr-1 pl-2">
      <h3 className="truncate text-nav font-semibold">{name}</h3>
      <AddDayButton day={day} yachtId={yachtId} label={`Add event for ${name}`} onAdd={onAdd} />
    </div>
  );
}

function LastsDays({ event, day }: { event: ScheduleEvent; day: Day }) {
  const dates = useDates();
  const { first, last } = daysTouched(useTimeZone(), event);
  const now = useNow();
  const tone = toneOf(event, now);
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
      className="relative block overflow-hidden rounded-md py-1 pr-1.5 pl-2.5 text-xs -outline-offset-2 hover:shadow-2"
    >
      <i aria-hidden className={`absolute inset-y-0 left-0 w-[3px] ${solidTone[tone]}`} />
      <span className="block truncate font-medium">{event.title}</span>
      <span className="tnum block truncate">{[event.customerFullName, when, workWords(event, now)].filter(Boolean).join(', ')}</span>
    </Link>
  );
}

import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { isClosedSlot, stateOfEntry } from '#domain/maintenance/maintenance-state.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { dayPartLabels } from '#domain/schedule/day-parts.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { useDates } from '../../platform/dates.ts';
import { sayLongDay } from '../../platform/day-words.ts';
import { useNow } from '../../platform/now.ts';
import { solidTone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { toneOf, workWords } from '../../words/event-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { AddEventLink } from './add-event-link.tsx';
import { EventActions } from './event-actions.tsx';
import { partsOn, type PlacedEvent } from './event-days.ts';
import type { EventFilter, ScheduleSearch } from '../schedule-query.ts';

type Props = {
  day: Day;
  placed: PlacedEvent[];
  /** The address of its hours. */
  hours: ScheduleSearch;
  filter: EventFilter;
  onClear: () => void;
};

/** One day's events in words: departures, returns, yachts at sea, and work. */
export function DayPanel({ day, placed, hours, filter, onClear }: Props) {
  return (
    <Frame day={day} note={several(placed.length, 'event') ?? 'No events'} hours={hours}>
      {placed.length === 0 ? (
        <NothingOn day={day} filter={filter} onClear={onClear} />
      ) : (
        <div className="border-t min-[72rem]:max-h-[calc(100dvh-14.25rem)] min-[72rem]:overflow-y-auto">
          {partsOn(placed, day).map(({ part, events }) => (
            <Part key={part} name={dayPartLabels[part]} events={events} />
          ))}
        </div>
      )}
    </Frame>
  );
}

function Part({ name, events }: { name: string; events: ScheduleEvent[] }) {
  return (
    <section aria-label={name}>
      <h4 className="sticky top-0 z-10 flex h-8 items-center justify-between border-b bg-sunken px-5 text-xs font-medium text-ink-2">
        {name}
        <span className="tnum text-ink-3">{events.length}</span>
      </h4>
      <ul className="divide-y border-b">
        {events.map((event) => (
          <DayEvent key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function NothingOn({ day, filter, onClear }: Pick<Props, 'day' | 'filter' | 'onClear'>) {
  const filtered = filter.type !== undefined || filter.yachtId !== undefined;
  return (
    <EmptyState
      drawing="mooring"
      title="No events found"
      text={filtered ? 'Nothing on this day matches your filters' : 'Nothing planned for this day'}
      action={
        <>
          {filtered && <Button onClick={onClear}>Clear filters</Button>}
          <AddEventLink day={day} yachtId={filter.yachtId} className={buttonLook({})}>
            <Plus aria-hidden />
            Add Event
          </AddEventLink>
        </>
      }
    />
  );
}

function DayEvent({ event }: { event: ScheduleEvent }) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const label = eventTypeLabels[event.type];
  const now = useNow();
  const work = workWords(event, now);
  const eventId = String(event.id);
  return (
    <li className="py-2 pr-3 pl-5 transition-colors hover:bg-hover">
      <div className="flex items-start gap-2">
        <i aria-hidden className={`mt-2 size-2 shrink-0 rounded-full ${solidTone[toneOf(event, now)]}`} />
        <h5 className={`min-w-0 flex-1 leading-6 font-medium wrap-anywhere ${isClosedSlot(event) ? 'text-ink-3' : ''}`}>
          <Link to="/schedule/$eventId" params={{ eventId }} className="rounded-sm hover:underline">
            {event.title}
          </Link>
          <span className="sr-only">, {label}</span>
        </h5>
        <div className="-mt-1.5 flex shrink-0">
          <EventActions event={event} />
        </div>
      </div>
      <p className="mt-0.5 pl-4 text-xs leading-6 text-ink-2 wrap-anywhere">
        <RecordLink kind="yacht" id={event.yachtId}>
          {yachtOf(event)}
        </RecordLink>
        {event.customerId !== null && (
          <>
            {', '}
            <RecordLink kind="customer" id={event.customerId}>
              {event.customerFullName}
            </RecordLink>
          </>
        )}
      </p>
      <p className="tnum mt-0.5 pl-4 text-xs text-ink-2">
        {dates.period(event.startDate, event.endDate)}
        {work && (
          <>
            {' · '}
            <span className={stateOfEntry(event, now) === 'overdue' ? 'font-medium text-red' : ''}>{work}</span>
          </>
        )}
      </p>
    </li>
  );
}

export function DayPanelSkeleton({ day }: { day: Day }) {
  return (
    <Frame day={day} note="Loading...">
      <div className="grid gap-2 p-3 pt-0">
        <Skeletons count={3}>
          <Skeleton className="h-20" />
        </Skeletons>
      </div>
    </Frame>
  );
}

type FrameProps = { day: Day; note: string; hours?: ScheduleSearch; children: React.ReactNode };

function Frame({ day, note, hours, children }: FrameProps) {
  return (
    <section aria-label={sayLongDay(day)} className="card min-w-0">
      <div className="flex items-start justify-between gap-2 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h3 className="text-panel font-semibold">{sayLongDay(day)}</h3>
          <p aria-live="polite" className="tnum text-xs text-ink-3">
            {note}
          </p>
        </div>
        {hours && (
          <Link to="/schedule" search={hours} className={buttonLook({ variant: 'ghost', size: 'sm', className: '-mt-1 -mr-2' })}>
            Hours
            <span className="sr-only"> of {sayLongDay(day)}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

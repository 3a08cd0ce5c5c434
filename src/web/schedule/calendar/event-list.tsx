import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { isClosedSlot, stateOfEntry } from '#domain/maintenance/maintenance-state.ts';
import { lengthWords } from '#domain/schedule/duration.ts';
import { statusAt } from '#domain/schedule/event-status.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventStatusLabels, eventTypeLabels } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import type { Show } from '../../platform/show.ts';
import { useNow } from '../../platform/now.ts';
import { Badge, softTone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { FixedFilter } from '../../ui/fixed-filter.tsx';
import { eventTypeLooks } from '../../words/event-words.tsx';
import { MaintenanceStateBadge } from '../../words/maintenance-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { DatedList } from '../dated-list.tsx';
import { eventListQuery, type ScheduleSearch } from '../schedule-query.ts';
import { EventActions } from './event-actions.tsx';

type Props = { search: ScheduleSearch; today: Day; onShow: Show<ScheduleSearch> };

/** All events from a date on, by their start; or only those in one status. */
export function EventList({ search, today, onShow }: Props) {
  const events = useQuery(eventListQuery(useTimeZone(), { ...search, date: search.date ?? today }));
  const { page: _, ...filter } = search;
  const { status } = search;
  const filtered = Boolean(search.q || search.yachtId || search.type || status);
  const since = status ? undefined : (search.date ?? today);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="group" aria-label="Filters" className="flex flex-wrap gap-2">
        <SearchBox
          label="Search events"
          placeholder="Search events"
          className="flex-1 sm:max-w-sm"
          value={search.q ?? ''}
          onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
        />
        {status && <FixedFilter label="Status" text={eventStatusLabels[status]} onClear={() => onShow({ ...filter, status: undefined })} />}
      </div>
      <Loaded
        query={events}
        loading={
          <div className="card divide-y">
            <Skeletons count={8}>
              <RowSkeleton />
            </Skeletons>
          </div>
        }
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading schedule data. Please try again later." onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ total, earlier }) => total + earlier === 0,
          show: (
            <div className="card">
              <NoEvents filtered={filtered} onClear={() => onShow({ view: search.view, date: search.date })} />
            </div>
          ),
        }}
      >
        {(listed) => (
          <DatedList
            label="Events"
            noun="events"
            listed={listed}
            since={since}
            busy={events.isPlaceholderData}
            onPage={(page) => onShow({ ...search, page })}
            renderRow={(event) => <EventRow key={event.id} event={event} />}
          />
        )}
      </Loaded>
    </div>
  );
}

function NoEvents({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const add = (
    <Link to="/schedule/new" className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      Add Event
    </Link>
  );
  return filtered ? (
    <EmptyState
      drawing="mooring"
      title="No events found"
      text="Try adjusting your search or filters"
      action={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          {add}
        </>
      }
    />
  ) : (
    <EmptyState
      drawing="mooring"
      title="No events found"
      text="Book a charter or a day trip, or plan work, an inspection or a crew change"
      action={add}
    />
  );
}

function EventRow({ event }: { event: ScheduleEvent }) {
  const dates = useDates();
  const timeZone = useTimeZone();
  const now = useNow();
  const past = statusAt(event, now) === 'completed';
  const closed = isClosedSlot(event);
  const state = stateOfEntry(event, now);
  const overdue = state === 'overdue';
  const dim = (past && !overdue) || closed;
  const { tone, icon: Icon } = eventTypeLooks[event.type];
  const eventId = String(event.id);
  return (
    <li className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:flex-nowrap sm:px-5 sm:py-0.5 ${dim ? 'bg-canvas' : ''}`}>
      <span
        aria-hidden
        className={`grid size-8 shrink-0 place-items-center rounded-lg ${dim ? 'bg-sunken text-ink-3' : softTone[overdue ? 'red' : tone]}`}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="truncate text-nav leading-6">
          <h3 className={`inline font-medium ${dim ? 'text-ink-3' : ''}`}>
            <Link to="/schedule/$eventId" params={{ eventId }} className="rounded-sm hover:underline">
              {event.title}
            </Link>
          </h3>
          {event.description && <span className="text-ink-3"> {event.description}</span>}
        </div>
        <p className="mt-0.5 truncate text-xs leading-6 text-ink-3">
          <EventNames event={event} />
        </p>
      </div>
      <p className="tnum text-xs text-ink-2 max-sm:order-last max-sm:w-full max-sm:pl-12 sm:w-70">
        {dates.period(event.startDate, event.endDate)}
        {event.type === 'charter' && <span className="block text-ink-3">{lengthWords(timeZone, event)}</span>}
      </p>
      <div className="flex items-center gap-1 max-sm:order-last max-sm:w-full max-sm:pl-12 sm:w-44 sm:justify-end">
        <span className="flex items-center gap-2 mr-auto sm:mr-2">
          {past && !overdue && <Badge tone="grey">Past</Badge>}
          {(!past || closed || overdue) && <MaintenanceStateBadge state={state} />}
        </span>
        <EventActions event={event} />
      </div>
    </li>
  );
}

/** The yacht and the customer of an event, linked to their pages, and the event's type. */
function EventNames({ event }: { event: ScheduleEvent }) {
  const yachtOf = useYachtWords();
  const { yachtId, type, customerId, customerFullName } = event;
  return (
    <>
      <RecordLink kind="yacht" id={yachtId}>
        {yachtOf(event)}
      </RecordLink>
      {` · ${eventTypeLabels[type]}`}
      {customerId !== null && (
        <>
          {' · '}
          <RecordLink kind="customer" id={customerId}>
            {customerFullName}
          </RecordLink>
        </>
      )}
    </>
  );
}

function RowSkeleton() {
  return (
    <div className="flex h-14 items-center gap-4 px-4 sm:px-5">
      <Skeleton className="size-8 shrink-0" />
      <Skeleton className="h-4 w-52" />
      <Skeleton className="ml-auto h-4 w-60 max-sm:hidden" />
    </div>
  );
}

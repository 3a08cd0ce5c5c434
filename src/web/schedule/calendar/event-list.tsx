import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isClosedSlot, stateOfEntry } from '#domain/maintenance/maintenance-state.ts';
import { statusAt } from '#domain/schedule/event-status.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import type { Show } from '../../platform/show.ts';
import { useNow } from '../../platform/now.ts';
import { Badge, softTone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { eventTypeLooks } from '../../words/event-words.tsx';
import { MaintenanceStateBadge } from '../../words/maintenance-words.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { eventListQuery, eventsPerPage, type ScheduleSearch } from '../schedule-query.ts';

type Props = { search: ScheduleSearch; today: Day; onShow: Show<ScheduleSearch> };

/** All events by their start. Unless the address says which page, it opens where the date is. */
export function EventList({ search, today, onShow }: Props) {
  const events = useQuery(eventListQuery(useTimeZone(), { ...search, date: search.date ?? today }));
  const { page: _, ...filter } = search;
  const filtered = Boolean(search.q || search.yachtId || search.type);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchBox
        label="Search events"
        placeholder="Search events"
        className="sm:max-w-sm"
        value={search.q ?? ''}
        onSearch={(q) => onShow({ ...filter, q: q || undefined }, 'replace')}
      />
      <Loaded
        query={events}
        loading={
          <div className="card divide-y">
            <Skeletons count={5}>
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
          when: ({ total }) => total === 0,
          show: (
            <div className="card">
              <NoEvents filtered={filtered} onClear={() => onShow({ view: search.view, date: search.date })} />
            </div>
          ),
        }}
      >
        {({ rows, total, page }) => (
          <>
            <ul
              aria-label="Events"
              aria-busy={events.isPlaceholderData}
              className={`card divide-y overflow-hidden transition-opacity ${events.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              {rows.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            <Pager noun="events" page={page} total={total} perPage={eventsPerPage} onPage={(next) => onShow({ ...search, page: next })} />
          </>
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
      icon={<CalendarDays />}
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
      icon={<CalendarDays />}
      title="No events found"
      text="Book a charter or a day trip, or plan anything else that keeps a yacht in port"
      action={add}
    />
  );
}

function EventRow({ event }: { event: ScheduleEvent }) {
  const [deleting, setDeleting] = useState(false);
  const dates = useDates();
  const yachtOf = useYachtWords();
  const now = useNow();
  const past = statusAt(event, now) === 'completed';
  const closed = isClosedSlot(event);
  const state = stateOfEntry(event, now);
  const overdue = state === 'overdue';
  const dim = (past && !overdue) || closed;
  const { tone, icon: Icon } = eventTypeLooks[event.type];
  const eventId = String(event.id);
  return (
    <li className={`flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:px-5 ${dim ? 'bg-canvas' : ''}`}>
      <span aria-hidden className={`grid size-9 shrink-0 place-items-center rounded-lg ${dim ? 'bg-sunken text-ink-3' : softTone[tone]}`}>
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={`font-semibold wrap-anywhere ${dim ? 'text-ink-3' : ''}`}>
          <Link to="/schedule/$eventId" params={{ eventId }} className="rounded-sm hover:underline">
            {event.title}
          </Link>
        </h3>
        {event.description && <p className="mt-0.5 line-clamp-2 max-w-prose text-nav text-ink-2">{event.description}</p>}
        <p className="tnum mt-1 text-nav">{dates.period(event.startDate, event.endDate)}</p>
        <p className="mt-0.5 text-nav text-ink-3">
          {eventTypeLabels[event.type]} · {yachtOf(event)}
          {event.customerFullName && ` · ${event.customerFullName}`}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full max-sm:pl-11">
        <span className="flex items-center gap-2 max-sm:order-last max-sm:ml-auto sm:mr-2">
          {past && !overdue && <Badge tone="grey">Past</Badge>}
          {(!past || closed || overdue) && <MaintenanceStateBadge state={state} />}
        </span>
        <Link
          to="/schedule/$eventId/edit"
          params={{ eventId }}
          aria-label={`Edit ${event.title}`}
          className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
        >
          <Pencil aria-hidden />
        </Link>
        <Button variant="ghost" size="iconSmall" aria-label={`Delete ${event.title}`} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <EventDeleteDialog event={event} open={deleting} onClose={() => setDeleting(false)} />
    </li>
  );
}

function RowSkeleton() {
  return (
    <div className="h-28 p-4 sm:px-5">
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-3 h-3.5 w-80 max-w-full" />
      <Skeleton className="mt-3 h-3.5 w-60 max-w-full" />
    </div>
  );
}

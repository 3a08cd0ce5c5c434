import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { FileText, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { stateOfEntry } from '#domain/maintenance/maintenance-state.ts';
import { durationWords } from '#domain/schedule/duration.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { can } from '#domain/session/permissions.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { lastSearchAt } from '../../platform/left-page.ts';
import { isGone } from '../../platform/api.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { NotThere } from '../../platform/not-there.tsx';
import { useNow } from '../../platform/now.ts';
import { useUser } from '../../platform/session.tsx';
import { countIn } from '../../platform/search-params.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { EventTypeBadge } from '../../words/event-words.tsx';
import { RecordLink } from '../../words/record-link.tsx';
import { MaintenanceStateBadge } from '../../words/maintenance-words.tsx';
import { useYachtWords } from '../../yachts/yacht-words.ts';
import { BookingBalanceDetails } from '../bookings/booking-balance-details.tsx';
import { useBookingBalances } from '../bookings/booking-query.ts';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import { eventQuery } from '../schedule-query.ts';

/** One event, to be read. */
export function EventPage() {
  const { eventId } = useParams({ strict: false });
  const id = countIn(eventId);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      {id === undefined ? <EventNotFound /> : <EventView key={id} id={id} />}
    </div>
  );
}

function EventView({ id }: { id: number }) {
  const event = useQuery(eventQuery(id));
  const timeZone = useTimeZone();
  return (
    <>
      <BackLink to="/schedule" search={{ date: event.data && dayIn(timeZone, event.data.startDate) }}>
        Schedule
      </BackLink>
      <Loaded
        query={event}
        loading={<EventSkeleton />}
        renderFailed={(retry, error) =>
          isGone(error) ? (
            <EventNotFound />
          ) : (
            <NotThere title="Failed to load schedule event. Please try again later." back={toSchedule} onRetry={retry} />
          )
        }
      >
        {(loaded) => <Event event={loaded} />}
      </Loaded>
    </>
  );
}

function Event({ event }: { event: ScheduleEvent }) {
  return (
    <article className="card">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <EventTypeBadge type={event.type} />
            <MaintenanceStateBadge state={stateOfEntry(event, useNow())} />
          </div>
          <h2 className="mt-3 text-2xl leading-8 font-semibold wrap-anywhere">{event.title}</h2>
          {event.description && <p className="mt-1 max-w-prose whitespace-pre-line text-ink-2 wrap-anywhere">{event.description}</p>}
        </div>
        <Actions event={event} />
      </div>
      <Details event={event} />
    </article>
  );
}

function Details({ event }: { event: ScheduleEvent }) {
  const dates = useDates();
  const yachtOf = useYachtWords();
  const timeZone = useTimeZone();
  const money = (cents: number | null) => (cents === null ? null : moneyInWords(decimalOf(cents), event.currency));
  const isBooking = event.type === 'day_rent' || event.type === 'charter';
  const link = 'rounded-sm text-accent hover:underline';
  return (
    <dl className="grid gap-x-6 gap-y-4 border-t px-5 py-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-4">
      <Detail name="When">
        <span className="tnum">{dates.period(event.startDate, event.endDate)}</span>
        <span className="block text-xs text-ink-3">{timeZone}</span>
      </Detail>
      <Detail name="Duration">{durationWords(timeZone, event)}</Detail>
      <Detail name="Yacht">
        <RecordLink kind="yacht" id={event.yachtId} className={link}>
          {yachtOf(event)}
        </RecordLink>
      </Detail>
      <Detail name="Customer">
        {event.customerId === null ? (
          <span className="font-normal text-ink-3">No customer</span>
        ) : (
          <RecordLink kind="customer" id={event.customerId} className={link}>
            {event.customerFullName}
          </RecordLink>
        )}
      </Detail>
      {(isBooking || event.price !== null) && (
        <Detail name="Price">
          <span className="tnum">{money(event.price) ?? <span className="font-normal text-ink-3">Price TBD</span>}</span>
        </Detail>
      )}
      {isBooking && <BalanceOf event={event} />}
      {event.estimatedCost !== null && (
        <Detail name="Estimated cost">
          <span className="tnum">{money(event.estimatedCost)}</span>
        </Detail>
      )}
      {event.actualCost !== null && (
        <Detail name="Actual cost">
          <span className="tnum">{money(event.actualCost)}</span>
        </Detail>
      )}
      {event.maintenanceId !== null && (
        <Detail name="Maintenance record">
          <Link to="/maintenance/$recordId" params={{ recordId: String(event.maintenanceId) }} className={link}>
            Progress, notes and costs
          </Link>
        </Detail>
      )}
    </dl>
  );
}

/** What of it is invoiced, paid and open, which leads to its invoices. */
function BalanceOf({ event: { id } }: { event: ScheduleEvent }) {
  const balances = useBookingBalances([id])?.(id);
  if (!balances) return null;
  return (
    <Detail name="Invoices">
      {balances.length === 0 ? (
        <span className="font-normal text-ink-3">Not invoiced</span>
      ) : (
        <Link
          to="/finance/$section"
          params={{ section: 'invoices' }}
          search={{ eventId: id }}
          className="rounded-sm font-normal hover:underline"
        >
          <BookingBalanceDetails balances={balances} />
        </Link>
      )}
    </Detail>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Actions({ event }: { event: ScheduleEvent }) {
  const user = useUser();
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
      <Link to="/schedule/$eventId/edit" params={{ eventId: String(event.id) }} className={buttonLook({ variant: 'primary' })}>
        <Pencil aria-hidden />
        Edit
      </Link>
      {(event.type === 'charter' || event.type === 'day_rent') && can(user, 'finance:write') && (
        <Link to="/finance/invoices/new" search={{ eventId: event.id }} className={buttonLook({})}>
          <FileText aria-hidden />
          Create invoice
        </Link>
      )}
      <Button onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <EventDeleteDialog
        event={event}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/schedule', search: lastSearchAt('/schedule'), replace: true })}
      />
    </div>
  );
}

const toSchedule = { to: '/schedule', children: 'Back to the schedule' } as const;

function EventNotFound() {
  return <NotThere title="Event not found" text="It may have been deleted, or the link may be mistyped." back={toSchedule} />;
}

function EventSkeleton() {
  return (
    <Skeletons count={1}>
      <div className="card p-5 sm:p-6">
        <Skeleton className="h-6 w-44 rounded-full" />
        <Skeleton className="mt-4 h-6 w-64 max-w-full" />
        <Skeleton className="mt-3 h-4 w-full" />
        <div className="mt-8 grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      </div>
    </Skeletons>
  );
}

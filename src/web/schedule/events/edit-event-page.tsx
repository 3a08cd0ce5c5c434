import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { mayChange } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { isGone } from '../../platform/api.ts';
import { useDates, useTimeZone } from '../../platform/dates.ts';
import { countIn } from '../../platform/search-params.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useIsDeletedHere } from '../../platform/deletion-state.ts';
import { useShowIt } from './event-actions.ts';
import { entryOf } from './event-entry.ts';
import { customerOf, EventForm, yachtOf } from './event-form.tsx';
import { BackToSchedule, EventFormSkeleton } from './event-form-header.tsx';
import { EventPageLayout } from './event-page-layout.tsx';
import { eventQuery } from '../schedule-query.ts';

export function EditEventPage() {
  const { eventId } = useParams({ strict: false });
  const id = countIn(eventId);
  return (
    <div className="mx-auto grid w-full max-w-216 grid-cols-[minmax(0,1fr)] gap-4">
      <BackToSchedule />
      {id === undefined ? <NoSuchEvent /> : <StoredEvent key={id} id={id} />}
    </div>
  );
}

function StoredEvent({ id }: { id: number }) {
  const event = useQuery(eventQuery(id));
  const isDeletedHere = useIsDeletedHere('/api/schedule', id);
  const renderMissing = () => (isDeletedHere ? <EventFormSkeleton /> : <NoSuchEvent />);
  return (
    <Loaded
      query={event}
      loading={<EventFormSkeleton />}
      renderFailed={(retry, error) => (isGone(error) ? renderMissing() : <Failed onRetry={retry} />)}
    >
      {(loaded) => {
        // Work has only one form, wherever it is opened from.
        if (loaded.maintenanceId !== null)
          return <Navigate to="/maintenance/$recordId/edit" params={{ recordId: String(loaded.maintenanceId) }} replace />;
        // Its page says where it is changed.
        if (!mayChange(loaded)) return <Navigate to="/schedule/$eventId" params={{ eventId: String(id) }} replace />;
        return <EditEvent event={loaded} />;
      }}
    </Loaded>
  );
}

function EditEvent({ event }: { event: ScheduleEvent }) {
  const timeZone = useTimeZone();
  const dates = useDates();
  const showIt = useShowIt();
  const leave = useWayBack({ to: '/schedule' });
  const thatDay = ({ startDate }: ScheduleEvent) => ({ date: dayIn(timeZone, startDate) });
  return (
    <EventForm
      event={event}
      entry={entryOf(event, timeZone)}
      yacht={yachtOf(event)}
      customer={customerOf(event)}
      onSaved={(saved) => {
        toast({
          title: 'Event updated',
          description: `${saved.title} with ${saved.yachtName}, ${dates.period(saved.startDate, saved.endDate)}.`,
          action: showIt(saved),
        });
        leave({ ignoreBlocker: true, search: thatDay(saved) });
      }}
    >
      {(parts, dialogs) => (
        <>
          <EventPageLayout
            parts={parts}
            onCancel={() => leave({ search: thatDay(event) })}
            onDeleted={() => leave({ ignoreBlocker: true, gone: `/schedule/${event.id}`, search: thatDay(event) })}
          />
          {dialogs}
        </>
      )}
    </EventForm>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="card">
      <ErrorState title="Failed to load schedule event. Please try again later." onRetry={onRetry} />
    </div>
  );
}

/** Nothing to edit: links to the schedule. */
function NoSuchEvent() {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    toast({ variant: 'destructive', title: 'Event not found', description: 'It may have been deleted.' });
    void navigate({ to: '/schedule', replace: true });
  });
  useEffect(() => leave(), []);
  return <EventFormSkeleton />;
}

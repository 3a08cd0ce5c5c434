import { useState } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

type Props = {
  event: ScheduleEvent;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => unknown;
  /** What a failure says, where a page has words of its own for it. */
  failure?: string;
};

/** Asks before an event goes, and says what goes with it. */
export function EventDeleteDialog(props: Props) {
  // Every row of a list has one: until it is first opened it weighs nothing.
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <Question {...props} /> : null;
}

function Question({ event, failure, ...dialog }: Props) {
  const dates = useDates();
  const kind = event.type === 'other' ? 'event' : eventTypeLabels[event.type].toLowerCase();
  return (
    <DeleteDialog
      collection="/api/schedule"
      record={event}
      title={`Delete this ${kind}?`}
      text={
        <>
          <p>
            {event.title} with {event.yachtName}
            {event.customerFullName && ` for ${event.customerFullName}`}, {dates.period(event.startDate, event.endDate)}. This can't be
            undone.
          </p>
          {event.maintenanceId !== null && (
            <p className="mt-2">Its maintenance record, with its progress, notes and costs, is deleted too.</p>
          )}
        </>
      }
      action="Delete event"
      deleted={{ title: 'Event deleted', description: 'The event has been successfully removed from the schedule.' }}
      failure={(error) => ({ title: 'Error', description: failure ?? `Failed to delete event: ${reason(error, 'Unknown error')}` })}
      {...dialog}
    />
  );
}

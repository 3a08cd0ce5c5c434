import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { isRefusal, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { DeleteDialog } from '../../platform/delete-dialog.tsx';

export type DeletedEventProps = {
  event: ScheduleEvent;
  open: boolean;
  onClose: () => void;
  onDeleted?: () => unknown;
  /** The message of a failure, if a page has its own. A refusal gives its reason in any case. */
  failure?: string;
};

/** The question of `EventDeleteDialog`. */
export function DeletedEventDialog({ event, failure, ...dialog }: DeletedEventProps) {
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
      failure={(error) => {
        if (failure) return { title: 'Error', description: isRefusal(error) ? reason(error) : failure };
        return { title: 'Error', description: `Failed to delete event: ${reason(error, 'Unknown error')}` };
      }}
      {...dialog}
    />
  );
}

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import { BackLink } from '../platform/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';
import type { EventFormState } from './event-fields.tsx';

/** What the form is about, and for an event that is stored, the way to be rid of it. */
export function EventHead({ event, form, onDeleted }: { event: ScheduleEvent | null; form: EventFormState; onDeleted?: () => void }) {
  const type = form.watch('type');
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <h2 className="text-xl leading-7 font-semibold wrap-anywhere">
          {event ? event.title : type === 'other' ? 'New event' : `New ${eventTypeLabels[type].toLowerCase()}`}
        </h2>
        <p className="text-ink-2">
          {event ? 'Your changes show everywhere as soon as they are saved.' : 'You can change everything later.'}
        </p>
      </div>
      {event && (
        <Button onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
          Delete
        </Button>
      )}
      {event && <EventDeleteDialog event={event} open={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </div>
  );
}

export function BackToSchedule() {
  return <BackLink to="/schedule">Schedule</BackLink>;
}

export function EventFormSkeleton() {
  return (
    <div className="grid gap-5">
      <Skeletons count={1}>
        <Skeleton className="h-12 w-56" />
      </Skeletons>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
        <Skeleton className="h-20" />
      </div>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
      </div>
      <div className="card grid gap-4 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9" />
      </div>
    </div>
  );
}

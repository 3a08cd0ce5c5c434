import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayDelete } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { BackLink } from '../../platform/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { EventDeleteDialog } from './event-delete-dialog.tsx';

/** Deletes the event being edited. */
export function DeleteEventButton({ event, onDeleted }: { event: ScheduleEvent; onDeleted?: () => void }) {
  const [deleting, setDeleting] = useState(false);
  if (!mayDelete(event)) return null;
  return (
    <>
      <Button onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      <EventDeleteDialog event={event} open={deleting} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
    </>
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

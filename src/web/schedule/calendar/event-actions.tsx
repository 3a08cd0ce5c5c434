import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayChange, mayDelete } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';

/** The buttons that edit and delete an event, as far as it can be. */
export function EventActions({ event }: { event: ScheduleEvent }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      {mayChange(event) && (
        <Link
          to="/schedule/$eventId/edit"
          params={{ eventId: String(event.id) }}
          aria-label={`Edit ${event.title}`}
          className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
        >
          <Pencil aria-hidden />
        </Link>
      )}
      {mayDelete(event) && (
        <Button variant="ghost" size="iconSmall" aria-label={`Delete ${event.title}`} onClick={() => setDeleting(true)}>
          <Trash2 aria-hidden />
        </Button>
      )}
      <EventDeleteDialog event={event} open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}

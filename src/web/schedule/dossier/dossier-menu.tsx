import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarPlus, FilePlus, KanbanSquare, Printer, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Act } from '#domain/dossier/dossier.ts';
import { mayDelete } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { can } from '#domain/session/permissions.ts';
import { lastSearchAt } from '../../platform/left-page.ts';
import { useUser } from '../../platform/session.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { wayOf } from './act-button.tsx';
import { useAdopting } from './adopting-actions.ts';

const AdoptDialog = lazy(() => import('./adopt-dialog.tsx').then((module) => ({ default: module.AdoptDialog })));

/** The other actions for an event: an invoice, a copy, its sheet, and deleting it. */
export function DossierMenu({ event, act }: { event: ScheduleEvent; act: Act | null }) {
  const user = useUser();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [asking, setAsking] = useState(false);
  const adopting = useAdopting(event);
  const isBooking = bookingTypes.includes(event.type);
  const offers = (kind: Act['kind'], may: boolean) => isBooking && may && act?.kind !== kind;
  const way = (kind: Act['kind']) => wayOf({ kind, invoiceId: null, blocker: null }, event);
  return (
    <>
      <MoreMenu of={event.title} size="icon">
        {offers('create_invoice', can(user, 'finance:write')) && (
          <MenuItem render={<Link {...way('create_invoice')} />}>
            <FilePlus aria-hidden />
            Create invoice
          </MenuItem>
        )}
        {isBooking && can(user, 'finance:write') && (
          <MenuItem render={<Link to="/finance/invoices/new" search={{ eventId: event.id, kind: 'deposit' }} />}>
            <FilePlus aria-hidden />
            Deposit invoice
          </MenuItem>
        )}
        {offers('book_again', can(user, 'schedule:write')) && (
          <MenuItem render={<Link {...way('book_again')} />}>
            <CalendarPlus aria-hidden />
            Book again
          </MenuItem>
        )}
        {isBooking && !event.isDeparture && event.charterId === null && can(user, 'desk:write') && (
          <MenuItem onClick={() => (event.customerId === null ? setAsking(true) : adopting.mutate({}))}>
            <KanbanSquare aria-hidden />
            Make it a charter
          </MenuItem>
        )}
        <MenuItem onClick={() => print()}>
          <Printer aria-hidden />
          Print
        </MenuItem>
        {can(user, 'schedule:write') && mayDelete(event) && (
          <MenuItem onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </MenuItem>
        )}
      </MoreMenu>
      <EventDeleteDialog
        event={event}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/schedule', search: lastSearchAt('/schedule'), replace: true })}
      />
      <Suspense>{asking && <AdoptDialog event={event} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}

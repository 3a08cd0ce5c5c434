import { Menu } from '@base-ui/react/menu';
import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarPlus, Ellipsis, FilePlus, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Act } from '#domain/dossier/dossier.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { bookingTypes } from '#domain/schedule/words.ts';
import { can } from '#domain/session/permissions.ts';
import { lastSearchAt } from '../../platform/left-page.ts';
import { useUser } from '../../platform/session.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { overPage, popupItemLook, popupLook } from '../../ui/popup.ts';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { wayOf } from './act-button.tsx';

const item = `${popupItemLook} [&_svg]:size-4 [&_svg]:text-ink-3`;

/** What else can be done with an entry: an invoice, the same again, its sheet, and its end. */
export function DossierMenu({ event, act }: { event: ScheduleEvent; act: Act | null }) {
  const user = useUser();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const isBooking = bookingTypes.includes(event.type);
  const offers = (kind: Act['kind'], may: boolean) => isBooking && may && act?.kind !== kind;
  const way = (kind: Act['kind']) => wayOf({ kind, invoiceId: null, blocker: null }, event);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger aria-label={`More about ${event.title}`} className={buttonLook({ variant: 'ghost', size: 'icon' })}>
          <Ellipsis aria-hidden />
        </Menu.Trigger>
        <Menu.Portal container={overPage}>
          <Menu.Positioner align="end" sideOffset={4} className="z-40">
            <Menu.Popup className={`${popupLook} min-w-48 p-1`}>
              {offers('create_invoice', can(user, 'finance:write')) && (
                <Menu.Item className={item} render={<Link {...way('create_invoice')} />}>
                  <FilePlus aria-hidden />
                  Create invoice
                </Menu.Item>
              )}
              {offers('book_again', can(user, 'schedule:write')) && (
                <Menu.Item className={item} render={<Link {...way('book_again')} />}>
                  <CalendarPlus aria-hidden />
                  Book again
                </Menu.Item>
              )}
              <Menu.Item className={item} onClick={() => print()}>
                <Printer aria-hidden />
                Print
              </Menu.Item>
              {can(user, 'schedule:write') && (
                <Menu.Item className={item} onClick={() => setDeleting(true)}>
                  <Trash2 aria-hidden />
                  Delete
                </Menu.Item>
              )}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <EventDeleteDialog
        event={event}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/schedule', search: lastSearchAt('/schedule'), replace: true })}
      />
    </>
  );
}

import { Menu } from '@base-ui/react/menu';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Eye, FilePlus, FileText, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { buttonLook } from '../../ui/button.tsx';
import { overPage, popupItemLook, popupLook } from '../../ui/popup.ts';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { useBookingActions } from './booking-actions.ts';

const look = buttonLook({ variant: 'ghost', size: 'iconSmall' });
const item = `${popupItemLook} [&_svg]:size-4 [&_svg]:text-ink-3`;
const onHover = 'flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden pointer-coarse:hidden';

const deleteFailure = 'Failed to delete day trip/charter. Please try again.';

/** What can be done with a booking in its row: the usual beside it while one points at it, all of it behind the dots. */
export function BookingMenu({ booking }: { booking: ScheduleEvent }) {
  const [deleting, setDeleting] = useState(false);
  const { open, edit, invoice } = useBookingActions(booking);
  const InvoiceIcon: LucideIcon = invoice?.isNew ? FilePlus : FileText;
  return (
    <div className="relative z-1 row-span-2 -mr-2 flex shrink-0 items-center">
      <span className={onHover}>
        <Link {...edit} aria-label={`Edit ${booking.title}`} title="Edit" className={look}>
          <Pencil aria-hidden />
        </Link>
        {invoice && (
          <Link {...invoice.way} aria-label={`${invoice.label}: ${booking.title}`} title={invoice.label} className={look}>
            <InvoiceIcon aria-hidden />
          </Link>
        )}
      </span>
      <Menu.Root>
        <Menu.Trigger aria-label={`More about ${booking.title}`} className={look}>
          <Ellipsis aria-hidden />
        </Menu.Trigger>
        <Menu.Portal container={overPage}>
          <Menu.Positioner align="end" sideOffset={4} className="z-40">
            <Menu.Popup className={`${popupLook} min-w-48 p-1`}>
              <Menu.Item className={item} render={<Link {...open} />}>
                <Eye aria-hidden />
                View
              </Menu.Item>
              <Menu.Item className={item} render={<Link {...edit} />}>
                <Pencil aria-hidden />
                Edit
              </Menu.Item>
              {invoice && (
                <Menu.Item className={item} render={<Link {...invoice.way} />}>
                  <InvoiceIcon aria-hidden />
                  {invoice.label}
                </Menu.Item>
              )}
              <Menu.Item className={item} onClick={() => setDeleting(true)}>
                <Trash2 aria-hidden />
                Delete
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <EventDeleteDialog event={booking} open={deleting} onClose={() => setDeleting(false)} failure={deleteFailure} />
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { Eye, FilePlus, FileText, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { mayDelete } from '#domain/schedule/changeable.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { KeyHint } from '../../platform/key-hint.tsx';
import { useKeyTitle } from '../../platform/shortcuts.ts';
import { buttonLook } from '../../ui/button.tsx';
import { MenuItem } from '../../ui/menu.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { EventDeleteDialog } from '../events/event-delete-dialog.tsx';
import { useBookingActions } from './booking-actions.ts';

const look = buttonLook({ variant: 'ghost', size: 'iconSmall' });
const onHover = 'flex opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden pointer-coarse:hidden';

const deleteFailure = 'Failed to delete day trip/charter. Please try again.';

/** The actions of a booking in its row: the usual ones on hover, all of them in the menu. */
export function BookingMenu({ booking }: { booking: ScheduleEvent }) {
  const editTitle = useKeyTitle('Edit', 'E');
  const [deleting, setDeleting] = useState(false);
  const { open, edit, invoice } = useBookingActions(booking);
  const InvoiceIcon: LucideIcon = invoice?.isNew ? FilePlus : FileText;
  return (
    <div className="relative z-1 row-span-3 -mr-2 flex shrink-0 items-center">
      <span className={onHover}>
        {edit && (
          <Link {...edit} {...editTitle} aria-label={`Edit ${booking.title}`} className={look}>
            <Pencil aria-hidden />
          </Link>
        )}
        {invoice && (
          <Link {...invoice.way} aria-label={`${invoice.label}: ${booking.title}`} title={invoice.label} className={look}>
            <InvoiceIcon aria-hidden />
          </Link>
        )}
      </span>
      <MoreMenu of={booking.title} size="iconSmall">
        <MenuItem render={<Link {...open} />}>
          <Eye aria-hidden />
          View
        </MenuItem>
        {edit && (
          <MenuItem render={<Link {...edit} />}>
            <Pencil aria-hidden />
            Edit
            <KeyHint keys="E" />
          </MenuItem>
        )}
        {invoice && (
          <MenuItem render={<Link {...invoice.way} />}>
            <InvoiceIcon aria-hidden />
            {invoice.label}
          </MenuItem>
        )}
        {mayDelete(booking) && (
          <MenuItem onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            Delete
          </MenuItem>
        )}
      </MoreMenu>
      <EventDeleteDialog event={booking} open={deleting} onClose={() => setDeleting(false)} failure={deleteFailure} />
    </div>
  );
}

import { Link, type LinkProps } from '@tanstack/react-router';
import { Banknote, Bell, CalendarPlus, ChevronRight, FilePlus, Mail, Printer, Route, Wrench, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Act } from '#domain/dossier/dossier.ts';
import { actLabels, type ActKind } from '#domain/dossier/words.ts';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { companyInLink } from '../../platform/company-of.tsx';
import { useUser } from '../../platform/session.tsx';
import { actAbout, needButtonLook } from '../../reminders/need-link.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';

const RemindDialog = lazy(() => import('../../reminders/remind-dialog.tsx').then((module) => ({ default: module.RemindDialog })));

const icons: Record<ActKind, LucideIcon> = {
  blocker: ChevronRight,
  create_invoice: FilePlus,
  send_invoice: Mail,
  record_payment: Banknote,
  remind: Bell,
  log_trip: Route,
  open_job: Wrench,
  print: Printer,
  book_again: CalendarPlus,
};

type Props = { act: Act; event: ScheduleEvent };

/** The next step: the one primary button of its page. */
export function ActButton({ act, event, className = '' }: Props & { className?: string }) {
  const companyId = companyInLink(useUser(), event);
  const Icon = icons[act.kind];
  const label = labelOf(act);
  if (act.kind === 'print')
    return (
      <Button variant="primary" className={className} onClick={() => print()}>
        <Icon aria-hidden />
        {label}
      </Button>
    );
  if (act.kind === 'remind' && act.invoiceId)
    return (
      <RemindButton invoiceId={act.invoiceId} className={buttonLook({ variant: 'primary', className })}>
        <Icon aria-hidden />
        {label}
      </RemindButton>
    );
  return (
    <Link {...wayOf(act, event, companyId)} className={buttonLook({ variant: 'primary', className })}>
      <Icon aria-hidden />
      {label}
    </Link>
  );
}

/** On a phone the next step is above the toolbar, within reach of the thumb. */
export function ActBar(props: Props) {
  return (
    <div
      data-paper="none"
      className="sticky z-10 -mx-4 flex border-t bg-canvas/95 px-4 py-3 backdrop-blur-md md:hidden [&>*]:flex-1"
      style={{ bottom: 'calc(3.5rem + env(safe-area-inset-bottom))' }}
    >
      <ActButton {...props} />
    </div>
  );
}

/** An action in a row or a card, with what it is about for screen readers. */
export function SmallActLink({ act, event, about }: Props & { about: string }) {
  const companyId = companyInLink(useUser(), event);
  const words = (
    <>
      {labelOf(act)}
      <span className="sr-only">: {about}</span>
    </>
  );
  if (act.kind === 'remind' && act.invoiceId)
    return (
      <RemindButton invoiceId={act.invoiceId} className={needButtonLook}>
        {words}
      </RemindButton>
    );
  return (
    <Link {...wayOf(act, event, companyId)} data-paper="none" className={needButtonLook}>
      {words}
    </Link>
  );
}

/** A reminder is written over the page; the booking stays open. */
function RemindButton({ invoiceId, className, children }: { invoiceId: number; className: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" data-paper="none" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <Suspense>
          <RemindDialog invoiceId={invoiceId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function labelOf({ kind, blocker }: Act): string {
  if (kind === 'blocker') return blocker ? actAbout(blocker).label : '';
  return actLabels[kind];
}

/** The page on which an action is done, of this company where users see several. */
export function wayOf(
  { kind, invoiceId, blocker }: Act,
  { id, yachtId, customerId, type, maintenanceId }: ScheduleEvent,
  companyId?: number,
): LinkProps {
  const toInvoice: LinkProps = { to: '/finance/invoices/$invoiceId', params: { invoiceId: String(invoiceId) } };
  switch (kind) {
    case 'blocker':
      return blocker ? actAbout(blocker, companyId).way : {};
    case 'create_invoice':
      return { to: '/finance/invoices/new', search: { eventId: id } };
    case 'send_invoice':
      return { ...toInvoice, state: { asksToSend: true } };
    case 'remind':
      return toInvoice;
    case 'record_payment':
      return { to: '/finance/$section', params: { section: 'income' }, search: { new: true, invoiceId: invoiceId ?? undefined } };
    case 'log_trip':
      return { to: '/routes/new', search: { yachtId } };
    case 'open_job':
      return { to: '/maintenance/$recordId', params: { recordId: String(maintenanceId) } };
    default:
      return {
        to: '/schedule/new',
        search: {
          type: type === 'day_rent' ? type : 'charter',
          duration: type === 'day_rent' ? 'day' : 'charter',
          yachtId,
          customerId: customerId ?? undefined,
        },
      };
  }
}

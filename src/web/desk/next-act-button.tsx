import { Link } from '@tanstack/react-router';
import type { ListedCharter } from '#domain/desk/charter.ts';
import { nextAct } from '#domain/desk/next-act.ts';
import { can } from '#domain/session/permissions.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { useMoves } from './charter-actions.ts';
import { contactOf, nextActLabels } from './charter-words.ts';
import { MoveDialog } from './move-dialog.tsx';

type Props = { charter: ListedCharter; size?: 'sm' | 'md'; className?: string };

/** The button for a charter's next act, if the user may do it. */
export function NextActButton({ charter, size = 'md', className }: Props) {
  const user = useUser();
  const moves = useMoves(charter);
  const act = nextAct(charter, useNow().toISOString());
  if (act === null) return null;
  const label = nextActLabels[act];
  const variant = size === 'md' ? 'primary' : 'outline';
  // In a card its name says whose charter it is, for screen readers.
  const labelled = { 'aria-label': size === 'sm' ? `${label}: ${contactOf(charter)}` : undefined };
  const look = { ...labelled, className: buttonLook({ variant, size, className }) };
  if (act === 'entry')
    return charter.eventId === null ? null : (
      <Link to="/schedule/$eventId" params={{ eventId: String(charter.eventId) }} {...look}>
        {label}
      </Link>
    );
  if (act === 'apa')
    return can(user, 'finance:write') ? (
      <Link to="/desk/$charterId/apa" params={{ charterId: String(charter.id) }} {...look}>
        {label}
      </Link>
    ) : null;
  if (!can(user, 'desk:write')) return null;
  if (act === 'invoice')
    return charter.toInvoice?.invoiceId ? (
      <Link to="/finance/invoices/$invoiceId" params={{ invoiceId: String(charter.toInvoice.invoiceId) }} {...look}>
        {label}
      </Link>
    ) : (
      <Link to="/desk/$charterId" params={{ charterId: String(charter.id) }} search={{ tab: 'payments' }} {...look}>
        Draft invoice
      </Link>
    );
  if (act === 'check_in' || act === 'check_out')
    return (
      <Link to="/desk/$charterId" params={{ charterId: String(charter.id) }} search={{ tab: 'handover', kind: act }} {...look}>
        {label}
      </Link>
    );
  if (act === 'dates')
    return (
      <Link to="/desk/$charterId/edit" params={{ charterId: String(charter.id) }} {...look}>
        {label}
      </Link>
    );
  return (
    <>
      <Button
        {...labelled}
        variant={variant}
        size={size}
        className={className}
        running={moves.running !== null && 'Saving'}
        onClick={() => moves.run(act)}
      >
        {label}
      </Button>
      <MoveDialog charter={charter} moves={moves} />
    </>
  );
}

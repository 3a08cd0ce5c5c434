import { Link } from '@tanstack/react-router';
import type { ListedCharter } from '#domain/desk/charter.ts';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import { useTimeZone } from '../platform/dates.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { useMoves } from './charter-actions.ts';

/** What is in the way of a move, and what to do about it. */
export function MoveDialog({ charter, moves: { offer, close, run } }: { charter: ListedCharter; moves: ReturnType<typeof useMoves> }) {
  const timeZone = useTimeZone();
  const { startDate } = charter;
  return (
    <Dialog
      open={offer !== null}
      onClose={close}
      title={offer?.title ?? ''}
      text={offer?.text}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          {offer?.isTaken && startDate && (
            // Her weeks before and after, and the same weeks of the other yachts.
            <Link to="/desk" search={{ from: addDays(dayIn(timeZone, startDate), -14) }} className={buttonLook({})} onClick={close}>
              See what is free
            </Link>
          )}
          {offer && 'way' in offer && (
            <Link
              {...(offer.tab ? { to: '/desk/$charterId', search: { tab: offer.tab } } : { to: '/desk/$charterId/edit' })}
              params={{ charterId: String(charter.id) }}
              className={buttonLook({ variant: 'primary' })}
              onClick={close}
            >
              {offer.way}
            </Link>
          )}
          {offer && 'move' in offer && (
            <Button variant="primary" onClick={() => run(offer.move, offer.wish)}>
              {offer.action}
            </Button>
          )}
        </>
      }
    />
  );
}

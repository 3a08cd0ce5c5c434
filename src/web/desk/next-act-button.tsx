import { Link } from '@tanstack/react-router';
import type { ListedCharter } from '#domain/desk/charter.ts';
import { nextAct } from '#domain/desk/next-act.ts';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../platform/session.tsx';
import { buttonLook } from '../ui/button.tsx';
import { askerOf, nextActLabels } from './charter-words.ts';

type Props = { charter: ListedCharter; size?: 'sm' | 'md'; className?: string };

/** What brings a charter on, where whoever looks may do it. */
export function NextActButton({ charter, size = 'md', className }: Props) {
  const user = useUser();
  const act = nextAct(charter);
  if (act === null) return null;
  const label = nextActLabels[act];
  // In a card it says whose it is, for who doesn't see the card around it.
  const look = {
    className: buttonLook({ variant: size === 'md' ? 'primary' : 'outline', size, className }),
    'aria-label': size === 'sm' ? `${label}: ${askerOf(charter)}` : undefined,
  };
  if (act === 'entry' && charter.eventId !== null)
    return (
      <Link to="/schedule/$eventId" params={{ eventId: String(charter.eventId) }} {...look}>
        {label}
      </Link>
    );
  if (act !== 'dates' || !can(user, 'desk:write')) return null;
  return (
    <Link to="/desk/$charterId/edit" params={{ charterId: String(charter.id) }} {...look}>
      {label}
    </Link>
  );
}

import { Link, type LinkProps } from '@tanstack/react-router';
import type { DayAct } from '#domain/desk/day-act.ts';
import type { DayNext } from '#domain/desk/day-next.ts';
import { buttonLook } from '../../ui/button.tsx';
import { nextLabel } from './act-words.ts';

type Props = { act: DayAct; next: DayNext; variant?: 'primary' | 'outline'; size?: 'sm' | 'lg' };

/** Links to what is to be done next. */
export function NextLink({ act, next, variant = 'outline', size = 'sm' }: Props) {
  const label = nextLabel(next, act);
  return (
    <Link {...wayTo(act, next)} aria-label={`${label}: ${act.yachtName}`} className={buttonLook({ variant, size })}>
      {label}
    </Link>
  );
}

/** Where each of these is done. */
export function wayTo({ act, charterId, eventId }: DayAct, next: DayNext): LinkProps {
  if (next === 'manifest') return { to: '/desk/departures/$departureId', params: { departureId: String(eventId) } };
  if (next === 'booking' || charterId === null) return { to: '/schedule/$eventId', params: { eventId: String(eventId) } };
  const params = { charterId: String(charterId) };
  if (next === 'guests') return { to: '/desk/$charterId', params, search: { tab: 'guests' } };
  if (next === 'handover')
    return { to: '/desk/$charterId', params, search: { tab: 'handover', kind: act === 'check_in' ? 'check_in' : 'check_out' } };
  return { to: '/desk/$charterId', params, search: { tab: 'payments' } };
}

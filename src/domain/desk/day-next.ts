// Apart from the schemas, so that a page can say it without loading them.

/** What happens at an hour of a day on the quay: guests leave a yacht, others come aboard, or a departure sails. */
export const dayActKinds = ['check_out', 'check_in', 'departure'] as const;
export type DayActKind = (typeof dayActKinds)[number];

export const dayActLabels: Record<DayActKind, string> = { check_out: 'Check-out', check_in: 'Check-in', departure: 'Departure' };

/** The states of a handover protocol. */
export const protocolStates = ['none', 'begun', 'signed'] as const;
type ProtocolState = (typeof protocolStates)[number];

/**
 * What is to be done for it next: its guest list, its money, its deposit, the protocol, a look at who sails, or at a booking that is no
 * charter.
 */
export type DayNext = 'guests' | 'payments' | 'deposit' | 'handover' | 'manifest' | 'booking';

type Standing = {
  act: DayActKind;
  at: string;
  charterId: number | null;
  adults: number;
  children: number;
  completeGuests: number;
  /** What of its fee isn't paid. */ open: string | null;
  /** What of its deposit and APA hasn't been received. */ notReceived: string | null;
  /** Whether its deposit was received and isn't settled. */ isToSettle: boolean;
  protocol: ProtocolState | null;
};

/**
 * The next thing to be done for one of these at a moment; null where nothing is left. Before guests come aboard their list is complete and
 * their money is in; when they leave the yacht is looked at first. Of a departure and of a booking that is no charter nothing but the hour
 * is known.
 */
export function dayNext(standing: Standing, now: string): DayNext | null {
  const { act, at, charterId, protocol, isToSettle } = standing;
  if (act === 'departure') return at > now ? 'manifest' : null;
  if (charterId === null) return at > now ? 'booking' : null;
  if (act === 'check_in') {
    if (protocol !== 'signed' && lacksGuests(standing)) return 'guests';
    if (isOwed(standing)) return 'payments';
    return protocol === 'signed' ? null : 'handover';
  }
  if (protocol !== 'signed') return 'handover';
  if (isToSettle) return 'deposit';
  return Number(standing.open) > 0 ? 'payments' : null;
}

/** Whether somebody who comes isn't on the guest list with all that authorities ask for. */
export function lacksGuests({ adults, children, completeGuests }: Pick<Standing, 'adults' | 'children' | 'completeGuests'>): boolean {
  return completeGuests < adults + children;
}

function isOwed({ open, notReceived }: Pick<Standing, 'open' | 'notReceived'>): boolean {
  return Number(open) > 0 || Number(notReceived) > 0;
}

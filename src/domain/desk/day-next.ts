// Separate from the schemas, so that a page can use it without loading them.

/** The acts of a day on the quay: guests leave a yacht, others come aboard, or a departure sails. */
export const dayActKinds = ['check_out', 'check_in', 'departure'] as const;
export type DayActKind = (typeof dayActKinds)[number];

export const dayActLabels: Record<DayActKind, string> = { check_out: 'Check-out', check_in: 'Check-in', departure: 'Departure' };

/** The states of a handover protocol. */
export const protocolStates = ['none', 'begun', 'signed'] as const;
type ProtocolState = (typeof protocolStates)[number];

/**
 * The next step for an act: its guest list, money, deposit or handover protocol; or a link to its seats, or to a booking that isn't a
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
  /** The unpaid part of its fee. */ open: string | null;
  /** The part of its deposit and APA that hasn't been received. */ notReceived: string | null;
  /** Whether its deposit was received and isn't settled. */ isToSettle: boolean;
  protocol: ProtocolState | null;
};

/**
 * The next step for an act at a moment; null if nothing is left. Before guests come aboard, their list must be complete and their money
 * received; when they leave, the yacht is checked first. For a departure, and for a booking that isn't a charter, only the time is known.
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

/** Whether the guest list lacks a guest, or details that authorities require. */
export function lacksGuests({ adults, children, completeGuests }: Pick<Standing, 'adults' | 'children' | 'completeGuests'>): boolean {
  return completeGuests < adults + children;
}

function isOwed({ open, notReceived }: Pick<Standing, 'open' | 'notReceived'>): boolean {
  return Number(open) > 0 || Number(notReceived) > 0;
}

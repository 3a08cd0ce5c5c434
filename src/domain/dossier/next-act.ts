import { statusAt } from '../schedule/event-status.ts';
import type { ScheduleEvent } from '../schedule/schedule-event.ts';
import { bookingTypes } from '../schedule/words.ts';
import type { Action } from '../session/permissions.ts';
import { dayIn, daysBetween } from '../shared/calendar-days.ts';
import type { Blocker } from '../today/today.ts';
import type { Act, Leg, Money } from './dossier.ts';
import type { ActKind } from './words.ts';

/** From this many days before she sails, reasons that keep her from sailing come before money that isn't overdue. */
const soonDays = 7;

type Facts = {
  event: Pick<ScheduleEvent, 'type' | 'startDate' | 'endDate' | 'maintenanceId' | 'maintenanceStatus'>;
  timeZone: string;
  blockers: readonly Blocker[];
  money: Money | null;
  trips: readonly Leg[] | null;
  may: (action: Action) => boolean;
};

// The right needed to resolve each kind of blocker.
const rightsOf: Record<Blocker['kind'], Action> = {
  certificate: 'crew:write',
  captain: 'fleet:write',
  work: 'maintenance:write',
  inspection: 'schedule:write',
  gap: 'schedule:write',
  balance: 'finance:write',
};

/**
 * The next step about an entry among those the caller may take: overdue money, then what keeps the yacht from sailing soon, then invoices,
 * then what keeps her from sailing later. With nothing left to do her sheet is printed for the crew; once all is over, the customer is
 * booked again.
 */
export function nextActOf({ event, timeZone, blockers, money, trips, may }: Facts, now: Date): Act | null {
  if (!bookingTypes.includes(event.type)) return event.maintenanceId !== null && may('maintenance:read') ? act('open_job') : null;
  const status = statusAt(event, now);
  const billing = may('finance:write') ? (money?.act ?? null) : null;
  const worst = blockers.find(({ kind }) => kind !== 'balance' && may(rightsOf[kind]));
  const blocking: Act | null = worst ? { kind: 'blocker', invoiceId: null, blocker: worst } : null;
  const mayLog = trips?.length === 0 && may('trips:write') ? act('log_trip') : null;
  if (billing?.kind === 'remind') return billing;
  if (status === 'scheduled') {
    const daysLeft = daysBetween(dayIn(timeZone, now.toISOString()), dayIn(timeZone, event.startDate));
    return (daysLeft <= soonDays ? (blocking ?? billing) : (billing ?? blocking)) ?? act('print');
  }
  if (status === 'in_progress') return billing ?? mayLog ?? act('print');
  return billing ?? mayLog ?? (may('schedule:write') ? act('book_again') : null);
}

function act(kind: ActKind): Act {
  return { kind, invoiceId: null, blocker: null };
}

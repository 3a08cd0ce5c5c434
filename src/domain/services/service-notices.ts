import type { Notice } from '../schedule/notices.ts';
import type { Day } from '../shared/calendar-days.ts';
import { hoursOf, hoursText } from '../equipment/hours.ts';
import { latestOf, tenthsAfter, type MeterNow, type StandingPlan } from './plan-state.ts';

/** A service of a yacht to be booked, with its meter, and the end of the open work that covers it, if that is still ahead. */
export type NoticedPlan = StandingPlan & {
  equipmentId: number;
  equipmentName: string;
  title: string;
  critical: boolean;
  outOfService: boolean;
  meter: MeterNow | null;
  perBookedDay: number | null;
  plannedUntil: string | null;
};

type Booking = { startDate: string; endDate: string; lastDay: Day };

/**
 * The notices of services for a booking: those whose latest day or hours fall before its end, unless work that covers them ends by its
 * start. A critical one must be confirmed; others are only mentioned, and only if they take the yacht out of service.
 */
export function serviceNotices(plans: readonly NoticedPlan[], yachtName: string, booking: Booking, say: (day: Day) => string): Notice[] {
  return plans.flatMap((plan): Notice[] => {
    const late = plan.critical || plan.outOfService ? lateBy(plan, booking) : null;
    if (late === null) return [];
    const when =
      late === 'day'
        ? `is due on ${say(plan.postponedOn ?? plan.dueOn ?? '')}`
        : `is due at ${hoursText(hoursOf(plan.postponedTenths ?? plan.dueTenths ?? 0))}`;
    const message = `${plan.equipmentName}, ${plan.title} of ${yachtName} ${when}.`;
    return [
      { kind: 'service_due', severity: plan.critical ? 'ask' : 'tell', message, resource: 'equipment', resourceId: plan.equipmentId },
    ];
  });
}

/** Whether a plan is too late for a booking by day or by hours; null if it isn't. */
function lateBy(plan: NoticedPlan, { startDate, endDate, lastDay }: Booking): 'day' | 'hours' | null {
  if (plan.ended || plan.paused) return null;
  if (plan.plannedUntil !== null && plan.plannedUntil <= startDate) return null;
  const latest = latestOf(plan);
  if (latest.day !== null && latest.day < lastDay) return 'day';
  if (latest.tenths === null || plan.meter === null) return null;
  return tenthsAfter(plan.meter, plan.perBookedDay, { startDate, endDate }) > latest.tenths ? 'hours' : null;
}

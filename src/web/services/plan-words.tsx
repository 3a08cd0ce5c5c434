import { hoursText } from '#domain/equipment/hours.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { planStateLabels, type PlanState } from '#domain/services/words.ts';
import { daysBetween, type Day } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { useDates, useToday } from '../platform/dates.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const tones: Record<PlanState, Tone> = { overdue: 'red', due: 'amber', ok: 'green', paused: 'grey', done: 'grey' };

/** Where a service stands, in its colour. */
export function PlanStateBadge({ state }: { state: PlanState }) {
  return <Badge tone={tones[state]}>{planStateLabels[state]}</Badge>;
}

/** What a service is called where its yacht stands beside it: Port engine, 250 h service. */
export function nameOf({ equipmentName, title }: Pick<ServicePlan, 'equipmentName' | 'title'>): string {
  return `${equipmentName}, ${title}`;
}

/** Says of services when they are due, how much is left, and when that is expected. */
export function usePlanWords() {
  const dates = useDates();
  const today = useToday();
  return {
    /** due at 1,250.0 h or May 29 */
    due: ({ dueOn, dueHours, postponedOn, postponedHours, state }: ServicePlan): string => {
      const [day, hours] = [postponedOn ?? dueOn, postponedHours ?? dueHours];
      const when = [hours !== null && `at ${hoursText(hours)}`, day !== null && dates.calendarDay(day)].filter(Boolean).join(' or ');
      const verb = state === 'done' ? 'was due' : postponedOn !== null || postponedHours !== null ? 'postponed to' : 'due';
      return when ? `${verb} ${when}` : '';
    },
    /** 18.4 h left, 3 days overdue */
    left: (plan: ServicePlan): string => {
      if (plan.state === 'paused' || plan.state === 'done') return '';
      const day = plan.postponedOn ?? plan.dueOn;
      const days = day === null ? null : daysBetween(today, day);
      const hours = days === null || isNearerByHours(plan, day) ? plan.hoursLeft : null;
      if (hours !== null) return hours < 0 ? `${hoursText(-hours)} overdue` : `${hoursText(hours)} left`;
      if (days === null) return '';
      return days < 0 ? `${several(-days, 'day')} overdue` : days === 0 ? 'today' : `in ${several(days, 'day')}`;
    },
    /** about Jun 3 */
    expected: ({ expectedOn, dueOn, postponedOn, state }: ServicePlan): string =>
      expectedOn === null || state === 'overdue' || expectedOn === (postponedOn ?? dueOn) ? '' : `about ${dates.calendarDay(expectedOn)}`,
  };
}

/** Whether the hours come before the day. */
function isNearerByHours({ hoursLeft, expectedOn }: ServicePlan, day: Day | null): boolean {
  return (hoursLeft ?? 1) <= 0 || (expectedOn !== null && day !== null && expectedOn < day);
}

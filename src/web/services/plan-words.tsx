import { hoursText } from '#domain/equipment/hours.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { planStateLabels, type PlanState } from '#domain/services/words.ts';
import { daysBetween, type Day } from '#domain/shared/calendar-days.ts';
import { several } from '#domain/shared/words.ts';
import { useDates, useToday } from '../platform/dates.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const tones: Record<PlanState, Tone> = { overdue: 'red', due: 'amber', ok: 'green', paused: 'grey', done: 'grey' };

/** The state of a service, in its color. */
export function PlanStateBadge({ state }: { state: PlanState }) {
  return <Badge tone={tones[state]}>{planStateLabels[state]}</Badge>;
}

/** The name of a service without its yacht: Port engine, 250 h service. */
export function nameOf({ equipmentName, title }: Pick<ServicePlan, 'equipmentName' | 'title'>): string {
  return `${equipmentName}, ${title}`;
}

/** Words for when a service is due, how much is left, and when it is expected. */
export function usePlanWords() {
  const dates = useDates();
  const today = useToday();
  return {
    /** due at 1,250.0 h or May 29 */
    due: ({ dueOn, dueHours, postponedOn, postponedHours, state }: ServicePlan): string => {
      const [day, hours] = [postponedOn ?? dueOn, postponedHours ?? dueHours];
      const isPostponed = state !== 'done' && (postponedOn !== null || postponedHours !== null);
      const atHours = hours !== null && `${isPostponed ? '' : 'at '}${hoursText(hours)}`;
      const when = [atHours, day !== null && dates.calendarDay(day)].filter(Boolean).join(' or ');
      const verb = state === 'done' ? 'was due' : isPostponed ? 'postponed to' : 'due';
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

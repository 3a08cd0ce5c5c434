import type { MaintenanceStatus } from './maintenance-record.ts';

export const maintenanceStates = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

/** The lists the overview shows, each with the states of the work in it. */
export const maintenanceGroups = ['current', 'upcoming', 'completed'] as const;
export type MaintenanceGroup = (typeof maintenanceGroups)[number];

type Work = { status: MaintenanceStatus; startDate: string; endDate: string };

/** Where work stands: as somebody said, where it is completed or cancelled, else as the clock says by its place in the calendar. */
export function stateOf({ status, startDate, endDate }: Work, now: Date): MaintenanceState {
  if (status === 'completed' || status === 'cancelled') return status;
  const at = now.toISOString();
  if (endDate < at) return 'completed';
  return startDate <= at ? 'in_progress' : 'scheduled';
}

/** Whether its time is over although nobody has said what became of it. */
export function isUnsettled(work: Work, now: Date): boolean {
  return stateOf(work, now) === 'completed' && work.status !== 'completed';
}

/** The list that work in this state belongs to. What was called off is over, too. */
export const groupOfState: Record<MaintenanceState, MaintenanceGroup> = { in_progress: 'current', scheduled: 'upcoming', completed: 'completed', cancelled: 'completed' };

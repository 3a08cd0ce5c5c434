import { statusAt } from '../schedule/event-status.ts';
import { closedStatuses, type MaintenanceState, type MaintenanceStatus } from './words.ts';

/** The lists of the overview. */
export const maintenanceGroups = ['current', 'upcoming', 'completed'] as const;
/** What a list of work can be narrowed to: all that nobody closed, or one of the groups. */
export const maintenanceFilters = ['open', ...maintenanceGroups] as const;
export type MaintenanceFilter = (typeof maintenanceFilters)[number];
type MaintenanceGroup = (typeof maintenanceGroups)[number];

/** The list that work in this state is in. What was called off is over, too; what is overdue isn't until somebody closes it. */
export const groupOfState: Record<MaintenanceState, MaintenanceGroup> = {
  overdue: 'current',
  in_progress: 'current',
  scheduled: 'upcoming',
  completed: 'completed',
  cancelled: 'completed',
};

type Work = { status: MaintenanceStatus; startDate: string; endDate: string };

/** Where work stands: as somebody said where it is completed or cancelled, else as its place in the calendar and the clock say. */
export function stateOf(work: Work, now: Date): MaintenanceState {
  if (isClosed(work)) return work.status;
  const status = statusAt(work, now);
  return status === 'completed' ? 'overdue' : status;
}

/** When work that is closed now was completed: now, or at the end of its slot if that is over, which it doesn't outlast. */
export function completedAt({ endDate }: Pick<Work, 'endDate'>, now: Date): string {
  return endDate < now.toISOString() ? endDate : now.toISOString();
}

type Entry = { maintenanceStatus: MaintenanceStatus | null; startDate: string; endDate: string };

/** Where an entry of the calendar stands: as its work does if it is the slot of some, else as the clock says. */
export function stateOfEntry({ maintenanceStatus: status, ...dates }: Entry, now: Date): MaintenanceState {
  return status === null ? statusAt(dates, now) : stateOf({ status, ...dates }, now);
}

/** Whether an entry of the calendar is the slot of work of which somebody said what became of it. */
export function isClosedSlot({ maintenanceStatus: status }: Pick<Entry, 'maintenanceStatus'>): boolean {
  return status !== null && isClosed({ status });
}

/** Whether somebody said what became of it. */
export function isClosed<T extends { status: MaintenanceStatus }>(work: T): work is T & { status: 'completed' | 'cancelled' } {
  return closedStatuses.includes(work.status);
}

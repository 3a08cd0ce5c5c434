import { statusAt } from '../schedule/event-status.ts';
import { closedStatuses, type MaintenanceState, type MaintenanceStatus } from './words.ts';

/** The lists of the overview. */
export const maintenanceGroups = ['current', 'upcoming', 'completed'] as const;
/** The filters of a list of work: all open work, or one of the groups. */
export const maintenanceFilters = ['open', ...maintenanceGroups] as const;
export type MaintenanceFilter = (typeof maintenanceFilters)[number];
type MaintenanceGroup = (typeof maintenanceGroups)[number];

/** The list for each state. Cancelled work counts as completed; overdue work stays current until it is closed. */
export const groupOfState: Record<MaintenanceState, MaintenanceGroup> = {
  overdue: 'current',
  in_progress: 'current',
  scheduled: 'upcoming',
  completed: 'completed',
  cancelled: 'completed',
};

type Work = { status: MaintenanceStatus; startDate: string; endDate: string };

/** The state of work: its status if it is completed or cancelled, else by its slot and the clock. */
export function stateOf(work: Work, now: Date): MaintenanceState {
  if (isClosed(work)) return work.status;
  const status = statusAt(work, now);
  return status === 'completed' ? 'overdue' : status;
}

/** The completion time of work that is closed now: now, or the end of its slot if that has passed. */
export function completedAt({ endDate }: Pick<Work, 'endDate'>, now: Date): string {
  return endDate < now.toISOString() ? endDate : now.toISOString();
}

type Entry = { maintenanceStatus: MaintenanceStatus | null; startDate: string; endDate: string };

/** The state of a calendar entry: that of its work if it is a slot, else by the clock. */
export function stateOfEntry({ maintenanceStatus: status, ...dates }: Entry, now: Date): MaintenanceState {
  return status === null ? statusAt(dates, now) : stateOf({ status, ...dates }, now);
}

/** Whether a calendar entry is the slot of closed work. */
export function isClosedSlot({ maintenanceStatus: status }: Pick<Entry, 'maintenanceStatus'>): boolean {
  return status !== null && isClosed({ status });
}

/** Whether work is completed or cancelled. */
export function isClosed<T extends { status: MaintenanceStatus }>(work: T): work is T & { status: 'completed' | 'cancelled' } {
  return closedStatuses.includes(work.status);
}

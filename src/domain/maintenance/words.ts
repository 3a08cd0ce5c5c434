import { eventStatuses, eventStatusLabels } from '../schedule/words.ts';

export const maintenanceTypes = ['engine', 'hull', 'safety', 'electrical', 'general'] as const;
export type MaintenanceType = (typeof maintenanceTypes)[number];

export const maintenanceTypeLabels: Record<MaintenanceType, string> = {
  engine: 'Engine',
  hull: 'Hull',
  safety: 'Safety',
  electrical: 'Electrical',
  general: 'General',
};

/** The status of work, as people set it. */
export const maintenanceStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];

/** The statuses of closed work. */
export const closedStatuses: readonly MaintenanceStatus[] = ['completed', 'cancelled'];

export const maintenanceStatusLabels: Record<MaintenanceStatus, string> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The state of work, by its slot and the clock unless it is closed. Work that wasn't closed in time is overdue. */
export const maintenanceStates = ['overdue', ...eventStatuses, 'cancelled'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

export const maintenanceStateLabels: Record<MaintenanceState, string> = {
  overdue: 'Overdue',
  ...eventStatusLabels,
  cancelled: maintenanceStatusLabels.cancelled,
};

/** The time of year at which work is best done. */
export const seasons = ['before', 'during', 'after', 'all-year'] as const;
export type Season = (typeof seasons)[number];

export const seasonLabels: Record<Season, string> = {
  before: 'Before the season',
  during: 'During the season',
  after: 'After the season',
  'all-year': 'All year round',
};

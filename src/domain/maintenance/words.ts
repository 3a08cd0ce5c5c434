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

/** What somebody said about work. */
export const maintenanceStatuses = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type MaintenanceStatus = (typeof maintenanceStatuses)[number];

/** What says that work is over, done or called off. */
export const closedStatuses: readonly MaintenanceStatus[] = ['completed', 'cancelled'];

export const maintenanceStatusLabels: Record<MaintenanceStatus, string> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** Where work stands, as its place in the calendar and the clock say, unless somebody closed it. It is overdue where nobody did in time. */
export const maintenanceStates = ['overdue', ...eventStatuses, 'cancelled'] as const;
export type MaintenanceState = (typeof maintenanceStates)[number];

export const maintenanceStateLabels: Record<MaintenanceState, string> = {
  overdue: 'Overdue',
  ...eventStatusLabels,
  cancelled: maintenanceStatusLabels.cancelled,
};

/** When in a yacht's year work is best done. What belongs to every part of it is done all year round. */
export const seasons = ['before', 'during', 'after', 'all-year'] as const;
export type Season = (typeof seasons)[number];

export const seasonLabels: Record<Season, string> = {
  before: 'Before the season',
  during: 'During the season',
  after: 'After the season',
  'all-year': 'All year round',
};

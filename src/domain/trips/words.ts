export const tripStatuses = ['planned', 'in_progress', 'completed', 'cancelled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const tripStatusLabels: Record<TripStatus, string> = {
  planned: 'Planned',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const tripTypes = ['charter', 'relocation', 'personal', 'maintenance', 'other'] as const;
export type TripType = (typeof tripTypes)[number];

export const tripTypeLabels: Record<TripType, string> = {
  charter: 'Charter',
  relocation: 'Relocation',
  personal: 'Personal',
  maintenance: 'Maintenance',
  other: 'Other',
};

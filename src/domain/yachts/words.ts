export const yachtTypes = ['Motor Yacht', 'Sailing Yacht', 'Mega Yacht', 'Super Yacht', 'Catamaran'] as const;
export type YachtType = (typeof yachtTypes)[number];

export const yachtStatuses = ['active', 'maintenance', 'inspection', 'docked'] as const;
export type YachtStatus = (typeof yachtStatuses)[number];

export const yachtStatusLabels: Record<YachtStatus, string> = {
  active: 'Active',
  maintenance: 'Maintenance',
  inspection: 'Inspection',
  docked: 'Docked',
};

/** What a yacht is doing now, by her calendar. */
export const yachtUses = ['charter', 'day_trip', 'yard', 'inspection', 'free'] as const;
export type YachtUse = (typeof yachtUses)[number];

export const yachtUseLabels: Record<YachtUse, string> = {
  charter: 'On charter',
  day_trip: 'On a day trip',
  yard: 'In the yard',
  inspection: 'Under inspection',
  free: 'Free',
};

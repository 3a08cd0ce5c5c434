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

/** The severity of a defect: the yacht may not sail, it must be fixed before the next departure, it can wait, or it hardly matters. */
export const defectSeverities = ['may_not_sail', 'urgent', 'normal', 'minor'] as const;
export type DefectSeverity = (typeof defectSeverities)[number];

export const defectSeverityLabels: Record<DefectSeverity, string> = {
  may_not_sail: 'May not sail',
  urgent: 'Urgent',
  normal: 'Normal',
  minor: 'Minor',
};

/** The status of a defect. Reported and accepted ones are open. */
export const defectStatuses = ['reported', 'accepted', 'fixed', 'dismissed'] as const;
export type DefectStatus = (typeof defectStatuses)[number];

export const defectStatusLabels: Record<DefectStatus, string> = {
  reported: 'Reported',
  accepted: 'Accepted',
  fixed: 'Fixed',
  dismissed: 'Dismissed',
};

export const openDefectStatuses: readonly DefectStatus[] = ['reported', 'accepted'];

/** The status filters of a list of defects. */
export const defectFilters = ['open', ...defectStatuses] as const;
export type DefectFilter = (typeof defectFilters)[number];

export const defectFilterLabels: Record<DefectFilter, string> = { open: 'Open', ...defectStatusLabels };

/** How bad a defect is: she may not leave, it has to be done before she next does, it can wait its turn, or hardly matters. */
export const defectSeverities = ['may_not_sail', 'urgent', 'normal', 'minor'] as const;
export type DefectSeverity = (typeof defectSeverities)[number];

export const defectSeverityLabels: Record<DefectSeverity, string> = {
  may_not_sail: 'May not sail',
  urgent: 'Urgent',
  normal: 'Normal',
  minor: 'Minor',
};

/** Where a defect stands. Reported and accepted ones are open. */
export const defectStatuses = ['reported', 'accepted', 'fixed', 'dismissed'] as const;
export type DefectStatus = (typeof defectStatuses)[number];

export const defectStatusLabels: Record<DefectStatus, string> = {
  reported: 'Reported',
  accepted: 'Accepted',
  fixed: 'Fixed',
  dismissed: 'Dismissed',
};

export const openDefectStatuses: readonly DefectStatus[] = ['reported', 'accepted'];

/** What a list of defects may be narrowed to. */
export const defectFilters = ['open', ...defectStatuses] as const;
export type DefectFilter = (typeof defectFilters)[number];

export const defectFilterLabels: Record<DefectFilter, string> = { open: 'Open', ...defectStatusLabels };

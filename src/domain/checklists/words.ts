/** What a checklist is for. */
export const checklistPurposes = ['pre_departure', 'check_in', 'check_out', 'service', 'other'] as const;
export type ChecklistPurpose = (typeof checklistPurposes)[number];

export const checklistPurposeLabels: Record<ChecklistPurpose, string> = {
  pre_departure: 'Pre-departure',
  check_in: 'Check-in',
  check_out: 'Check-out',
  service: 'Service',
  other: 'Other',
};

/** How an item is answered: with pass or fail, or with a reading that decides it. */
export const checklistKinds = ['pass', 'measure'] as const;
export type ChecklistKind = (typeof checklistKinds)[number];

export const checklistKindLabels: Record<ChecklistKind, string> = { pass: 'Pass or fail', measure: 'Measure' };

/** The result of an item. */
export const checklistResults = ['pass', 'fail', 'na'] as const;
export type ChecklistResult = (typeof checklistResults)[number];

export const checklistResultLabels: Record<ChecklistResult, string> = { pass: 'Pass', fail: 'Fail', na: 'N/A' };

/** The filters of a list of runs. */
export const runFilters = ['open', 'finished'] as const;
export type RunFilter = (typeof runFilters)[number];

export const runFilterLabels: Record<RunFilter, string> = { open: 'Open', finished: 'Finished' };

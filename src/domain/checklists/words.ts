/** What a checklist is for. */
export const checklistPurposes = ['pre_departure', 'check_in', 'check_out', 'service', 'other'] as const;
export type ChecklistPurpose = (typeof checklistPurposes)[number];

/** How an item is answered: it passes or fails, or something is measured, which says so itself. */
export const checklistKinds = ['pass', 'measure'] as const;

/** What came out of an item. */
export const checklistResults = ['pass', 'fail', 'na'] as const;
export type ChecklistResult = (typeof checklistResults)[number];

/** What a list of runs may be narrowed to. */
export const runFilters = ['open', 'finished'] as const;
export type RunFilter = (typeof runFilters)[number];

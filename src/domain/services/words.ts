/** Where a service stands. */
export const planStates = ['overdue', 'due', 'ok', 'paused', 'done'] as const;
export type PlanState = (typeof planStates)[number];

/** From what the next service is counted. */
export const planPolicies = ['floating', 'fixed'] as const;
export type PlanPolicy = (typeof planPolicies)[number];

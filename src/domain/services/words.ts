/** Where a service stands. */
export const planStates = ['overdue', 'due', 'ok', 'paused', 'done'] as const;
export type PlanState = (typeof planStates)[number];

export const planStateLabels: Record<PlanState, string> = {
  overdue: 'Overdue',
  due: 'Due',
  ok: 'Not due yet',
  paused: 'Paused',
  done: 'Done',
};

/** From what the next service is counted. */
export const planPolicies = ['floating', 'fixed'] as const;
export type PlanPolicy = (typeof planPolicies)[number];

export const planPolicyLabels: Record<PlanPolicy, string> = {
  floating: 'The last service',
  fixed: 'The dates of the plan',
};

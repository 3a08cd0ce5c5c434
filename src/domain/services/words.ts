/** The state of a service plan. */
export const planStates = ['overdue', 'due', 'ok', 'paused', 'done'] as const;
export type PlanState = (typeof planStates)[number];

/** How the next due date is counted: from the last service, or on a fixed grid. */
export const planPolicies = ['floating', 'fixed'] as const;
export type PlanPolicy = (typeof planPolicies)[number];

export const planStateLabels: Record<PlanState, string> = {
  overdue: 'Overdue',
  due: 'Due',
  ok: 'Not due yet',
  paused: 'Paused',
  done: 'Done',
};

export const planPolicyLabels: Record<PlanPolicy, string> = {
  floating: 'From the last service',
  fixed: 'On fixed dates or hours',
};

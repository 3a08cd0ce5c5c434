/** Whether a yacht is counted by the week or by the night. */
export const cellSteps = ['week', 'day'] as const;
export type CellStep = (typeof cellSteps)[number];

/**
 * The state of a stretch: a `part` is partly occupied, a `banned` one is free but a defect keeps the yacht from sailing, and a `past` one
 * can't be booked.
 */
export const cellStates = ['free', 'option', 'booked', 'service', 'part', 'banned', 'past'] as const;
export type CellState = (typeof cellStates)[number];

export const cellStateLabels: Record<CellState, string> = {
  free: 'Free',
  option: 'On option',
  booked: 'Booked',
  service: 'Out of service',
  part: 'Partly taken',
  banned: 'May not sail',
  past: 'Past',
};

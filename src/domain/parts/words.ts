/** What can happen to a stock. */
export const movementKinds = ['received', 'used', 'moved', 'counted'] as const;
type MovementKind = (typeof movementKinds)[number];

export const movementKindLabels: Record<MovementKind, string> = {
  received: 'Received',
  used: 'Used',
  moved: 'Moved',
  counted: 'Counted',
};

/** What somebody may say happened; counting is a change of the stock itself. */
export const statedMovements = ['received', 'used', 'moved'] as const;
export type StatedMovement = (typeof statedMovements)[number];

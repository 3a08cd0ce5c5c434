/** What can happen to a stock. */
export const movementKinds = ['received', 'used', 'moved', 'counted', 'returned'] as const;
type MovementKind = (typeof movementKinds)[number];

export const movementKindLabels: Record<MovementKind, string> = {
  received: 'Received',
  used: 'Used',
  moved: 'Moved',
  counted: 'Counted',
  returned: 'Returned',
};

/** What somebody may say happened; counting is a change of the stock itself, and what is given back was used by a completion that is taken back. */
export const statedMovements = ['received', 'used', 'moved'] as const;
export type StatedMovement = (typeof statedMovements)[number];

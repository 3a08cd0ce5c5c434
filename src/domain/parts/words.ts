/** The kinds of stock movements. */
export const movementKinds = ['received', 'used', 'moved', 'counted', 'returned'] as const;
type MovementKind = (typeof movementKinds)[number];

export const movementKindLabels: Record<MovementKind, string> = {
  received: 'Received',
  used: 'Used',
  moved: 'Moved',
  counted: 'Counted',
  returned: 'Returned',
};

/** The movements a person may enter. A count changes the stock itself, and parts are returned when a completion is undone. */
export const statedMovements = ['received', 'used', 'moved'] as const;
export type StatedMovement = (typeof statedMovements)[number];

/** What a visitor may learn about a week. */
export const publicCellStates = ['free', 'held', 'taken'] as const;
export type PublicCellState = (typeof publicCellStates)[number];

/** What a visitor may request: an answer, an answer with the dates held meanwhile, or seats on a departure. */
export const publicRequestKinds = ['request', 'option', 'seats'] as const;

/** What a visitor may learn of a week. */
export const publicCellStates = ['free', 'held', 'taken'] as const;
export type PublicCellState = (typeof publicCellStates)[number];

/** What a visitor may ask for: an answer, to hold dates meanwhile, or seats on a departure. */
export const publicRequestKinds = ['request', 'option', 'seats'] as const;

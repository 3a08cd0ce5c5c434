/** What a visitor may learn of a week. */
export const publicCellStates = ['free', 'held', 'taken'] as const;
export type PublicCellState = (typeof publicCellStates)[number];

/** What a visitor may ask for: an answer, or to hold dates meanwhile. */
export const publicRequestKinds = ['request', 'option'] as const;

/** How it stands with a calendar from outside, the first that fits: what it says is new, can't be had, is suddenly nothing, or came as a file. */
export const importStates = ['new', 'fine', 'failing', 'doubtful', 'file'] as const;

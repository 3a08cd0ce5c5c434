/** How it stands with a calendar from outside, the first that fits: what it says is new, can't be had, is suddenly nothing, or came as a file. */
export const importStates = ['new', 'fine', 'failing', 'doubtful', 'file'] as const;
type ImportState = (typeof importStates)[number];

export const importStateLabels: Record<ImportState, string> = {
  new: 'Not read yet',
  fine: 'Up to date',
  failing: 'Failing',
  doubtful: 'Suddenly empty',
  file: 'From a file',
};

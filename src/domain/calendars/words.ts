/** The state of an external calendar: not read yet, up to date, failing, suddenly empty, or read from a file. */
export const importStates = ['new', 'fine', 'failing', 'doubtful', 'file'] as const;
type ImportState = (typeof importStates)[number];

export const importStateLabels: Record<ImportState, string> = {
  new: 'Not read yet',
  fine: 'Up to date',
  failing: 'Failing',
  doubtful: 'Suddenly empty',
  file: 'From a file',
};

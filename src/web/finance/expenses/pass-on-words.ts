/** Whether an expense is passed on to the owners of its yacht; without a choice, their agreement decides. */
export function passOnWords(passOn: boolean | null): string {
  return passOn === null ? 'As agreed for its category' : passOn ? 'Yes, all of it' : 'No, it’s ours';
}

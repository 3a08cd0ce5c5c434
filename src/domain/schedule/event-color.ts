import { eventColors, type EventColor } from './words.ts';

// The names other programs write.
const called = new Map<string, EventColor>([
  ['warning', 'amber'],
  ['primary', 'teal'],
  ['secondary', 'violet'],
  ['danger', 'red'],
  ['success', 'green'],
]);

/** The colour that a stored name or code is shown in: neutral where it is none of ours. Without one there is none. */
export function colorOf(stored: string | null): EventColor | null {
  return stored ? (eventColors.find((each) => each === stored) ?? called.get(stored) ?? 'grey') : null;
}

import { eventColors, type EventColor } from './words.ts';

// The names used by other programs.
const called = new Map<string, EventColor>([
  ['warning', 'amber'],
  ['primary', 'teal'],
  ['secondary', 'violet'],
  ['danger', 'red'],
  ['success', 'green'],
]);

/** The color of a stored name or code: grey if it isn't one of ours; null without one. */
export function colorOf(stored: string | null): EventColor | null {
  return stored ? (eventColors.find((each) => each === stored) ?? called.get(stored) ?? 'grey') : null;
}

import { formatsOf, usualFormats, type ChosenFormats, type Formats } from '#domain/shared/formats.ts';

// Global like a language: the whole screen uses the same formats, so they needn't be passed down.
let current = usualFormats;

/** How dates and times are shown and typed on this screen. */
export function shownFormats(): Formats {
  return current;
}

/** Sets the formats that the person or else the company chose. Pages already on the screen aren't redrawn, so that no form loses input. */
export function showFormats(person: ChosenFormats, company: ChosenFormats): void {
  current = formatsOf(person, company);
}

import { formatsOf, usualFormats, type ChosenFormats, type Formats } from '#domain/shared/formats.ts';

// As a language would be: of the whole screen at a time, so that a word deep within it needs nobody to hand it down.
let shown = usualFormats;

/** How dates and times are shown and typed on this screen. */
export function shownFormats(): Formats {
  return shown;
}

/** From here on shows dates and times as the person chose, else as their company did. What is on the screen already follows with the next page: nobody's form is drawn anew. */
export function showFormats(person: ChosenFormats, company: ChosenFormats): void {
  shown = formatsOf(person, company);
}

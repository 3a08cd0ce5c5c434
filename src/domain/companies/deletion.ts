import { datesIn, longDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** How many days the deletion of a company can still be undone. */
export const daysOfGrace = 30;

/** A deletion request must repeat the company's full name. */
export const CompanyDeletion = z.object({ name: requiredText("Please type your company's name", 200) }).meta({ id: 'CompanyDeletion' });
export type CompanyDeletion = z.infer<typeof CompanyDeletion>;

export const otherName = "This isn't your company's name. Please type it exactly as shown above.";

/** Whether the typed text is this company's name, ignoring extra spaces. */
export function names(typed: string, company: string): boolean {
  return plain(typed) === plain(company);
}

function plain(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
}

/** The day a company is deleted, in its own time zone: December 21, 2026 */
export function deletionDay(due: string, timeZone: string, formats: Formats): string {
  return datesIn(timeZone, formats).date(due, longDate);
}

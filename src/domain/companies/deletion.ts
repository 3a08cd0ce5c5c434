import { datesIn, longDate } from '../shared/date-words.ts';
import type { Formats } from '../shared/formats.ts';
import { requiredText } from '../shared/fields.ts';
import { z } from '../shared/zod.ts';

/** Days in which a company that is to be deleted can still be kept. */
export const daysOfGrace = 30;

/** Requesting deletion takes the company's full name. */
export const CompanyDeletion = z.object({ name: requiredText("Please type your company's name", 200) }).meta({ id: 'CompanyDeletion' });
export type CompanyDeletion = z.infer<typeof CompanyDeletion>;

export const otherName = "This isn't your company's name. Please type it exactly as shown above.";

/** Whether what was typed names this company. Spaces around it and between its words don't matter. */
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

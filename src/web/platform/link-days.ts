import type { ChosenFormats } from '#domain/shared/formats.ts';
import type { LinkCompany } from '#domain/shared/link-company.ts';
import { useDatesOf } from './dates.ts';

/** Dates in words, in the formats and the time zone of the company whose link was opened: the reader may be anywhere. */
export function useLinkDates({ timeZone, formats }: LinkCompany) {
  return useDatesOf(timeZone, formats as ChosenFormats);
}

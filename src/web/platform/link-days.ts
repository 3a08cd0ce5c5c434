import type { ChosenFormats } from '#domain/shared/formats.ts';
import type { LinkCompany } from '#domain/shared/link-company.ts';
import { useDatesOf } from './dates.ts';

/** Dates in words as the company says them whose link was opened, where it is: who looks may be anywhere. */
export function useLinkDates({ timeZone, formats }: LinkCompany) {
  return useDatesOf(timeZone, formats as ChosenFormats);
}

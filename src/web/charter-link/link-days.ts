import type { ChosenFormats } from '#domain/shared/formats.ts';
import type { LinkPage } from '#domain/desk/link-page.ts';
import { useDatesOf } from '../platform/dates.ts';

/** Dates in words as the company says them, where it is: who looks may be anywhere. */
export function useLinkDates({ timeZone, formats }: LinkPage['company']) {
  return useDatesOf(timeZone, formats as ChosenFormats);
}

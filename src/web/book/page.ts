import type { PublicPage } from '#domain/desk/public-page.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { datesIn } from '#domain/shared/date-words.ts';

/** The data that the server wrote into the document, or null if there is no page at this address. */
export const page = JSON.parse(document.getElementById('page')?.textContent ?? 'null') as PublicPage | null;

/** Where the page requests more data. */
export const api = `/api/public/${location.pathname.split('/')[2] ?? ''}`;

/** Today's date where the company is. */
export function todayOf({ timeZone }: PublicPage): string {
  return dayIn(timeZone, new Date().toISOString());
}

/** Days and hours in the company's formats. */
export function datesOf(publicPage: PublicPage) {
  return datesIn(publicPage.timeZone, publicPage.formats, todayOf(publicPage).slice(0, 4));
}

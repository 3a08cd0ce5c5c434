import type { PublicPage } from '#domain/desk/public-page.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { datesIn } from '#domain/shared/date-words.ts';

/** What the server wrote into the document. Nothing where there is no page at this address. */
export const page = JSON.parse(document.getElementById('page')?.textContent ?? 'null') as PublicPage | null;

/** Where the page asks for more. */
export const api = `/api/public/${location.pathname.split('/')[2] ?? ''}`;

/** The day it is where the company is. */
export function todayOf({ timeZone }: PublicPage): string {
  return dayIn(timeZone, new Date().toISOString());
}

/** Days and hours as the company writes them. */
export function datesOf(page: PublicPage) {
  return datesIn(page.timeZone, page.formats, todayOf(page).slice(0, 4));
}

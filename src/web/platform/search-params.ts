// The address is the state of a list. These readers are lenient: what makes no sense counts as missing, so that an old or mistyped address
// still opens its page. No schema library: that one loads with the forms.
import type { Day } from '#domain/shared/calendar-days.ts';
import { isDay } from '#domain/shared/is-day.ts';

export type RawSearch = Record<string, unknown>;

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function oneOfIn<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

export function flagIn(value: unknown): true | undefined {
  return value === 'true' || value === true || undefined;
}

/** A page number of a list. No list is long enough for larger numbers. */
export function pageIn(value: unknown): number | undefined {
  return /^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : undefined;
}

/** A page of a list other than the first, which is the default. */
export function laterPageIn(value: unknown): number | undefined {
  const page = pageIn(value);
  return page === 1 ? undefined : page;
}

/** A whole number above zero, such as an id. */
export function countIn(value: unknown): number | undefined {
  return /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined;
}

export function dayIn(value: unknown): Day | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

// Nobody looks beyond these years, and far enough out there are no valid dates.
const firstShown = '1900-01-01';
const lastShown = '2199-12-31';

/** A day to be shown, with those around it. */
export function shownDayIn(value: unknown): Day | undefined {
  const day = dayIn(value);
  return day && day >= firstShown && day <= lastShown ? day : undefined;
}

/** The address without empty values. The router's own writer would produce `q=%22123%22`. */
export function writeSearch(search: RawSearch): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

export function readSearch(text: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(text));
}

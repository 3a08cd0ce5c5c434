// The one clock of the journeys. JOURNEYS_NOW (an instant such as 2027-03-28T00:30:00+01:00) moves it for the pages and for what the
// builders write. Setting it requires moving the server and its database by the same JOURNEYS_SHIFT.
import type { BrowserContext } from '@playwright/test';

/** The time zone of the journeys' companies. */
export const timeZone = 'Europe/Paris';

const dayLength = 86_400_000;
const shift = Number(process.env['JOURNEYS_SHIFT'] ?? 0);

/** The present instant, moved or not. */
export function now(): number {
  return Date.now() + shift;
}

/** The instant so many hours from now, as the API takes it. */
export function inHours(hours: number): string {
  return new Date(now() + hours * 3_600_000).toISOString();
}

/** The calendar day so many days from today, where the company is: 2026-11-22. */
export function inDays(days: number): string {
  return new Date(Date.parse(dayAt(now())) + days * dayLength).toISOString().slice(0, 10);
}

/** Waits for midnight where the company is, if fewer than so many milliseconds of the day are left. */
export async function waitIfDayEndsWithin(milliseconds: number): Promise<void> {
  const today = dayAt(now());
  if (dayAt(now() + milliseconds) === today) return;
  while (dayAt(now()) === today) await new Promise((passed) => setTimeout(passed, 200));
}

function dayAt(instant: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant);
}

/** Moves the clock of every page of a browser, if the journeys run on another day. */
export async function moveClock(context: BrowserContext): Promise<void> {
  if (shift !== 0) await context.clock.install({ time: now() });
}

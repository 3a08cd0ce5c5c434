import { isDay } from '#domain/shared/is-day.ts';
import { timeTyped } from '#domain/shared/typed-time.ts';
import { instantIn, wallClockIn } from '#domain/shared/zoned-time.ts';

/** The instant that was entered. An unchanged minute keeps its seconds, and its place in an hour that occurs twice. */
export function instantEntered(timeZone: string, day: string, time: string, stored: string | null | undefined): string | null {
  const storedClock = stored ? wallClockIn(timeZone, stored) : null;
  return storedClock && stored && storedClock.day === day && storedClock.time === time ? stored : instantIn(timeZone, { day, time });
}

/** Whether something was typed that isn't a day. */
export function isUnreadDay(entered: string): boolean {
  return entered !== '' && !isDay(entered);
}

/** The error of an entered time: missing, or unreadable. */
export function timeFault(entered: string, missing: string): string | null {
  if (entered === '') return missing;
  return timeTyped(entered) === null ? 'Please enter a time' : null;
}

/** "Central European Time (Europe/Paris)" */
export function zoneWords(timeZone: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name === timeZone ? timeZone : `${name} (${timeZone})`;
}

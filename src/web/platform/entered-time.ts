import { instantIn, wallClockIn } from '#domain/shared/zoned-time.ts';

/** The instant that was entered. A minute nobody changed keeps its seconds, and its place in an hour that comes twice. */
export function instantEntered(timeZone: string, day: string, time: string, stored: string | null | undefined): string | null {
  const kept = stored ? wallClockIn(timeZone, stored) : null;
  return kept && stored && kept.day === day && kept.time === time ? stored : instantIn(timeZone, { day, time });
}

/** A date of which only some of the parts are typed reads as empty: nobody means that by it. */
export function isHalfTyped(field: { ref: unknown } | undefined): boolean {
  return field?.ref instanceof HTMLInputElement && field.ref.validity.badInput;
}

/** "Central European Time (Europe/Paris)" */
export function zoneWords(timeZone: string): string {
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name === timeZone ? timeZone : `${name} (${timeZone})`;
}

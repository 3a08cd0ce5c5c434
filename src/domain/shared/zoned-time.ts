/** A local date and time: '2026-03-29' and '09:30'. */
export type WallClock = { day: string; time: string };

const dayLong = 86_400_000;

/** The local date and time in a zone at an instant, to the minute; empty for an unreadable one. */
export function wallClockIn(timeZone: string, at: string): WallClock {
  if (Number.isNaN(Date.parse(at))) return { day: '', time: '' };
  const [day, time] = new Date(wallIn(timeZone, Date.parse(at))).toISOString().split('T');
  return { day: day ?? '', time: (time ?? '').slice(0, 5) };
}

/**
 * The instant of a local date and time in a zone, or null if it isn't a date. A repeated hour means the first of the two; a skipped one is
 * read as if the clocks had not changed yet, so it ends up later by the size of the change.
 */
export function instantIn(timeZone: string, { day, time }: WallClock): string | null {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${day}T${time}`)) return null;
  // In any zone, the instant lies between these two, and so does a daylight saving change, if any.
  const before = wall - offsetIn(timeZone, wall - dayLong);
  const after = wall - offsetIn(timeZone, wall + dayLong);
  const at = wallIn(timeZone, before) !== wall && wallIn(timeZone, after) === wall ? after : before;
  return new Date(at).toISOString();
}

/** Whether this is the name of an IANA time zone. */
export function isTimeZone(name: string): boolean {
  // Offsets such as +02:00 aren't places and have no daylight saving time.
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function offsetIn(timeZone: string, at: number): number {
  return wallIn(timeZone, at) - at;
}

/** The local time of a zone as the instant with the same time in UTC. */
function wallIn(timeZone: string, at: number): number {
  // Swedish formatting gives 2026-03-29 09:30:00.
  const wallClock = clockOf(timeZone).format(at).padStart(19, '0').replace(' ', 'T');
  const milliseconds = ((at % 1000) + 1000) % 1000;
  return Date.parse(`${wallClock}.000Z`) + milliseconds;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

// Slow to create, quick to use.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

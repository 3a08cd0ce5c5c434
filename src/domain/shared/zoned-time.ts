/** What a calendar and a clock on the wall say: '2026-03-29' and '09:30'. */
export type WallClock = { day: string; time: string };

const dayLong = 86_400_000;

/** What the calendar and the clock say in a zone at an instant, to the minute: nothing of one nobody can read. */
export function wallClockIn(timeZone: string, at: string): WallClock {
  if (Number.isNaN(Date.parse(at))) return { day: '', time: '' };
  const [day, time] = new Date(wallIn(timeZone, Date.parse(at))).toISOString().split('T');
  return { day: day ?? '', time: (time ?? '').slice(0, 5) };
}

/**
 * The instant at which the clocks of a zone say this, or null where no calendar says it. An hour the clocks show twice is
 * the first of the two; one they skip is told as if they had not moved yet, which is later by as much as they moved.
 */
export function instantIn(timeZone: string, { day, time }: WallClock): string | null {
  const wall = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${day}T${time}`)) return null;
  // Whatever the zone, the instant lies between these two, and so does the change of the clocks if there is one.
  const before = wall - offsetIn(timeZone, wall - dayLong);
  const after = wall - offsetIn(timeZone, wall + dayLong);
  const at = wallIn(timeZone, before) !== wall && wallIn(timeZone, after) === wall ? after : before;
  return new Date(at).toISOString();
}

/** Whether this names a time zone that everybody knows (IANA). */
export function isTimeZone(name: string): boolean {
  // Offsets such as +02:00 name no place and have no daylight saving time.
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

/** What the clocks of a zone say, as the instant at which a clock in UTC says the same. */
function wallIn(timeZone: string, at: number): number {
  // 2026-03-29 09:30:00, as it is written in Sweden.
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

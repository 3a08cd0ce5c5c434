/**
 * A wall-clock time in a company's time zone, `2026-05-02 10:00`. Such texts sort in time order, and PostgreSQL converts them to instants
 * in the time zone of its session, correctly across daylight saving changes.
 */
export type WallClock = string;

/** A calendar day, `2026-05-02`. */
export type Day = string;

export function wallClock(now: Date, timeZone: string): WallClock {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`;
}

export function dayOf(time: WallClock): Day {
  return time.slice(0, 10);
}

export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function hoursAfter(time: WallClock, hours: number): WallClock {
  return new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
}

/** The Saturday on which the charter week of this day started. */
export function saturdayOnOrBefore(day: Day): Day {
  return daysAfter(day, -((weekday(day) + 1) % 7));
}

/** The nearest working day, moving away from today, so that completed work stays in the past and planned work in the future. */
export function workingDay(today: Day, days: number): Day {
  let day = daysAfter(today, days);
  if (days === 0) return day;
  while (weekday(day) === 0 || weekday(day) === 6) day = daysAfter(day, Math.sign(days));
  return day;
}

function weekday(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay();
}

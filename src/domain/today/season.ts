import { addMonths, daysBetween, type Day } from '../shared/calendar-days.ts';

type Days = { from: Day; to: Day };

/** The season up to a day, that is, the year so far, and the same days of the previous year. On February 29, those end on the 28th. */
export function seasonOf(today: Day): Days & { lastYear: Days } {
  const from = `${today.slice(0, 4)}-01-01`;
  return { from, to: today, lastYear: { from: addMonths(from, -12), to: addMonths(today, -12) } };
}

type Occupied = { percent: number; bookedDays: number; days: number; lastYear: number | null };

/**
 * The percentage of these days that was booked, rounded, and that of the same days a year before, which is null for a year without bookings
 * because it probably wasn't recorded. Null if there is nothing to show for either.
 */
export function occupancyOf(season: ReturnType<typeof seasonOf>, booked: number, bookedLastYear: number): Occupied | null {
  if (booked === 0 && bookedLastYear === 0) return null;
  const days = daysOf(season);
  const lastYear = bookedLastYear === 0 ? null : percentOf(bookedLastYear, daysOf(season.lastYear));
  return { percent: percentOf(booked, days), bookedDays: booked, days, lastYear };
}

function daysOf({ from, to }: Days): number {
  return daysBetween(from, to) + 1;
}

function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}

import { daysBetween, firstOfMonth, addMonths, type Day } from '#domain/shared/calendar-days.ts';

// How full the book of each month gets, from January to December: on Saturdays in July and August nobody stays in port.
const seasons = [0.25, 0.25, 0.35, 0.5, 0.7, 0.9, 1, 1, 0.85, 0.6, 0.4, 0.4];
// Around today there is always something to see, in whichever month it is.
const around = [
  { from: -8, to: -4, least: 0.35 },
  { from: -3, to: 2, least: 0.55 },
  { from: 3, to: 9, least: 0.4 },
];
// The largest yachts, by what a week costs in hundredths, sail for their owners outside the high season.
const large = 100_000_00;

/**
 * How full the book gets for the week that begins so many weeks from now, on this day: from 0 to 1. A year ago it was a little less full.
 */
export function fullnessOf(day: Day, week: number, weekPrice = 0): number {
  const season = seasons[Number(day.slice(5, 7)) - 1] ?? 0;
  if (season === 1) return 1;
  const sold = season * (week < -52 ? 0.86 : 1) * (weekPrice > large ? 0.6 : 1);
  return Math.max(sold, around.find(({ from, to }) => from <= week && week <= to)?.least ?? 0);
}

/**
 * What is asked on a day of what costs so much in the high season, in hundredths and round: less in spring and in winter, and a twentieth
 * less for each year ago.
 */
export function priceOn(day: Day, today: Day, highest: number): number {
  const season = seasons[Number(day.slice(5, 7)) - 1] ?? 0;
  const yearsAgo = Math.max(0, Math.floor((daysBetween(day, today) - 1) / 365));
  const price = highest * (season === 1 ? 1 : season > 0.5 ? 0.9 : 0.75) * (1 - 0.05 * yearsAgo);
  const step = highest > 5_000_00 ? 100_00 : 5_00;
  return Math.round(price / step) * step;
}

/** How many weeks a calendar goes back: over as many whole years of months as the company has behind it, or the weeks of a trial. */
export function weeksBackOf(today: Day, years: number | undefined): number {
  return years ? Math.ceil(daysBetween(firstOfMonth(addMonths(today, 1 - 12 * years)), today) / 7) + 1 : 5;
}

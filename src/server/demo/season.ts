import { daysBetween, firstOfMonth, addMonths, type Day } from '#domain/shared/calendar-days.ts';

// The share of sold weeks per month, from January to December: on Saturdays in July and August every yacht is out.
const seasons = [0.25, 0.25, 0.35, 0.5, 0.7, 0.9, 1, 1, 0.85, 0.6, 0.4, 0.4];
// The minimum share in weeks around today, so that there is always something to see.
const around = [
  { from: -8, to: -4, min: 0.35 },
  { from: -3, to: 2, min: 0.55 },
  { from: 3, to: 9, min: 0.4 },
];
// The largest yachts, by their weekly price in hundredths, are used by their owners outside the high season.
const large = 100_000_00;

/**
 * The share of sold weeks for the week that starts on this day, this many weeks from now: from 0 to 1. A year ago it was slightly lower.
 */
export function fullnessOf(day: Day, week: number, weekPrice = 0): number {
  const season = seasons[Number(day.slice(5, 7)) - 1] ?? 0;
  if (season === 1) return 1;
  const sold = season * (week < -52 ? 0.86 : 1) * (weekPrice > large ? 0.6 : 1);
  return Math.max(sold, around.find(({ from, to }) => from <= week && week <= to)?.min ?? 0);
}

/**
 * The price on a day, given the high-season price, in rounded hundredths: lower in spring and winter, and five percent lower for each year
 * ago.
 */
export function priceOn(day: Day, today: Day, highest: number): number {
  const season = seasons[Number(day.slice(5, 7)) - 1] ?? 0;
  const yearsAgo = Math.max(0, Math.floor((daysBetween(day, today) - 1) / 365));
  const price = highest * (season === 1 ? 1 : season > 0.5 ? 0.9 : 0.75) * (1 - 0.05 * yearsAgo);
  const step = highest > 5_000_00 ? 100_00 : 5_00;
  return Math.round(price / step) * step;
}

/** How many weeks a calendar goes back: whole years of months for a company with a history, or the weeks of a trial. */
export function weeksBackOf(today: Day, years: number | undefined): number {
  return years ? Math.ceil(daysBetween(firstOfMonth(addMonths(today, 1 - 12 * years)), today) / 7) + 1 : 5;
}

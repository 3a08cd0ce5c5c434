import type { Day } from '#domain/shared/calendar-days.ts';

/** What a calendar says of the days it shows. */
export type DayMarks = {
  /** The days whose nights are taken. They are struck out, and may be chosen all the same. */
  nights: ReadonlySet<Day>;
  /** Who is taken then. */
  whose: string;
  /** Which days are seen, from the first to the last. */
  onMonths: (first: Day, last: Day) => void;
};

import type { Day } from '#domain/shared/calendar-days.ts';

/** What a calendar shows about its days. */
export type DayMarks = {
  /** The days whose nights are taken. They are struck out, but can still be chosen. */
  nights: ReadonlySet<Day>;
  /** The yacht that is taken then. */
  whose: string;
  /** Called with the visible days, from the first to the last. */
  onMonths: (first: Day, last: Day) => void;
};

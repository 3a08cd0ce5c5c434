/** Minutes between two readings of a calendar that answers, and how far apart two that were added at once may drift. */
const usualMinutes = 15;
const spreadMinutes = 1;
const maxMinutes = 360;

/** After so many hours of failures somebody is notified. */
export const patienceHours = 3;

/**
 * After how many minutes a calendar is read again: 15, a minute more or less by `chance` (0 to 1), so that not all are read at once; after so
 * many failures in a row 15, 30, 60 and so on, six hours at most.
 */
export function minutesToNext({ failures, chance }: { failures: number; chance: number }): number {
  if (failures > 0) return Math.min(maxMinutes, usualMinutes * 2 ** (failures - 1));
  return usualMinutes + (chance * 2 - 1) * spreadMinutes;
}

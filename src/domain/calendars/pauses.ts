/**
 * Minutes between two readings of a working calendar, and the random variation that keeps calendars added together from being read
 * together.
 */
const usualMinutes = 15;
const spreadMinutes = 1;
const maxMinutes = 360;

/** After this many hours of failures, managers are notified. */
export const patienceHours = 3;

/**
 * The minutes until a calendar is read again: 15, varied by up to a minute by `chance` (0 to 1), so that not all are read at once. After
 * repeated failures it is 15, 30, 60 and so on, six hours at most.
 */
export function minutesToNext({ failures, chance }: { failures: number; chance: number }): number {
  if (failures > 0) return Math.min(maxMinutes, usualMinutes * 2 ** (failures - 1));
  return usualMinutes + (chance * 2 - 1) * spreadMinutes;
}

import type { EventStatus } from './words.ts';

/** The status of an event with these dates at a moment. */
export function statusAt({ startDate, endDate }: { startDate: string; endDate: string }, now: Date): EventStatus {
  const at = now.getTime();
  if (Date.parse(endDate) < at) return 'completed';
  return Date.parse(startDate) <= at ? 'in_progress' : 'scheduled';
}

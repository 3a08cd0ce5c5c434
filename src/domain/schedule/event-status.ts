/** Where an event stands, as its dates and the clock say. */
export type EventStatus = 'scheduled' | 'in_progress' | 'completed';

export function statusAt({ startDate, endDate }: { startDate: string; endDate: string }, now: Date): EventStatus {
  const at = now.getTime();
  if (Date.parse(endDate) < at) return 'completed';
  return Date.parse(startDate) <= at ? 'in_progress' : 'scheduled';
}

import { closedStatuses, type MaintenanceStatus } from '../maintenance/words.ts';
import type { EventType } from '../schedule/words.ts';
import type { YachtStatus, YachtUse } from './words.ts';

/** An entry of a yacht's calendar, with the status of its work if it is a slot. */
export type CalendarEntry = { type: EventType; startDate: string; endDate: string; maintenanceStatus?: MaintenanceStatus | null };

/** What a yacht is doing, and until when; null if unknown. */
export type CurrentUse = { use: YachtUse; useUntil: string | null };

/**
 * What a yacht is doing at a moment, by the same rules as the server's query. An entry that ends at the moment is over, and one that begins
 * at it has begun. Guests come first: a booking wins over work at the same time, work over inspections, and among several works the one
 * that ends last. Closed work no longer holds her; work that was begun and never closed holds her beyond its end, which is then past. Late
 * returns of bookings aren't recorded, so their end counts. Without an entry, a status of maintenance or inspection also means that she
 * isn't free. She is free until her next booking, open work or inspection; crew changes and other entries don't matter.
 */
export function currentUseAt(status: YachtStatus, entries: CalendarEntry[], now: Date): CurrentUse {
  const at = now.getTime();
  const held = entries.filter((entry) => holds(entry, at));
  const under = (...types: EventType[]) => held.filter(({ type, startDate }) => types.includes(type) && Date.parse(startDate) <= at);
  const [booking] = under('charter', 'day_rent');
  if (booking) return { use: booking.type === 'charter' ? 'charter' : 'day_trip', useUntil: booking.endDate };
  const work = latestEnd(under('maintenance'));
  if (work) return { use: 'yard', useUntil: work };
  const inspection = latestEnd(under('inspection'));
  if (inspection) return { use: 'inspection', useUntil: inspection };
  if (status === 'maintenance') return { use: 'yard', useUntil: null };
  if (status === 'inspection') return { use: 'inspection', useUntil: null };
  const next = held.flatMap(({ startDate }) => (Date.parse(startDate) > at ? [startDate] : [])).toSorted()[0];
  return { use: 'free', useUntil: next ?? null };
}

/** Whether the entry occupies her, now or later. */
function holds({ type, endDate, maintenanceStatus }: CalendarEntry, at: number): boolean {
  if (type === 'crew_change' || type === 'other') return false;
  if (maintenanceStatus && closedStatuses.includes(maintenanceStatus)) return false;
  return Date.parse(endDate) > at || maintenanceStatus === 'in_progress';
}

function latestEnd(entries: CalendarEntry[]): string | null {
  return (
    entries
      .map(({ endDate }) => endDate)
      .toSorted()
      .at(-1) ?? null
  );
}

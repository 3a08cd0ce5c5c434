import { closedStatuses, type MaintenanceStatus } from '../maintenance/words.ts';
import type { EventType } from '../schedule/words.ts';
import type { YachtStatus, YachtUse } from './words.ts';

/** An entry of a yacht's calendar; with the status of its work, if it is the slot of some. */
export type CalendarEntry = { type: EventType; startDate: string; endDate: string; maintenanceStatus?: MaintenanceStatus | null };

/** What a yacht is doing, and until when: null where nobody knows. */
export type CurrentUse = { use: YachtUse; useUntil: string | null };

/**
 * What a yacht is doing at a moment, which the server's query says in the same way. What ends at that moment is over, what begins at it
 * has begun. Guests come first: a booking wins over work in the same hours, work over inspections, and of several works that which ends
 * last. Work that somebody closed holds her no longer; work that was begun and never closed holds her beyond its end, which is then past.
 * A booking that is back late is nowhere noted, so its end is believed. Where the calendar says nothing, a status of maintenance or
 * inspection does: such a yacht isn't free. A free one is so until her next booking, open work or inspection; crew changes and other
 * entries leave her as she is.
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

/** Whether it keeps her from anything else, now or later. */
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

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MaintenanceStatus } from '#domain/maintenance/words.ts';
import { uidOf, type CalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { eventTypeLabels, type EventType } from '#domain/schedule/words.ts';

export type CalendarEntry = {
  id: number;
  title: string;
  description: string | null;
  type: EventType;
  startDate: string;
  endDate: string;
  createdAt: string;
  updatedAt: string;
  yachtName: string;
  maintenanceStatus: MaintenanceStatus | null;
  /** How long it is held, if it is an option. */ heldUntil: string | null;
};

/** How often calendar programs should refresh. */
const secondsBetweenLooks = 900;

/** Entries in the format of RFC 5545. The same entries give the same text: nothing in it depends on the time of writing. */
export function asICalendar(
  name: string,
  entries: readonly CalendarEntry[],
  { withYacht, detail = 'full' }: { withYacht: boolean; detail?: CalendarFeed['detail'] },
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Fairlead', product: 'Schedule', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: secondsBetweenLooks,
  });
  for (const entry of entries) {
    const changed = new Date(entry.updatedAt);
    const title = detail === 'full' ? entry.title : entry.heldUntil === null ? 'Booked' : 'On option';
    calendar.createEvent({
      id: uidOf(entry.id),
      stamp: changed,
      created: new Date(entry.createdAt),
      lastModified: changed,
      start: new Date(entry.startDate),
      end: new Date(entry.endDate),
      summary: withYacht ? `${entry.yachtName}: ${title}` : title,
      ...(detail === 'full' && {
        description: entry.description,
        location: entry.yachtName,
        categories: [{ name: eventTypeLabels[entry.type] }],
      }),
      status: statusOf(entry),
    });
  }
  return calendar.toString();
}

function statusOf({ maintenanceStatus, heldUntil }: CalendarEntry): ICalEventStatus {
  if (maintenanceStatus === 'cancelled') return ICalEventStatus.CANCELLED;
  return heldUntil === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
}

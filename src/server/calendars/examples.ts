import { CalendarFile, CalendarImport, CalendarImportChanges, NewCalendarImport, SameBooking } from '#domain/calendars/calendar-import.ts';
import { withExample } from '../platform/examples.ts';

withExample(NewCalendarImport, { yachtId: 12, label: 'Click&Boat', url: 'https://www.clickandboat.com/ical/4711.ics?token=f3a9' });
withExample(CalendarImportChanges, { label: 'Click&Boat' });
withExample(CalendarFile, {
  ics: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Portal//EN\r\nBEGIN:VEVENT\r\nUID:4711\r\nDTSTART;VALUE=DATE:20270703\r\nDTEND;VALUE=DATE:20270710\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
});
withExample(SameBooking, { key: 'booking-4711@clickandboat.com' });
withExample(CalendarImport, {
  id: 3,
  companyId: 1,
  companyName: 'Azure Charters',
  yachtId: 12,
  yachtName: 'Aurelia',
  label: 'Click&Boat',
  host: 'www.clickandboat.com',
  state: 'fine' as const,
  lastReadAt: '2026-11-25T15:00:00.000Z',
  lastError: null,
  failingSince: null,
  blocks: 6,
  skipped: 0,
  conflicts: [
    {
      key: 'booking-4711@clickandboat.com',
      summary: 'Reserved',
      startDate: '2027-07-03T07:00:00.000Z',
      endDate: '2027-07-10T07:00:00.000Z',
      with: {
        eventId: 41,
        title: 'Lindgren C-2026-0007',
        charterId: 7,
        startDate: '2027-07-03T15:00:00.000Z',
        endDate: '2027-07-10T07:00:00.000Z',
      },
    },
  ],
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
});

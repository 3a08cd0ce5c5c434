import { CalendarFeed, MadeCalendarFeed, NewCalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { EventCounts } from '#domain/schedule/event-list.ts';
import { FreeSlots } from '#domain/schedule/free-slots.ts';
import { Movement } from '#domain/schedule/movement.ts';
import { NewScheduleEvent, ScheduleEvent, ScheduleEventChanges } from '#domain/schedule/schedule-event.ts';
import { withExample } from '../platform/examples.ts';

const event = {
  title: 'Charter Fenwick',
  description: 'Corsica and back',
  yachtId: 12,
  type: 'charter' as const,
  customerId: 7,
  startDate: '2027-06-05T10:00:00.000Z',
  endDate: '2027-06-12T08:00:00.000Z',
  price: 1_800_000,
  currency: 'EUR' as const,
};
withExample(NewScheduleEvent, event);
withExample(ScheduleEventChanges, { startDate: '2027-06-06T10:00:00.000Z', endDate: '2027-06-13T08:00:00.000Z' });
withExample(ScheduleEvent, {
  id: 54,
  ...event,
  yachtName: 'Aurelia',
  color: null,
  customerFullName: 'Ada Fenwick',
  companyId: 1,
  companyName: 'Azure Charters',
  estimatedCost: null,
  actualCost: null,
  maintenanceId: null,
  maintenanceStatus: null,
  charterId: 12,
  charterNumber: 'C-2026-0012',
  isDeparture: false,
  heldUntil: null,
  importLabel: null,
  createdAt: '2026-11-03T10:12:00.000Z',
  updatedAt: '2026-11-03T10:12:00.000Z',
});
withExample(EventCounts, { total: 42, scheduled: 17, inProgress: 2, completed: 23 });
withExample(FreeSlots, {
  conflict: { code: 'schedule_conflict', message: 'The yacht is already booked at that time.' },
  slots: [
    { startDate: '2027-05-29T10:00:00.000Z', endDate: '2027-06-05T08:00:00.000Z' },
    { startDate: '2027-06-12T10:00:00.000Z', endDate: '2027-06-19T08:00:00.000Z' },
  ],
  yachts: [{ id: 14, name: 'Celeste' }],
  notices: [],
});
withExample(Movement, {
  eventId: 54,
  title: event.title,
  type: 'charter',
  yachtId: 12,
  yachtName: 'Aurelia',
  startDate: event.startDate,
  endDate: event.endDate,
  customerId: 7,
  customerName: 'Ada Fenwick',
  phone: '+44 20 7946 0958',
  crew: [
    { id: 31, name: 'Marc Rossi', role: 'Captain', isCaptain: true },
    { id: 35, name: 'Ines Duarte', role: 'Deckhand', isCaptain: false },
  ],
  companyId: 1,
  companyName: 'Azure Charters',
});
const feed = {
  id: 3,
  companyId: 1,
  companyName: 'Azure Charters',
  yachtId: 12,
  yachtName: 'Aurelia',
  detail: 'full' as const,
  importId: null,
  importLabel: null,
  userName: 'Maya Laurent',
  works: true,
  lastReadAt: '2026-11-21T05:00:11.000Z',
  createdAt: '2026-10-01T07:45:00.000Z',
};
withExample(NewCalendarFeed, { yachtId: 12, detail: 'full' });
withExample(CalendarFeed, feed);
withExample(MadeCalendarFeed, { ...feed, lastReadAt: null, path: '/api/calendar/uN7Gd0cQm4rJx1Yt8KzW2aVbE5sPh6LfTo9Ri3MwXyA.ics' });

import { describe, expect, test } from 'vitest';
import type { OutlookEntry } from './outlook.ts';
import { outlookOf, type YachtFacts } from './outlook-reading.ts';
import type { BookingFact } from './reading.ts';

const timeZone = 'Europe/Paris';
const now = new Date('2026-11-23T09:00:00Z');
let last = 0;

function aBooking(startDate: string, endDate: string, more: Partial<BookingFact> = {}): BookingFact {
  return {
    eventId: ++last,
    title: 'Charter to Capri',
    type: 'charter',
    startDate: new Date(startDate).toISOString(),
    endDate: new Date(endDate).toISOString(),
    party: 'de Graaf',
    yacht: { id: 1, name: 'Aurelia', type: 'Motor Yacht', length: '38m', imageUrl: null },
    companyName: null,
    hasCaptain: true,
    before: null,
    turnaroundHours: null,
    isUnderWay: false,
    papers: [],
    works: [],
    price: null,
    currency: 'EUR',
    invoices: [],
    ...more,
  };
}

const asEntry = ({ eventId: id, type, title, party, startDate, endDate }: BookingFact): OutlookEntry => ({
  id,
  type,
  title,
  party,
  startDate,
  endDate,
  color: null,
  maintenanceStatus: null,
});

/** A new yacht without any records. */
function aYacht(more: Partial<YachtFacts> = {}): YachtFacts {
  return {
    timeZone,
    bookings: [],
    port: null,
    entries: (more.bookings ?? []).map(asEntry),
    papers: [],
    jobs: [],
    money: [],
    booked: 0,
    bookedLastYear: 0,
    counts: { crew: 0, maintenance: 0, schedule: 0, trips: 0, documents: 0 },
    lateTrips: 0,
    expiredDocuments: 0,
    ...more,
  };
}

const job = (startDate: string, endDate: string, status: YachtFacts['jobs'][number]['status'] = 'pending') => ({
  id: ++last,
  title: 'Hull refit',
  startDate: new Date(startDate).toISOString(),
  endDate: new Date(endDate).toISOString(),
  status,
});

const eng1 = <Day extends string | null>(day: Day) => ({ crewId: 7, name: 'Luc Moreau', type: 'ENG1 Medical', day });

describe('the outlook of a yacht', () => {
  test('shows nothing without data: a new yacht is free, with no figures and nothing wrong', () => {
    expect(outlookOf(aYacht(), now)).toEqual({
      day: '2026-11-23',
      out: null,
      held: null,
      next: null,
      blockers: [],
      entries: [],
      season: { from: '2026-01-01', to: '2026-11-23', money: [], occupancy: null },
      papers: null,
      jobs: null,
      tabs: {
        crew: { count: 0, isWrong: false },
        maintenance: { count: 0, isWrong: false },
        schedule: { count: 0, isWrong: false },
        trips: { count: 0, isWrong: false },
        documents: { count: 0, isWrong: false },
      },
    });
  });

  test('at sea shows with whom, until when and where to, and the free nights before the next', () => {
    const out = aBooking('2026-11-21T16:00Z', '2026-11-28T08:00Z', { party: 'Ahlefeld' });
    const next = aBooking('2026-12-05T16:00Z', '2026-12-12T08:00Z');
    const found = outlookOf(aYacht({ bookings: [out, next], port: 'Antibes' }), now);
    expect(found).toMatchObject({
      out: { eventId: out.eventId, party: 'Ahlefeld', endDate: out.endDate, port: 'Antibes', isLate: false },
      next: { eventId: next.eventId, party: 'de Graaf', freeNights: 7 },
      held: null,
      blockers: [],
    });
  });

  test('late back is a booking that ended today with its trip still under way, unless the next is already out', () => {
    const late = aBooking('2026-11-16T16:00Z', '2026-11-23T08:00Z', { isUnderWay: true });
    expect(
      outlookOf(aYacht({ bookings: [late], counts: { crew: 0, maintenance: 0, schedule: 1, trips: 1, documents: 0 } }), now),
    ).toMatchObject({
      out: { eventId: late.eventId, isLate: true },
      tabs: { schedule: { isWrong: true } },
    });
    const out = aBooking('2026-11-23T08:30Z', '2026-11-28T08:00Z');
    expect(outlookOf(aYacht({ bookings: [late, out] }), now).out).toMatchObject({ eventId: out.eventId, isLate: false });
    expect(outlookOf(aYacht({ bookings: [{ ...late, isUnderWay: false }] }), now).out).toBeNull();
  });

  test.each([
    // The clocks go back in the night to October 25; another zone has another evening; the year changes.
    ['Europe/Paris', '2026-10-24T20:00Z', '2026-10-26T09:00Z', 2],
    ['Europe/Paris', '2026-12-30T12:00Z', '2027-01-02T09:00Z', 3],
    ['Pacific/Kiritimati', '2026-11-23T11:00Z', '2026-11-24T11:00Z', 1],
    ['America/New_York', '2026-11-24T03:00Z', '2026-11-24T12:00Z', 1],
    ['Europe/Paris', '2026-11-23T09:00Z', '2026-11-23T16:00Z', 0],
  ])('in %s counts the nights from %s to a booking at %s by the calendar: %i', (zone, from, starts, nights) => {
    const next = aBooking(starts, '2027-03-01T08:00Z');
    expect(outlookOf(aYacht({ timeZone: zone, bookings: [next] }), new Date(from)).next?.freeNights).toBe(nights);
  });

  test('also counts free nights from the end of work, but not beyond the known days', () => {
    const next = aBooking('2026-12-05T16:00Z', '2026-12-12T08:00Z');
    const work = job('2026-11-25T08:00Z', '2026-12-02T16:00Z');
    const slot: OutlookEntry = { ...work, type: 'maintenance', color: null, party: null, maintenanceStatus: 'pending' };
    expect(outlookOf(aYacht({ bookings: [next], entries: [slot, asEntry(next)] }), now).next?.freeNights).toBe(3);
    const crewChange: OutlookEntry = { ...slot, type: 'crew_change', maintenanceStatus: null };
    expect(outlookOf(aYacht({ bookings: [next], entries: [crewChange] }), now).next?.freeNights).toBe(12);
    const far = aBooking('2027-02-21T16:00Z', '2027-02-28T08:00Z');
    expect(outlookOf(aYacht({ bookings: [far] }), now).next?.freeNights).toBeNull();
  });

  test('in the yard names the work that ends last, even past its end until it is closed, then inspections', () => {
    const [short, long] = [job('2026-11-20T08:00Z', '2026-11-24T16:00Z'), job('2026-11-20T08:00Z', '2026-11-30T16:00Z')];
    const ahead = job('2026-12-20T08:00Z', '2026-12-30T16:00Z');
    const counts = { crew: 0, maintenance: 3, schedule: 3, trips: 0, documents: 0 };
    expect(outlookOf(aYacht({ jobs: [long, short, ahead], counts }), now)).toMatchObject({
      held: { kind: 'work', id: long.id, title: 'Hull refit' },
      jobs: { open: 3, overdue: 0 },
      tabs: { maintenance: { count: 3, isWrong: false } },
    });
    const overdue = job('2026-11-01T08:00Z', '2026-11-20T16:00Z', 'in_progress');
    expect(outlookOf(aYacht({ jobs: [overdue], counts }), now)).toMatchObject({
      held: { id: overdue.id },
      jobs: { open: 1, overdue: 1 },
      tabs: { maintenance: { isWrong: true } },
    });
    expect(outlookOf(aYacht({ jobs: [{ ...overdue, status: 'pending' }], counts }), now).held).toBeNull();
    const survey = { ...asEntry(aBooking('2026-11-23T08:00Z', '2026-11-23T16:00Z', { title: 'Survey' })), type: 'inspection' as const };
    expect(outlookOf(aYacht({ entries: [survey] }), now).held).toEqual({ kind: 'inspection', id: survey.id, title: 'Survey' });
  });
});

describe('whether she is ready', () => {
  const counts = { crew: 2, maintenance: 0, schedule: 1, trips: 0, documents: 0 };

  test('a captain’s expired certificate holds her, booked or not, and is listed once', () => {
    const papers = [eng1('2026-11-20'), { ...eng1('2026-12-16'), type: 'Master 500' }];
    const expired = { kind: 'certificate', resourceId: 7, label: 'ENG1 Medical', of: 'Luc Moreau', day: '2026-11-20', daysLeft: -3 };
    expect(outlookOf(aYacht({ papers, counts }), now)).toMatchObject({
      blockers: [expired],
      tabs: { crew: { count: 2, isWrong: true }, schedule: { isWrong: false } },
    });
    const next = aBooking('2026-11-25T16:00Z', '2026-11-28T08:00Z', { papers: [eng1('2026-11-20')] });
    expect(outlookOf(aYacht({ papers, counts, bookings: [next] }), now).blockers).toMatchObject([expired]);
    // It is valid on its last day.
    expect(outlookOf(aYacht({ papers: [eng1('2026-11-23')], counts }), now).blockers).toEqual([]);
    // In a zone where it is already tomorrow, it isn't.
    const dateline = aYacht({ papers: [eng1('2026-11-23')], timeZone: 'Pacific/Kiritimati' });
    expect(outlookOf(dateline, new Date('2026-11-23T11:00Z')).blockers).toMatchObject([{ daysLeft: -1 }]);
  });

  test('a departure within a week has all its reasons; a later one only overdue ones', () => {
    const openInvoice = {
      id: 3,
      number: 'INV-2026-0003',
      status: 'sent' as const,
      currency: 'EUR',
      total: '1000.00',
      open: '1000.00',
      dueDate: '2026-11-28',
    };
    const soon = aBooking('2026-11-30T16:00Z', '2026-12-05T08:00Z', { hasCaptain: false, invoices: [openInvoice] });
    expect(outlookOf(aYacht({ bookings: [soon], counts }), now)).toMatchObject({
      blockers: [{ kind: 'captain' }, { kind: 'balance', daysLeft: 5 }],
      tabs: { crew: { isWrong: true }, schedule: { isWrong: true } },
    });
    const later = { ...soon, startDate: '2026-12-01T16:00:00.000Z' };
    expect(outlookOf(aYacht({ bookings: [later], counts }), now).blockers).toEqual([]);
    const late = { ...later, invoices: [{ ...openInvoice, dueDate: '2026-11-20' }] };
    expect(outlookOf(aYacht({ bookings: [late], counts }), now).blockers).toMatchObject([{ kind: 'balance', daysLeft: -3 }]);
  });

  test('a trip past its arrival marks the trips; tabs without access have no count', () => {
    const hidden = { crew: null, maintenance: null, schedule: 0, trips: 4, documents: 2 };
    expect(outlookOf(aYacht({ counts: hidden, lateTrips: 1, expiredDocuments: 1 }), now)).toMatchObject({
      jobs: null,
      tabs: {
        crew: null,
        maintenance: null,
        schedule: { count: 0 },
        trips: { count: 4, isWrong: true },
        documents: { count: 2, isWrong: true },
      },
    });
  });
});

describe('her figures', () => {
  test('count the valid papers, those that expire within 90 days and expired ones, and name the first', () => {
    const papers = [eng1(null), eng1('2027-02-22'), eng1('2027-02-21'), eng1('2026-12-16'), eng1('2026-11-22')];
    expect(outlookOf(aYacht({ papers }), now).papers).toEqual({
      valid: 2,
      due: 2,
      expired: 1,
      first: { crewId: 7, name: 'Luc Moreau', type: 'ENG1 Medical', day: '2026-11-22', daysLeft: -1 },
    });
    expect(outlookOf(aYacht({ papers: [eng1(null)] }), now).papers).toEqual({ valid: 1, due: 0, expired: 0, first: null });
  });

  test('show how much of the year so far is booked, and the same days of last year if it had any', () => {
    const money = [{ currency: 'EUR', income: '412000.00', expenses: '96000.00' }];
    expect(outlookOf(aYacht({ money, booked: 199, bookedLastYear: 173 }), now).season).toEqual({
      from: '2026-01-01',
      to: '2026-11-23',
      money,
      occupancy: { percent: 61, bookedDays: 199, days: 327, lastYear: 53 },
    });
    expect(outlookOf(aYacht({ booked: 327 }), now).season.occupancy).toMatchObject({ percent: 100, lastYear: null });
    expect(outlookOf(aYacht({ bookedLastYear: 100 }), now).season.occupancy).toMatchObject({ percent: 0, lastYear: 31 });
  });

  test('start again with the new year in her company’s time zone', () => {
    const eve = new Date('2026-12-31T23:30Z');
    expect(outlookOf(aYacht({ booked: 1 }), eve).season).toMatchObject({
      from: '2027-01-01',
      to: '2027-01-01',
      occupancy: { percent: 100, days: 1 },
    });
    expect(outlookOf(aYacht({ timeZone: 'Europe/London', booked: 73 }), eve).season).toMatchObject({
      from: '2026-01-01',
      to: '2026-12-31',
      occupancy: { percent: 20, days: 365 },
    });
  });
});

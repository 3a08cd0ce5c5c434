import { describe, expect, test } from 'vitest';
import type { Action } from '../session/permissions.ts';
import type { ScheduleEvent } from '../schedule/schedule-event.ts';
import type { BookingFact } from '../today/reading.ts';
import { daysAround, dossierOf, type DossierFacts } from './reading.ts';
import { ordinal, taskInWords } from './words.ts';

const timeZone = 'Europe/Paris';
const hours = { startDate: '2026-07-18T15:00:00.000Z', endDate: '2026-07-25T07:00:00.000Z' };
const [weeksBefore, daysBefore, during, after] = ['2026-06-18', '2026-07-15', '2026-07-20', '2026-07-27'].map(
  (day) => `${day}T10:00:00Z`,
) as [string, string, string, string];

const event: ScheduleEvent = {
  id: 5,
  title: 'Charter to Capri',
  description: null,
  yachtId: 1,
  yachtName: 'Aurelia',
  type: 'charter',
  color: null,
  customerId: 7,
  customerFullName: 'Willem de Graaf',
  ...hours,
  companyId: 1,
  companyName: 'Azure Charters',
  price: 1_000_000,
  currency: 'EUR',
  estimatedCost: null,
  actualCost: null,
  maintenanceId: null,
  maintenanceStatus: null,
  charterId: null,
  charterNumber: null,
  isDeparture: false,
  heldUntil: null,
  importLabel: null,
  moneyState: 'paid',
  invoiceId: 9,
  createdAt: hours.startDate,
  updatedAt: hours.startDate,
};
const booking: BookingFact = {
  eventId: 5,
  title: event.title,
  type: 'charter',
  ...hours,
  party: 'de Graaf',
  yacht: { id: 1, name: 'Aurelia', type: 'Motor Yacht', length: '38m', imageUrl: null },
  companyName: null,
  hasCaptain: true,
  before: { type: 'charter', endDate: '2026-07-18T07:00:00.000Z' },
  turnaroundHours: null,
  isUnderWay: false,
  papers: [],
  works: [],
  price: 1_000_000,
  currency: 'EUR',
  invoices: [{ id: 9, number: 'INV-1', status: 'paid', currency: 'EUR', total: '10000.00', open: '0.00', dueDate: '2026-07-01' }],
};
const paid = {
  id: 9,
  number: 'INV-1',
  status: 'paid',
  currency: 'EUR',
  total: '10000.00',
  paid: '10000.00',
  credited: '0.00',
  open: '0.00',
  dueDate: '2026-07-01',
} as const;
const trip = {
  id: 3,
  from: 'Antibes',
  to: 'Capri',
  departureDate: hours.startDate,
  arrivalDate: null,
  status: 'planned',
  miles: null,
} as const;

const around = (id: number, startDate: string, endDate: string) => ({
  id,
  type: 'charter' as const,
  title: 'Charter',
  party: null,
  startDate,
  endDate,
  color: null,
  maintenanceStatus: null,
  charterId: null,
  charterNumber: null,
  heldUntil: null,
});
const happened = (id: number, resourceType: string) => ({
  id,
  action: 'update',
  resourceType,
  resourceId: 1,
  details: null,
  userName: null,
  timestamp: hours.startDate,
});

/** A paid charter without any blockers. */
function someFacts({
  event: of = {},
  booking: fact = {},
  ...more
}: { event?: Partial<ScheduleEvent>; booking?: Partial<BookingFact> } & Partial<
  Omit<DossierFacts, 'event' | 'booking'>
> = {}): DossierFacts {
  return {
    event: { ...event, ...of },
    isDeparture: false,
    timeZone,
    booking: { ...booking, ...fact },
    captain: { id: 31, name: 'Étienne Marchand' },
    previous: null,
    next: null,
    invoices: [paid],
    customer: { id: 7, fullName: 'Willem de Graaf', email: null, phone: null, notes: null, nth: 4, bookings: 5 },
    crew: [
      {
        id: 31,
        name: 'Étienne Marchand',
        role: 'Captain',
        isCaptain: true,
        papers: { count: 2, first: { type: 'ENG1', day: '2026-07-24' } },
      },
    ],
    trips: [trip],
    around: [],
    history: [],
    ...more,
  };
}

const anything = () => true;
const without =
  (...areas: string[]) =>
  (action: Action) =>
    !areas.includes(action.split(':')[0] as string);
const read = (facts: DossierFacts, now = daysBefore, may: (action: Action) => boolean = anything) => dossierOf(facts, may, new Date(now));
const tasksOf = (facts: DossierFacts, now = daysBefore, may: (action: Action) => boolean = anything) =>
  read(facts, now, may).toDo?.tasks.map((task) => `${task.isDone ? '✓' : '○'} ${taskInWords(task, (day) => day)}`);

const eng1 = { papers: [{ crewId: 31, name: 'Étienne Marchand', type: 'ENG1', day: '2026-07-12' }] };
const hull = { works: [{ id: 3, kind: 'work' as const, title: 'Hull cleaning', endDate: '2026-07-20T10:00:00.000Z' }] };
const overdue = { ...paid, status: 'overdue' as const, paid: '0.00', open: '10000.00' };
const owing = { event: { moneyState: 'overdue' as const }, invoices: [overdue], booking: { invoices: [overdue] } };
const unbilled = { event: { moneyState: 'not_invoiced' as const }, invoices: [], booking: { invoices: [] } };

describe('the tasks before she sails', () => {
  test('are done if there are no blockers, and show what was checked', () => {
    expect(tasksOf(someFacts())).toEqual([
      '✓ Étienne Marchand is captain',
      '✓ All certificates valid until the return',
      '✓ No work at departure',
      '✓ 8 h after the previous booking',
      '✓ Invoice sent',
      '✓ Nothing outstanding before departure',
    ]);
  });

  test('begin with open ones, one for each reason, as in the reading of the day', () => {
    const late = { before: { type: 'charter' as const, endDate: '2026-07-18T12:30:00.000Z' }, hasCaptain: false };
    expect(tasksOf(someFacts({ ...owing, captain: null, booking: { ...eng1, ...hull, ...late, ...owing.booking } }))).toEqual([
      '○ No captain',
      '○ Étienne Marchand’s ENG1 expired 3 days ago',
      '○ Hull cleaning, until 2026-07-20',
      '○ 2½ h to turn her around',
      '○ €10,000, 14 days overdue',
      '✓ Invoice sent',
    ]);
    expect(tasksOf(someFacts(unbilled))?.at(0)).toBe('○ Not invoiced');
    expect(tasksOf(someFacts({ ...unbilled, event: { price: null } }))).not.toContain('○ Not invoiced');
    const draft = { ...paid, status: 'draft', paid: '0.00' } as const;
    expect(tasksOf(someFacts({ ...unbilled, invoices: [draft] }))?.at(0)).toBe('○ Invoice not sent yet');
    expect(tasksOf(someFacts({ invoices: [{ ...paid, total: '4000.00', paid: '4000.00' }] }))?.at(0)).toBe('○ €6,000 not invoiced');
  });

  test('reveal nothing that the caller may not read', () => {
    const facts = someFacts({ ...owing, booking: { ...eng1, ...hull, ...owing.booking } });
    expect(tasksOf(facts, daysBefore, without('crew', 'maintenance', 'finance'))).toEqual([
      '✓ Captain assigned',
      '✓ 8 h after the previous booking',
    ]);
  });

  test('become those before closing once she has left', () => {
    expect(tasksOf(someFacts({ ...owing, trips: [] }), during)).toEqual(['○ No trip logged', '○ €10,000 open', '✓ Invoice sent']);
    expect(tasksOf(someFacts(), after)).toEqual(['✓ 1 trip logged', '✓ Invoice sent', '✓ Paid in full']);
    expect(tasksOf(someFacts({ trips: [{ ...trip, status: 'cancelled' }] }), after)?.at(0)).toBe('○ No trip logged');
    expect(read(someFacts({ event: { type: 'inspection' } })).toDo).toBeNull();
  });
});

describe('the next act', () => {
  test.each([
    ['money that is late, before anything else', { ...owing, booking: { ...eng1, ...owing.booking } }, daysBefore, 'remind'],
    ['what keeps her from sailing this week', { ...unbilled, booking: { ...eng1, ...unbilled.booking } }, daysBefore, 'blocker'],
    ['weeks before, the invoice', { ...unbilled, booking: { ...eng1, ...unbilled.booking } }, weeksBefore, 'create_invoice'],
    ['weeks before and invoiced, what is in the way', { booking: eng1 }, weeksBefore, 'blocker'],
    ['ready and paid, the sheet to take aboard', {}, daysBefore, 'print'],
    ['aboard without a trip, the log', { trips: [] }, during, 'log_trip'],
    ['aboard, the sheet', {}, during, 'print'],
    ['back and not invoiced, the invoice', unbilled, after, 'create_invoice'],
    ['closed, the next booking', {}, after, 'book_again'],
    ['of a job, its record', { event: { type: 'maintenance', maintenanceId: 4 } }, daysBefore, 'open_job'],
    ['none of an inspection', { event: { type: 'inspection' } }, daysBefore, null],
  ] as const)('is %s', (_what, more, now, kind) => {
    expect(read(someFacts(more as Parameters<typeof someFacts>[0]), now).act?.kind ?? null).toBe(kind);
  });

  test('is one that the caller may do', () => {
    const facts = someFacts({ ...unbilled, booking: { ...eng1, ...hull, ...unbilled.booking } });
    expect(read(facts, daysBefore, without('finance', 'crew')).act).toMatchObject({ kind: 'blocker', blocker: { kind: 'work' } });
    expect(read(facts, daysBefore, without('finance', 'crew', 'maintenance')).act?.kind).toBe('print');
    expect(read(someFacts(), after, (action) => !action.endsWith('write')).act).toBeNull();
  });
});

describe('a dossier', () => {
  test('holds nothing that the caller may not read', () => {
    const facts = someFacts({
      booking: { ...eng1, isUnderWay: true },
      history: [happened(1, 'schedule'), happened(2, 'invoice'), happened(3, 'income'), happened(4, 'maintenance')],
    });
    expect(read(facts, daysBefore)).toMatchObject({
      captain: { id: 31 },
      party: { nth: 4 },
      crew: [{ papers: { isShort: true } }],
      trips: [{ id: 3 }],
      money: { toInvoice: null },
    });
    const blind = read(facts, daysBefore, without('finance', 'crew', 'customers', 'trips', 'maintenance'));
    expect(blind).toMatchObject({
      captain: null,
      party: null,
      crew: null,
      trips: null,
      money: null,
      event: { moneyState: null, invoiceId: null },
    });
    expect(blind.history.map(({ id }) => id)).toEqual([1]);
    expect(blind.stages.map(({ stage }) => stage)).toEqual(['booked', 'aboard', 'back']);
    // Her trips show that she is late.
    expect([read(facts, after).isLate, read(facts, after, without('trips')).isLate]).toEqual([true, false]);
  });

  test('names the people aboard until it is over, because past crews aren’t stored', () => {
    expect(
      [daysBefore, during, after].map((now) => read(someFacts(), now)).map(({ captain, crew }) => [captain !== null, crew !== null]),
    ).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});

describe('the days around an entry', () => {
  test.each([
    ['a week', timeZone, hours, '2026-07-15 2026-07-28'],
    ['a day trip', timeZone, { startDate: '2026-07-18T08:00Z', endDate: '2026-07-18T16:00Z' }, '2026-07-15 2026-07-21'],
    ['what ends at midnight', timeZone, { startDate: '2026-07-18T08:00Z', endDate: '2026-07-18T22:00Z' }, '2026-07-15 2026-07-21'],
    ['half a year', timeZone, { startDate: '2026-01-10T08:00Z', endDate: '2026-07-10T22:00Z' }, '2026-01-07 2026-02-06'],
    // The nights when daylight saving starts and ends, and a zone where it is already tomorrow.
    ['clocks forward', timeZone, { startDate: '2027-03-27T23:00Z', endDate: '2027-03-28T22:00Z' }, '2027-03-25 2027-03-31'],
    ['clocks back', timeZone, { startDate: '2027-10-30T22:00Z', endDate: '2027-10-31T23:00Z' }, '2027-10-28 2027-11-03'],
    ['Kiritimati', 'Pacific/Kiritimati', { startDate: '2026-07-17T20:00Z', endDate: '2026-07-18T09:59Z' }, '2026-07-15 2026-07-21'],
    ['Honolulu', 'Pacific/Honolulu', { startDate: '2026-07-18T09:00Z', endDate: '2026-07-18T10:00Z' }, '2026-07-14 2026-07-20'],
  ])('are three on either side of %s, and a month at most', (_what, zone, when, days) => {
    const { first, last } = daysAround(zone, when);
    expect(`${first} ${last}`).toBe(days);
  });

  test('show only entries that touch them', () => {
    // Midnight at the start of July 15 in Paris is 22:00 UTC on July 14.
    const entries = [
      around(1, '2026-07-10T15:00:00.000Z', '2026-07-14T22:00:00.000Z'),
      around(2, '2026-07-10T15:00:00.000Z', '2026-07-14T22:00:01.000Z'),
      around(3, '2026-07-28T21:59:59.000Z', '2026-08-01T07:00:00.000Z'),
      around(4, '2026-07-28T22:00:00.000Z', '2026-08-01T07:00:00.000Z'),
    ];
    expect(read(someFacts({ around: entries })).around.entries.map(({ id }) => id)).toEqual([2, 3]);
  });
});

test('ordinal numbers in words', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th'.split(' '),
  );
});

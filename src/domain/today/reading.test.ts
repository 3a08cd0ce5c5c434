import { describe, expect, test } from 'vitest';
import { blockersOf, readingOf, type BookingFact } from './reading.ts';

const timeZone = 'Europe/Paris';
const yachtNamed = (name: string) => ({ id: name.charCodeAt(0), name, type: 'Motor Yacht', length: '38m', imageUrl: null });

let last = 0;
/** A charter without any blockers, of Aurelia by default. */
function aBooking(startDate: string, endDate: string, more: Partial<BookingFact> = {}): BookingFact {
  return {
    eventId: ++last,
    title: 'Charter',
    type: 'charter',
    startDate: new Date(startDate).toISOString(),
    endDate: new Date(endDate).toISOString(),
    party: 'de Graaf',
    yacht: yachtNamed('Aurelia'),
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

const read = (bookings: BookingFact[], now: string, zone = timeZone) =>
  readingOf({ timeZone: zone, bookings, atSea: 0, nextBack: null, inYard: 0 }, new Date(now));
const rowsOf = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ yacht, back, gapHours, out }) => [yacht.name, back?.state ?? null, gapHours, out?.at.slice(11, 16) ?? null]);

describe('the day of a fleet', () => {
  const noon = '2026-07-18T10:00:00Z';

  test('counts each booking on the day it begins or ends, and pairs leaving and returning bookings of the same yacht', () => {
    const ends = aBooking('2026-07-11T15:00Z', '2026-07-18T07:00Z');
    const begins = aBooking('2026-07-18T15:00Z', '2026-07-25T07:00Z', { before: { type: 'charter', endDate: ends.endDate } });
    const alone = aBooking('2026-07-11T15:00Z', '2026-07-18T12:00Z', { yacht: yachtNamed('Boreas') });
    const dayTrip = aBooking('2026-07-18T08:00Z', '2026-07-18T16:00Z', { type: 'day_rent', yacht: yachtNamed('Calypso') });
    const day = read([begins, ends, alone, dayTrip], noon);
    expect(day).toMatchObject({ day: '2026-07-18', back: 2, out: 2, notReady: 0 });
    expect(rowsOf(day)).toEqual([
      ['Aurelia', 'back', 8, '15:00'],
      ['Calypso', null, null, '08:00'],
      ['Boreas', 'expected', null, null],
    ]);
  });

  test.each([
    // The nights when daylight saving starts and ends, a summer midnight, and a zone where it is already tomorrow.
    [timeZone, '2027-03-28T10:00Z', '2027-03-27T23:00Z', '2027-03-28T22:00Z', '2027-03-28'],
    [timeZone, '2027-10-31T10:00Z', '2027-10-30T22:00Z', '2027-10-31T23:00Z', '2027-10-31'],
    [timeZone, '2026-07-18T10:00Z', '2026-07-17T22:00Z', '2026-07-18T22:00Z', '2026-07-18'],
    ['Pacific/Kiritimati', '2026-07-18T10:30Z', '2026-07-18T10:00Z', '2026-07-19T10:00Z', '2026-07-19'],
    ['America/Santiago', '2026-09-06T12:00Z', '2026-09-06T04:00Z', '2026-09-07T03:00Z', '2026-09-06'],
  ])(
    'in %s at %s lasts from %s to %s: what ends as it begins is yesterday’s, what begins as it ends tomorrow’s',
    (zone, now, from, to, day) => {
      const yesterday = aBooking('2026-01-01T00:00Z', from);
      const first = aBooking(from, '2029-01-01T00:00Z', { yacht: yachtNamed('Boreas') });
      const lastMinute = aBooking('2026-01-01T00:00Z', to, { yacht: yachtNamed('Calypso') });
      const tomorrow = aBooking(to, '2029-01-01T00:00Z', { yacht: yachtNamed('Dorado') });
      const reading = read([yesterday, first, lastMinute, tomorrow], now, zone);
      expect(reading).toMatchObject({ day, back: 1, out: 1 });
      expect(reading.rows.map(({ yacht }) => yacht.name)).toEqual(['Boreas', 'Calypso']);
    },
  );

  test('counts real hours, even in the night of a daylight saving change', () => {
    const ends = aBooking('2027-10-23T15:00Z', '2027-10-30T22:30Z');
    const begins = aBooking('2027-10-31T05:30Z', '2027-11-06T08:00Z', { before: { type: 'charter', endDate: ends.endDate } });
    // From 00:30 to 06:30 local time, which is seven hours.
    expect(read([ends, begins], '2027-10-31T01:00Z').rows[0]).toMatchObject({ gapHours: 7, isGapShort: false });
  });

  test('shows a yacht as late if a trip of hers continues after her booking has ended', () => {
    const ended = aBooking('2026-07-11T15:00Z', '2026-07-18T07:00Z', { isUnderWay: true });
    expect(read([ended], noon).rows[0]?.back?.state).toBe('late');
    expect(read([ended], '2026-07-18T06:00Z').rows[0]?.back?.state).toBe('expected');
  });

  test('shows the next seven days if nothing comes back or leaves, and counts nothing', () => {
    const soon = aBooking('2026-07-20T08:00Z', '2026-07-24T08:00Z', { hasCaptain: false });
    const later = aBooking('2026-07-26T08:00Z', '2026-07-28T08:00Z', { yacht: yachtNamed('Boreas') });
    const day = read([later, soon], noon);
    expect(day).toMatchObject({ back: 0, out: 0, notReady: 0 });
    expect(day.rows.map(({ day: on, yacht, out }) => [on, yacht.name, out !== null])).toEqual([
      ['2026-07-20', 'Aurelia', true],
      ['2026-07-24', 'Aurelia', false],
    ]);
  });
});

const paper = (day: string) => ({ papers: [{ crewId: 1, name: 'Luc Moreau', type: 'ENG1 Medical', day }] });
const work = (endDate: string) => ({ works: [{ id: 3, kind: 'work' as const, title: 'Hull', endDate }] });
const invoice = (open: string, dueDate: string) => ({
  invoices: [{ id: 7, number: 'INV-1', status: 'sent' as const, currency: 'EUR', total: '12400.00', open, dueDate }],
});

describe('a yacht isn’t ready', () => {
  const now = new Date('2026-07-18T06:00:00Z');
  const [from, to] = ['2026-07-18T15:00Z', '2026-07-25T07:00Z'];
  const kinds = (more: Partial<BookingFact>, at = now) => blockersOf(aBooking(from, to, more), timeZone, at).map(({ kind }) => kind);
  const before = (hours: number, type: 'charter' | 'day_rent' = 'charter') => ({
    before: { type, endDate: new Date(Date.parse(from) - hours * 3_600_000).toISOString() },
  });

  test.each([
    ['without a captain', { hasCaptain: false }, ['captain']],
    ['where a certificate aboard runs out before the last day', paper('2026-07-24'), ['certificate']],
    ['but for one that holds on the last day', paper('2026-07-25'), []],
    ['while work lies over the departure', work('2026-07-20T10:00:00.000Z'), ['work']],
    ['a minute under six hours after a charter', before(6 - 1 / 60), ['gap']],
    ['but for six hours', before(6), []],
    ['under the hours that she needs', { ...before(8), turnaroundHours: 9 }, ['gap']],
    ['while what is due by the departure is open', invoice('12400.00', '2026-07-18'), ['balance']],
    ['but for what is due later', invoice('12400.00', '2026-07-19'), []],
    ['but for what is paid', invoice('0.00', '2026-06-01'), []],
    [
      'for all of it, what is worst first',
      { ...invoice('1.00', '2026-07-01'), ...before(1), ...work('2026-07-19T10:00:00.000Z'), hasCaptain: false, ...paper('2026-07-01') },
      ['certificate', 'captain', 'work', 'gap', 'balance'],
    ],
  ])('%s', (_why, more, expected) => {
    expect(kinds(more)).toEqual(expected);
  });

  test('under one hour between two day trips, and never once she has left', () => {
    const between = (hours: number) => kinds({ type: 'day_rent', ...before(hours, 'day_rent') });
    expect([between(0.9), between(1)]).toEqual([['gap'], []]);
    expect(kinds({ hasCaptain: false }, new Date(from))).toEqual([]);
  });

  test('and is counted once, however many reasons there are', () => {
    const { notReady, rows } = read([aBooking(from, to, { hasCaptain: false, ...paper('2026-07-01') })], now.toISOString());
    expect([notReady, rows[0]?.blockers.length]).toEqual([1, 2]);
  });
});

/** The money shown for a booking with these invoices. */
const moneyOf = (of: BookingFact['invoices']) =>
  read([aBooking('2026-07-18T15:00Z', '2026-07-25T07:00Z', { invoices: of })], '2026-07-18T06:00Z').rows[0]?.out?.money;

test('what a booking owes is shown in the currency with the most outstanding, with its payment state', () => {
  const sent = { status: 'sent', total: '200.00', dueDate: '2026-08-01' } as const;
  const invoices = [
    { ...sent, id: 1, number: 'A', currency: 'EUR', open: '100.10' },
    { ...sent, id: 2, number: 'B', status: 'overdue' as const, currency: 'EUR', open: '0.20' },
    { ...sent, id: 3, number: 'C', currency: 'USD', open: '50.00' },
  ];
  expect(moneyOf(invoices)).toEqual({ state: 'overdue', open: '100.30', currency: 'EUR' });
  expect(moneyOf(invoices.slice(0, 1))).toEqual({ state: 'due', open: '100.10', currency: 'EUR' });
  expect(moneyOf(invoices.slice(0, 1).map((each) => ({ ...each, open: '0.00' })))?.state).toBe('paid');
  expect(moneyOf([])).toBeNull();
});

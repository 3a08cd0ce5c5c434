import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventType } from '../schedule/words.ts';
import { addDays } from '../shared/calendar-days.ts';
import { instantIn } from '../shared/zoned-time.ts';
import type { SeasonPrices } from './base-price.ts';
import { cellsOf, type CellRange, type CellTerms, type TakenEntry } from './cells.ts';

const timeZone = 'Europe/Paris';
const season = (fromDay: string, toDay: string, prices: Partial<SeasonPrices>): SeasonPrices => ({
  fromDay,
  toDay,
  week: null,
  night: null,
  day: null,
  halfDay: null,
  seat: null,
  childSeat: null,
  ...prices,
});
const terms: CellTerms = {
  timeZone,
  currency: 'EUR',
  seasons: [
    season('2027-06-05', '2027-07-02', { week: '3500.00', night: '600.00', day: '900.00' }),
    season('2027-07-03', '2027-08-27', { week: '4900.00' }),
  ],
  discounts: [],
  maxDiscount: '30',
  checkInDays: [],
  checkInTime: '17:00',
  checkOutTime: '09:00',
};
const local = (day: string, time: string) => instantIn(timeZone, { day, time }) ?? '';
const june: CellRange = { from: '2027-06-01', to: '2027-07-01', step: 'week', now: local('2027-05-01', '12:00'), today: '2027-05-01' };
const entry = (from: string, to: string, more: Partial<TakenEntry> = {}): TakenEntry => ({
  id: 1,
  type: 'charter',
  label: 'Lindgren',
  charterId: null,
  heldUntil: null,
  startDate: local(from, '17:00'),
  endDate: local(to, '09:00'),
  ...more,
});
const cells = (entries: TakenEntry[] = [], range: Partial<CellRange> = {}, more: Partial<CellTerms> = {}) =>
  cellsOf({ ...terms, ...more }, { taken: entries, waiting: [] }, { ...june, ...range });
const states = (...[entries, range, more]: Parameters<typeof cells>) => cells(entries, range, more).map(({ state }) => state);
const days = (...[entries, range, more]: Parameters<typeof cells>) =>
  cells(entries, range, more).map(({ startDate }) => startDate.slice(0, 10));

describe('weeks', () => {
  test('begin on Saturdays if any day is allowed, last from check-in to check-out, and have a price', () => {
    expect(cells().map(({ startDate, endDate, state, price }) => [startDate, endDate, state, price])).toEqual([
      ['2027-06-05T15:00:00.000Z', '2027-06-12T07:00:00.000Z', 'free', '3500.00'],
      ['2027-06-12T15:00:00.000Z', '2027-06-19T07:00:00.000Z', 'free', '3500.00'],
      ['2027-06-19T15:00:00.000Z', '2027-06-26T07:00:00.000Z', 'free', '3500.00'],
      ['2027-06-26T15:00:00.000Z', '2027-07-03T07:00:00.000Z', 'free', '3500.00'],
    ]);
  });

  test('begin on each of the yacht’s check-in days, so that they overlap if there are several', () => {
    expect(days([], { to: '2027-06-13' }, { checkInDays: [6, 2] })).toEqual(['2027-06-02', '2027-06-06', '2027-06-09']);
    const wednesdays = cells([entry('2027-06-06', '2027-06-13')], { to: '2027-06-13' }, { checkInDays: [6, 2] });
    expect(wednesdays.map(({ state, eventId }) => [state, eventId])).toEqual([
      ['part', 1],
      ['booked', 1],
      ['part', 1],
    ]);
  });

  test('include one on the first requested day and none on the last', () => {
    expect(days([], { from: '2027-06-05', to: '2027-06-12' })).toEqual(['2027-06-05']);
    expect(days([], { from: '2027-06-12', to: '2027-06-12' })).toEqual([]);
  });

  test('keep local times across a daylight saving change', () => {
    const spring = cells([], { from: '2027-03-27', to: '2027-03-28' });
    expect(spring[0]).toMatchObject({ startDate: '2027-03-27T16:00:00.000Z', endDate: '2027-04-03T07:00:00.000Z' });
    const autumn = cells([], { from: '2027-10-30', to: '2027-10-31' });
    expect(autumn[0]).toMatchObject({ startDate: '2027-10-30T15:00:00.000Z', endDate: '2027-11-06T08:00:00.000Z' });
  });

  test('continue from December into January, and have no price if a night has no season', () => {
    const winter = [season('2027-12-01', '2028-01-07', { week: '1400.00' })];
    const found = cells([], { from: '2027-12-20', to: '2028-01-10', now: june.now }, { seasons: winter });
    expect(found.map(({ startDate, price }) => [startDate.slice(0, 10), price])).toEqual([
      ['2027-12-25', '1400.00'],
      ['2028-01-01', '1400.00'],
      ['2028-01-08', null],
    ]);
  });

  test('cost the price after the company’s discounts', () => {
    const discounts = [{ label: 'Early', kind: 'early' as const, days: 40, percent: '10' }];
    expect(cells([], {}, { discounts }).map(({ price }) => price)).toEqual(['3500.00', '3150.00', '3150.00', '3150.00']);
  });
});

describe('a week is occupied', () => {
  test.each([
    ['a booking from check-in to check-out', [entry('2027-06-12', '2027-06-19')], 'booked'],
    [
      'a booking that begins later and ends earlier on the same days',
      [entry('2027-06-12', '2027-06-19', { startDate: local('2027-06-12', '20:00'), endDate: local('2027-06-19', '07:00') })],
      'booked',
    ],
    ['a booking that is longer', [entry('2027-06-09', '2027-06-30')], 'booked'],
    ['some nights of a booking', [entry('2027-06-12', '2027-06-15')], 'part'],
    [
      'a day trip between two nights',
      [
        entry('2027-06-14', '2027-06-14', {
          type: 'day_rent',
          startDate: local('2027-06-14', '10:00'),
          endDate: local('2027-06-14', '16:00'),
        }),
      ],
      'part',
    ],
    ['two bookings that share it', [entry('2027-06-12', '2027-06-15'), entry('2027-06-15', '2027-06-19', { id: 2 })], 'booked'],
    ['an option', [entry('2027-06-12', '2027-06-19', { heldUntil: local('2027-05-03', '18:00') })], 'option'],
    [
      'an option and a booking after it',
      [entry('2027-06-12', '2027-06-16', { heldUntil: local('2027-05-03', '18:00') }), entry('2027-06-16', '2027-06-19', { id: 2 })],
      'booked',
    ],
    ['maintenance', [entry('2027-06-10', '2027-06-20', { type: 'maintenance' })], 'service'],
    ['a day in the yard', [entry('2027-06-16', '2027-06-17', { type: 'inspection' })], 'part'],
    ['what ends as it begins', [entry('2027-06-09', '2027-06-12', { endDate: local('2027-06-12', '17:00') })], 'free'],
    ['what begins as it ends', [entry('2027-06-19', '2027-06-22', { startDate: local('2027-06-19', '09:00') })], 'free'],
    ['an option that is over', [entry('2027-06-12', '2027-06-19', { heldUntil: june.now })], 'free'],
  ] as const)('by %s', (_what, entries, state) => {
    expect(states([...entries], { from: '2027-06-12', to: '2027-06-13' })).toEqual([state]);
  });

  test('and named by bookings before options before service, the earliest first', () => {
    const entries = [
      entry('2027-06-13', '2027-06-14', { id: 4, type: 'maintenance', label: 'Hull' }),
      entry('2027-06-12', '2027-06-14', { id: 3, heldUntil: local('2027-05-03', '18:00'), charterId: 30, label: 'Okafor' }),
      entry('2027-06-17', '2027-06-19', { id: 2, label: 'Later' }),
      entry('2027-06-15', '2027-06-17', { id: 1, charterId: 10 }),
    ];
    expect(cells(entries, { from: '2027-06-12', to: '2027-06-13' })[0]).toMatchObject({
      eventId: 1,
      charterId: 10,
      label: 'Lindgren',
      until: null,
    });
    expect(cells(entries.slice(0, 2), { from: '2027-06-12', to: '2027-06-13' })[0]).toMatchObject({
      eventId: 3,
      charterId: 30,
      until: local('2027-05-03', '18:00'),
    });
  });

  test('and the charters waiting for it are counted', () => {
    const waiting = [entry('2027-06-12', '2027-06-19'), entry('2027-06-18', '2027-06-25'), entry('2027-06-19', '2027-06-26')];
    const found = cellsOf(terms, { taken: [], waiting }, { ...june, from: '2027-06-12', to: '2027-06-26' });
    expect(found.map((cell) => cell.waiting)).toEqual([2, 2]);
  });

  test('and shows if part of it was also sold elsewhere', () => {
    const clashes = [entry('2027-06-15', '2027-06-19')];
    const found = cellsOf(terms, { taken: [], waiting: [], clashes }, { ...june, from: '2027-06-12', to: '2027-06-26' });
    expect(found.map((cell) => cell.clash)).toEqual([true, false]);
  });
});

describe('a past week', () => {
  const now = local('2027-06-15', '12:00');
  test('is over or has begun without a booking, and has no price', () => {
    expect(cells([], { now }).map(({ state, price }) => [state, price])).toEqual([
      ['past', null],
      ['past', null],
      ['free', '3500.00'],
      ['free', '3500.00'],
    ]);
  });

  test('still shows whose it was, and is booked until its end while under way', () => {
    const found = cells([entry('2027-06-05', '2027-06-12'), entry('2027-06-12', '2027-06-19', { id: 2 })], { now });
    expect(found.slice(0, 2).map(({ state, eventId }) => [state, eventId])).toEqual([
      ['past', 1],
      ['booked', 2],
    ]);
  });

  test('is past from the very moment of the check-in', () => {
    expect(states([], { from: '2027-06-05', to: '2027-06-06', now: local('2027-06-05', '17:00') })).toEqual(['past']);
    expect(states([], { from: '2027-06-05', to: '2027-06-06', now: '2027-06-05T14:59:59.999Z' })).toEqual(['free']);
  });
});

describe('days', () => {
  const day = { step: 'day', from: '2027-06-12', to: '2027-06-15' } as const;

  test('are single nights with the hours before them, whatever the check-in days', () => {
    const found = cells([entry('2027-06-12', '2027-06-14')], day, { checkInDays: [5] });
    expect(found.map(({ startDate, endDate, state, price }) => [startDate, endDate, state, price])).toEqual([
      ['2027-06-12T15:00:00.000Z', '2027-06-13T07:00:00.000Z', 'booked', '600.00'],
      ['2027-06-13T15:00:00.000Z', '2027-06-14T07:00:00.000Z', 'booked', '600.00'],
      ['2027-06-14T15:00:00.000Z', '2027-06-15T07:00:00.000Z', 'free', '600.00'],
    ]);
    expect(found.map(({ daytime }) => [daytime?.startDate, daytime?.endDate, daytime?.state, daytime?.price])).toEqual([
      ['2027-06-12T07:00:00.000Z', '2027-06-12T15:00:00.000Z', 'free', '900.00'],
      ['2027-06-13T07:00:00.000Z', '2027-06-13T15:00:00.000Z', 'booked', '900.00'],
      ['2027-06-14T07:00:00.000Z', '2027-06-14T15:00:00.000Z', 'free', '900.00'],
    ]);
  });

  test('have a day trip before their night, which remains free', () => {
    const trip = entry('2027-06-13', '2027-06-13', {
      type: 'day_rent',
      startDate: local('2027-06-13', '10:00'),
      endDate: local('2027-06-13', '16:00'),
    });
    expect(cells([trip], day).map(({ state, daytime }) => [state, daytime?.state])).toEqual([
      ['free', 'free'],
      ['free', 'booked'],
      ['free', 'free'],
    ]);
  });

  test('have no hours before if check-out is later than check-in', () => {
    expect(cells([], day, { checkInTime: '09:00', checkOutTime: '17:00' }).map(({ daytime }) => daytime)).toEqual([null, null, null]);
  });

  test('are one cell each across daylight saving changes and the new year', () => {
    expect(cells([], { step: 'day', from: '2027-03-27', to: '2027-03-30' }).map(({ startDate }) => startDate)).toEqual([
      '2027-03-27T16:00:00.000Z',
      '2027-03-28T15:00:00.000Z',
      '2027-03-29T15:00:00.000Z',
    ]);
    expect(days([], { step: 'day', from: '2027-12-31', to: '2028-01-02' })).toEqual(['2027-12-31', '2028-01-01']);
  });

  test('begin an hour later if daylight saving skips the check-in', () => {
    const found = cells([], { step: 'day', from: '2027-03-28', to: '2027-03-29' }, { checkInTime: '02:30', checkOutTime: '02:00' });
    expect(found[0]).toMatchObject({ startDate: '2027-03-28T01:30:00.000Z', endDate: '2027-03-29T00:00:00.000Z' });
  });
});

const hour = 3_600_000;
const rank = ({ type, heldUntil }: TakenEntry) => (type === 'maintenance' ? 2 : heldUntil === null ? 0 : 1);
const anEntry = record({
  from: integer({ min: -300, max: 1_500 }),
  hours: integer({ min: 1, max: 400 }),
  type: constantFrom<EventType>('charter', 'day_rent', 'maintenance'),
  held: option(integer({ min: -48, max: 500 })),
});

describe('of any fleet', () => {
  test('a cell is the same alone or among others, and shows the most binding entry', () => {
    assert(
      property(
        array(anEntry, { maxLength: 25 }),
        constantFrom<CellRange['step']>('week', 'day'),
        integer({ min: 0, max: 6 }),
        (drawn, step, checkIn) => {
          const begin = Date.parse(june.now);
          const at = (hours: number) => new Date(begin + hours * hour).toISOString();
          const entries = drawn.map(({ from, hours, type, held }, id) =>
            entry('2027-06-01', '2027-06-02', {
              id,
              type,
              heldUntil: held === null ? null : at(held),
              startDate: at(from),
              endDate: at(from + hours),
            }),
          );
          const look: CellRange = { ...june, from: '2027-04-25', to: '2027-06-20', step };
          const some = { ...terms, checkInDays: [checkIn, (checkIn + 2) % 7] };
          const found = cellsOf(some, { taken: entries, waiting: entries, clashes: entries.slice(3) }, look);
          const alone = Array.from({ length: 56 }, (_, day) => addDays(look.from, day)).flatMap((from) =>
            cellsOf(some, { taken: entries, waiting: entries, clashes: entries.slice(3) }, { ...look, from, to: addDays(from, 1) }),
          );
          expect(found).toEqual(alone);
          for (const { startDate, endDate, eventId, waiting } of found) {
            const over = entries.filter((each) => each.startDate < endDate && each.endDate > startDate);
            const [first] = over
              .filter(({ heldUntil }) => heldUntil === null || heldUntil > look.now)
              .toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.startDate) - Date.parse(b.startDate));
            expect([eventId, waiting]).toEqual([first?.id ?? null, over.length]);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

const banned = (until: string | null, entries: TakenEntry[] = []) =>
  cellsOf(terms, { taken: entries, waiting: [], ban: { until } }, june).map(({ state, price }) => [state, price]);

describe('a yacht that may not sail', () => {
  test('is unavailable for stretches that begin before she is back, and available from that moment on', () => {
    expect(banned(local('2027-06-12', '17:00'))).toEqual([
      ['banned', '3500.00'],
      ['free', '3500.00'],
      ['free', '3500.00'],
      ['free', '3500.00'],
    ]);
    expect(banned(local('2027-06-12', '17:01')).map(([state]) => state)).toEqual(['banned', 'banned', 'free', 'free']);
  });

  test('isn’t available at all if her return is unknown, but still shows her entries', () => {
    expect(banned(null, [entry('2027-06-12', '2027-06-19')]).map(([state]) => state)).toEqual(['banned', 'booked', 'banned', 'banned']);
    const nights = cellsOf(terms, { taken: [], waiting: [], ban: { until: null } }, { ...june, step: 'day', to: '2027-06-02' });
    expect([nights[0]?.state, nights[0]?.daytime?.state]).toEqual(['banned', 'banned']);
  });
});

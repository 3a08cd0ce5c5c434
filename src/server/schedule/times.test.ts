// Times entered in a company's time zone are stored as instants and shown as the same local times again, whatever the clocks do meanwhile.
import { describe, expect, test } from 'vitest';
import { newEvent } from '#domain/schedule/new-event.ts';
import { instantIn, wallClockIn, type WallClock } from '#domain/shared/zoned-time.ts';
import { aCompany, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

const paris = 'Europe/Paris';
const newYork = 'America/New_York';

async function somebodyIn(timeZone: string): Promise<{ person: Person; yachtId: number }> {
  const company = await aCompany(world);
  await world.owner.query('update companies set time_zone = $1 where id = $2', [timeZone, company.id]);
  const person = await aPerson(world, { company });
  expect((await person.call('GET', '/api/auth/session')).body.timeZone).toBe(timeZone);
  return { person, yachtId: (await aYacht(person)).id };
}

const clock = (text: string): WallClock => ({ day: text.slice(0, 10), time: text.slice(11) });
const entered = (timeZone: string, text: string) => instantIn(timeZone, clock(text));
const clockAt = (timeZone: string, at: string) => {
  const { day, time } = wallClockIn(timeZone, at);
  return `${day} ${time}`;
};
const hours = ({ startDate, endDate }: { startDate: string; endDate: string }) => (Date.parse(endDate) - Date.parse(startDate)) / 3_600_000;

test.each([
  [paris, 'from winter to summer', '2031-03-29 18:00', '2031-03-30 18:00', 23],
  [paris, 'from summer to winter', '2031-10-25 18:00', '2031-10-26 18:00', 25],
  [newYork, 'from winter to summer', '2031-03-08 18:00', '2031-03-09 18:00', 23],
  [newYork, 'from summer to winter', '2031-11-01 18:00', '2031-11-02 18:00', 25],
  // In Paris the clocks change three weeks after New York's in spring, and a week before them in fall.
  [paris, 'while only New York changes', '2031-03-08 18:00', '2031-03-09 18:00', 24],
  [paris, 'from one week to the next', '2031-03-26 10:00', '2031-04-02 10:00', 167],
  [newYork, 'on 29 February', '2032-02-28 22:30', '2032-03-01 08:15', 33.75],
  [paris, 'on 29 February', '2032-02-29 00:00', '2032-02-29 23:59', 23.983],
  [paris, 'over new year', '2031-12-31 20:00', '2032-01-01 04:00', 8],
  [newYork, 'over new year', '2031-12-31 20:00', '2032-01-01 04:00', 8],
])('in %s, %s: %s to %s keeps its local times', async (timeZone, _when, start, end, lasts) => {
  const { person, yachtId } = await somebodyIn(timeZone);
  const { status, body } = await person.call('POST', '/api/schedule', {
    yachtId,
    title: 'Night at anchor',
    type: 'charter',
    startDate: entered(timeZone, start),
    endDate: entered(timeZone, end),
  });
  expect(status).toBe(201);
  const read = (await person.call('GET', `/api/schedule/${body.id}`)).body;
  expect([clockAt(timeZone, read.startDate), clockAt(timeZone, read.endDate)]).toEqual([start, end]);
  expect(hours(read)).toBeCloseTo(lasts, 2);

  // A day later by local time, as a form or a drag moves it: both ends show the same times as before.
  const later = (text: string) =>
    entered(
      timeZone,
      `${new Date(Date.parse(`${text.slice(0, 10)}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)} ${text.slice(11)}`,
    );
  const moved = (await person.call('PATCH', `/api/schedule/${body.id}`, { startDate: later(start), endDate: later(end) })).body;
  expect([clockAt(timeZone, moved.startDate).slice(11), clockAt(timeZone, moved.endDate).slice(11)]).toEqual([
    start.slice(11),
    end.slice(11),
  ]);
});

test('a conflict is described in the company’s local time, on both sides of a clock change', async () => {
  const { person, yachtId } = await somebodyIn(newYork);
  const booked = {
    yachtId,
    title: 'Bermuda',
    type: 'charter',
    startDate: entered(newYork, '2031-11-01 18:00'),
    endDate: entered(newYork, '2031-11-02 18:00'),
  };
  await person.call('POST', '/api/schedule', booked);
  expect((await person.call('POST', '/api/schedule', booked)).body.message).toBe(
    'Aurelia is already booked from Nov 1, 6:00 PM to Nov 2, 6:00 PM: Bermuda.',
  );
});

test('the repeated hour is two hours: two people can book one each', async () => {
  const { person, yachtId } = await somebodyIn(paris);
  const [first, second, after] = ['2031-10-26T00:00:00.000Z', '2031-10-26T01:00:00.000Z', '2031-10-26T02:00:00.000Z'];
  const book = (startDate: string, endDate: string) =>
    person.call('POST', '/api/schedule', { yachtId, title: 'Night dive', type: 'day_rent', startDate, endDate });
  expect([(await book(first, second)).status, (await book(second, after)).status, (await book(first, after)).status]).toEqual([
    201, 201, 409,
  ]);
});

describe('the initial times of a form', () => {
  test.each([paris, newYork, 'Pacific/Kiritimati', 'Pacific/Honolulu'])(
    'in %s are accepted unchanged, on the days the clocks change, on February 29 and at new year',
    async (timeZone) => {
      const { person, yachtId } = await somebodyIn(timeZone);
      for (const now of [
        '2032-02-28T12:00:00.000Z',
        '2031-12-31T12:00:00.000Z',
        '2031-03-09T12:00:00.000Z',
        '2031-03-30T12:00:00.000Z',
        '2031-10-26T12:00:00.000Z',
        '2031-11-02T12:00:00.000Z',
      ]) {
        const { start, end, ...words } = newEvent({ type: 'charter', duration: 'charter' }, timeZone, now);
        const { status, body } = await person.call('POST', '/api/schedule', {
          ...words,
          yachtId,
          startDate: instantIn(timeZone, start),
          endDate: instantIn(timeZone, end),
        });
        expect(status).toBe(201);
        expect([clockAt(timeZone, body.startDate), clockAt(timeZone, body.endDate)]).toEqual([`${start.day} 09:00`, `${end.day} 12:00`]);
      }
    },
  );
});

test.each(['', '&sort=-startDate', '&from=2000-01-01T00:00:00Z&to=2100-01-01T00:00:00Z', '&q=sail'])(
  'in Pacific/Kiritimati, a calendar of 1,200 entries is read page by page, each entry once, with the right count (%s)',
  async (query) => {
    const { person, yachtId } = await somebodyIn('Pacific/Kiritimati');
    // Every third begins at the same moment as the one before it, so that a page may end between two equal ones.
    await world.owner.query(
      `
    insert into schedule_events (company_id, yacht_id, title, type, start_date, end_date)
    select $1, $2, 'Day sail ' || n, 'other', at, at + interval '3 hours' from generate_series(1, 1200) n, lateral (select timestamptz '2031-01-01T10:00:00Z' + make_interval(hours => n - n % 3) as at) s`,
      [person.companyId, yachtId],
    );
    const read: { id: number; startDate: string }[] = [];
    for (let offset = 0; offset < 1200; offset += 500) {
      const { body, headers } = await person.call('GET', `/api/schedule?limit=500&offset=${offset}${query}`);
      expect(headers['x-total-count']).toBe('1200');
      read.push(...body);
    }
    expect(new Set(read.map(({ id }) => id)).size).toBe(1200);
    const sorted = read.toSorted((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id);
    expect(read).toEqual(query.includes('-startDate') ? sorted.toReversed() : sorted);
  },
);

import { array, constantFrom, integer, sample, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { statusAt } from '#domain/schedule/event-status.ts';
import { eventStatuses } from '#domain/schedule/words.ts';
import type { Scope } from '../platform/database.ts';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';
import { eventCounts, eventPage } from './store.ts';

const world = aWorld();

// When the clocks change in Paris and New York, a new year, and an ordinary day.
const turns = ['2031-03-30T01:00:00.000Z', '2031-10-26T01:00:00.000Z', '2031-11-02T06:00:00.000Z', '2031-12-31T23:00:00.000Z'].map(
  Date.parse,
);
const hour = 3_600_000;
const moment = tuple(constantFrom(...turns), constantFrom(-hour, -1, 0, 1, hour, 24 * hour)).map(([turn, off]) => turn + off);
const span = tuple(moment, integer({ min: 1, max: 40 })).map(([start, halves]) => ({ start, end: start + (halves * hour) / 2 }));

test('database and domain agree to the millisecond on which events are upcoming, current and past', async () => {
  const maya = await aPerson(world);
  const { id: yachtId } = await aYacht(maya);
  const place = { kind: 'tenant', companyId: maya.companyId } as Scope;
  const spans = sample(array(span, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 10 })[0]!;
  const client = await world.owner.connect();
  try {
    await client.query('begin');
    // The database's clock, set by the test.
    await client.query(`create schema clock; create function clock.now() returns timestamptz language sql stable
      as $$ select current_setting('clock.at')::timestamptz $$; set local search_path = clock, pg_catalog, public`);
    const events: { id: number; startDate: string; endDate: string }[] = [];
    for (const { start, end } of spans) {
      const [startDate, endDate] = [new Date(start).toISOString(), new Date(end).toISOString()];
      const { rows } = await client.query(
        `insert into schedule_events (company_id, yacht_id, title, type, start_date, end_date) values ($1, $2, 'Sail', 'other', $3, $4) returning id::int`,
        [maya.companyId, yachtId, startDate, endDate],
      );
      events.push({ id: rows[0].id as number, startDate, endDate });
    }
    const moments = new Set(spans.flatMap(({ start, end }) => [start, end, end - 1, end + 1]));
    for (const at of moments) {
      await client.query(`select set_config('clock.at', $1, true)`, [new Date(at).toISOString()]);
      const expectedIds = (status: (typeof eventStatuses)[number]) =>
        events.filter((event) => statusAt(event, new Date(at)) === status).map(({ id }) => id);
      for (const status of eventStatuses) {
        const { sql, parameters } = eventPage(place, { status });
        const { rows } = await client.query(sql, [...parameters]);
        expect(
          rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
          `${status} at ${new Date(at).toISOString()}`,
        ).toEqual(expectedIds(status));
      }
      const { sql, parameters } = eventCounts(place, {});
      const { rows } = await client.query(sql, [...parameters]);
      expect([rows[0].scheduled, rows[0].in_progress, rows[0].completed].map(Number)).toEqual(
        eventStatuses.map((status) => expectedIds(status).length),
      );
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('events can be sorted by their end, and counts follow the search', async () => {
  const maya = await aPerson(world);
  const { id: yachtId } = await aYacht(maya, { imageUrl: 'https://pictures.example/aurelia.jpg' });
  for (const [title, from, to] of [
    ['Long', -50, 90],
    ['Short', -20, 5],
    ['Next', 20, 30],
  ] as const)
    await maya.call('POST', '/api/schedule', { yachtId, title, type: 'other', startDate: inHours(from), endDate: inHours(to) });
  const { body } = await maya.call('GET', '/api/schedule?status=in_progress&sort=endDate&pictures=true');
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['Short', 'Long']);
  expect(body[0]).toMatchObject({ yachtType: 'Motor Yacht', yachtLength: '42m', yachtImageUrl: 'https://pictures.example/aurelia.jpg' });
  expect((await maya.call('GET', '/api/schedule?limit=1')).body[0]).not.toHaveProperty('yachtType');
  const counts = async (query: string) => (await maya.call('GET', `/api/schedule/counts?${query}`)).body;
  expect(await counts('')).toEqual({ total: 3, scheduled: 1, inProgress: 2, completed: 0 });
  expect(await counts('q=next')).toEqual({ total: 1, scheduled: 1, inProgress: 0, completed: 0 });
  expect(await counts('q=aurelia')).toEqual({ total: 3, scheduled: 1, inProgress: 2, completed: 0 });
});

function inHours(hours: number) {
  return new Date(Date.now() + hours * hour).toISOString();
}

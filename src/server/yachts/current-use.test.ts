import { expect, test } from 'vitest';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { currentUseAt, type CalendarEntry } from '#domain/yachts/current-use.ts';
import { yachtUses, type YachtStatus } from '#domain/yachts/words.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

type Planned = [type: CalendarEntry['type'], from: number, to: number, status?: CalendarEntry['maintenanceStatus']];

// Entries of a yacht's calendar, in hours from now. The domain's rule says what she is doing; the database has to say the same.
const calendars: [YachtStatus, Planned[]][] = [
  ['active', []],
  ['maintenance', []],
  ['inspection', [['charter', 30, 60]]],
  ['docked', [['other', -2, 2]]],
  [
    'active',
    [
      ['charter', -48, -10],
      ['charter', -10, 40],
      ['charter', 40, 90],
    ],
  ],
  [
    'active',
    [
      ['day_rent', -3, 3],
      ['maintenance', -20, 20, 'in_progress'],
    ],
  ],
  ['active', [['maintenance', -20, 20, 'pending']]],
  [
    'active',
    [
      ['maintenance', -20, 20, 'pending'],
      ['maintenance', -5, 30, 'pending'],
      ['inspection', -5, 50],
    ],
  ],
  [
    'active',
    [
      ['maintenance', -60, -20, 'in_progress'],
      ['charter', 20, 30],
    ],
  ],
  [
    'active',
    [
      ['maintenance', -60, -20, 'pending'],
      ['charter', 20, 30],
    ],
  ],
  [
    'active',
    [
      ['maintenance', -20, 20, 'cancelled'],
      ['maintenance', 40, 60, 'pending'],
      ['charter', 70, 90],
    ],
  ],
  [
    'active',
    [
      ['inspection', -5, 5],
      ['inspection', -9, 9],
      ['crew_change', -1, 1],
    ],
  ],
  [
    'active',
    [
      ['inspection', 15, 25],
      ['day_rent', 30, 36],
      ['crew_change', 2, 4],
    ],
  ],
  ['maintenance', [['charter', -5, 50]]],
];

test('a yacht’s current use agrees with the domain, in the list, on her own and as a filter', async () => {
  const maya = await aPerson(world);
  const expected = new Map<number, ReturnType<typeof currentUseAt>>();
  for (const [place, [status, planned]] of calendars.entries()) {
    const { id } = await aYacht(maya, { name: `Yacht ${String(place + 1).padStart(2, '0')}`, status });
    for (const each of planned) await plan(maya, id, each);
    const events: ScheduleEvent[] = (await maya.call('GET', `/api/yachts/${id}/schedule`)).body;
    expect(events).toHaveLength(planned.length);
    expected.set(id, currentUseAt(status, events, new Date()));
  }
  const listed = async (query: string) => (await maya.call('GET', `/api/yachts?${query}`)).body as Yacht[];
  expect((await listed('sort=id')).map(({ id, use, useUntil }) => [id, { use, useUntil }])).toEqual([...expected]);
  for (const [id, use] of expected) expect((await maya.call('GET', `/api/yachts/${id}`)).body).toMatchObject(use);
  for (const use of yachtUses) {
    const doing = [...expected].filter(([, each]) => each.use === use).map(([id]) => id);
    expect(doing.length, use).toBeGreaterThan(0);
    expect(
      (await listed(`use=${use}&sort=id`)).map(({ id }) => id),
      use,
    ).toEqual(doing);
  }
  const page = await maya.call('GET', '/api/yachts?use=free&limit=1&offset=1');
  expect(page.headers['x-total-count']).toBe(String([...expected.values()].filter(({ use }) => use === 'free').length));
  expect((await maya.call('GET', '/api/yachts?use=sunk')).status).toBe(400);
});

test('a fleet is sorted by its yachts’ current use, and within it by what changes first', async () => {
  const maya = await aPerson(world);
  for (const [name, planned] of [
    ['Idle', []],
    ['Later', [['charter', 50, 60]]],
    ['Sooner', [['charter', 20, 30]]],
    ['Yard', [['maintenance', -5, 5]]],
    ['Long charter', [['charter', -5, 90]]],
    ['Short charter', [['charter', -5, 9]]],
  ] as [string, Planned[]][]) {
    const { id } = await aYacht(maya, { name });
    for (const each of planned) await plan(maya, id, each);
  }
  const names = async (sort: string) => (await maya.call('GET', `/api/yachts?sort=${sort}`)).body.map(({ name }: Yacht) => name);
  expect(await names('use')).toEqual(['Short charter', 'Long charter', 'Yard', 'Sooner', 'Later', 'Idle']);
  expect(await names('-use')).toEqual(['Later', 'Sooner', 'Idle', 'Yard', 'Long charter', 'Short charter']);
});

test('completing work frees the yacht at once', async () => {
  const maya = await aPerson(world);
  const { id } = await aYacht(maya);
  const recordId = await plan(maya, id, ['maintenance', -5, 40, 'in_progress']);
  const now = async () => (await maya.call('GET', `/api/yachts/${id}`)).body.use;
  expect(await now()).toBe('yard');
  await maya.call('PATCH', `/api/maintenance/${recordId}`, { status: 'completed' });
  expect(await now()).toBe('free');
});

/** Adds it to her calendar; returns the id if it is maintenance. */
async function plan(person: Person, yachtId: number, [type, from, to, status]: Planned): Promise<number> {
  const [startDate, endDate] = [from, to].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const shared = { title: 'Planned', yachtId, allowOverlap: true };
  const { status: answer, body } =
    type === 'maintenance'
      ? await person.call('POST', '/api/maintenance', { ...shared, type: 'hull', scheduledDate: startDate, endDate })
      : await person.call('POST', '/api/schedule', { ...shared, type, startDate, endDate });
  if (answer !== 201) throw new Error(`could not be planned: ${answer} ${JSON.stringify(body)}`);
  if (status && status !== 'pending') await person.call('PATCH', `/api/maintenance/${body.id}`, { status });
  return body.id;
}

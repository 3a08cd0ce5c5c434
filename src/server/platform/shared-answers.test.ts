import type { FastifyRequest } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aCompany, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { announcement, openChanges, type Changes } from './changes.ts';
import { openSharedAnswers } from './shared-answers.ts';
import { asCompany, asPlatform } from './scope.ts';

const world = aWorld();
/** A second server process that listens on the same database. */
let changes: Changes;
const manager = { role: 'manager', isOwner: false, program: null as string | null, timeZone: 'Europe/Paris' };
const asking = (
  companyId: number,
  { url = '/api/dashboard', query = '', ...person }: Partial<typeof manager> & { url?: string; query?: string } = {},
) =>
  ({
    scope: asCompany(companyId),
    person: { ...manager, ...person },
    routeOptions: { url },
    url: url + query,
  }) as unknown as FastifyRequest;
const changed = (companyId: number) =>
  world.db
    .in(asCompany(companyId))
    .selectNoFrom(announcement({ companyId, resource: 'yacht', resourceId: 1 }).as('announced'))
    .execute();

beforeAll(async () => {
  changes = openChanges(world.db, pino({ level: 'silent' }));
  changes.start();
  await vi.waitUntil(() => changes.catchUp());
});
afterAll(() => changes.close());

/** Answers that count how often they were made. */
function counting() {
  const shared = openSharedAnswers(changes);
  let count = 0;
  return { made: () => count, ask: (request: FastifyRequest) => shared(request, () => Promise.resolve(++count)) };
}

test('fifty who ask at once share one answer, and another one after a change', async () => {
  const { id } = await aCompany(world);
  const { ask, made } = counting();
  const fifty = () => Promise.all(Array.from({ length: 50 }, () => ask(asking(id))));
  expect(new Set(await fifty())).toEqual(new Set([1]));
  await changed(id);
  expect(new Set(await fifty())).toEqual(new Set([2]));
  expect(made()).toBe(2);
});

test('another company, right, time zone and route have answers of their own, and platform admins always get a new one', async () => {
  const [one, two] = [await aCompany(world), await aCompany(world)];
  const { ask, made } = counting();
  const admin = { ...asking(one.id), scope: asPlatform(world.db, 'a test').scope } as FastifyRequest;
  const all = [
    asking(one.id),
    asking(two.id),
    asking(one.id, { role: 'user' }),
    asking(one.id, { role: 'user', isOwner: true }),
    asking(one.id, { program: 'Accounting' }),
    asking(one.id, { timeZone: 'Asia/Tokyo' }),
    asking(one.id, { url: '/api/fleet/figures' }),
    admin,
    admin,
  ];
  for (const [place, request] of all.entries()) expect(await ask(request)).toBe(place + 1);
  await changed(two.id);
  expect(await ask(asking(one.id))).toBe(1);
  expect(await ask(asking(two.id))).toBe(all.length + 1);
  expect(made()).toBe(all.length + 1);
});

test('an address with unknown parameters gets the same answer, so that inventing addresses fills no memory', async () => {
  const { id } = await aCompany(world);
  const { ask, made } = counting();
  for (const query of ['', '?x=1', '?x=2', '?']) expect(await ask(asking(id, { query }))).toBe(1);
  expect(made()).toBe(1);
});

test('an answer is shared only within its minute, and a failed one never', async () => {
  const { id } = await aCompany(world);
  const { ask } = counting();
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  expect([await ask(asking(id)), await ask(asking(id))]).toEqual([1, 1]);
  clock.mockReturnValue(now + 60_000);
  expect(await ask(asking(id))).toBe(2);
  clock.mockRestore();
  const shared = openSharedAnswers(changes);
  await expect(shared(asking(id), () => Promise.reject(new Error('out of reach')))).rejects.toThrow('out of reach');
  expect(await shared(asking(id), () => Promise.resolve('there again'))).toBe('there again');
});

test('nothing is shared while the process doesn’t listen', async () => {
  const { id } = await aCompany(world);
  const notListening = openSharedAnswers(openChanges(world.db, pino({ level: 'silent' })));
  expect([await notListening(asking(id), async () => 1), await notListening(asking(id), async () => 2)]).toEqual([1, 2]);
});

test('among a thousand changes and reads of three companies, no read is outdated or shows another company’s data', async () => {
  const people = await Promise.all([1, 2, 3].map(() => aPerson(world)));
  const yachts = await Promise.all(people.map((person) => aYacht(person)));
  const storedNames = people.map(() => 0);
  let readings = 0;

  const changesOf = async (person: Person, place: number) => {
    for (let name = 1; name <= 100; name++) {
      const answer = await person.call('PATCH', `/api/yachts/${yachts[place]?.id}`, { name: `${place} ${name}` });
      expect(answer.status).toBe(200);
      storedNames[place] = name;
    }
  };
  const readingsOf = async (person: Person, place: number) => {
    for (let read = 0; read < 120 || (storedNames[place] as number) < 100; read++) {
      const before = storedNames[place] as number;
      const { body } = await person.call('GET', '/api/dashboard');
      readings++;
      const names: string[] = body.yachts.rows.map(({ name }: { name: string }) => name);
      if (before === 0) continue;
      expect(names).toHaveLength(1);
      expect(names[0]).toMatch(new RegExp(`^${place} `));
      expect(Number(names[0]?.split(' ')[1])).toBeGreaterThanOrEqual(before);
    }
  };
  await Promise.all(people.flatMap((person, place) => [changesOf(person, place), readingsOf(person, place), readingsOf(person, place)]));
  expect(300 + readings).toBeGreaterThanOrEqual(1000);
});

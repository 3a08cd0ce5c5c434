import { describe, expect, test } from 'vitest';
import type { Activity } from '#domain/activities/activity.ts';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

async function aBusyCompany() {
  const maya = await aPerson(world);
  const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
  const yacht = await aYacht(maya, { name: 'Aurelia' });
  await tom.call('PATCH', `/api/yachts/${yacht.id}`, { year: 2011, flagCountry: 'Greece' });
  await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
  return { maya, tom, yacht };
}
const details = (answer: { body: { details: string }[] }) => answer.body.map((each) => each.details);

describe('the feed', () => {
  test('is filtered by action, kind of record, record, person, words and time', async () => {
    const { maya, tom, yacht } = await aBusyCompany();
    const feed = (query: string) => maya.call('GET', `/api/activities?${query}`);
    expect(details(await feed('action=update'))).toEqual(['Updated yacht Aurelia']);
    expect(details(await feed('resourceType=customer'))).toEqual(['Added customer Ada Lindgren']);
    expect(details(await feed(`resourceType=yacht&resourceId=${yacht.id}`))).toEqual(['Updated yacht Aurelia', 'Added yacht Aurelia']);
    expect(details(await feed(`userId=${tom.id}`))).toEqual(['Updated yacht Aurelia']);
    expect(details(await feed('q=lindgren'))).toEqual(['Added customer Ada Lindgren']);
    await world.owner.query(
      `update activities set timestamp = '2020-06-15T12:00:00Z' where company_id = $1 and resource_type = 'customer'`,
      [maya.companyId],
    );
    const then = await feed('from=2020-06-15T00:00:00Z&to=2020-06-16T00:00:00Z');
    expect(details(then)).toEqual(['Added customer Ada Lindgren']);
    expect(then.headers['x-total-count']).toBe('1');
    expect(details(await feed('to=2020-06-15T12:00:00Z'))).toEqual([]);
    expect(details(await feed('sort=timestamp'))).toEqual(['Added customer Ada Lindgren', 'Added yacht Aurelia', 'Updated yacht Aurelia']);
    expect(details(await feed('sort=-timestamp'))).toEqual(['Updated yacht Aurelia', 'Added yacht Aurelia', 'Added customer Ada Lindgren']);
  });

  test('shows what changed and the IP address to people who run the company; staff see only the entry', async () => {
    const { maya, tom } = await aBusyCompany();
    const [seen] = (await maya.call('GET', '/api/activities?action=update')).body;
    expect(seen).toMatchObject({
      userName: 'Robin Tester',
      userId: tom.id,
      changes: { year: [2019, 2011], flagCountry: ['Malta', 'Greece'] },
      ip: '127.0.0.1',
    });
    const [activity] = (await tom.call('GET', '/api/activities?action=update')).body;
    expect(activity).toMatchObject({ details: 'Updated yacht Aurelia', changes: null, ip: null });
  });

  test('says of each record whether it still exists, also after it was deleted along with its yacht', async () => {
    const { maya, yacht } = await aBusyCompany();
    const trip = { yachtId: yacht.id, departureLocation: 'Nice', arrivalLocation: 'Calvi', departureDate: '2026-01-01T08:00:00Z' };
    await maya.call('POST', '/api/trips', trip);
    const feed = async (): Promise<[string, boolean | null][]> =>
      (await maya.call('GET', '/api/activities')).body.map(({ resourceType, resourceExists }: Activity) => [resourceType, resourceExists]);
    expect(new Map(await feed())).toEqual(
      new Map([
        ['trip', true],
        ['customer', true],
        ['yacht', true],
      ]),
    );
    await maya.call('DELETE', `/api/yachts/${yacht.id}`);
    await maya.call('POST', '/api/tokens', { name: 'Robot', reach: 'read' });
    expect(new Map(await feed())).toEqual(
      new Map<string, boolean | null>([
        ['token', null],
        ['yacht', false],
        ['trip', false],
        ['customer', true],
      ]),
    );
  });

  test('lists only people of one’s own company', async () => {
    const [{ maya, tom }, { maya: other }] = [await aBusyCompany(), await aBusyCompany()];
    const people = (await maya.call('GET', '/api/activities/people')).body.map(({ id }: { id: number }) => id);
    expect(people.toSorted()).toEqual([maya.id, tom.id].toSorted());
    expect(people).not.toContain(other.id);
    const one = async (id: number) => (await maya.call('GET', `/api/activities/people?id=${id}`)).body;
    expect([await one(tom.id), await one(other.id)]).toEqual([[{ id: tom.id, name: 'Robin Tester', companyName: null }], []]);
  });
});

import { describe, expect, test } from 'vitest';
import { beginMornings, sendDigests } from '../reminders/digest.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();

async function twoColleagues(): Promise<[Person, Person]> {
  const maya = await aPerson(world);
  return [maya, await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } })];
}

const bellOf = async (person: Person) =>
  (await person.call('GET', '/api/notifications')).body as { activities: { details: string; timestamp: string }[]; isNew: boolean };
/** Opens the panel as a page does, reporting up to when it showed the feed. */
async function open(person: Person): Promise<void> {
  const {
    activities: [newest],
  } = await bellOf(person);
  const { status } = await person.call('PATCH', '/api/notifications', { until: newest?.timestamp ?? new Date().toISOString() });
  expect(status).toBe(204);
}

describe('the unread mark', () => {
  test('appears after a colleague did something, and is cleared by opening the panel, until the next time', async () => {
    const [maya, tom] = await twoColleagues();
    expect(await bellOf(maya)).toEqual({ activities: [], isNew: false });
    const yacht = await aYacht(tom);
    expect((await bellOf(maya)).isNew).toBe(true);
    await open(maya);
    expect((await bellOf(maya)).isNew).toBe(false);
    await tom.call('PATCH', `/api/yachts/${yacht.id}`, { location: 'Calvi' });
    const bell = await bellOf(maya);
    expect(bell.isNew).toBe(true);
    expect(bell.activities.map(({ details }) => details)).toEqual(['Aurelia is now in Calvi', 'Added yacht Aurelia']);
  });

  test('is personal: opening the panel clears only one’s own mark, and one’s own actions don’t set it', async () => {
    const [maya, tom] = await twoColleagues();
    await aYacht(tom);
    await open(tom);
    expect((await bellOf(tom)).isNew).toBe(false);
    expect((await bellOf(maya)).isNew).toBe(true);
    await aYacht(maya);
    await open(maya);
    await aYacht(maya, { name: 'Second' });
    expect((await bellOf(maya)).isNew).toBe(false);
    expect((await bellOf(tom)).isNew).toBe(true);
  });

  test('ignores other companies, and covers all of them for platform admins', async () => {
    const [[maya], [other]] = [await twoColleagues(), await twoColleagues()];
    const admin = await aPerson(world, { role: 'admin' });
    await aYacht(other);
    expect(await bellOf(maya)).toEqual({ activities: [], isNew: false });
    expect((await bellOf(admin)).isNew).toBe(true);
  });

  test('can’t be cleared for the future, nor set again by a page that showed less', async () => {
    const [maya, tom] = await twoColleagues();
    await maya.call('PATCH', '/api/notifications', { until: '2999-01-01T00:00:00Z' });
    await maya.call('PATCH', '/api/notifications', { until: '2020-01-01T00:00:00Z' });
    expect((await bellOf(maya)).isNew).toBe(false);
    await aYacht(tom);
    expect((await bellOf(maya)).isNew).toBe(true);
  });

  test('appears on the morning when something becomes due, once, for users who want it in the panel', async () => {
    const [maya, tom] = await twoColleagues();
    await tom.call('PATCH', '/api/profile/reminders', { panel: ['invoice'] });
    const holder = await aCrewMember(world, maya.companyId as number);
    await world.owner.query(`insert into certificates (company_id, crew_id, type, expiry_date) values ($1, $2, 'ENG1', '2027-07-01')`, [
      maya.companyId,
      holder.id,
    ]);
    const now = new Date('2027-06-01T05:00:00Z');
    await beginMornings(world.db, now);
    const {
      rows: [{ data }],
    } = await world.owner.query(
      `select data || jsonb_build_object('companies', $1::text) as data from jobs where name = 'reminders: letters' and $1 = any(string_to_array(data ->> 'companies', ','))`,
      [String(maya.companyId)],
    );
    const morning = () => sendDigests({ db: world.db, address: () => '' }, { data, signal: new AbortController().signal }, now);
    await morning();
    expect([(await bellOf(maya)).isNew, (await bellOf(tom)).isNew]).toEqual([true, false]);
    await open(maya);
    // The job may run twice.
    await morning();
    expect((await bellOf(maya)).isNew).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { addDays, dayIn, windowOf } from '#domain/shared/calendar-days.ts';
import type { Today } from '#domain/today/today.ts';
import { asCompany } from '../platform/scope.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { readToday } from './store.ts';

const world = aWorld();
// In Paris, at seven in the morning on a Saturday.
const saturday = new Date('2027-07-17T05:00:00Z');

async function stored(person: Person, path: string, body: object): Promise<any> {
  const answer = await person.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

const charter = (person: Person, yachtId: number, startDate: string, endDate: string, more: object = {}) =>
  stored(person, '/api/schedule', { yachtId, title: 'Charter', type: 'charter', startDate, endDate, ...more });

/** A yacht with a captain on board. */
async function aCrewedYacht(person: Person, name: string) {
  const captain = await aCrewMember(world, person.companyId as number, { name: `Captain of ${name}` });
  const yacht = await aYacht(person, { name, captainId: captain.id });
  await world.owner.query('update crew set yacht_id = $2 where id = $1', [captain.id, yacht.id]);
  return { id: yacht.id, captainId: captain.id };
}

async function dayOf(person: Person, now: Date, hidden: string[] = []): Promise<Today> {
  const companyId = person.companyId as number;
  const days = await readToday(world.db, asCompany(companyId), { companyIds: [companyId], now, reads: (area) => !hidden.includes(area) });
  return days.get(companyId) as Today;
}

/** Twelve yachts on a Saturday in July: six return, seven depart, five of them the same, one of which isn't ready. */
async function aSaturday(person: Person): Promise<void> {
  const guest = await stored(person, '/api/customers', { firstName: 'Willem', lastName: 'de Graaf' });
  for (let nth = 1; nth <= 12; nth++) {
    const { id, captainId } = await aCrewedYacht(person, `Yacht ${String(nth).padStart(2, '0')}`);
    const of = { customerId: guest.id };
    if (nth <= 6) await charter(person, id, '2027-07-10T15:00:00Z', '2027-07-17T07:00:00Z', of);
    if (nth >= 2 && nth <= 8) await charter(person, id, '2027-07-17T15:00:00Z', '2027-07-24T07:00:00Z', of);
    if (nth > 8 && nth < 12) await charter(person, id, '2027-07-12T15:00:00Z', `2027-07-${13 + nth}T07:00:00Z`, of);
    if (nth === 3) await stored(person, `/api/crew/${captainId}/certificates`, { type: 'ENG1 Medical', expiryDate: '2027-07-14' });
    if (nth === 12)
      await stored(person, '/api/maintenance', {
        yachtId: id,
        title: 'Refit',
        type: 'hull',
        scheduledDate: '2027-07-16T08:00:00Z',
        completedDate: '2027-07-20T08:00:00Z',
      });
  }
}

describe('a Saturday in July with twelve yachts', () => {
  test('has 6 returns, 7 departures and 1 yacht not ready, and says why', async () => {
    const maya = await aPerson(world);
    await aSaturday(maya);
    const day = await dayOf(maya, saturday);
    expect(day).toMatchObject({ day: '2027-07-17', back: 6, out: 7, notReady: 1, more: 0, atSea: 3, nextBack: '2027-07-22T07:00:00.000Z' });
    expect(day.rows).toHaveLength(8);
    const row = day.rows.find(({ blockers }) => blockers.length > 0);
    expect(row).toMatchObject({
      yacht: { name: 'Yacht 03' },
      back: { state: 'expected', party: 'de Graaf' },
      gapHours: 8,
      isGapShort: false,
      out: { at: '2027-07-17T15:00:00.000Z', hasLeft: false, money: null },
      blockers: [{ kind: 'certificate', label: 'ENG1 Medical', of: 'Captain of Yacht 03', day: '2027-07-14', daysLeft: -3 }],
    });
    // A person who may not see the crew learns nothing about their documents.
    expect((await dayOf(maya, saturday, ['crew'])).notReady).toBe(0);
    expect(
      (
        await readToday(world.db, asCompany(maya.companyId as number), {
          companyIds: [maya.companyId as number],
          now: saturday,
          reads: (area) => area !== 'schedule',
        })
      ).size,
    ).toBe(0);
    // In the evening all have departed.
    expect(await dayOf(maya, new Date('2027-07-17T20:00:00Z'))).toMatchObject({ back: 6, out: 7, notReady: 0 });
    expect((await dayOf(await aPerson(world), saturday)).rows).toEqual([]);
  });
});

describe('what keeps a yacht from departing', () => {
  test('is found with the booking: no captain, work and inspections, too little turnaround by the yacht’s own rule, and outstanding payments', async () => {
    const maya = await aPerson(world);
    const [from, to] = ['2027-07-17T15:00:00Z', '2027-07-24T07:00:00Z'];
    const guest = await stored(maya, '/api/customers', { firstName: 'Ada', lastName: 'Lindgren' });
    const captainless = await aYacht(maya, { name: 'Aurelia' });
    await charter(maya, captainless.id, from, to);
    const worked = await aCrewedYacht(maya, 'Boreas');
    const job = {
      yachtId: worked.id,
      title: 'Hull',
      type: 'hull',
      scheduledDate: '2027-07-17T08:00:00Z',
      completedDate: '2027-07-18T08:00:00Z',
    };
    await stored(maya, '/api/maintenance', job);
    await stored(maya, '/api/maintenance', { ...job, title: 'Called off', status: 'cancelled' });
    await stored(maya, '/api/schedule', {
      yachtId: worked.id,
      title: 'Survey',
      type: 'inspection',
      startDate: '2027-07-17T10:00:00Z',
      endDate: '2027-07-17T18:00:00Z',
    });
    await charter(maya, worked.id, from, to, { allowOverlap: true });
    const hurried = await aCrewedYacht(maya, 'Calypso');
    await maya.call('PATCH', `/api/yachts/${hurried.id}`, { houseRules: { turnaroundHours: 10 } });
    await charter(maya, hurried.id, '2027-07-10T15:00:00Z', '2027-07-17T07:00:00Z');
    await charter(maya, hurried.id, from, to);
    const owing = await aCrewedYacht(maya, 'Dorado');
    const booking = await charter(maya, owing.id, from, to, { customerId: guest.id });
    const invoice = (dueDate: string, unitPrice: number, status: string) =>
      stored(maya, '/api/invoices', {
        customerId: guest.id,
        eventId: booking.id,
        issueDate: '2027-05-01',
        dueDate,
        currency: 'EUR',
        status,
        items: [{ description: 'Charter', unitPrice }],
      });
    const due = await invoice('2027-07-10', 12_400, 'sent');
    await invoice('2027-07-30', 600, 'sent');
    await invoice('2027-07-01', 9000, 'draft');
    await stored(maya, '/api/income', {
      category: 'charter',
      description: 'Part',
      amount: 400,
      currency: 'EUR',
      incomeDate: '2027-06-01',
      paymentStatus: 'paid',
      invoiceId: due.id,
    });
    const { rows, notReady } = await dayOf(maya, saturday);
    const found = rows.map(({ yacht, blockers }) => [
      yacht.name,
      blockers.map(({ kind, label, amount, hours }) => [kind, label || amount || hours]),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      Aurelia: [['captain', null]],
      Boreas: [
        ['work', 'Hull'],
        ['inspection', 'Survey'],
      ],
      Calypso: [['gap', 8]],
      Dorado: [['balance', due.invoiceNumber]],
    });
    expect(notReady).toBe(4);
    const money = rows.find(({ yacht }) => yacht.name === 'Dorado')?.out?.money;
    expect(money).toEqual({ state: 'overdue', open: '12600.00', currency: 'EUR' });
    // Without finance there is neither the reason nor the amount.
    const blind = (await dayOf(maya, saturday, ['finance', 'maintenance'])).rows;
    expect(blind.map(({ blockers, out }) => [blockers.map(({ kind }) => kind), out?.money])).toEqual([
      [['gap'], null],
      [['captain'], null],
      [[], null],
      [[], null],
    ]);
  });
});

test('bell, reminders page and dashboard show the same day, with the same reasons', async () => {
  const maya = await aPerson(world);
  const today = dayIn('Europe/Paris', new Date().toISOString());
  const { from, to } = windowOf('Europe/Paris', today, today);
  const [back, out] = [await aCrewedYacht(maya, 'Aurelia'), await aYacht(maya, { name: 'Boreas' })];
  // She departs at the end of the day, so she is still here whenever this runs.
  const lastMinute = new Date(Date.parse(to) - 1).toISOString();
  await charter(maya, back.id, new Date(Date.parse(from) - 86_400_000).toISOString(), lastMinute);
  await charter(maya, out.id, lastMinute, new Date(Date.parse(to) + 86_400_000).toISOString());
  const board = (await maya.call('GET', '/api/dashboard')).body;
  const counts = { day: today, back: 1, out: 1, notReady: 1 };
  expect(board.today).toMatchObject(counts);
  expect(board.needs.rows).toMatchObject([{ kind: 'captain', resourceId: out.id, sails: { yachtName: 'Boreas' } }]);
  for (const path of ['/api/reminders', '/api/reminders?all=true'])
    expect((await maya.call('GET', path)).body.today).toEqual({ ...counts, needs: board.needs.rows });
  expect(board.fortnight).toMatchObject({ total: 2, rows: [{ name: 'Aurelia' }, { name: 'Boreas', entries: [{ type: 'charter' }] }] });
  // Kinds that a person has turned off in the panel are left out.
  await maya.call('PATCH', '/api/profile/reminders', { panel: ['invoice'] });
  expect((await maya.call('GET', '/api/reminders')).body.today).toBeNull();
  // Nobody can read another company's day.
  expect((await (await aPerson(world)).call('GET', '/api/dashboard')).body).toMatchObject({
    today: { back: 0, out: 0 },
    fortnight: { rows: [] },
  });
});

test('two weeks of each yacht contain bookings, open work and inspections, and nothing past or later', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya, { name: 'Aurelia' });
  const today = dayIn('Europe/Paris', new Date().toISOString());
  const at = (days: number) => `${addDays(today, days)}T12:00:00Z`;
  const entry = (type: string, title: string, from: number, to: number) =>
    stored(maya, '/api/schedule', { yachtId: yacht.id, title, type, startDate: at(from), endDate: at(to), allowOverlap: true });
  await entry('charter', 'Before', -9, -2);
  await entry('charter', 'Under way', -2, 2);
  await entry('day_rent', 'In two weeks', 13, 14);
  await entry('charter', 'Later', 15, 20);
  await entry('inspection', 'Survey', 5, 6);
  await entry('crew_change', 'Crew change', 5, 6);
  const work = (title: string, status: string) =>
    stored(maya, '/api/maintenance', { yachtId: yacht.id, title, type: 'hull', status, scheduledDate: at(7), completedDate: at(8) });
  await work('Hull', 'pending');
  await work('Called off', 'cancelled');
  const { fortnight } = (await maya.call('GET', '/api/dashboard')).body;
  expect(fortnight.rows[0].entries.map(({ title }: { title: string }) => title)).toEqual(['Under way', 'Survey', 'Hull', 'In two weeks']);
});

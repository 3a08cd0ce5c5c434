import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { addDays, addMonths, dayIn, daysBetween, firstOfMonth, lastOfMonth, mondayOf } from '#domain/shared/calendar-days.ts';
import { instantIn } from '#domain/shared/zoned-time.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
// The companies in these tests are in Paris.
const timeZone = 'Europe/Paris';
const today = dayIn(timeZone, new Date().toISOString());
// In wall-clock time, also on days of 23 and 25 hours.
const at = (day: string, hour: number) =>
  instantIn(timeZone, { day: addDays(day, Math.floor(hour / 24)), time: `${String(hour % 24).padStart(2, '0')}:00` }) as string;
const daysIn = (month: string) => daysBetween(firstOfMonth(month), lastOfMonth(month)) + 1;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const dashboardOf = async (person: Person): Promise<Dashboard> => {
  const { status, body } = await person.call('GET', '/api/dashboard');
  expect(status).toBe(200);
  return body;
};

let maya: Person;
let yachts: { id: number; name: string }[];

async function stored(person: Person, path: string, body: object): Promise<any> {
  const answer = await person.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

beforeAll(async () => {
  maya = await aPerson(world);
  yachts = [];
  for (const name of ['Aurelia', 'Boreas', 'Calypso', 'Dorado', 'Eos']) yachts.push(await aYacht(maya, { name }));
});

describe('an empty company', () => {
  test('has an empty dashboard in every panel', async () => {
    const empty = await dashboardOf(await aPerson(world));
    expect(empty).toMatchObject({
      yachts: { rows: [], total: 0 },
      maintenance: [],
      week: { monday: mondayOf(today), events: [] },
      crew: { rows: [], total: 0 },
      activities: [],
      today: { day: today, back: 0, out: 0, notReady: 0, rows: [], more: 0, atSea: 0, nextBack: null, inYard: 0 },
      needs: { rows: [], total: 0, due: { certificate: 0, document: 0, invoice: 0, maintenance: 0 } },
      fortnight: { rows: [], total: 0 },
      hasBookings: false,
      hasTeam: false,
      money: [],
    });
    expect(empty.occupancy.map(({ booked, days }) => [booked, days])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('the first steps of a company', () => {
  test('include a team, which counts members and invitations but not the owner of a yacht', async () => {
    const [alone, joined] = [await aPerson(world), await aPerson(world)];
    expect((await dashboardOf(alone)).hasTeam).toBe(false);
    await aPerson(world, { role: 'user', company: { id: joined.companyId as number, name: joined.companyName as string } });
    expect((await dashboardOf(joined)).hasTeam).toBe(true);
    const owner = await stored(alone, '/api/yacht-owners', { name: 'Helena Brandt', email: 'helena@brandt.example' });
    expect((await alone.call('POST', `/api/yacht-owners/${owner.id}/invitation`)).status).toBeLessThan(300);
    expect((await dashboardOf(alone)).hasTeam).toBe(false);
    await stored(alone, '/api/invitations', { email: 'tom@crew.example', role: 'user' });
    expect((await dashboardOf(alone)).hasTeam).toBe(true);
  });
});

test('the dashboard is read in one statement for each panel, however much there is', async () => {
  const sent = vi.spyOn(Client.prototype, 'query');
  const statements = async (person: Person) => {
    sent.mockClear();
    await dashboardOf(person);
    return sent.mock.calls.map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text));
  };
  const [many, none] = [await statements(maya), await statements(await aPerson(world))];
  sent.mockRestore();
  // A text that occurs only in the statement of each panel.
  const panels = {
    cards: 'with fleet as',
    yachts: 'with y as',
    maintenance: 'with overdue as',
    schedule: 'with e as',
    crew: 'with m as',
    activities: 'from activities a',
    today: 'as at_sea',
    missing: 'with needed as',
    due: 'as days_left',
    fortnight: 'as entries',
    bookings: 'as has_bookings',
    occupancy: 'range_agg(',
    money: 'with books as',
  };
  const counted = Object.entries(panels).map(([panel, mark]) => [panel, many.filter((text) => text.includes(mark)).length]);
  expect(counted).toEqual(Object.keys(panels).map((panel) => [panel, 1]));
  // One checks the session, the other whether all changes were received.
  expect(many.filter((text) => text === 'select 1')).toHaveLength(2);
  expect(many).toHaveLength(counted.length + 2);
  expect(none.toSorted()).toEqual(many.toSorted());
});

describe('the panels', () => {
  test('show four yachts and crew members with their totals, and the five latest activities without details for managers', async () => {
    const person = await aPerson(world);
    const names = ['Aurelia', 'Boreas', 'Calypso', 'Dorado', 'Eos'];
    for (const name of names) await aYacht(person, { name });
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']) await aCrewMember(world, person.companyId as number, { name });
    await person.call('DELETE', `/api/yachts/${(await aYacht(person, { name: 'Fram' })).id}`);
    const { yachts: fleet, crew, activities } = await dashboardOf(person);
    expect([fleet.rows.map(({ name }) => name), fleet.total]).toEqual([names.slice(0, 4), 5]);
    expect([crew.rows.map(({ name }) => name), crew.total]).toEqual([['Ana', 'Ben', 'Cleo', 'Dan'], 5]);
    expect(activities.map(({ details }) => details)).toEqual([
      'Deleted yacht Fram',
      'Added yacht Fram',
      'Added yacht Eos',
      'Added yacht Dorado',
      'Added yacht Calypso',
    ]);
    expect(activities.every(({ ip, changes }) => ip === null && changes === null)).toBe(true);
  });

  test('list four maintenance records, overdue before upcoming, without completed or cancelled ones', async () => {
    const person = await aPerson(world);
    const yachtId = (await aYacht(person)).id;
    const work = (title: string, hours: number, more: object = {}) =>
      stored(person, '/api/maintenance', { yachtId, title, type: 'hull', scheduledDate: inHours(hours), ...more });
    await work('Overdue', -48);
    await work('Overdue for long', -480);
    await work('Done late', -72, { status: 'completed' });
    await work('Third', 72);
    await work('Under way', -2);
    await work('Called off', 3, { status: 'cancelled' });
    await work('Done', 4, { status: 'completed' });
    await work('Second', 48);
    await work('Fifth', 120);
    await work('Fourth', 96);
    const { maintenance } = await dashboardOf(person);
    expect(maintenance.map(({ title }) => title)).toEqual(['Overdue for long', 'Overdue', 'Under way', 'Second']);
  });

  test('show the week from Monday to Sunday in the company’s calendar', async () => {
    const person = await aPerson(world);
    const yachtId = (await aYacht(person)).id;
    const monday = mondayOf(today);
    const event = (title: string, startDate: string, endDate: string) =>
      stored(person, '/api/schedule', { yachtId, title, type: 'other', startDate, endDate });
    await event('Ends as the week begins', at(addDays(monday, -1), 12), at(monday, 0));
    await event('First minute', at(monday, 0), at(monday, 1));
    await event('Last hour', at(addDays(monday, 6), 23), at(addDays(monday, 7), 5));
    await event('Begins after it', at(addDays(monday, 7), 0), at(addDays(monday, 7), 3));
    const { week } = await dashboardOf(person);
    expect(week.monday).toBe(monday);
    expect(week.events.map(({ title }) => title)).toEqual(['First minute', 'Last hour']);
  });

  test('list what is due, most pressing first, with the total count', async () => {
    const person = await aPerson(world);
    const yachtId = (await aYacht(person)).id;
    const sailor = await aCrewMember(world, person.companyId as number, { name: 'Ana Ferrer' });
    for (const [type, days] of [
      ['Expired', -3],
      ['Due', 90],
      ['Valid', 91],
      ['Renewed', -1],
      ['Renewed', 400],
    ] as const)
      await stored(person, `/api/crew/${sailor.id}/certificates`, { type, expiryDate: addDays(today, days) });
    const guest = await stored(person, '/api/customers', { firstName: 'Ada', lastName: 'Lovelace' });
    for (const [invoiceNumber, due, status] of [
      ['L-1', -8, 'sent'],
      ['L-2', 0, 'sent'],
      ['L-3', -8, 'draft'],
    ] as const) {
      const invoice = await stored(person, '/api/invoices', {
        customerId: guest.id,
        invoiceNumber,
        issueDate: addDays(today, -30),
        dueDate: addDays(today, due),
        currency: 'EUR',
        items: [{ description: 'Week', unitPrice: 10 }],
      });
      if (status === 'sent') await person.call('PATCH', `/api/invoices/${invoice.id}/status`, { status });
    }
    await stored(person, '/api/maintenance', { yachtId, title: 'Refit', type: 'hull', scheduledDate: inHours(30) });
    await stored(person, '/api/maintenance', { yachtId, title: 'Later', type: 'hull', scheduledDate: inHours(24 * 9) });
    const { needs } = await dashboardOf(person);
    expect(needs.due).toEqual({ certificate: 2, document: 0, invoice: 1, maintenance: 1 });
    expect(needs.total).toBe(4);
    expect(needs.rows.map(({ kind, label, of, amount }) => [kind, label, of, amount])).toEqual([
      ['certificate', 'Expired', 'Ana Ferrer', null],
      ['invoice', 'L-1', 'Ada Lovelace', '10.00'],
      ['maintenance', 'Refit', 'Aurelia', null],
      ['certificate', 'Due', 'Ana Ferrer', null],
    ]);
    expect(needs.rows.map(({ daysLeft }) => daysLeft)).toEqual([-3, -8, expect.any(Number), 90]);
  });

  test('list documents that expired or expire soon, and missing required ones, once per type', async () => {
    const person = await aPerson(world);
    const names = ['Aurelia', 'Boreas', 'Calypso'];
    const fleet = [];
    for (const name of names) fleet.push(await aYacht(person, { name }));
    const paper = { yachtId: fleet[0]?.id, issuedOn: '2020-01-01' };
    await stored(person, '/api/documents', { ...paper, type: 'Insurance', expiresOn: addDays(today, -3) });
    await stored(person, '/api/documents', { ...paper, type: 'Radio license', expiresOn: addDays(today, 60) });
    await stored(person, '/api/documents', { ...paper, type: 'Coding', expiresOn: addDays(today, 91) });
    await person.call('PUT', '/api/document-needs', { of: 'fleet', type: 'Life raft certificate', needed: true });
    await person.call('PUT', '/api/document-needs', { of: 'fleet', type: 'insurance', needed: true });
    await person.call('PUT', '/api/document-needs', { of: 'company', type: 'Operator’s license', needed: true });
    const { needs } = await dashboardOf(person);
    expect(needs.due).toEqual({ certificate: 0, document: 2, invoice: 0, maintenance: 0 });
    expect(needs.total).toBe(5);
    expect(needs.rows.map(({ kind, label, of, daysLeft }) => [kind, label, of, daysLeft])).toEqual([
      ['document', 'Insurance', 'Aurelia', -3],
      ['missing', 'Life raft certificate', 'Aurelia, Boreas and 1 more', null],
      ['missing', 'insurance', 'Boreas and Calypso', null],
      ['missing', 'Operator’s license', person.companyName, null],
      ['document', 'Radio license', 'Aurelia', 60],
    ]);
  });

  test('calculate the fleet’s occupancy by the days that bookings touch, each day of a yacht once', async () => {
    const person = await aPerson(world);
    const [first, second] = [await aYacht(person), await aYacht(person)];
    const next = firstOfMonth(addMonths(today, 1));
    const booked = (yachtId: number, from: string, to: string, type = 'charter') =>
      stored(person, '/api/schedule', { yachtId, title: 'A booking', type, startDate: from, endDate: to });
    // Five booked days, the last shared with the next booking, which adds four more. One evening on the other yacht. The inspection doesn't
    // count.
    await booked(first.id, at(addDays(next, 2), 17), at(addDays(next, 6), 9));
    await booked(first.id, at(addDays(next, 6), 17), at(addDays(next, 10), 9));
    await booked(second.id, at(addDays(next, 3), 18), at(addDays(next, 3), 24), 'day_rent');
    await booked(second.id, at(addDays(next, 5), 8), at(addDays(next, 9), 8), 'inspection');
    // A night across the end of the month counts in both months.
    await booked(second.id, at(lastOfMonth(next), 12), at(addDays(lastOfMonth(next), 1), 12));
    const { occupancy } = await dashboardOf(person);
    const after = addMonths(next, 1);
    expect(occupancy).toEqual([
      { month: today.slice(0, 7), booked: 0, days: 2 * daysIn(today) },
      { month: next.slice(0, 7), booked: 9 + 1 + 1, days: 2 * daysIn(next) },
      { month: after.slice(0, 7), booked: 1, days: 2 * daysIn(after) },
    ]);
  });

  test('compare this month’s books with last month’s up to the same day and as a whole, by currency', async () => {
    const person = await aPerson(world);
    const [now, before] = [firstOfMonth(today), firstOfMonth(addMonths(today, -1))];
    const income = (amount: number, incomeDate: string, currency = 'EUR') =>
      stored(person, '/api/income', { category: 'charter', description: 'Fee', amount, currency, incomeDate, paymentStatus: 'paid' });
    await income(1000.1, now);
    await income(0.2, today);
    await income(8, addDays(today, 1));
    await income(500, addMonths(today, -1));
    await income(30, before);
    await income(70, addDays(before, -1));
    const later = addDays(addMonths(today, -1), 1);
    const isLastMonth = later < now;
    if (isLastMonth) await income(4, later);
    await income(9, now, 'USD');
    await stored(person, '/api/expenses', { category: 'fuel', description: 'Fuel', amount: 1200, currency: 'EUR', expenseDate: now });
    const { money } = await dashboardOf(person);
    expect(
      money.map(({ currency, thisMonth, sameDays, lastMonth }) => [
        currency,
        thisMonth.income,
        thisMonth.expenses,
        thisMonth.result,
        sameDays.income,
        lastMonth.result,
      ]),
    ).toEqual([
      ['EUR', '1000.30', '1200.00', '-199.70', '530.00', isLastMonth ? '534.00' : '530.00'],
      ['USD', '9.00', '0.00', '9.00', '0.00', '0.00'],
    ]);
  });

  test('name the company of each row only for users who see several', async () => {
    const person = await aPerson(world);
    const yacht = await aYacht(person, { name: 'Namesake' });
    await stored(person, '/api/schedule', {
      yachtId: yacht.id,
      title: 'Soon',
      type: 'charter',
      startDate: inHours(0.01),
      endDate: inHours(5),
    });
    await stored(person, `/api/crew/${(await aCrewMember(world, person.companyId as number)).id}/certificates`, {
      type: 'Lost',
      expiryDate: addDays(today, -3000),
    });
    const own = await dashboardOf(person);
    expect(new Set(own.needs.rows.map(({ companyId }) => companyId))).toEqual(new Set([null]));
    expect(new Set([...(own.today?.rows ?? []), ...own.needs.rows, ...own.activities].map(({ companyName }) => companyName))).toEqual(
      new Set([null]),
    );
    const admin = await aPerson(world, { role: 'admin' });
    const all = await dashboardOf(admin);
    // For all companies together there is no day.
    expect(all).toMatchObject({ today: null, fortnight: { rows: [], total: 0 } });
    expect(all.needs.rows.find(({ label }) => label === 'Lost')).toMatchObject({
      companyId: person.companyId,
      companyName: person.companyName,
    });
    expect(all.activities.filter(({ details }) => details?.includes('Namesake')).map(({ companyName }) => companyName)).toContain(
      person.companyName,
    );
    const feed = (await admin.call('GET', `/api/activities?resourceType=yacht&resourceId=${yacht.id}`)).body;
    expect(feed[0]).toMatchObject({ details: 'Added yacht Namesake', companyName: person.companyName });
  });

  test('show a platform admin all companies, and a company only itself', async () => {
    const admin = await dashboardOf(await aPerson(world, { role: 'admin' }));
    const own = await dashboardOf(maya);
    expect(own.yachts.total).toBe(yachts.length);
    expect(admin.yachts.total).toBeGreaterThan(own.yachts.total);
    expect(own.yachts.rows.every(({ companyId }) => companyId === maya.companyId)).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { outlookOf } from '#domain/today/outlook-reading.ts';
import type { YachtOutlook } from '#domain/today/outlook.ts';
import { asCompany } from '../platform/scope.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { yachtFacts } from './outlook-store.ts';

const world = aWorld();
// In Paris, at ten in the morning on a Monday.
const monday = new Date('2027-11-22T09:00:00Z');

async function stored(person: Person, path: string, body: object): Promise<any> {
  const answer = await person.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

const entry = (person: Person, yachtId: number, startDate: string, endDate: string, more: object = {}) =>
  stored(person, '/api/schedule', { yachtId, title: 'Charter', type: 'charter', startDate, endDate, allowOverlap: true, ...more });

async function outlook(person: Person, yachtId: number, now = monday, hidden: string[] = []): Promise<YachtOutlook> {
  const scope = asCompany(person.companyId as number);
  const { rows } = await world.db.in(scope).executeQuery(yachtFacts(scope, { yachtId, now, reads: (area) => !hidden.includes(area) }));
  return outlookOf(rows[0]!, now);
}

const titles = ({ entries }: YachtOutlook) => entries.map(({ title }) => title);

describe('a yacht’s outlook', () => {
  test('includes her place and crew, what is next, her days, her year, documents, work and trips', async () => {
    const maya = await aPerson(world);
    const captain = await aCrewMember(world, maya.companyId as number, { name: 'Luc Moreau' });
    const yacht = await aYacht(maya, { name: 'Aurelia', captainId: captain.id });
    const guest = await stored(maya, '/api/customers', { firstName: 'Ada', lastName: 'Ahlefeld' });
    const out = await entry(maya, yacht.id, '2027-11-20T16:00:00Z', '2027-11-27T08:00:00Z', { customerId: guest.id });
    const next = await entry(maya, yacht.id, '2027-12-04T16:00:00Z', '2027-12-11T08:00:00Z', { title: 'Charter to Capri' });
    await entry(maya, yacht.id, '2027-12-18T16:00:00Z', '2027-12-25T08:00:00Z', { title: 'Christmas' });
    await entry(maya, yacht.id, '2028-03-01T16:00:00Z', '2028-03-08T08:00:00Z', { title: 'Beyond the 90 days' });
    await entry(maya, yacht.id, '2027-11-28T08:00:00Z', '2027-11-28T10:00:00Z', { title: 'Crew change', type: 'crew_change' });
    // A day trip last year and one before that; two trips on one day count as one day.
    for (const [from, to] of [
      ['2026-06-01T06:00:00Z', '2026-06-10T16:00:00Z'],
      ['2026-12-20T06:00:00Z', '2026-12-24T16:00:00Z'],
      ['2027-01-10T08:00:00Z', '2027-01-10T11:00:00Z'],
      ['2027-01-10T12:00:00Z', '2027-01-10T15:00:00Z'],
    ] as const)
      await entry(maya, yacht.id, from, to);
    const job = { yachtId: yacht.id, title: 'Antifouling', type: 'hull' };
    await stored(maya, '/api/maintenance', { ...job, scheduledDate: '2027-12-13T08:00:00Z', completedDate: '2027-12-15T16:00:00Z' });
    await stored(maya, '/api/maintenance', { ...job, title: 'Called off', status: 'cancelled', scheduledDate: '2027-12-14T08:00:00Z' });
    for (const [departureLocation, arrivalLocation, day, status] of [
      ['Antibes', 'Calvi', '20', 'completed'],
      ['Calvi', 'Antibes', '26', 'planned'],
      ['Antibes', 'Nice', '27', 'cancelled'],
    ] as const)
      await stored(maya, '/api/trips', {
        yachtId: yacht.id,
        departureLocation,
        arrivalLocation,
        departureDate: `2027-11-${day}T17:00:00Z`,
        status,
      });
    await stored(maya, `/api/crew/${captain.id}/certificates`, { type: 'ENG1 Medical', expiryDate: '2025-01-01' });
    await stored(maya, `/api/crew/${captain.id}/certificates`, { type: 'ENG1 Medical', expiryDate: '2027-12-15' });
    await stored(maya, `/api/crew/${captain.id}/certificates`, { type: 'Master 500' });
    await stored(maya, '/api/documents', { yachtId: yacht.id, type: 'Insurance policy', expiresOn: '2027-11-21' });
    await stored(maya, '/api/documents', { yachtId: yacht.id, type: 'Registration' });
    const income = { yachtId: yacht.id, category: 'charter', description: 'Charter', paymentStatus: 'paid' };
    await stored(maya, '/api/income', { ...income, amount: '1200.50', currency: 'EUR', incomeDate: '2027-01-01' });
    await stored(maya, '/api/income', { ...income, amount: 99, currency: 'EUR', incomeDate: '2026-12-31' });
    await stored(maya, '/api/income', { ...income, amount: 10, currency: 'USD', incomeDate: '2027-11-22' });
    const fuel = { yachtId: yacht.id, category: 'fuel', description: 'Fuel', currency: 'EUR' };
    await stored(maya, '/api/expenses', { ...fuel, amount: 300, expenseDate: '2027-11-22' });
    await stored(maya, '/api/expenses', { ...fuel, amount: 400, expenseDate: '2027-11-23' });

    const found = await outlook(maya, yacht.id);
    expect(found).toMatchObject({
      day: '2027-11-22',
      out: { eventId: out.id, party: 'Ahlefeld', port: 'Antibes', isLate: false },
      next: { eventId: next.id, party: null, title: 'Charter to Capri', freeNights: 7 },
      blockers: [],
      papers: { valid: 1, due: 1, expired: 0, first: { crewId: captain.id, type: 'ENG1 Medical', daysLeft: 23 } },
      jobs: { open: 1, overdue: 0 },
      tabs: {
        crew: { count: 0, isWrong: false },
        maintenance: { count: 2, isWrong: false },
        schedule: { count: 7, isWrong: false },
        trips: { count: 3, isWrong: false },
        documents: { count: 2, isWrong: true },
      },
    });
    expect(titles(found)).toEqual(['Charter', 'Crew change', 'Charter to Capri', 'Antifouling', 'Christmas']);
    expect(found.season).toEqual({
      from: '2027-01-01',
      to: '2027-11-22',
      money: [
        { currency: 'EUR', income: '1200.50', expenses: '300.00' },
        { currency: 'USD', income: '10.00', expenses: '0.00' },
      ],
      // January 10 and November 20 to 22, of 326 days; ten of the same days last year, without those after November 22.
      occupancy: { percent: 1, bookedDays: 4, days: 326, lastYear: 3 },
    });

    const blind = await outlook(maya, yacht.id, monday, ['crew', 'schedule', 'maintenance', 'trips', 'finance', 'documents']);
    expect(blind).toMatchObject({ out: null, next: null, entries: [], papers: null, jobs: null });
    expect(blind.season).toMatchObject({ money: [], occupancy: null });
    expect(blind.tabs).toEqual({ crew: null, maintenance: null, schedule: null, trips: null, documents: null });
    expect(titles(await outlook(maya, yacht.id, monday, ['maintenance']))).not.toContain('Antifouling');
    expect((await outlook(maya, yacht.id, monday, ['trips'])).out).toMatchObject({ port: null });
  });

  test('shows what holds up the next departure, with the same reasons as the day, and late returns', async () => {
    const maya = await aPerson(world);
    const captain = await aCrewMember(world, maya.companyId as number, { name: 'Luc Moreau' });
    const yacht = await aYacht(maya, { name: 'Aurelia', captainId: captain.id });
    await entry(maya, yacht.id, '2027-11-15T16:00:00Z', '2027-11-22T08:00:00Z', { title: 'Late' });
    const next = await entry(maya, yacht.id, '2027-11-22T12:00:00Z', '2027-11-28T08:00:00Z');
    await stored(maya, `/api/crew/${captain.id}/certificates`, { type: 'ENG1 Medical', expiryDate: '2027-11-19' });
    await stored(maya, '/api/trips', {
      yachtId: yacht.id,
      departureLocation: 'Calvi',
      arrivalLocation: 'Antibes',
      status: 'in_progress',
      departureDate: '2027-11-21T17:00:00Z',
      arrivalDate: '2027-11-22T07:00:00Z',
    });
    expect(await outlook(maya, yacht.id)).toMatchObject({
      out: { title: 'Late', isLate: true },
      next: { eventId: next.id, freeNights: 0 },
      blockers: [
        { kind: 'certificate', label: 'ENG1 Medical', of: 'Luc Moreau', daysLeft: -3 },
        { kind: 'gap', hours: 4 },
      ],
      tabs: { crew: { isWrong: true }, schedule: { isWrong: true }, trips: { isWrong: true }, maintenance: { isWrong: false } },
    });
  });

  test('is empty for a new yacht, and doesn’t exist for another company’s', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya, { name: 'Boreas' });
    const answer = await maya.call('GET', `/api/yachts/${yacht.id}/outlook`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ out: null, held: null, next: null, blockers: [], entries: [], papers: null, jobs: null });
    expect(answer.body.season).toMatchObject({ money: [], occupancy: null });
    expect((await (await aPerson(world)).call('GET', `/api/yachts/${yacht.id}/outlook`)).status).toBe(404);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await admin.call('GET', `/api/yachts/${yacht.id}/outlook`)).body).toEqual(answer.body);
  });
});

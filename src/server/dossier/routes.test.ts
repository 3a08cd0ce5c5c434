import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/shared/calendar-days.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import type { SurroundingEntry, Dossier, HistoryEntry, Task } from '#domain/dossier/dossier.ts';
import { asCompany } from '../platform/scope.ts';
import { aCrewMember, aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';
import { dossierFacts } from './store.ts';

type Stage = Dossier['stages'][number];

const world = aWorld();
const today = dayIn('Europe/Paris', new Date().toISOString());
/** The time this many days from now, at an hour that falls on the same day in UTC and in Paris. */
const at = (days: number, hour = 12) => `${addDays(today, days)}T${hour}:00:00.000Z`;

async function stored(person: Person, path: string, body: object): Promise<any> {
  const answer = await person.call('POST', path, body);
  if (answer.status !== 201) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

const entry = (person: Person, yachtId: number, from: number, to: number, more: object = {}) =>
  stored(person, '/api/schedule', { yachtId, title: 'Charter', type: 'charter', startDate: at(from), endDate: at(to), ...more });
const dossierOf = (person: Person, id: number) => person.call('GET', `/api/schedule/${id}/dossier`);

/** A week-long charter that starts in two days, between two others, for a returning guest, with all related records. */
async function aCharter(person: Person) {
  const guest = await stored(person, '/api/customers', {
    firstName: 'Willem',
    lastName: 'de Graaf',
    phone: '+31 20 123',
    notes: 'Small life jackets',
  });
  const yacht = await aYacht(person, { name: 'Aurelia' });
  const captain = await aCrewMember(world, person.companyId as number, { name: 'Étienne Marchand', yachtId: yacht.id });
  const mate = await aCrewMember(world, person.companyId as number, { name: 'Ana Ferrer', yachtId: yacht.id });
  await person.call('PATCH', `/api/yachts/${yacht.id}`, { captainId: captain.id });
  await stored(person, `/api/crew/${captain.id}/certificates`, { type: 'ENG1 Medical', expiryDate: addDays(today, 4) });
  await stored(person, `/api/crew/${captain.id}/certificates`, { type: 'Yachtmaster' });
  const earlier = await entry(person, yacht.id, -40, -33, { customerId: guest.id });
  const before = await entry(person, yacht.id, -6, 1);
  const charter = await entry(person, yacht.id, 2, 9, { customerId: guest.id, price: 1_000_000, currency: 'EUR' });
  const after = await entry(person, yacht.id, 10, 12, { customerId: guest.id });
  await entry(person, yacht.id, 14, 16);
  await entry(person, yacht.id, 2, 3, { type: 'crew_change', title: 'Crew change' });
  const invoice = await stored(person, '/api/invoices', {
    customerId: guest.id,
    eventId: charter.id,
    issueDate: addDays(today, -30),
    dueDate: addDays(today, -3),
    currency: 'EUR',
    status: 'sent',
    items: [{ description: 'Charter', unitPrice: 6000 }],
  });
  const income = { category: 'charter', description: 'Part', amount: 1000, currency: 'EUR', paymentStatus: 'paid' };
  await stored(person, '/api/income', { ...income, incomeDate: addDays(today, -10), invoiceId: invoice.id });
  const trip = { yachtId: yacht.id, departureLocation: 'Antibes', arrivalLocation: 'Capri' };
  await stored(person, '/api/trips', { ...trip, departureDate: at(3) });
  await stored(person, '/api/trips', { ...trip, departureDate: at(9) });
  return { yacht, guest, captain, mate, earlier, before, charter, after, invoice };
}

describe('the dossier of a charter', () => {
  test('contains in one answer the progress, tasks, money, guest, crew, trips, adjacent bookings and history', async () => {
    const maya = await aPerson(world);
    const { captain, mate, before, charter, after, invoice, guest } = await aCharter(maya);
    const { status, body } = await dossierOf(maya, charter.id);
    expect([status, body.isDeparture]).toEqual([200, false]);
    expect(body.event).toMatchObject({
      id: charter.id,
      yachtName: 'Aurelia',
      customerFullName: 'Willem de Graaf',
      moneyState: 'overdue',
      invoiceId: invoice.id,
    });
    expect(body.captain).toEqual({ id: captain.id, name: 'Étienne Marchand' });
    expect([body.previous, body.next]).toMatchObject([
      { id: before.id, party: null },
      { id: after.id, party: 'de Graaf' },
    ]);
    expect(body.stages.map(({ stage, state }: Stage) => `${stage} ${state}`)).toEqual([
      'booked done',
      'invoiced now',
      'paid open',
      'aboard open',
      'back open',
      'closed open',
    ]);
    expect(body.toDo.before).toBe('sailing');
    expect(body.toDo.tasks.map(({ kind, isDone, blocker }: Task) => [kind, isDone, blocker?.resourceId ?? null])).toEqual([
      ['papers', false, captain.id],
      ['invoiced', false, null],
      ['balance', false, invoice.id],
      ['captain', true, null],
      ['work', true, null],
      ['gap', true, null],
    ]);
    expect(body.toDo.tasks.find(({ kind }: Task) => kind === 'gap').hours).toBe(24);
    expect(body.act).toEqual({ kind: 'remind', invoiceId: invoice.id, blocker: null });
    expect(body.money).toEqual({
      sums: [{ currency: 'EUR', total: '10000.00', invoiced: '6000.00', paid: '1000.00', credited: '0.00', open: '5000.00', share: 10 }],
      toInvoice: '4000.00',
      invoices: [
        {
          id: invoice.id,
          number: invoice.invoiceNumber,
          status: 'overdue',
          currency: 'EUR',
          total: '6000.00',
          paid: '1000.00',
          credited: '0.00',
          open: '5000.00',
          dueDate: addDays(today, -3),
        },
      ],
      act: body.act,
    });
    expect(body.party).toEqual({
      id: guest.id,
      fullName: 'Willem de Graaf',
      email: null,
      phone: '+31 20 123',
      notes: 'Small life jackets',
      nth: 2,
      bookings: 3,
    });
    expect(body.crew).toMatchObject([
      { id: captain.id, isCaptain: true, papers: { count: 2, first: { type: 'ENG1 Medical', day: addDays(today, 4) }, isShort: true } },
      { id: mate.id, isCaptain: false, papers: { count: 0, first: null, isShort: false } },
    ]);
    expect(body.trips).toMatchObject([{ from: 'Antibes', to: 'Capri', departureDate: at(3), status: 'planned', miles: null }]);
    expect(body.around).toMatchObject({ first: addDays(today, -1), last: addDays(today, 12) });
    expect(body.around.entries.map(({ id, type }: SurroundingEntry) => [id, type])).toEqual([
      [before.id, 'charter'],
      [charter.id, 'charter'],
      [expect.any(Number), 'crew_change'],
      [after.id, 'charter'],
    ]);
    const of = (kind: string) => body.history.filter(({ resourceType }: HistoryEntry) => resourceType === kind).length;
    expect([of('schedule'), of('invoice'), of('income')]).toEqual([1, 1, 1]);
    expect(body.history.at(-1)).toMatchObject({ details: 'Scheduled: Charter', userName: expect.any(String) });
  });

  test('belongs to one’s own company: another company’s and a nonexistent one aren’t found', async () => {
    const maya = await aPerson(world);
    const { charter } = await aCharter(maya);
    const stranger = await aPerson(world);
    expect([(await dossierOf(stranger, charter.id)).status, (await dossierOf(maya, 999_999_999)).status]).toEqual([404, 404]);
    const admin = await aPerson(world, { role: 'admin' });
    expect((await dossierOf(admin, charter.id)).body).toMatchObject({
      event: { id: charter.id },
      captain: { name: 'Étienne Marchand' },
      party: { nth: 2 },
    });
  });

  test('of a past booking names no crew, and says that the yacht is late while a trip is under way', async () => {
    const maya = await aPerson(world);
    const { earlier, yacht } = await aCharter(maya);
    const over = (await dossierOf(maya, earlier.id)).body;
    expect(over).toMatchObject({
      captain: null,
      crew: null,
      isLate: false,
      toDo: { before: 'closing' },
      act: { kind: 'log_trip' },
      previous: null,
    });
    const trip = {
      yachtId: yacht.id,
      departureLocation: 'Antibes',
      arrivalLocation: 'Capri',
      departureDate: at(-39),
      status: 'in_progress',
    };
    await stored(maya, '/api/trips', trip);
    const late = (await dossierOf(maya, earlier.id)).body;
    expect([late.isLate, late.stages.find(({ state }: Stage) => state === 'now').stage]).toEqual([true, 'aboard']);
  });

  test('of a job links to its record with its history, and has neither money nor stages', async () => {
    const maya = await aPerson(world);
    const yacht = await aYacht(maya);
    const job = { yachtId: yacht.id, title: 'Hull', type: 'hull', scheduledDate: at(2), completedDate: at(3) };
    const record = await stored(maya, '/api/maintenance', job);
    await maya.call('PATCH', `/api/maintenance/${record.id}`, { progress: 40 });
    const { body } = await dossierOf(maya, record.eventId);
    expect(body).toMatchObject({
      event: { maintenanceId: record.id },
      stages: [],
      toDo: null,
      money: null,
      crew: null,
      trips: null,
      act: { kind: 'open_job' },
    });
    expect(body.history.map(({ resourceType }: HistoryEntry) => resourceType)).toContain('maintenance');
    expect(body.around.entries).toMatchObject([{ id: record.eventId, maintenanceStatus: 'pending' }]);
  });
});

test('an invoice is paid by the credit of another booking, and credited by the notes of its own', async () => {
  const maya = await aPerson(world);
  const yacht = await aYacht(maya);
  const { id: customerId } = await stored(maya, '/api/customers', { firstName: 'Ada', lastName: 'Lind' });
  const bill = async (eventId: number, unitPrice: number) =>
    stored(maya, '/api/invoices', {
      customerId,
      eventId,
      issueDate: today,
      currency: 'EUR',
      taxRate: 0,
      status: 'sent',
      items: [{ description: 'A week', unitPrice }],
    });
  const credit = (invoice: Pick<Invoice, 'id' | 'items'>, amount: number) =>
    stored(maya, `/api/invoices/${invoice.id}/credit-notes`, { reason: 'No wind', items: [{ itemId: invoice.items[0]?.id, amount }] });
  const [one, other] = [
    await entry(maya, yacht.id, 2, 9, { customerId, price: 50_000, currency: 'EUR' }),
    await entry(maya, yacht.id, 12, 19, { customerId, price: 50_000, currency: 'EUR' }),
  ];
  const invoice = await bill(one.id, 500);
  const payment = { direction: 'in', customerId, day: today, amount: 500, currency: 'EUR' };
  await stored(maya, '/api/payments', { ...payment, allocations: [{ invoiceId: invoice.id, amount: 500 }] });
  const note = await credit(invoice, 300);
  const next = await bill(other.id, 500);
  await stored(maya, '/api/allocations', { from: { creditNoteId: note.id }, to: { invoiceId: next.id }, amount: 200 });
  await credit(next, 50);
  const balance = { total: '450.00', invoiced: '500.00', paid: '200.00', credited: '50.00', open: '250.00' };
  expect((await dossierOf(maya, other.id)).body.money.sums).toMatchObject([balance]);
  const { total: _total, ...booking } = balance;
  const { body: balances } = await maya.call('GET', `/api/finance/bookings?eventIds=${other.id}`);
  expect(balances).toMatchObject([booking]);
  const more = await bill(one.id, 100);
  await stored(maya, '/api/allocations', { from: { creditNoteId: note.id }, to: { invoiceId: more.id }, amount: 100 });
  expect((await dossierOf(maya, one.id)).body.money.sums).toMatchObject([{ total: '500.00', paid: '500.00', credited: '100.00' }]);
});

test('an index finds every part of a dossier', async () => {
  const { id, companyId } = await aPerson(world);
  const { sql, parameters } = dossierFacts(asCompany(companyId as number), id, new Date());
  const owner = await world.owner.connect();
  await owner.query('set enable_seqscan = off');
  const { rows } = await owner.query(`explain ${sql}`, [...parameters]);
  owner.release(true);
  const plan = rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index .*Scan/);
  expect(plan).not.toMatch(/Seq Scan/);
});

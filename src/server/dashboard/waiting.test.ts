import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht, type Person } from '../testing/given.ts';

const world = aWorld();
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

async function stored(person: Person, path: string, body: object): Promise<{ id: number }> {
  const answer = await person.call('POST', path, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

async function waitingFor(person: Person): Promise<unknown> {
  const { status, body } = await person.call('GET', '/api/waiting');
  expect(status).toBe(200);
  return body;
}

async function work(person: Person, yachtId: number, scheduled: number, status = 'pending') {
  return stored(person, '/api/maintenance', { title: 'Oil', yachtId, type: 'engine', status, scheduledDate: inDays(scheduled) });
}

async function invoice(person: Person, status: string, due: number) {
  const customer = await stored(person, '/api/customers', { firstName: 'Ada', lastName: 'Fenwick', email: `a${Math.random()}@x.example` });
  const items = [{ description: 'Week', quantity: 1, unitPrice: '100.00' }];
  return stored(person, '/api/invoices', {
    customerId: customer.id,
    issueDate: inDays(due - 14).slice(0, 10),
    dueDate: inDays(due).slice(0, 10),
    status,
    items,
  });
}

test('nothing is counted in an empty company', async () => {
  expect(await waitingFor(await aPerson(world))).toEqual({ maintenance: 0, overdueInvoices: 0 });
});

test('current and late work is counted, closed and future work isn’t, each company for itself', async () => {
  const maya = await aPerson(world);
  const stranger = await aPerson(world);
  const { id } = await aYacht(maya);
  await work(maya, id, 3);
  await work(maya, id, -9, 'completed');
  await work(maya, id, -0.1, 'in_progress');
  const late = await work(maya, id, -9);
  expect(await waitingFor(maya)).toEqual({ maintenance: 2, overdueInvoices: 0 });
  expect(await waitingFor(stranger)).toEqual({ maintenance: 0, overdueInvoices: 0 });
  expect((await maya.call('PATCH', `/api/maintenance/${late.id}`, { status: 'completed' })).status).toBe(200);
  expect(await waitingFor(maya)).toEqual({ maintenance: 1, overdueInvoices: 0 });
});

test('an invoice is counted from the day after it was due until it is closed', async () => {
  const maya = await aPerson(world);
  await invoice(maya, 'sent', 5);
  await invoice(maya, 'draft', -5);
  const late = await invoice(maya, 'sent', -5);
  expect(await waitingFor(maya)).toEqual({ maintenance: 0, overdueInvoices: 1 });
  expect((await maya.call('PATCH', `/api/invoices/${late.id}/status`, { status: 'paid' })).status).toBe(200);
  expect(await waitingFor(maya)).toEqual({ maintenance: 0, overdueInvoices: 0 });
});

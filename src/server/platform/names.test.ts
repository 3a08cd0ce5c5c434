import { beforeEach, describe, expect, test } from 'vitest';
import { aCrewMember, aPerson, aWorld, aYacht, caller, yachtFields, type Person } from '../testing/given.ts';

const world = aWorld();
beforeEach(() => world.owner.query('delete from rate_limits'));

type Attempt = { method: 'POST' | 'PATCH'; url: string; body: object };

/** Every name that appears in emails, and how it is entered; the last part of `where` is the field. */
const ways: [where: string, by: 'maya' | 'admin' | 'anybody', way: (name: string, maya: Person) => Attempt | Promise<Attempt>][] = [
  ['a new account: firstName', 'admin', (firstName, { companyId }) => account({ firstName, companyId })],
  ['a new account: lastName', 'admin', (lastName, { companyId }) => account({ lastName, companyId })],
  ['an account: firstName', 'admin', (firstName, { id }) => ({ method: 'PATCH', url: `/api/users/${id}`, body: { firstName } })],
  ['a profile: firstName', 'maya', (firstName) => ({ method: 'PATCH', url: '/api/profile', body: { firstName } })],
  ['a profile: lastName', 'maya', (lastName) => ({ method: 'PATCH', url: '/api/profile', body: { lastName } })],
  ['joining: firstName', 'anybody', (firstName) => joining({ firstName })],
  ['joining: lastName', 'anybody', (lastName) => joining({ lastName })],
  ['signing up: firstName', 'anybody', (firstName) => signUp({ firstName })],
  ['signing up: lastName', 'anybody', (lastName) => signUp({ lastName })],
  ['signing up: companyName', 'anybody', (companyName) => signUp({ companyName })],
  ['writing to sales: firstName', 'anybody', (firstName) => toSales({ firstName })],
  ['writing to sales: companyName', 'anybody', (companyName) => toSales({ companyName })],
  ['a new company: name', 'admin', (name) => ({ method: 'POST', url: '/api/companies', body: { name } })],
  ['a company: name', 'maya', (name, { companyId }) => ({ method: 'PATCH', url: `/api/companies/${companyId}`, body: { name } })],
  ['a yacht: name', 'maya', (name) => ({ method: 'POST', url: '/api/yachts', body: { ...yachtFields, name } })],
  ['a customer: firstName', 'maya', (firstName) => ({ method: 'POST', url: '/api/customers', body: { firstName, lastName: 'Guest' } })],
  ['a customer: lastName', 'maya', (lastName) => ({ method: 'POST', url: '/api/customers', body: { firstName: 'Ada', lastName } })],
  [
    'a crew member: name',
    'maya',
    async (name, { companyId }) => ({
      method: 'PATCH',
      url: `/api/crew/${(await aCrewMember(world, companyId as number)).id}`,
      body: { name },
    }),
  ],
  ['a trip: departureLocation', 'maya', async (departureLocation, maya) => trip(maya, { departureLocation })],
  ['a trip: arrivalLocation', 'maya', async (arrivalLocation, maya) => trip(maya, { arrivalLocation })],
  ['an invoice: invoiceNumber', 'maya', (invoiceNumber, maya) => anInvoice(maya, { invoiceNumber })],
  ['a token: name', 'maya', (name) => ({ method: 'POST', url: '/api/tokens', body: { name, reach: 'read' } })],
];

const secret = 'a quiet harbor at dawn';
const account = (more: object): Attempt => ({
  method: 'POST',
  url: '/api/users',
  body: { email: 'new@people.example', firstName: 'Sam', lastName: 'Okafor', password: secret, role: 'user', ...more },
});
const joining = (more: object): Attempt => ({
  method: 'POST',
  url: '/api/join',
  body: { token: 'A'.repeat(43), firstName: 'Sam', lastName: 'Okafor', password: secret, ...more },
});
const signUp = (more: object): Attempt => ({
  method: 'POST',
  url: '/api/create-signup-payment-intent',
  body: {
    planId: 'starter-monthly',
    amount: 8,
    billing: 'monthly',
    signupData: {
      email: 'new@people.example',
      password: secret,
      firstName: 'Sam',
      lastName: 'Okafor',
      companyName: 'Okafor Sailing',
      ...more,
    },
  },
});
const toSales = (more: object): Attempt => ({
  method: 'POST',
  url: '/api/contact',
  body: {
    firstName: 'Sam',
    lastName: 'Okafor',
    email: 'sam@people.example',
    companyName: 'Okafor Sailing',
    fleetSize: '1-10',
    phone: '+44 20 7946 0000',
    message: 'We have eight boats.',
    ...more,
  },
});
const trip = async (maya: Person, more: object): Promise<Attempt> => ({
  method: 'POST',
  url: '/api/trips',
  body: { yachtId: (await aYacht(maya)).id, departureLocation: 'Antibes', arrivalLocation: 'Calvi', departureDate: '2026-06-01', ...more },
});
async function anInvoice(maya: Person, more: object): Promise<Attempt> {
  const { body } = await maya.call('POST', '/api/customers', { firstName: 'Ada', lastName: 'Guest' });
  const items = [{ description: 'A week', unitPrice: 10 }];
  return { method: 'POST', url: '/api/invoices', body: { customerId: body.id, issueDate: '2026-06-01', currency: 'EUR', items, ...more } };
}

const oneLine = 'Please enter a single line without control characters';
const breakIns: [what: string, name: string, message: string][] = [
  ['a line break', 'Fairlead\r\nBcc: all@guests.example', oneLine],
  ['a paragraph’s end', 'Fairlead\u2029Your account is locked', oneLine],
  ['a character that reverses the text direction', 'Fairlead \u202Eelpmaxe', oneLine],
  ['an address', 'Locked, open https://evil.example', 'Please leave out web addresses'],
  ['an address without https://', 'Locked, open www.evil.example', 'Please leave out web addresses'],
];

describe.each(ways)('%s', (where, who, way) => {
  test.each(breakIns)('with %s is refused at its field', async (_, name, message) => {
    const maya = await aPerson(world);
    const { method, url, body } = await way(name, maya);
    const call = who === 'maya' ? maya.call : who === 'admin' ? (await aPerson(world, { role: 'admin' })).call : caller(world);
    const answer = await call(method, url, body);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ path: expect.stringMatching(new RegExp(`${where.split(': ')[1]}$`)), message }],
    ]);
  });
});

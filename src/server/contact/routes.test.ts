import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '../platform/mail.ts';
import { aWorld, caller } from '../testing/given.ts';

const letters: Mail[] = [];
let mailboxIsOpen = true;
const send = (letter: Mail) => (mailboxIsOpen ? Promise.resolve(void letters.push(letter)) : Promise.reject(new Error('Mailbox full')));
const world = aWorld({ background: true, mail: { send } });
beforeEach(async () => {
  await world.owner.query('delete from rate_limits');
  await world.owner.query(`delete from jobs where name = 'letter'`);
  letters.length = 0;
  mailboxIsOpen = true;
});

const request = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@charters.example',
  companyName: 'Byron, Bcc: all@charters.example',
  fleetSize: '51-100',
  phone: '+44 20 7946 0000',
  message: 'We run sixty <b>boats</b>.',
};
const write = (more: object = {}) => caller(world)('POST', '/api/contact', { ...request, ...more });
/** The emails to sales; other background work sends emails to others. */
const toSales = () => letters.filter(({ to }) => to === 'sales@fairlead.example');

test('a message to sales is stored, and emailed so that sales can reply', async () => {
  expect((await write()).status).toBe(201);
  const { rows } = await world.owner.query('select first_name, fleet_size, message from contact_requests');
  expect(rows).toEqual([{ first_name: 'Ada', fleet_size: '51-100', message: request.message }]);
  await expect
    .poll(toSales, { timeout: 20_000 })
    .toMatchObject([{ replyTo: 'ada@charters.example', subject: 'Fleet of 51-100: Byron, Bcc: all@charters.example' }]);
  expect(toSales()[0]?.html).toContain('&lt;b&gt;boats&lt;/b&gt;');
});

test('an email that sales’ mailbox refuses is sent later', async () => {
  mailboxIsOpen = false;
  expect((await write()).status).toBe(201);
  const waiting = async () => (await world.owner.query(`select last_error from jobs where name = 'letter'`)).rows;
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ last_error: 'Error: Mailbox full' }]);
  mailboxIsOpen = true;
  await world.owner.query(`update jobs set run_at = now() where name = 'letter'`);
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
  expect(toSales()).toMatchObject([{ replyTo: 'ada@charters.example' }]);
});

test('every wrong field is reported at its field', async () => {
  const { status, body } = await write({ companyName: 'Byron\r\nBcc: all@charters.example', phone: '123', message: 'Hi', fleetSize: '1' });
  expect([status, body.errors]).toEqual([
    422,
    [
      { path: 'companyName', message: 'Please enter a single line without control characters' },
      { path: 'fleetSize', message: 'Fleet size is required' },
      { path: 'phone', message: 'Please enter a valid phone number' },
      { path: 'message', message: 'Please provide details about your requirements' },
    ],
  ]);
});

test('at most ten messages are accepted in a quarter of an hour', async () => {
  const answers = [];
  for (let tries = 0; tries < 11; tries++) answers.push((await write()).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

test('the addresses of one IPv6 network count as one client', async () => {
  const answers = [];
  for (let tries = 0; tries < 11; tries++)
    answers.push(
      (await world.app.inject({ method: 'POST', url: '/api/contact', payload: request, remoteAddress: `2001:db8:1:2::${tries}` }))
        .statusCode,
    );
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

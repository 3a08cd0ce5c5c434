import { beforeEach, expect, test } from 'vitest';
import { putOffIsDone } from '../platform/afterwards.ts';
import { aWorld, caller } from '../testing/given.ts';

const world = aWorld();
beforeEach(async () => {
  await world.owner.query('delete from rate_limits');
  world.letters.length = 0;
});

const request = { firstName: 'Ada', lastName: 'Byron', email: 'ada@charters.example', companyName: 'Byron\r\nBcc: all@charters.example', fleetSize: '51-100', phone: '+44 20 7946 0000', message: 'We run sixty <b>boats</b>.' };
const write = (more: object = {}) => caller(world)('POST', '/api/contact', { ...request, ...more });

test('what is written to sales is kept, and told of in a letter that can be answered', async () => {
  expect((await write()).status).toBe(201);
  await putOffIsDone();
  const { rows } = await world.owner.query('select first_name, fleet_size, message from contact_requests');
  expect(rows).toEqual([{ first_name: 'Ada', fleet_size: '51-100', message: request.message }]);
  expect(world.letters).toMatchObject([{ to: 'sales@fairlead.example', replyTo: 'ada@charters.example', subject: 'Fleet of 51-100: Byron Bcc: all@charters.example' }]);
  expect(world.letters[0]?.html).toContain('&lt;b&gt;boats&lt;/b&gt;');
});

test('every wrong field is said at its field', async () => {
  const { status, body } = await write({ phone: '123', message: 'Hi', fleetSize: '1' });
  expect([status, body.errors]).toEqual([422, [
    { path: 'fleetSize', message: 'Fleet size is required' }, { path: 'phone', message: 'Please enter a valid phone number' }, { path: 'message', message: 'Please provide details about your requirements' },
  ]]);
});

test('nobody fills our letter box: ten in a quarter of an hour', async () => {
  const answers = [];
  for (let tries = 0; tries < 11; tries++) answers.push((await write()).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});

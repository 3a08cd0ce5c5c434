import { expect, test } from 'vitest';
import { aPerson, aWorld, aYacht } from '../testing/given.ts';

const world = aWorld();

const european = { clock: '24', dateOrder: 'dmy' };

test('a company chooses how dates and times are shown, a person may choose otherwise, and the session carries both', async () => {
  const maya = await aPerson(world);
  const company = { id: maya.companyId ?? 0, name: maya.companyName ?? '' };
  const tom = await aPerson(world, { role: 'user', company });
  expect((await maya.call('GET', '/api/auth/session')).body).toMatchObject({ formats: {}, ownFormats: {} });
  const path = `/api/companies/${company.id}`;
  expect((await maya.call('PATCH', path, { formats: european })).body.formats).toEqual(european);
  expect((await tom.call('PATCH', '/api/profile', { formats: { clock: '12' } })).body.user.ownFormats).toEqual({ clock: '12' });
  expect((await tom.call('GET', '/api/auth/session')).body).toMatchObject({ formats: european, ownFormats: { clock: '12' } });
  expect((await maya.call('GET', '/api/auth/session')).body).toMatchObject({ formats: european, ownFormats: {} });
  expect((await maya.call('PATCH', path, { formats: { clock: '13' } })).body.errors).toEqual([
    { path: 'formats.clock', message: 'Please choose 12 or 24 hours' },
  ]);
});

test('texts for people follow these formats, values for programs don’t', async () => {
  const maya = await aPerson(world);
  await maya.call('PATCH', `/api/companies/${maya.companyId}`, { formats: european });
  const { id: yachtId } = await aYacht(maya);
  const [startDate, endDate] = ['2031-06-06T15:00:00.000Z', '2031-06-07T07:00:00.000Z'];
  const charter = { title: 'Week', type: 'charter', yachtId, startDate, endDate };
  expect((await maya.call('POST', '/api/schedule', charter)).body).toMatchObject({ startDate, endDate });
  const refused = await maya.call('POST', '/api/schedule', charter);
  expect(refused.body.message).toContain('from 6 Jun, 17:00 to 7 Jun, 09:00');
  // Also before it is sent, as the form checks it.
  const slots = await maya.call('GET', `/api/schedule/free-slots?${new URLSearchParams({ ...charter, yachtId: String(yachtId) })}`);
  expect(slots.body.conflict.message).toContain('from 6 Jun, 17:00 to 7 Jun, 09:00');
});

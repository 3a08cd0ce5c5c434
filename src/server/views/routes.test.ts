import { describe, expect, test } from 'vitest';
import { maxViewsOfList } from '#domain/views/saved-view.ts';
import { aPerson, aWorld, type Person } from '../testing/given.ts';

const world = aWorld();
const save = (person: Person, more: object = {}) =>
  person.call('POST', '/api/profile/views', { list: 'invoices', name: 'Overdue', search: 'status=overdue', ...more });
const viewsOf = async (person: Person, list = 'invoices') => (await person.call('GET', `/api/profile/views?list=${list}`)).body;

describe('saved views', () => {
  test('are saved and listed by name, renamed and deleted', async () => {
    const maya = await aPerson(world);
    const { status, body: overdue } = await save(maya, { name: ' Overdue ' });
    expect([status, overdue]).toEqual([201, { id: overdue.id, list: 'invoices', name: 'Overdue', search: 'status=overdue' }]);
    const { body: drafts } = await save(maya, { name: 'drafts', search: 'status=draft' });
    await save(maya, { list: 'expenses', name: 'Overdue', search: 'q=crane%20hire' });
    expect(await viewsOf(maya)).toEqual([drafts, overdue]);
    const { body: renamed } = await maya.call('PATCH', `/api/profile/views/${overdue.id}`, { name: 'Late', search: '' });
    expect(renamed).toEqual({ ...overdue, name: 'Late', search: '' });
    expect((await maya.call('DELETE', `/api/profile/views/${drafts.id}`)).status).toBe(204);
    expect(await viewsOf(maya)).toEqual([renamed]);
    expect((await maya.call('DELETE', `/api/profile/views/${drafts.id}`)).status).toBe(404);
  });

  test('are private: a colleague can’t see, rename or delete them', async () => {
    const maya = await aPerson(world);
    const { body: view } = await save(maya);
    const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    expect(await viewsOf(tom)).toEqual([]);
    expect((await tom.call('PATCH', `/api/profile/views/${view.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await tom.call('DELETE', `/api/profile/views/${view.id}`)).status).toBe(404);
    expect((await save(tom)).status).toBe(201);
    expect(await viewsOf(maya)).toEqual([view]);
  });

  test('have names that differ by more than case, within a list', async () => {
    const maya = await aPerson(world);
    await save(maya);
    const { body: drafts } = await save(maya, { name: 'Drafts' });
    const again = await save(maya, { name: 'OVERDUE' });
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'view_exists',
      'You already have a view called “Overdue”. Please choose another name.',
    ]);
    expect((await maya.call('PATCH', `/api/profile/views/${drafts.id}`, { name: 'overdue' })).status).toBe(409);
    expect((await maya.call('PATCH', `/api/profile/views/${drafts.id}`, { name: 'DRAFTS' })).status).toBe(200);
  });

  test('have a maximum, even if several are saved at once', async () => {
    const maya = await aPerson(world);
    const answers = await Promise.all(Array.from({ length: maxViewsOfList + 5 }, (_, nth) => save(maya, { name: `View ${nth}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxViewsOfList);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
      code: 'too_many_views',
      message: 'You already have 20 views of this list. Please delete one first.',
    });
    expect((await save(maya, { list: 'charters' })).status).toBe(201);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a list that keeps none', { list: 'users' }, 'list'],
    ['what is no query', { search: 'javascript:alert(1)//<b>' }, 'search'],
    ['more than an address holds', { search: 'a'.repeat(1001) }, 'search'],
  ])('refuse %s', async (_, given, path) => {
    const { status, body } = await save(await aPerson(world), given);
    expect([status, body.errors[0].path]).toEqual([422, path]);
  });

  test('are deleted with the account', async () => {
    const maya = await aPerson(world);
    const tom = await aPerson(world, { role: 'user', company: { id: maya.companyId as number, name: maya.companyName as string } });
    await save(tom);
    await world.owner.query('delete from users where id = $1', [tom.id]);
    const { rows } = await world.owner.query('select from saved_views where user_id = $1', [tom.id]);
    expect(rows).toEqual([]);
  });
});

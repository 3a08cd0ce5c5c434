import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accounts, aCrewMember, aYacht, expect, faults, password, signedIn, test, unique } from './walk.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (within: Locator | Page, name: string) => within.getByRole('listitem').filter({ hasText: name });

/** Two yachts, and somebody who serves on the first; the search leaves the board to them. */
async function aCrewOfOne(page: Page, more: object = {}) {
  const token = await signedIn(page, 'maya');
  const ship = unique('Aaa');
  const [from, to] = [
    await aYacht(page.request, token, { name: `${ship} From` }),
    await aYacht(page.request, token, { name: `${ship} To` }),
  ];
  const person = await aCrewMember(page.request, token, { yachtId: from.id, ...more });
  const stored = async () => (await page.request.get(`/api/crew/${person.id}`, { headers: { authorization: `Bearer ${token}` } })).json();
  return { token, from, to, person, stored, board: `/crew/assignments?q=${encodeURIComponent(person.name)}` };
}

async function makeCaptain(request: APIRequestContext, token: string, yachtId: number, captainId: number) {
  expect(
    (await request.patch(`/api/yachts/${yachtId}`, { data: { captainId }, headers: { authorization: `Bearer ${token}` } })).status(),
  ).toBe(200);
}

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('somebody is dragged to another yacht, and back by undo', async ({ page }) => {
  const { from, to, person, stored, board } = await aCrewOfOne(page);
  await page.goto('/crew');
  await page.getByRole('link', { name: 'Assignments' }).click();
  await expect(page).toHaveURL('/crew/assignments');
  await page.goto(board);
  await expect(card(column(page, from.name), person.name)).toBeVisible();
  await column(page, to.name).scrollIntoViewIfNeeded();
  const [start, end] = [await centre(card(page, person.name)), await centre(column(page, to.name))];
  await page.mouse.move(start.x - 60, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 20);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
  await expect(card(column(page, to.name), person.name)).toBeVisible();
  await expect(page.getByText(`${person.name} now serves on ${to.name}`, { exact: true }).first()).toBeVisible();
  expect((await stored()).yachtId).toBe(to.id);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(column(page, from.name), person.name)).toBeVisible();
  await expect(page.getByText(`${person.name} is back on ${from.name}`, { exact: true }).first()).toBeVisible();
  expect((await stored()).yachtId).toBe(from.id);
});

test('Escape ends a drag where it began', async ({ page }) => {
  const { from, to, person, stored, board } = await aCrewOfOne(page);
  await page.goto(board);
  await column(page, to.name).scrollIntoViewIfNeeded();
  const [start, end] = [await centre(card(page, person.name)), await centre(column(page, to.name))];
  await page.mouse.move(start.x - 60, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(card(column(page, from.name), person.name)).toBeVisible();
  expect((await stored()).yachtId).toBe(from.id);
});

test('the keyboard moves somebody by the menu, says so, and stays with them', async ({ page }) => {
  const { from, to, person, board } = await aCrewOfOne(page);
  await page.goto(board);
  const move = page.getByRole('button', { name: `Move ${person.name}` });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: `Move ${person.name} to` })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(move).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Unassigned' })).toBeFocused();
  await page.keyboard.type(to.name);
  await expect(page.getByRole('menuitem', { name: to.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(column(page, to.name), person.name)).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(move).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${person.name} now serves on ${to.name}` })
      .first(),
  ).toBeAttached();
  await expect(card(column(page, from.name), person.name)).toHaveCount(0);
});

test('a captain isn’t moved off a yacht unasked: command is given up or kept, and undo gives it back', async ({ page }) => {
  const { token, from, to, person, stored, board } = await aCrewOfOne(page, { role: 'Captain' });
  await makeCaptain(page.request, token, from.id, person.id);
  const captainOf = async (id: number) =>
    (await (await page.request.get(`/api/yachts/${id}`, { headers: { authorization: `Bearer ${token}` } })).json()).captainId;
  await page.goto(board);
  await expect(card(column(page, from.name), person.name)).toContainText('In command');
  const choose = async () => {
    await page.getByRole('button', { name: `Move ${person.name}` }).click();
    await page.getByRole('menuitem', { name: to.name }).click();
  };
  await choose();
  await expect(page.getByRole('alertdialog')).toContainText(`${person.name} commands ${from.name}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await stored()).yachtId).toBe(from.id);

  await choose();
  await page.getByRole('button', { name: 'Move, give up command' }).press('Enter');
  await expect(page.getByText(`${from.name} has no captain now.`, { exact: true })).toBeVisible();
  await expect(column(page, from.name)).toContainText('No captain');
  expect(await captainOf(from.id)).toBeNull();
  await expect(page.getByRole('button', { name: `Move ${person.name}` })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${person.name} is back on ${from.name}`, { exact: true }).first()).toBeVisible();
  expect([await captainOf(from.id), (await stored()).yachtId]).toEqual([person.id, from.id]);

  await choose();
  await page.getByRole('button', { name: 'Move, stay captain' }).click();
  await expect(card(column(page, to.name), person.name)).toContainText(`Commands ${from.name}`);
  await expect.poll(async () => (await stored()).yachtId).toBe(to.id);
  expect(await captainOf(from.id)).toBe(person.id);
});

test('a move that is refused falls back and says why', async ({ page }) => {
  const { token, from, to, person, board } = await aCrewOfOne(page);
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(board);
  await expect(card(column(page, from.name), person.name)).toBeVisible();
  // Somebody else gives them another role meanwhile, which the page doesn't hear of.
  await page.request.patch(`/api/crew/${person.id}`, { data: { role: 'Bosun' }, headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: `Move ${person.name}` }).click();
  await page.getByRole('menuitem', { name: to.name }).click();
  await expect(page.getByText(`${person.name} couldn’t be moved`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Somebody changed this while you were working on it.', { exact: true }).first()).toBeVisible();
  await expect(card(column(page, from.name), person.name)).toContainText('Bosun');

  // Knowing what they are by now, it works.
  await page.getByRole('button', { name: `Move ${person.name}` }).click();
  await page.getByRole('menuitem', { name: to.name }).click();
  await expect(card(column(page, to.name), person.name)).toBeVisible();
});

test('the board is searched by name and role, in the address, and says when nobody matches', async ({ page }) => {
  const role = unique('Purser');
  const { person } = await aCrewOfOne(page, { role });
  await page.goto('/crew/assignments');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).click();
  await expect(page).toHaveURL(/role=/);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(1);
  await expect(card(page, person.name)).toBeVisible();
  await page.getByRole('searchbox').fill('nobody is called that');
  await expect(page.getByText('No crew members match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/crew/assignments');
  expect(await page.getByRole('button', { name: /^Move / }).count()).toBeGreaterThan(20);
});

test('a board that can’t be read says so and offers another try', async ({ page }) => {
  await signedIn(page, 'maya');
  await page.route('**/api/crew?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong"}' }),
  );
  await page.goto('/crew/assignments');
  await expect(page.getByText('Error loading crew data. Please try again later.')).toBeVisible();
  await page.unroute('**/api/crew?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(column(page, 'Unassigned')).toBeVisible();
});

test('a platform admin sees one company at a time, and moves nobody out of it', async ({ page }) => {
  const nora = await (await page.request.post('/api/auth/login', { data: { email: accounts.nora, password } })).json();
  await signedIn(page, 'admin');
  await page.goto('/crew/assignments');
  await page.getByRole('combobox', { name: 'Company' }).fill('Northwind');
  await page.getByRole('option', { name: 'Northwind Sailing' }).click();
  await expect(page).toHaveURL(`/crew/assignments?companyId=${nora.user.companyId}`);
  await expect(column(page, 'Kittiwake')).toBeVisible();
  await expect(column(page, 'Aurelia')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move Rory Gallacher' }).click();
  await expect(page.getByRole('menuitem', { name: 'Kittiwake' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Aurelia' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger drags by the grip and scrolls by the rest, and the menu moves as well', async ({ page }) => {
    const { from, to, person, stored, board } = await aCrewOfOne(page);
    await page.goto(board);
    await expect(card(page, person.name)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await column(page, from.name).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Move ${person.name}` }).tap();
    await page.getByRole('menuitem', { name: 'Unassigned' }).tap();
    await expect(page.getByText(`${person.name} is unassigned`, { exact: true }).first()).toBeVisible();
    // The card comes into sight with the focus.
    await expect(column(page, 'Unassigned').getByRole('button', { name: `Move ${person.name}` })).toBeFocused();

    // The first yacht looks in at the edge: a finger takes somebody there.
    await column(page, 'Unassigned').scrollIntoViewIfNeeded();
    const grip = await centre(card(page, person.name).locator('[data-grip]'));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: grip.y }] });
    await send('touchStart', grip.x);
    for (let x = grip.x; x < 385; x += 10) await send('touchMove', x);
    await expect.poll(async () => (await column(page, to.name).boundingBox())?.x ?? 999).toBeLessThan(300);
    await send('touchEnd');
    await expect.poll(async () => (await stored()).yachtId).not.toBeNull();
    await expect(page.getByText(/now serves on/).first()).toBeVisible();
  });
});

import type { Locator, Page } from '@playwright/test';
import type { CrewMember, NewCrewMember } from '#domain/crew/crew-member.ts';
import type { Yacht } from '#domain/yachts/yacht.ts';
import { faults } from './faults.ts';
import { aCrewMember, aYacht } from './given.ts';
import { newCompany, person as colleague, signedIn, unique } from './people.ts';
import { expect, test } from './walk.ts';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (within: Locator | Page, name: string) => within.getByRole('listitem').filter({ hasText: name });

/** Two yachts, and somebody who serves on the first; the search leaves the board to them. */
async function aCrewOfOne(page: Page, more: Partial<NewCrewMember> = {}) {
  const manager = await signedIn(page, 'manager');
  const [from, to] = [await aYacht(manager), await aYacht(manager)].toSorted((a, b) => a.name.localeCompare(b.name)) as [Yacht, Yacht];
  const member = await aCrewMember(manager, { yachtId: from.id, ...more });
  const stored = () => manager.get<CrewMember>(`/api/crew/${member.id}`);
  return { manager, from, to, member, stored, board: `/crew/assignments?q=${encodeURIComponent(member.name)}` };
}

async function centre(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('somebody is dragged to another yacht, and back by undo', async ({ page }) => {
  const { from, to, member, stored, board } = await aCrewOfOne(page);
  await page.goto('/crew');
  await page.getByRole('link', { name: 'Assignments', exact: true }).click();
  await expect(page).toHaveURL('/crew/assignments');
  await page.goto(board);
  await expect(card(column(page, from.name), member.name)).toBeVisible();
  await column(page, to.name).scrollIntoViewIfNeeded();
  const [start, end] = [await centre(card(page, member.name)), await centre(column(page, to.name))];
  await page.mouse.move(start.x - 60, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 20);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
  await expect(card(column(page, to.name), member.name)).toBeVisible();
  await expect(page.getByText(`${member.name} now serves on ${to.name}`, { exact: true }).first()).toBeVisible();
  expect((await stored()).yachtId).toBe(to.id);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(card(column(page, from.name), member.name)).toBeVisible();
  await expect(page.getByText(`${member.name} is back on ${from.name}`, { exact: true }).first()).toBeVisible();
  expect((await stored()).yachtId).toBe(from.id);
});

test('the names on the board link to the crew members’ pages', async ({ page }) => {
  const { manager, from, member, board } = await aCrewOfOne(page);
  const captain = await aCrewMember(manager, { role: 'Captain' });
  await manager.patch(`/api/yachts/${from.id}`, { captainId: captain.id });
  await page.goto(board);
  await column(page, from.name).getByRole('link', { name: captain.name, exact: true }).click();
  await expect(page).toHaveURL(`/crew/${captain.id}`);
  await page.goBack();
  await card(page, member.name).getByRole('link', { name: member.name, exact: true }).click();
  await expect(page).toHaveURL(`/crew/${member.id}`);
});

test('Escape cancels a drag and returns the card to where it was', async ({ page }) => {
  const { from, to, member, stored, board } = await aCrewOfOne(page);
  await page.goto(board);
  await column(page, to.name).scrollIntoViewIfNeeded();
  const [start, end] = [await centre(card(page, member.name)), await centre(column(page, to.name))];
  await page.mouse.move(start.x - 60, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(card(column(page, from.name), member.name)).toBeVisible();
  expect((await stored()).yachtId).toBe(from.id);
});

test('the keyboard moves a crew member from the menu, which is announced, and the focus stays with them', async ({ page }) => {
  const { from, to, member, board } = await aCrewOfOne(page);
  await page.goto(board);
  const move = page.getByRole('button', { name: `Move ${member.name}`, exact: true });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: `Move ${member.name} to`, exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(move).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Unassigned', exact: true })).toBeFocused();
  await page.keyboard.type(to.name);
  await expect(page.getByRole('menuitem', { name: to.name, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(column(page, to.name), member.name)).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(move).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${member.name} now serves on ${to.name}` })
      .first(),
  ).toBeAttached();
  await expect(card(column(page, from.name), member.name)).toHaveCount(0);
});

test('moving a captain off a yacht asks first: command is given up or kept, and undo restores it', async ({ page }) => {
  const { manager, from, to, member, stored, board } = await aCrewOfOne(page, { role: 'Captain' });
  await manager.patch(`/api/yachts/${from.id}`, { captainId: member.id });
  const captainOf = async (id: number) => (await manager.get<Yacht>(`/api/yachts/${id}`)).captainId;
  await page.goto(board);
  await expect(card(column(page, from.name), member.name)).toContainText('In command');
  const choose = async () => {
    await page.getByRole('button', { name: `Move ${member.name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: to.name, exact: true }).click();
  };
  await choose();
  await expect(page.getByRole('alertdialog')).toContainText(`${member.name} commands ${from.name}`);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  expect((await stored()).yachtId).toBe(from.id);

  await choose();
  await page.getByRole('button', { name: 'Move, give up command', exact: true }).press('Enter');
  await expect(page.getByText(`${from.name} has no captain now.`, { exact: true })).toBeVisible();
  await expect(column(page, from.name)).toContainText('No captain');
  expect(await captainOf(from.id)).toBeNull();
  await expect(page.getByRole('button', { name: `Move ${member.name}`, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${member.name} is back on ${from.name}`, { exact: true }).first()).toBeVisible();
  expect([await captainOf(from.id), (await stored()).yachtId]).toEqual([member.id, from.id]);

  await choose();
  await page.getByRole('button', { name: 'Move, stay captain', exact: true }).click();
  await expect(card(column(page, to.name), member.name)).toContainText(`Commands ${from.name}`);
  await expect.poll(async () => (await stored()).yachtId).toBe(to.id);
  expect(await captainOf(from.id)).toBe(member.id);
});

test('a move can’t be undone once somebody else has moved the crew member again', async ({ page }) => {
  const { manager, from, to, member, stored, board } = await aCrewOfOne(page);
  const third = await aYacht(manager);
  await page.goto(board);
  await page.getByRole('button', { name: `Move ${member.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: to.name, exact: true }).click();
  await expect(page.getByText(`${member.name} now serves on ${to.name}`, { exact: true }).first()).toBeVisible();
  await manager.patch(`/api/crew/${member.id}`, { yachtId: third.id });
  await expect(card(column(page, third.name), member.name)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Someone else has moved them since.', { exact: true })).toBeVisible();
  expect((await stored()).yachtId).toBe(third.id);
  await expect(card(column(page, from.name), member.name)).toHaveCount(0);
});

test('a refused move is reverted and says why', async ({ page }) => {
  const { manager, from, to, member, board } = await aCrewOfOne(page);
  await page.route('**/api/live', (route) => route.abort());
  await page.goto(board);
  await expect(card(column(page, from.name), member.name)).toBeVisible();
  // Somebody else changes their role meanwhile, and the page isn't notified.
  await manager.patch(`/api/crew/${member.id}`, { role: 'Bosun' });
  await page.getByRole('button', { name: `Move ${member.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: to.name, exact: true }).click();
  await expect(page.getByText(`${member.name} couldn’t be moved`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Someone changed this while you were working on it.', { exact: true }).first()).toBeVisible();
  await expect(card(column(page, from.name), member.name)).toContainText('Bosun');

  // With the current role loaded, the move works.
  await page.getByRole('button', { name: `Move ${member.name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: to.name, exact: true }).click();
  await expect(card(column(page, to.name), member.name)).toBeVisible();
});

test('the board’s search by name and role is kept in the address, and says when nobody matches', async ({ page }) => {
  const role = unique('Purser');
  const { manager, member } = await aCrewOfOne(page, { role });
  await aCrewMember(manager);
  const everybody = await manager.get<CrewMember[]>('/api/crew?limit=100');
  await page.goto('/crew/assignments');
  await page.getByRole('combobox', { name: 'Role', exact: true }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
  await expect(page).toHaveURL(/role=/);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(1);
  await expect(card(page, member.name)).toBeVisible();
  await page.getByRole('searchbox').fill('nobody is called that');
  await expect(page.getByText('No crew members match your search', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/crew/assignments');
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(everybody.length);
});

test('a board that can’t be loaded says so and offers a retry', async ({ page }) => {
  await aCrewMember(await signedIn(page, 'manager'));
  await page.route('**/api/crew?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong"}' }),
  );
  await page.goto('/crew/assignments');
  await expect(page.getByText('Error loading crew data. Please try again later.', { exact: true })).toBeVisible();
  await page.unroute('**/api/crew?*');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(column(page, 'Unassigned')).toBeVisible();
});

test('a platform admin sees one company at a time, and moves nobody out of it', async ({ page }) => {
  const { company, person } = await newCompany();
  const theirs = await person('manager');
  const [yacht, elsewhere] = [await aYacht(theirs), await aYacht(await colleague('manager'))];
  const member = await aCrewMember(theirs);
  await signedIn(page, 'admin');
  await page.goto('/crew/assignments');
  await page.getByRole('combobox', { name: 'Company', exact: true }).fill(company.name);
  await page.getByRole('option', { name: company.name, exact: true }).click();
  await expect(page).toHaveURL(`/crew/assignments?companyId=${company.id}`);
  await expect(column(page, yacht.name)).toBeVisible();
  await expect(column(page, elsewhere.name)).toHaveCount(0);
  await page.getByRole('button', { name: `Move ${member.name}`, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: yacht.name, exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: elsewhere.name, exact: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger drags a card by its grip and scrolls anywhere else, and the menu moves cards too', async ({ page }) => {
    const { from, to, member, stored, board } = await aCrewOfOne(page);
    await page.goto(board);
    await expect(card(page, member.name)).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await column(page, from.name).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: `Move ${member.name}`, exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Unassigned', exact: true }).tap();
    await expect(page.getByText(`${member.name} is unassigned`, { exact: true }).first()).toBeVisible();
    // The card comes into sight with the focus.
    await expect(column(page, 'Unassigned').getByRole('button', { name: `Move ${member.name}`, exact: true })).toBeFocused();

    // The first yacht shows at the edge: a crew member is dragged there.
    await column(page, 'Unassigned').scrollIntoViewIfNeeded();
    const grip = await centre(card(page, member.name).locator('[data-grip]'));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: grip.y }] });
    await send('touchStart', grip.x);
    for (let x = grip.x; x < 385; x += 10) await send('touchMove', x);
    await expect.poll(async () => (await column(page, to.name).boundingBox())?.x ?? 999).toBeLessThan(300);
    // Away from the edge the board doesn't scroll, so the card is dropped on a column and not past the last one.
    await send('touchMove', 200);
    const aim = await column(page, to.name).boundingBox();
    await send('touchMove', Math.min(Math.max((aim?.x ?? 0) + (aim?.width ?? 0) / 2, 100), 290));
    await send('touchEnd');
    await expect.poll(async () => (await stored()).yachtId).not.toBeNull();
    await expect(page.getByText(/now serves on/).first()).toBeVisible();
  });
});

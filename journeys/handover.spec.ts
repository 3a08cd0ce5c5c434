import { aCharter, aYacht } from './given.ts';
import { inDays } from './clock.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, faultsInBothThemes, field, test } from './walk.ts';

test('on a phone on the quay a yacht is checked in as listed, and checked out with a damage that becomes work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Sirocco' });
  const dates = { startDate: `${inDays(1)}T15:00:00Z`, endDate: `${inDays(8)}T07:00:00Z` };
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, contactLastName: 'Lind', state: 'booked' });
  await page.goto(`/desk/${charter.id}?tab=handover`);

  // Written once, what is on board begins every check-in.
  await field(page, 'What is on board').fill('8 fenders\n1 dinghy');
  await page.getByRole('button', { name: 'Save inventory', exact: true }).click();
  const inventory = page.getByRole('list', { name: 'Inventory', exact: true });
  await expect(inventory.getByRole('listitem')).toHaveCount(2);

  // In order it is four acts: the tab, all as listed, agreed, signed.
  await page.getByRole('button', { name: 'All as listed', exact: true }).click();
  await field(page, 'Engine, hours').fill('120,5');
  await field(page, 'Fuel, %').fill('full');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign check-in', exact: true }).click();
  await expect(page.getByText('Please enter a percentage from 0 to 100', { exact: true })).toBeVisible();
  await field(page, 'Fuel, %').fill('90');
  expect(await faultsInBothThemes(page, 'a check-in')).toEqual([]);
  await page.getByRole('button', { name: 'Sign check-in', exact: true }).click();
  await expect(page.getByText('Check-in signed', { exact: true })).toBeVisible();
  await expect(page.getByText('Engine 120.5 h · Fuel 90 %', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`${charter.number}-check-in.pdf`);

  await page.getByRole('button', { name: 'Check-out', exact: true }).click();
  const dinghy = inventory.getByRole('listitem').filter({ hasText: 'Dinghy' });
  await dinghy.getByRole('button', { name: 'Damaged', exact: true }).click();
  await field(dinghy, 'What is wrong with Dinghy').fill('Torn at the bow');
  await field(page, 'Engine, hours').fill('100');
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const paper = await page.locator('canvas').boundingBox();
  if (!paper) throw new Error('there is nowhere to draw');
  await page.mouse.move(paper.x + 40, paper.y + 40);
  await page.mouse.down();
  await page.mouse.move(paper.x + 160, paper.y + 70, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign check-out', exact: true }).click();
  await expect(page.getByText('Engine hours can’t go back', { exact: true }).first()).toBeVisible();
  await field(page, 'Engine, hours').fill('131');
  await page.getByRole('button', { name: 'Sign check-out', exact: true }).click();
  await expect(page.getByText('Check-out signed', { exact: true })).toBeVisible();
  await expect(dinghy).toContainText('Torn at the bow');
  expect(await faultsInBothThemes(page, 'a signed check-out')).toEqual([]);
  await page.getByRole('button', { name: 'Log repair of Dinghy', exact: true }).click();
  await expect(page.getByText('Repair logged', { exact: true })).toBeVisible();
  const works = await manager.get<{ title: string }[]>(`/api/maintenance?yachtId=${yacht.id}`);
  expect(works.map(({ title }) => title)).toEqual(['Dinghy: damaged']);
});

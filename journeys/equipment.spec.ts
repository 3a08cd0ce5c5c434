import { aYacht, anEngine } from './given.ts';
import { inDays } from './clock.ts';
import { signedIn } from './people.ts';
import { expect, field, goTo, test } from './walk.ts';

test('a trip ends on a phone with its engine hours, which are asked about in place, and they stand in the equipment’s tree', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const by = await signedIn(page, 'manager');
  const yacht = await aYacht(by);
  const engine = await anEngine(by, { yachtId: yacht.id });
  const pump = await anEngine(by, { yachtId: yacht.id, name: 'Raw-water pump', kind: 'other', parentId: engine.id });
  await by.post('/api/readings', { readings: [{ meterId: engine.meterId, hours: 1240.5, at: `${inDays(-20)}T06:00:00Z` }] });

  await goTo(page, `/routes/new?yachtId=${yacht.id}`);
  await field(page, 'Departure location').fill('Antibes');
  await field(page, 'Arrival location').fill('Calvi');
  await expect(page.getByRole('group', { name: 'Engine hours' })).toHaveCount(0);
  await field(page, 'Departure date').fill(inDays(-18));
  await field(page, 'Departure time').fill('06:00');
  await field(page, 'Arrival date').fill(inDays(-18));
  await field(page, 'Arrival time').fill('08:00');
  const hours = page.getByRole('group', { name: 'Engine hours' });
  const port = hours.getByLabel('Port engine');
  await expect(port).toHaveAttribute('placeholder', '1,240.5');
  await port.fill('1200');
  await page.getByRole('button', { name: 'Log trip' }).click();
  await expect(hours.getByText(/^Port engine stood at 1,240\.5 h on .* already\. Was the meter replaced\?$/)).toBeVisible();
  await port.fill('1290.5');
  await expect(hours.getByText(/^\+50\.0 h since 1,240\.5 h/)).toBeVisible();
  await page.getByRole('button', { name: 'Log trip' }).click();
  await expect(hours.getByText(/^Port engine would have run 50\.0 h in \d+ hours\. Is that right\?$/)).toBeVisible();
  await hours.getByRole('button', { name: 'Yes, save' }).click();
  // Her usual services are due by these hours: it leads to where they are planned.
  await page.waitForURL(`**/maintenance/services?yachtId=${yacht.id}`);

  await goTo(page, `/maintenance/equipment?yachtId=${yacht.id}`);
  const tree = page.getByRole('tree', { name: `Equipment of ${yacht.name}` });
  await expect(tree.getByRole('treeitem', { name: 'Port engine' })).toContainText('1,290.5 h');
  await tree.getByRole('treeitem', { name: 'Port engine' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { name: pump.name })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem', { name: pump.name })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Port engine over twelve months, from 1,240\.5 h to 1,290\.5 h$/ })).toBeVisible();
});

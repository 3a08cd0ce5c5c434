import { inDays } from './clock.ts';
import { aMaintenanceRecord, anEvent, aYacht } from './given.ts';
import { signedIn, unique } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a checklist is written and run on a phone, item by item, and what fails becomes a defect', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  const name = unique('Before we leave');
  await page.goto('/maintenance/checklists/new');
  await field(page, 'Name').fill(name);
  const first = page.getByRole('group', { name: 'Item 1', exact: true });
  await first.getByLabel('What to look at').fill('Bilge dry');
  await first.getByLabel('Section').fill('Engine room');
  await page.getByRole('button', { name: 'Add item', exact: true }).click();
  const second = page.getByRole('group', { name: 'Item 2', exact: true });
  await second.getByLabel('What to look at').fill('Oil pressure');
  await second.getByLabel('Answered by').click();
  await page.getByRole('option', { name: 'Measure', exact: true }).click();
  await second.getByLabel('Lowest').fill('4,5');
  await second.getByLabel('Highest').fill('2');
  await second.getByLabel('Unit').fill('bar');
  await page.getByRole('button', { name: 'Add checklist', exact: true }).click();
  await expect(second.getByText('This has to be at least the lowest')).toBeVisible();
  await second.getByLabel('Lowest').fill('2,0');
  await second.getByLabel('Highest').fill('4.5');
  await page.getByRole('button', { name: 'Add checklist', exact: true }).click();
  await expect(page.getByText('Checklist added', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Start ${name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: 'Yacht' }).fill(yacht.name);
  await page.getByRole('option', { name: yacht.name }).click();
  await dialog.getByRole('button', { name: 'Start run', exact: true }).click();

  // A key answers the first, a number the second: it lies outside and says so.
  await expect(page.getByRole('region', { name: 'Item 1 of 2', exact: true })).toBeVisible();
  await page.keyboard.press('p');
  const oil = page.getByRole('region', { name: 'Item 2 of 2', exact: true });
  await expect(oil.getByText('2.0 to 4.5 bar', { exact: true })).toBeVisible();
  await oil.getByLabel('It shows').fill('1,8');
  await oil.getByRole('button', { name: 'Save value', exact: true }).click();
  await expect(oil.getByText('1.8 bar fails. It becomes a defect when the run is finished.')).toBeVisible();
  await oil.getByLabel('What is wrong?').fill('Warm');
  await oil.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish run', exact: true }).click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish run', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'See the defect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Oil pressure: 1.8 bar (2.0 to 4.5)', exact: true })).toBeVisible();
  await expect(page.getByText('Warm', { exact: true })).toBeVisible();
});

test('a checklist is run from a booking and stands on its page, and the work that it belongs to is a tap away', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const booking = await anEvent(manager, { yachtId: yacht.id });
  const work = await aMaintenanceRecord(manager, { yachtId: yacht.id, scheduledDate: `${inDays(5)}T08:00:00Z` });
  const items = [{ text: 'Bilge dry', kind: 'pass' }];
  const [name, other] = [unique('Before we leave'), unique('After a service')];
  await manager.post('/api/checklists', { name: other, purpose: 'service', yachtId: yacht.id, items });
  await manager.post('/api/checklists', { name, purpose: 'pre_departure', yachtId: yacht.id, items });
  await page.goto(`/schedule/${booking.id}`);
  await page.getByRole('button', { name: 'Start a checklist', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('combobox', { name: 'Checklist' })).toHaveText(`${name} · Pre-departure`);
  await dialog.getByRole('button', { name: 'Start run', exact: true }).click();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Finish run', exact: true }).click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See the booking', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Checklists', exact: true });
  await expect(panel.getByRole('listitem')).toContainText([name]);
  await expect(panel.getByText('Finished', { exact: true })).toBeVisible();

  await goOn(page, `/maintenance/${work.id}`);
  await page.getByRole('button', { name: 'Start a checklist', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Checklist' })).toHaveText(`${other} · Service`);
  await dialog.getByRole('button', { name: 'Start run', exact: true }).click();
  await page.getByRole('link', { name: 'See the work', exact: true }).click();
  await expect(page).toHaveURL(`/maintenance/${work.id}`);
  await expect(panel.getByText('0 of 1', { exact: true })).toBeVisible();
});

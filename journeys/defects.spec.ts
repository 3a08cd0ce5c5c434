import { inDays } from './clock.ts';
import { aDocument, aYacht } from './given.ts';
import { signedIn, unique } from './people.ts';
import { aPicture, expect, field, goOn, test } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a defect is reported with a picture from a phone, bans the yacht, and is triaged until she may sail', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  await aDocument(manager, { yachtId: yacht.id, type: 'Survey report', expiresOn: inDays(41) });
  await page.goto(`/maintenance/defects/new?yachtId=${yacht.id}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'hose.png', mimeType: 'image/png', buffer: aPicture(1600) });
  await expect(page.getByRole('img', { name: 'Taken 1', exact: true })).toBeVisible();
  await field(page, 'What is wrong?').fill('Steering hose leaks');
  await page.getByRole('radio', { name: 'May not sail', exact: true }).check();

  // Without a network the report stays, and goes out when there is one.
  await page.route('**/api/defects', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByText('No network. The report stays here: send it again when you have one.')).toBeVisible();
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await expect(page.getByText('Defect reported', { exact: true })).toBeVisible();
  await expect(page.getByText('Bookings are refused until this is fixed.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'What is broken, 1', exact: true })).toBeVisible();

  const days = `start=${inDays(40)}T10:00:00Z&end=${inDays(47)}T10:00:00Z`;
  const form = `/schedule/new?type=charter&yachtId=${yacht.id}&${days}`;
  await goOn(page, form);
  await expect(
    page.getByRole('status').filter({ hasText: `${yacht.name} may not sail: Steering hose leaks. Not expected back yet.` }),
  ).toBeVisible();

  await goOn(page, '/maintenance/defects');
  await page.getByRole('link', { name: 'Steering hose leaks', exact: true }).click();
  await page.getByRole('button', { name: 'Mark as fixed', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as fixed', exact: true }).click();
  await expect(page.getByText('Defect fixed', { exact: true })).toBeVisible();

  await manager.patch(`/api/yachts/${yacht.id}`, { location: 'Nice' });
  await goOn(page, form);
  await expect(page.getByText(/^Survey report of .* ends on/)).toBeVisible();
});

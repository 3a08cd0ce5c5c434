import type { Locator, Page } from '@playwright/test';
import { inDays } from './clock.ts';
import { aDocument, aYacht } from './given.ts';
import { newCompany, signedIn, unique } from './people.ts';
import { aPicture, expect, field, goOn, hold, test } from './walk.ts';

const dialog = (page: Page) => page.getByRole('alertdialog');

/** Drops a scan on a place of the page. */
async function drop(page: Page, place: Locator, name: string) {
  const dataTransfer = await page.evaluateHandle(
    ([bytes, named]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], named, { type: 'image/png' }));
      return transfer;
    },
    [[...aPicture()], name] as const,
  );
  await place.dispatchEvent('dragover', { dataTransfer });
  await place.dispatchEvent('drop', { dataTransfer });
}

test('a platform admin sees whose document it is, and the matrix of one company at a time', async ({ page }) => {
  const { company, person } = await newCompany();
  const manager = await person('manager');
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  const document = await aDocument(manager, { yachtId: yacht.id });
  await signedIn(page, 'admin');
  await page.goto(`/documents/${document.id}`);
  await expect(page.getByRole('main').getByText(company.name, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
  const filter = page.getByRole('combobox', { name: 'Company', exact: true });
  await expect(filter).not.toHaveValue('');
  await filter.fill(company.name);
  await page.getByRole('option', { name: company.name, exact: true }).click();
  const row = page.getByRole('rowheader').filter({ hasText: yacht.name });
  await expect(row).toContainText(company.name);
  await expect(page.getByRole('rowheader')).toHaveCount(2);

  await page.getByRole('button', { name: 'Required documents', exact: true }).click();
  await field(dialog(page), 'Document').fill('Radio license');
  await dialog(page).getByRole('checkbox', { name: 'Every yacht', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${yacht.name}, Radio license: Missing`) }).click();
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(row).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: `${yacht.name} · ${company.name}` })
      .first(),
  ).toBeVisible();
});

test('a document is marked as required, added where it is missing, renewed by dropping a scan on it, and read on a phone', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  await aDocument(manager, { yachtId: yacht.id, type: 'Insurance policy', expiresOn: inDays(20) });
  await page.goto('/documents');
  const cell = (type: string) =>
    page
      .getByRole('row')
      .filter({ hasText: yacht.name })
      .getByRole('link', { name: new RegExp(`, ${type}:`) });
  await expect(cell('Insurance policy')).toHaveText(/Due/);

  await page.getByRole('button', { name: 'Required documents', exact: true }).click();
  await field(dialog(page), 'Document').fill('Radio license');
  await dialog(page).getByRole('checkbox', { name: 'Every yacht', exact: true }).click();
  const ofHer = dialog(page).getByRole('checkbox', { name: yacht.name, exact: true });
  await expect(ofHer).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(cell('Radio license')).toHaveText(/Missing/);

  // While the server is out of reach, the change is neither saved nor reloaded: the checkbox is as it was.
  await page.getByRole('button', { name: 'Required documents', exact: true }).click();
  await field(dialog(page), 'Document').fill('Radio license');
  await page.route(/document-needs|documents\/matrix/, (route) => route.abort());
  await ofHer.click();
  await expect(page.getByText('The requirement couldn’t be changed', { exact: true })).toBeVisible();
  await expect(ofHer).toBeChecked();
  await page.unroute(/document-needs|documents\/matrix/);
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();

  await cell('Radio license').click();
  await expect(field(dialog(page), 'Document')).toHaveValue('Radio license');
  await dialog(page).getByRole('button', { name: 'Add document', exact: true }).click();
  await expect(cell('Radio license')).toHaveText(/ValidNo expiry/);

  await drop(page, cell('Insurance policy'), 'Policy.png');
  await expect(dialog(page)).toContainText('Policy.png');
  await field(dialog(page), 'Expiry date').fill(inDays(19));
  await dialog(page).getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(dialog(page)).toContainText('A renewal can’t end before the document it renews');
  await field(dialog(page), 'Expiry date').fill(inDays(385));
  await dialog(page).getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText('Document renewed', { exact: true })).toBeVisible();
  await expect(cell('Insurance policy')).toHaveText(/Valid/);

  await page.setViewportSize({ width: 390, height: 844 });
  const row = page
    .getByRole('listitem')
    .filter({ hasText: yacht.name })
    .filter({ has: page.getByText('Insurance policy', { exact: true }) });
  await row.getByRole('link').click();
  const versions = page.getByRole('region', { name: 'Versions', exact: true }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Policy.png');
  await goOn(page, `/yachts/${yacht.id}?tab=documents`);
  await expect(page.getByRole('tabpanel')).toContainText('Radio license');
});

test('a renewal refused because of a colleague’s change is saved when it is sent again', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const document = await aDocument(manager, { type: 'Insurance policy', number: 'HB-1', expiresOn: inDays(20) });
  await page.goto(`/documents/${document.id}`);
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  await field(dialog(page), 'Expiry date').fill(inDays(385));
  await manager.patch(`/api/documents/${document.id}`, { number: 'HB-2' });
  await dialog(page).getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText(/Renew again to keep yours\.$/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Renew', exact: true }).click();
  await expect(page.getByText('Document renewed', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/documents/${document.id}`)).toMatchObject({ version: 2, number: 'HB-1', expiresOn: inDays(385) });
});

test('of two scans dropped one after the other the second counts, whichever arrives first', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aYacht(manager);
  await page.goto('/documents?new=true');
  const place = dialog(page).getByRole('group', { name: 'File', exact: true }).locator('div').first();
  const save = dialog(page).getByRole('button', { name: 'Add document', exact: true });
  const firstUpload = await hold(page, '**/api/files*', 'POST');
  await drop(page, place, 'Wrong.png');
  await expect.poll(() => firstUpload.requests).toHaveLength(1);
  await page.route('**/api/files*', (route) => route.continue());
  await drop(page, place, 'Right.png');
  await expect(place).toContainText('Right.png');
  await expect(save).toBeEnabled();
  const firstUploaded = page.waitForResponse('**/api/files*');
  firstUpload.release();
  await firstUploaded;
  await expect(place).toContainText('Right.png');
});

import type { Page } from '@playwright/test';
import { inDays } from './clock.ts';
import { aCertificate, aCrewMember, aYacht } from './given.ts';
import { signedIn, unique } from './people.ts';
import { aPicture, asShown, expect, field, goOn, test } from './walk.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Certificates', exact: true });
const dialog = (page: Page) => page.getByRole('alertdialog');

test('somebody adds a certificate with its scan, renews it and deletes it', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const person = await aCrewMember(manager);
  await page.goto(`/crew/${person.id}/edit`);
  await expect(section(page)).toContainText('No certificates yet');
  await section(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
  await field(dialog(page), 'Certificate').fill('ENG1 Medical Certificate');
  await field(dialog(page), 'Issue date').fill('2024-02-29');
  // The catalog fills it in, and the user can change it.
  await expect(field(dialog(page), 'Expiry date')).toHaveValue(asShown('2026-02-28'));
  await expect(dialog(page)).toContainText('Usually 2 years from issue');
  await field(dialog(page), 'Issue date').fill(inDays(-700));
  await field(dialog(page), 'Expiry date').fill(inDays(12));
  await field(dialog(page), 'Number').fill('M-1043');
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'ENG1 scan.PNG', mimeType: 'image/png', buffer: aPicture() });
  await expect(dialog(page)).toContainText('ENG1 scan.png');
  await dialog(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
  await expect(page.getByText('Certificate added', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('Expires in 12 days');
  await expect(section(page).getByRole('listitem')).toContainText('No. M-1043');

  const coming = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Download ENG1 scan.png', exact: true }).click();
  expect((await coming).suggestedFilename()).toBe('ENG1 scan.png');

  // The scan is shown in place, and the focus returns to where it was.
  const look = section(page).getByRole('button', { name: 'View ENG1 scan.png', exact: true });
  await look.press('Enter');
  const paper = page.getByRole('dialog', { name: 'ENG1 scan.png', exact: true });
  await expect(paper.getByRole('img', { name: 'ENG1 scan.png', exact: true })).toHaveJSProperty('complete', true);
  await expect.poll(() => paper.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(look).toBeFocused();

  await section(page).getByRole('button', { name: 'Edit ENG1 Medical Certificate', exact: true }).click();
  await field(dialog(page), 'Expiry date').fill(inDays(400));
  await dialog(page).getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Certificate updated', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('Valid');

  await section(page).getByRole('button', { name: 'Delete ENG1 Medical Certificate', exact: true }).click();
  await expect(dialog(page)).toContainText('and its document, ENG1 scan.png');
  await dialog(page).getByRole('button', { name: 'Delete certificate', exact: true }).click();
  await expect(page.getByText('Certificate deleted', { exact: true })).toBeVisible();
  await expect(section(page)).toContainText('No certificates yet');
});

test('a new certificate added beside the old one replaces it, and its holder no longer counts as expired', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const person = await aCrewMember(manager);
  await aCertificate(manager, person.id, { type: 'ENG1 Medical Certificate', expiryDate: inDays(-5) });
  await page.goto(`/crew/${person.id}/edit`);
  await expect(section(page)).toContainText('Expired 5 days ago');
  await section(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
  await field(dialog(page), 'Certificate').fill('ENG1 Medical Certificate');
  await field(dialog(page), 'Expiry date').fill(inDays(700));
  await dialog(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
  await expect(section(page).getByRole('listitem').first()).toContainText('Valid');
  await expect(section(page).getByRole('listitem').last()).toContainText('Replaced');
  await expect(section(page).getByRole('button', { name: 'Edit ENG1 Medical Certificate, replaced', exact: true })).toBeVisible();
  await goOn(page, `/crew?q=${encodeURIComponent(person.name)}`);
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText('Valid');
});

test('an invalid certificate is refused at its field, an unusable file too, and nothing typed is lost', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const person = await aCrewMember(manager);
  await page.goto(`/crew/${person.id}/edit`);
  await section(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
  await field(dialog(page), 'Issue date').fill('2026-05-02');
  await field(dialog(page), 'Expiry date').fill('2026-05-01');
  await dialog(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
  await expect(dialog(page)).toContainText('Please enter the certificate’s name');
  await expect(dialog(page)).toContainText('Expiry date must not be before the issue date');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page)).toContainText('Please choose a PDF, JPEG, PNG or WebP file');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(dialog(page)).toContainText('Please choose a document (PDF, JPEG, PNG or WebP).');

  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(dialog(page), 'Issue date')).toHaveValue(asShown('2026-05-02'));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('two people renew one certificate: the second sees what changed, and chooses', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const person = await aCrewMember(manager);
  const { id } = await aCertificate(manager, person.id, { expiryDate: '2030-01-01' });
  await page.goto(`/crew/${person.id}/edit`);
  await section(page).getByRole('button', { name: 'Edit Passport', exact: true }).click();
  await field(dialog(page), 'Number').fill('Mine 1');
  await manager.patch(`/api/certificates/${id}`, { expiryDate: '2031-01-01' });
  await dialog(page).getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByRole('row', { name: /^Expiry date / })).toHaveText('Expiry date2031-01-01Not changed by you');
  await page.getByRole('button', { name: 'Save mine', exact: true }).click();
  await expect(page.getByText('Certificate updated', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('No. Mine 1');
  await expect(section(page).getByRole('listitem')).toContainText('Expires Jan 1, 2031');
});

test('the crew list and a yacht’s tab show who has something to renew, and the crew can be filtered by it', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const [late, soon] = [
    await aCrewMember(manager, { yachtId: yacht.id, name: unique('Late') }),
    await aCrewMember(manager, { yachtId: yacht.id, name: unique('Soon') }),
  ];
  await aCertificate(manager, late.id, { expiryDate: inDays(-1) });
  await aCertificate(manager, soon.id, { expiryDate: inDays(0) });

  await page.goto(`/yachts/${yacht.id}`);
  const tab = page.getByRole('tabpanel');
  await expect(tab.getByRole('listitem').filter({ hasText: late.name })).toContainText('Expired yesterday');
  await expect(tab.getByRole('listitem').filter({ hasText: soon.name })).toContainText('Expires today');

  await goOn(page, `/crew?yachtId=${yacht.id}`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Certificates', exact: true }).click();
  await page.getByRole('option', { name: 'Expired', exact: true }).click();
  await expect(page).toHaveURL(/certificates=expired/);
  await expect(rows).toHaveCount(2);
  await rows.last().getByRole('link', { name: 'Expired yesterday', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/crew/${late.id}#certificates$`));
  await expect(section(page)).toBeInViewport();
});

test('saving a crew member returns to the page before, with its filters', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const name = unique('Ana');
  await page.goto(`/yachts/${yacht.id}`);
  await page.getByRole('link', { name: 'Add crew member', exact: true }).click();
  await field(page, 'Name').fill(name);
  await field(page, 'Role').fill('Bosun');
  await page.getByRole('button', { name: 'Add crew member', exact: true }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect(page.getByRole('tabpanel')).toContainText(name);

  await goOn(page, `/crew?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  // The list behind the dialog has a role filter as well.
  await expect(page.getByRole('heading', { name: `Edit ${name}`, exact: true })).toBeVisible();
  await field(page, 'Role').fill('Chef');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page).toHaveURL(/\/crew\?q=Ana/);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Chef');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a certificate is added, and nothing is wider than the screen', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const person = await aCrewMember(manager);
    await aCertificate(manager, person.id, {
      type: 'Human Element, Leadership and Management (HELM)',
      number: 'A-very-long-number-without-a-break-in-it-1234567890',
      expiryDate: inDays(-400),
    });
    await page.goto(`/crew/${person.id}/edit#certificates`);
    await expect(section(page).getByRole('listitem')).toContainText('Expired 13 months ago');
    await section(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
    await field(dialog(page), 'Certificate').fill('A course of our own');
    await dialog(page).getByRole('button', { name: 'Add certificate', exact: true }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import { aCrewMember, aPicture, aYacht, expect, signedIn, test, unique } from './walk.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Certificates' });
const dialog = (page: Page) => page.getByRole('alertdialog');

/** The calendar day so many days from today, in the time zone of the demo's company. */
function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(Date.now() + days * 86_400_000);
}

async function aCertificate(request: APIRequestContext, token: string, crewId: number, more: object = {}): Promise<{ id: number }> {
  const answer = await request.post(`/api/crew/${crewId}/certificates`, {
    data: { type: 'Passport', ...more },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test('somebody adds a certificate with its paper, renews it and deletes it', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const person = await aCrewMember(page.request, token);
  await page.goto(`/crew/${person.id}/edit`);
  await expect(section(page)).toContainText('No certificates yet');
  await section(page).getByRole('button', { name: 'Add certificate' }).click();
  await dialog(page).getByLabel('Certificate').fill('ENG1 Medical Certificate');
  await dialog(page).getByLabel('Issue date').fill('2024-02-29');
  // The catalogue fills it in, and one may know better.
  await expect(dialog(page).getByLabel('Expiry date')).toHaveValue('2026-02-28');
  await expect(dialog(page)).toContainText('Usually 2 years from its issue');
  await dialog(page).getByLabel('Issue date').fill(dayFromNow(-700));
  await dialog(page).getByLabel('Expiry date').fill(dayFromNow(12));
  await dialog(page).getByLabel('Number').fill('M-1043');
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'ENG1 scan.PNG', mimeType: 'image/png', buffer: aPicture() });
  await expect(dialog(page)).toContainText('ENG1 scan.png');
  await dialog(page).getByRole('button', { name: 'Add certificate' }).click();
  await expect(page.getByText('Certificate added', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('Expires in 12 days');
  await expect(section(page).getByRole('listitem')).toContainText('No. M-1043');

  const coming = page.waitForEvent('download');
  await section(page).getByRole('button', { name: 'Download ENG1 scan.png' }).click();
  expect((await coming).suggestedFilename()).toBe('ENG1 scan.png');

  // What was scanned is looked at in place, and the focus comes back to where it was.
  const look = section(page).getByRole('button', { name: 'Look at ENG1 scan.png' });
  await look.press('Enter');
  const paper = page.getByRole('dialog', { name: 'ENG1 scan.png' });
  await expect(paper.getByRole('img', { name: 'ENG1 scan.png' })).toHaveJSProperty('complete', true);
  await expect.poll(() => paper.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(look).toBeFocused();

  await section(page).getByRole('button', { name: 'Edit ENG1 Medical Certificate' }).click();
  await dialog(page).getByLabel('Expiry date').fill(dayFromNow(400));
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Certificate updated', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('Valid');

  await section(page).getByRole('button', { name: 'Delete ENG1 Medical Certificate' }).click();
  await expect(dialog(page)).toContainText('loses this certificate and its paper, ENG1 scan.png');
  await dialog(page).getByRole('button', { name: 'Delete certificate' }).click();
  await expect(page.getByText('Certificate deleted', { exact: true })).toBeVisible();
  await expect(section(page)).toContainText('No certificates yet');
});

test('a certificate that is renewed beside the old one replaces it, and its holder is no longer expired', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const person = await aCrewMember(page.request, token);
  await aCertificate(page.request, token, person.id, { type: 'ENG1 Medical Certificate', expiryDate: dayFromNow(-5) });
  await page.goto(`/crew/${person.id}/edit`);
  await expect(section(page)).toContainText('Expired 5 days ago');
  await section(page).getByRole('button', { name: 'Add certificate' }).click();
  await dialog(page).getByLabel('Certificate').fill('ENG1 Medical Certificate');
  await dialog(page).getByLabel('Expiry date').fill(dayFromNow(700));
  await dialog(page).getByRole('button', { name: 'Add certificate' }).click();
  await expect(section(page).getByRole('listitem').first()).toContainText('Valid');
  await expect(section(page).getByRole('listitem').last()).toContainText('Replaced');
  await expect(section(page).getByRole('button', { name: 'Edit ENG1 Medical Certificate, replaced' })).toBeVisible();
  await page.goto(`/crew?q=${encodeURIComponent(person.name)}`);
  await expect(page.getByRole('row', { name: person.name })).toContainText('Valid');
});

test('a certificate that can’t be is refused at its field, a file that is none too, and nothing typed is lost', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const person = await aCrewMember(page.request, token);
  await page.goto(`/crew/${person.id}/edit`);
  await section(page).getByRole('button', { name: 'Add certificate' }).click();
  await dialog(page).getByLabel('Issue date').fill('2026-05-02');
  await dialog(page).getByLabel('Expiry date').fill('2026-05-01');
  await dialog(page).getByRole('button', { name: 'Add certificate' }).click();
  await expect(dialog(page)).toContainText('Please say which certificate it is');
  await expect(dialog(page)).toContainText('Expiry date must not be before the issue date');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog(page)).toContainText('Please choose a PDF, JPEG, PNG or WebP file');
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(dialog(page)).toContainText('Please choose a document: PDF, JPEG, PNG or WebP.');

  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Issue date')).toHaveValue('2026-05-02');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('two people renew one certificate: the second sees what changed, and chooses', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const person = await aCrewMember(page.request, token);
  const { id } = await aCertificate(page.request, token, person.id, { expiryDate: '2030-01-01' });
  await page.goto(`/crew/${person.id}/edit`);
  await section(page).getByRole('button', { name: 'Edit Passport' }).click();
  await dialog(page).getByLabel('Number').fill('Mine 1');
  await page.request.patch(`/api/certificates/${id}`, {
    data: { expiryDate: '2031-01-01' },
    headers: { authorization: `Bearer ${token}` },
  });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('row', { name: 'Expiry date' })).toHaveText('Expiry date2031-01-01Not changed by you');
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Certificate updated', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText('No. Mine 1');
  await expect(section(page).getByRole('listitem')).toContainText('Expires Jan 1, 2031');
});

test('the crew and a yacht’s tab say who has something to renew, and the crew is searched by it', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const [late, soon] = [
    await aCrewMember(page.request, token, { yachtId: yacht.id, name: unique('Late') }),
    await aCrewMember(page.request, token, { yachtId: yacht.id, name: unique('Soon') }),
  ];
  await aCertificate(page.request, token, late.id, { expiryDate: dayFromNow(-1) });
  await aCertificate(page.request, token, soon.id, { expiryDate: dayFromNow(0) });

  await page.goto(`/yachts/${yacht.id}`);
  const tab = page.getByRole('tabpanel');
  await expect(tab.getByRole('listitem').filter({ hasText: late.name })).toContainText('Expired yesterday');
  await expect(tab.getByRole('listitem').filter({ hasText: soon.name })).toContainText('Expires today');

  await page.goto(`/crew?yachtId=${yacht.id}`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Certificates' }).click();
  await page.getByRole('option', { name: 'Expired' }).click();
  await expect(page).toHaveURL(/certificates=expired/);
  await expect(rows).toHaveCount(2);
  await rows.last().getByRole('link', { name: 'Expired yesterday' }).click();
  await expect(page).toHaveURL(new RegExp(`/crew/${late.id}/edit#certificates$`));
  await expect(section(page)).toBeInViewport();
});

test('whoever is saved leads back to where one came from, with its filters', async ({ page }) => {
  const token = await signedIn(page, 'maya');
  const yacht = await aYacht(page.request, token);
  const name = unique('Ana');
  await page.goto(`/yachts/${yacht.id}`);
  await page.getByRole('link', { name: 'Add crew member' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Role').fill('Bosun');
  await page.getByRole('button', { name: 'Add crew member' }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect(page.getByRole('tabpanel')).toContainText(name);

  await page.goto(`/crew?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  // The list it is on has a role to choose as well.
  await expect(page.getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
  await page.getByLabel('Role').fill('Chef');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/crew\?q=Ana/);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Chef');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a certificate is added, and nothing is wider than the screen', async ({ page }) => {
    const token = await signedIn(page, 'maya');
    const person = await aCrewMember(page.request, token);
    await aCertificate(page.request, token, person.id, {
      type: 'Human Element, Leadership and Management (HELM)',
      number: 'A-very-long-number-without-a-break-in-it-1234567890',
      expiryDate: dayFromNow(-400),
    });
    await page.goto(`/crew/${person.id}/edit#certificates`);
    await expect(section(page).getByRole('listitem')).toContainText('Expired 13 months ago');
    await section(page).getByRole('button', { name: 'Add certificate' }).click();
    await dialog(page).getByLabel('Certificate').fill('A course of our own');
    await dialog(page).getByRole('button', { name: 'Add certificate' }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

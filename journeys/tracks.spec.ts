import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faults } from './faults.ts';
import { aTrip, aYacht } from './given.ts';
import { signedIn, unique } from './people.ts';
import { asShown, expect, field, goOn, test } from './walk.ts';

const points = Array.from(
  { length: 60 },
  (_, index) =>
    `<trkpt lat="${(43.585 - index * 0.0172).toFixed(5)}" lon="${(7.128 + index * 0.0277).toFixed(5)}"><time>${new Date(Date.UTC(2026, 5, 3, 4, index * 10)).toISOString()}</time></trkpt>`,
);
const passage = gpx(points.join(''));
const shorter = gpx(points.slice(0, 20).join(''));

function gpx(inside: string): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><gpx version="1.1" creator="plotter" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${inside}</trkseg></trk></gpx>`,
  );
}

function importGpx(page: Page, buffer: Buffer, name = 'passage.gpx') {
  return page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/gpx+xml', buffer });
}

const chart = (page: Page) => page.getByRole('img', { name: /^Chart: / });

test('a harbor is picked by typing and fills in its position; the direct distance and the coast show at once, and on the card', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/routes?yachtId=${yacht.id}`);
  await page.getByRole('link', { name: 'Log New Trip', exact: true }).first().click();
  await expect(field(page, 'Departure location')).toBeEnabled();
  await field(page, 'Departure location').pressSequentially('port de sol');
  await page.getByRole('option', { name: /^Port de Sóller\b/ }).click();
  await expect(field(page, 'Departure location')).toHaveValue('Port de Sóller');
  await expect(field(page, 'Departure position')).toHaveValue("39°47.760'N 2°41.640'E");
  await field(page, 'Arrival location').pressSequentially('ibiz');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Arrival location')).toHaveValue('Ibiza');
  await expect(page.getByText('78.5 nm direct, course 228°', { exact: true })).toBeVisible();
  await expect(chart(page)).toHaveAccessibleName('Chart: Port de Sóller to Ibiza, 78.5 nm direct, course 228°');
  await expect(chart(page).locator('path.fill-land').first()).toHaveAttribute('d', /^M/);
  await field(page, 'Arrival location').fill('A cove nobody knows');
  await expect(field(page, 'Arrival position')).toHaveValue('');
  await field(page, 'Arrival position').fill('38,734; 1,418');
  await expect(page.getByText(/^87\.1 nm direct\b/)).toBeVisible();
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(page.getByText('Trip logged', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/routes?yachtId=${yacht.id}`);
  await expect(page.getByRole('article')).toContainText('87.1 nm direct');
});

test('an invalid position is refused at its field with a message, and nothing is sent', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && request.url().endsWith('/api/trips') && sent++);
  await page.goto(`/routes/new?yachtId=${yacht.id}`);
  await field(page, 'Departure location').fill('Somewhere');
  await field(page, 'Arrival location').fill('Elsewhere');
  await field(page, 'Departure position').fill('off the cape');
  await field(page, 'Arrival position').fill("43°61'N 7°1'E");
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(field(page, 'Departure position')).toHaveAccessibleDescription(/^We can't read this position. Write it like/);
  await expect(field(page, 'Arrival position')).toHaveAccessibleDescription('Minutes and seconds are less than 60');
  expect(sent).toBe(0);
  await field(page, 'Arrival position').fill('999, 7');
  await expect(field(page, 'Arrival position')).toHaveAccessibleDescription('Latitude goes from 90° south to 90° north');
});

test('a GPX file fills in a new trip, shows on the chart, and can be downloaded again; another replaces it after a confirmation', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/routes/new?yachtId=${yacht.id}`);
  await importGpx(page, passage);
  await expect(page.getByRole('paragraph').filter({ hasText: /^94\.1 nm sailed$/ })).toBeVisible();
  await expect(field(page, 'Departure location')).toHaveValue('Antibes');
  await expect(field(page, 'Arrival location')).toHaveValue('Calvi');
  await expect(field(page, 'Departure date')).toHaveValue(asShown('2026-06-03'));
  await expect(field(page, 'Departure time')).toHaveValue(asShown('06:00'));
  await expect(field(page, 'Arrival time')).toHaveValue(asShown('15:50'));
  await expect(chart(page)).toHaveAccessibleName(/^Chart: Antibes to Calvi, 94.1 nm sailed, /);
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(page.getByText('Trip logged', { exact: true })).toBeVisible();

  await goOn(page, `/routes?yachtId=${yacht.id}`);
  await expect(page.getByRole('article')).toContainText('94.1 nm sailed');
  await page.getByRole('link', { name: /^Edit/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download GPX', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Antibes to Calvi.gpx');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.match(/<trkpt/g)).toHaveLength(60);
  expect(text).toContain('<trkpt lat="43.58500" lon="7.12800">'.replaceAll(/0+"/g, '"'));

  await importGpx(page, shorter);
  await expect(page.getByRole('alertdialog')).toContainText('The track of 94.1 nm is removed when you save the trip.');
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^94\.1 nm sailed$/ })).toBeVisible();
  await importGpx(page, shorter);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace track', exact: true }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^30\.2 nm sailed$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download GPX', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText('Trip updated', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`/routes?yachtId=${yacht.id}`);
  await expect(page.getByRole('article')).toContainText('30.2 nm sailed');
});

test('a file without a track is refused with a message, and what was typed stays', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/routes/new');
  await field(page, 'Departure location').fill(unique('Cape'));
  for (const [file, name, words] of [
    [Buffer.from('hello'), 'notes.txt', 'Please choose a GPX file'],
    [Buffer.alloc(10 * 1024 * 1024 + 1, ' '), 'huge.gpx', 'This file is larger than 10 MB'],
    [
      Buffer.from('<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "b">]><gpx version="1.1"/>'),
      'bomb.gpx',
      'This GPX file defines its own XML entities, which we don’t accept.',
    ],
    [gpx('<trkpt lat="999" lon="7"/>'), 'far.gpx', 'Point 1 of this track isn’t a valid position: latitude “999”, longitude “7”.'],
    [gpx(''), 'empty.gpx', 'There is no track in this GPX file.'],
  ] as const) {
    await importGpx(page, file, name);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await expect(field(page, 'Departure location')).toHaveValue(/^Cape/);
  await expect(page.getByRole('button', { name: 'Log trip', exact: true })).toBeEnabled();
});

for (const theme of ['light', 'dark']) {
  test(`a trip with a track, and its chart without the coast, have no faults in the ${theme} theme`, async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), theme);
    const yacht = await aYacht(manager);
    const { id } = await aTrip(manager, {
      yachtId: yacht.id,
      departureLocation: 'Antibes',
      departureDate: '2026-06-03',
      departurePosition: { latitude: 43.585, longitude: 7.128 },
    });
    const track = await page.request.post(`/api/trips/${id}/track`, {
      headers: { authorization: `Bearer ${manager.token}` },
      multipart: { file: { name: 'a.gpx', mimeType: 'application/gpx+xml', buffer: passage } },
    });
    expect(track.ok()).toBe(true);
    await page.route('**/coast/**', (route) => route.abort());
    await page.goto(`/routes/${id}/edit`);
    await expect(chart(page)).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove track', exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove track', exact: true }).click();
    await expect(page.getByText('The distance appears once both ends have a position.', { exact: true })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a harbor is picked by touch, and the chart fits', async ({ page }) => {
    await signedIn(page, 'manager');
    await page.goto('/routes/new');
    for (const [end, typed, harbor] of [
      ['Departure', 'goce', 'Göcek'],
      ['Arrival', 'symi', 'Symi'],
    ] as const) {
      await field(page, `${end} location`).tap();
      await page.keyboard.type(typed);
      await page.getByRole('option').filter({ hasText: harbor }).tap();
      await expect(field(page, `${end} location`)).toHaveValue(harbor);
    }
    await expect(chart(page)).toHaveAccessibleName(/^Chart: Göcek to Symi, 53\.\d nm direct/);
    await chart(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
  });
});

import type { Charter } from '#domain/desk/charter.ts';
import { faultsInBothThemes } from './faults.ts';
import { aYacht } from './given.ts';
import { linkInEmailTo } from './outbox.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { expect, field, test } from './walk.ts';

const seasons = [{ fromDay: '2020-01-01', toDay: '2099-12-31', week: '3500', night: '600' }];

/** A yacht with prices for any year, shown on the company's page. */
async function aShownYacht(by: Person, name: string) {
  const yacht = await aYacht(by, { name, type: 'Catamaran' });
  await by.patch(`/api/yachts/${yacht.id}/charter-terms`, {
    seasons,
    currency: 'EUR',
    isPublic: true,
    checkInDays: [5],
    minNights: 7,
    maxGuests: 8,
  });
  return yacht;
}

test('a manager publishes the company’s page; a visitor holds a week on a phone, confirms it, and the desk has it on option', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aShownYacht(manager, 'Halcyon');
  const slug = unique('page')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Public page', exact: true });
  await expect(card.getByText('There is no page yet.', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Edit page', exact: true }).click();
  const form = page.getByRole('alertdialog', { name: 'Public page', exact: true });
  // Neither Escape nor Cancel discards what was typed without asking.
  await field(form, 'About you').fill('Motor yachts out of Nice.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(form, 'About you')).toHaveValue('Motor yachts out of Nice.');
  await form.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await expect(form).toHaveCount(0);
  await card.getByRole('button', { name: 'Edit page', exact: true }).click();
  await expect(field(form, 'About you')).toHaveValue('');
  await form.getByLabel('Open the page to everyone', { exact: true }).check();
  await form.getByRole('button', { name: 'Save page', exact: true }).click();
  await expect(form.getByText('Please choose an address for the page', { exact: true })).toBeVisible();
  await field(form, 'Address').fill(slug);
  await field(form, 'About you').fill('Catamarans out of Antibes.');
  await form.getByLabel('Let visitors put a week on option, once they confirm by email', { exact: true }).check();
  await field(form, 'Websites that may show the page').fill('https://www.example.com\nhttps://boats.example');
  expect(await faultsInBothThemes(page, 'the form of a public page')).toEqual([]);
  await form.getByRole('button', { name: 'Save page', exact: true }).click();
  await expect(card.getByText('Open', { exact: true })).toBeVisible();

  const phone = await elsewhere({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL,
    reducedMotion: 'reduce',
  });
  await phone.goto(`/book/${slug}`);
  await expect(phone.getByText('Catamarans out of Antibes.', { exact: true })).toBeVisible();
  // The first yacht is preselected, and the prices of her weeks are shown.
  const week = phone.getByRole('radio', { name: /€3,500/ }).nth(1);
  await expect(week).toBeVisible();
  expect(await faultsInBothThemes(phone, 'a company’s page on a phone')).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await phone.getByLabel('Adults', { exact: true }).fill('4');
  await week.check();
  await phone.getByRole('radio', { name: /^Hold them for 24 hours/ }).check();
  await phone.getByRole('button', { name: 'Ask to hold these dates', exact: true }).click();
  await expect(phone.getByText('First name is required', { exact: true })).toBeVisible();
  await expect(phone.getByLabel('First name', { exact: true })).toBeFocused();
  const email = `${slug}@visitors.example`;
  await phone.getByLabel('First name', { exact: true }).fill('Ida');
  await phone.getByLabel('Last name', { exact: true }).fill('Lindgren');
  await phone.getByLabel('Email', { exact: true }).fill(email);
  // The first answer is lost on its way: sent again, it is still one request.
  await phone.route(
    `**/api/public/${slug}/requests`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await phone.getByRole('button', { name: 'Ask to hold these dates', exact: true }).click();
  await expect(phone.getByRole('alert').filter({ hasText: /^We couldn’t reach the server\./ })).toBeVisible();
  await phone.getByRole('button', { name: 'Ask to hold these dates', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Check your email', exact: true })).toBeFocused();

  await page.goto('/desk/pipeline');
  await expect(page.getByText('Ida Lindgren', { exact: true }).first()).toBeVisible();
  const [enquiry, ...more] = await manager.get<Charter[]>('/api/charters');
  expect(more).toEqual([]);
  expect([enquiry?.state, enquiry?.source, enquiry?.adults]).toEqual(['enquiry', 'website', 4]);

  const link = await linkInEmailTo(email, `/book/${slug}`);
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  expect((await manager.get<Charter>(`/api/charters/${enquiry?.id}`)).state).toBe('enquiry');
  await phone.getByRole('button', { name: 'Confirm the option', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Your option is confirmed', exact: true })).toBeFocused();
  await expect(phone.getByText(/^Halcyon is held for you until /)).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  expect(await faultsInBothThemes(phone, 'a confirmed option')).toEqual([]);

  // The desk is notified.
  await expect(page.getByRole('region', { name: /^Option/ }).getByText('Ida Lindgren', { exact: true })).toBeVisible();
  await phone.goto(`/book/${slug}`);
  await expect(phone.getByRole('radio', { name: /On hold$/ })).toBeDisabled();
});

test('with the keyboard alone a visitor asks about other dates, in a narrow frame', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const [first, second] = [await aShownYacht(manager, 'Aurora'), await aShownYacht(manager, 'Boreas')];
  const slug = `frame-${first.id}`;
  await manager.patch('/api/charter-terms', { publicSlug: slug, publicOpen: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/book/${slug}?embed=1`);
  await expect(page.getByRole('radio', { name: /€3,500/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('radio', { name: /^Aurora/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Boreas/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Other dates, as in my message', exact: true })).toBeChecked();
  await expect(page.getByText('Boreas, dates as in your message', { exact: true })).toBeVisible();
  for (const [label, typed] of [
    ['First name', 'Ida'],
    ['Last name', 'Lindgren'],
    ['Email', 'ida@visitors.example'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please tell us which dates you have in mind', { exact: true })).toBeVisible();
  await expect(page.getByLabel(/^Message/)).toBeFocused();
  await page.keyboard.type('The first two weeks of June?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Request sent', exact: true })).toBeFocused();
  const [enquiry, ...more] = await manager.get<Charter[]>('/api/charters');
  expect(more).toEqual([]);
  expect([enquiry?.yachtId, enquiry?.startDate, enquiry?.message]).toEqual([second.id, null, 'The first two weeks of June?']);
});

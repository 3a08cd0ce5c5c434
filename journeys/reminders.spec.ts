// Notifications: of colleagues' changes as they happen, and of what becomes due.
import type { Page } from '@playwright/test';
import { inDays, now } from './clock.ts';
import { aCertificate, aCrewMember } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { expect, test } from './walk.ts';

const phoneSize = { viewport: { width: 390, height: 844 } };
const exactly = { exact: true } as const;

/** Opens this page as somebody, and waits until it listens for changes. */
async function openAndListen(page: Page, who: Person, address: string): Promise<void> {
  await signedIn(page, who);
  const listening = page.waitForResponse('**/api/live');
  await page.goto(address);
  await listening;
}

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const litBell = (page: Page) => page.getByRole('button', { name: 'Notifications, new', exact: true });
const eitherBell = (page: Page) => page.getByRole('button', { name: /^Notifications(, new)?$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications', exact: true });

test('a colleague’s change lights the bell wherever a user is signed in, and opening the panel clears it everywhere', async ({
  page: desk,
  elsewhere,
}) => {
  const { person } = await newCompany();
  const [manager, staff] = [await person('manager'), await person('staff')];
  // The notification that the staff member was added is no longer new.
  await manager.patch('/api/notifications', { until: new Date(now()).toISOString() });
  await openAndListen(desk, manager, '/dashboard');
  const phone = await elsewhere(phoneSize);
  await openAndListen(phone, manager, '/yachts');
  await expect(bell(desk)).toBeVisible();
  await expect(bell(phone)).toBeVisible();
  const { name } = await aCrewMember(staff, { name: unique('Pilot') });
  await expect(litBell(desk)).toBeVisible();
  await expect(litBell(phone)).toBeVisible();

  await litBell(desk).click();
  await expect(panel(desk)).toContainText(name);
  await expect(bell(desk)).toBeVisible();
  await expect(bell(phone)).toBeVisible();
  // What arrives while the panel is open counts as seen as well.
  const { name: second } = await aCrewMember(staff, { name: unique('Pilot') });
  await expect(panel(desk)).toContainText(second);
  await expect(bell(desk)).toBeVisible();
  await phone.reload();
  await expect(eitherBell(phone)).toBeEnabled();
  await expect(bell(phone)).toBeVisible();
});

test('what is due has a tab and a page, and links to where it is handled; its kinds are chosen in the profile with the keyboard', async ({
  page: desk,
  elsewhere,
}) => {
  const { person } = await newCompany();
  const [manager, staff] = [await person('manager'), await person('staff')];
  const holder = await aCrewMember(manager, { name: 'Ana Ferrer', role: 'Captain' });
  await aCertificate(manager, holder.id, { type: 'ENG1 Medical', expiryDate: inDays(20) });

  await openAndListen(desk, manager, '/dashboard');
  await eitherBell(desk).click();
  await expect(panel(desk).getByRole('heading', { name: 'One thing is due', exact: true })).toBeVisible();
  // Should midnight pass meanwhile, it is a day less.
  const line = panel(desk)
    .getByRole('listitem')
    .filter({ hasText: /Ana Ferrer · Expires in (19|20) days/ });
  await line.getByRole('link', { name: 'ENG1 Medical', exact: true }).click();
  await expect(desk).toHaveURL(`/crew/${holder.id}`);
  await expect(panel(desk)).toHaveCount(0);

  await eitherBell(desk).click();
  await expect(panel(desk).getByRole('tab', { name: 'Due (1)', exact: true, selected: true })).toBeVisible();
  await panel(desk).getByRole('link', { name: 'View all that is due', exact: true }).click();
  await expect(desk).toHaveURL('/due');
  const later = desk.getByRole('region', { name: 'Later', exact: true });
  await expect(later.getByRole('link', { name: 'ENG1 Medical', exact: true })).toBeVisible();

  await desk.goto('/profile#reminders');
  const box = desk.getByRole('checkbox', { name: 'Certificates in the panel', exact: true });
  await expect(box).toBeChecked();
  await expect(desk.getByRole('heading', { name: 'Reminders', exact: true })).toBeInViewport();
  await expect(desk.getByRole('checkbox', { name: 'End of the free trial by email', exact: true })).toBeChecked();
  await box.focus();
  const saved = desk.waitForResponse(
    (response) => response.url().endsWith('/api/profile/reminders') && response.request().method() === 'PATCH',
  );
  await desk.keyboard.press('Space');
  await expect(box).not.toBeChecked();
  expect((await saved).status()).toBe(200);
  await desk.reload();
  await expect(box).not.toBeChecked();
  await expect(desk.getByRole('checkbox', { name: 'Certificates by email', exact: true })).toBeChecked();
  const loaded = desk.waitForResponse('**/api/reminders');
  await eitherBell(desk).click();
  await loaded;
  await expect(panel(desk)).toContainText('Ana Ferrer');
  await expect(panel(desk).getByRole('tab', { name: 'Activity', exact: true, selected: true })).toBeVisible();
  await expect(panel(desk).getByText(/\bdue\b/i)).toHaveText(['Due']);

  // Staff aren't offered what only those who run the company may know. A choice that couldn't be saved goes back, and says so.
  const phone = await elsewhere(phoneSize);
  await openAndListen(phone, staff, '/profile');
  const mail = phone.getByRole('checkbox', { name: 'Departures by email', exact: true });
  await expect(mail).toBeChecked();
  await expect(phone.getByRole('checkbox', { name: /free trial/ })).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  // With the server out of reach, it can't be reloaded either.
  await phone.route('**/api/profile/reminders', (route) => route.abort());
  await mail.click();
  await expect(phone.getByText("Your reminders couldn't be changed", exactly)).toBeVisible();
  await expect(mail).toBeChecked();
});

import type { OwnerAccess } from '#domain/own-yachts/own-yacht.ts';
import type { YachtOwner } from '#domain/finance/yacht-owner.ts';
import type { OwnerStatementInFull } from '#domain/finance/owner-statement.ts';
import { inDays, inHours } from './clock.ts';
import { faultsInBothThemes, secondFaults } from './faults.ts';
import { anEvent, aYacht } from './given.ts';
import { linkInEmailTo } from './outbox.ts';
import { newCompany, signedIn, signIn, unique, uniqueEmail, type Person } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

/** The first and the last day of the month so many months before this one. */
function monthAgo(months: number): { from: string; to: string } {
  const [year = 0, month = 0] = inDays(0).split('-').map(Number);
  const day = (at: number, of: number) => new Date(Date.UTC(year, month - 1 - at, of)).toISOString().slice(0, 10);
  return { from: day(months, 1), to: day(months - 1, 0) };
}

/** About noon, so many days from today. */
const at = (days: number) => `${inDays(days)}T10:00:00Z`;

/** The sole owner of a yacht since two months ago, with a statement of last month. */
async function anOwnedYacht(manager: Person) {
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  const owner = await manager.post<YachtOwner>('/api/yacht-owners', { name: 'Sofia Marin', email: uniqueEmail('sofia') });
  const { from, to } = monthAgo(1);
  const validFrom = monthAgo(2).from;
  await manager.post('/api/yacht-shares', { ownerId: owner.id, yachtId: yacht.id, share: 100, validFrom });
  await manager.post('/api/management-agreements', { yachtId: yacht.id, feePercent: 20, validFrom });
  const [statement] = await manager.post<OwnerStatementInFull[]>('/api/owner-statements', { yachtId: yacht.id, from, to });
  return { yacht, owner, statement: statement as OwnerStatementInFull };
}

/** The owner, signed in by their invitation. */
async function joined(manager: Person, owner: YachtOwner): Promise<Person> {
  await manager.post<OwnerAccess>(`/api/yacht-owners/${owner.id}/invitation`, {});
  const email = owner.email as string;
  const token = (await linkInEmailTo(email, '/join')).split('#')[1] as string;
  await manager.post('/api/join', { token, firstName: 'Sofia', lastName: 'Marin', password: 'three brown otters' });
  return signIn({ email, password: 'three brown otters' });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the owner of a yacht follows the email’s link, sets a password, and sees the calendar and a statement', async ({
    page,
    elsewhere,
  }) => {
    const { company, person } = await newCompany();
    const manager = await person('manager');
    const { yacht, owner, statement } = await anOwnedYacht(manager);
    await anEvent(manager, { yachtId: yacht.id, title: 'The Lindgrens', startDate: inHours(-24), endDate: inHours(48) });
    const desk = await elsewhere({ viewport: { width: 1440, height: 900 } });
    await signedIn(desk, manager);
    await desk.goto('/finance/owners');
    await desk.getByRole('button', { name: 'More about Sofia Marin', exact: true }).click();
    await desk.getByRole('menuitem', { name: 'Invite to sign in', exact: true }).click();
    const dialog = desk.getByRole('alertdialog', { name: 'Sofia Marin on Fairlead', exact: true });
    await expect(dialog).toContainText(`The invitation goes to ${owner.email}.`);
    await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Send again', exact: true })).toBeVisible();
    await expect(dialog).toContainText(`invited ${owner.email}`);
    expect(await faultsInBothThemes(desk, 'how an owner signs in')).toEqual([]);

    await page.goto(await linkInEmailTo(owner.email as string, '/join'));
    await expect(page.getByRole('heading', { name: `Your yacht at ${company.name}`, exact: true })).toBeVisible();
    await expect(page.getByText(/follow your yacht's calendar and read your statements/)).toBeVisible();
    await field(page, 'First name').fill('Sofia');
    await field(page, 'Last name').fill('Marin');
    await field(page, 'Password').fill('three brown otters');
    await page.getByRole('button', { name: 'See your yacht', exact: true }).tap();

    await expect(page).toHaveURL(/\/owner$/);
    const card = page.getByRole('article', { name: yacht.name, exact: true });
    await expect(card).toContainText('Your share: 100%');
    await expect(card).toContainText(/Charter until/);
    await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Search/ })).toHaveCount(0);

    const nav = page.getByRole('navigation', { name: 'Main', exact: true });
    await nav.getByRole('link', { name: 'Calendar', exact: true }).tap();
    await expect(page.getByRole('heading', { name: 'Calendar', level: 1, exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ has: page.getByText('Charter', { exact: true }) })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Lindgren');

    await nav.getByRole('link', { name: 'Statements', exact: true }).tap();
    await page.getByRole('link', { name: new RegExp(statement.number) }).tap();
    await expect(page.getByRole('img', { name: /^Page 1/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).tap();
    expect((await saved).suggestedFilename()).toBe(`${statement.number}.pdf`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await desk.reload();
    await desk.getByRole('button', { name: 'More about Sofia Marin', exact: true }).click();
    await desk.getByRole('menuitem', { name: 'Access', exact: true }).click();
    await expect(dialog).toContainText(`Signs in as ${owner.email}`);
    await dialog.getByRole('button', { name: 'End access', exact: true }).click();
    await expect(dialog).toContainText('The invitation goes to');
    await page.reload();
    await expect(page).toHaveURL(/\/signin$/);
  });

  test('an owner’s pages have no faults, in the light and the dark theme', async ({ page }) => {
    const manager = await (await newCompany()).person('manager');
    const { yacht, owner, statement } = await anOwnedYacht(manager);
    await anEvent(manager, { yachtId: yacht.id, startDate: inHours(-24), endDate: inHours(48) });
    await signedIn(page, await joined(manager, owner));
    const landmarks: Record<string, string> = {
      '/owner': yacht.name,
      '/owner/calendar': 'Charter',
      '/owner/statements': statement.number,
      [`/owner/statements/${statement.id}`]: 'Download',
      '/owner/statements/999999999': 'Statement not found',
      '/profile': 'Edit profile',
    };
    for (const [path, words] of Object.entries(landmarks)) {
      await goOn(page, path);
      await expect(page.getByRole('main')).toContainText(words);
      expect(await faultsInBothThemes(page, path)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    expect(await secondFaults(page)).toEqual([]);
  });
});

test('an owner sees only the owner’s pages: the company’s pages redirect them, and staff can’t open the owner’s', async ({
  page,
  elsewhere,
}) => {
  const { person } = await newCompany();
  const manager = await person('manager');
  const { owner, yacht } = await anOwnedYacht(manager);
  const sofia = await joined(manager, owner);
  await page.goto('/signin');
  await page.getByLabel('Email', { exact: true }).fill(sofia.email);
  await page.getByLabel('Password', { exact: true }).fill(sofia.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/owner$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/owner$/);
  for (const path of ['/yachts', '/finance', '/team', '/activities', `/yachts/${yacht.id}`]) {
    await page.goto(path);
    await expect(page.getByText('Access Denied', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/owner$/);
  }
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);

  const desk = await elsewhere();
  await signedIn(desk, manager);
  await desk.goto('/owner');
  await expect(desk).toHaveURL(/\/dashboard$/);
  await goOn(desk, '/team');
  await expect(desk.getByRole('listitem').filter({ hasText: manager.email })).toBeVisible();
  await expect(desk.getByRole('main')).not.toContainText(sofia.email);
});

test('the calendar ends on the day a share was sold, and another owner’s yacht isn’t shown at all', async ({ page }) => {
  const manager = await (await newCompany()).person('manager');
  const owner = await manager.post<YachtOwner>('/api/yacht-owners', { name: 'Omar Haddad', email: uniqueEmail('omar') });
  const [sold, foreign] = [await aYacht(manager, { name: unique('Belle') }), await aYacht(manager, { name: unique('Corsair') })];
  const validTo = inDays(5);
  await manager.post('/api/yacht-shares', { ownerId: owner.id, yachtId: sold.id, share: 50, validFrom: inDays(-30), validTo });
  await anEvent(manager, { yachtId: sold.id, type: 'charter', startDate: at(2), endDate: at(3) });
  await anEvent(manager, { yachtId: sold.id, type: 'day_rent', startDate: at(6), endDate: `${inDays(6)}T16:00:00Z` });
  await anEvent(manager, { yachtId: foreign.id, type: 'inspection', startDate: at(2), endDate: at(3) });
  await signedIn(page, await joined(manager, owner));
  await page.goto('/owner');
  await expect(page.getByRole('article')).toHaveCount(1);
  const coming = page.getByRole('list', { name: 'Coming up', exact: true });
  await expect(coming.getByRole('listitem')).toHaveCount(1);
  await expect(coming).toContainText('Charter');
  await expect(page.getByRole('main')).not.toContainText(foreign.name);
  const month = await page.request.get(`/api/owner/calendar?from=${inDays(0)}&to=${inDays(40)}`, {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}` },
  });
  expect(((await month.json()) as { type: string }[]).map(({ type }) => type)).toEqual(['charter']);
});

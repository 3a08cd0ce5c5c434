import type { Page } from '@playwright/test';
import { aCrewMember, aCustomer, aYacht, expect, faultsInBothThemes, signedIn, test } from './walk.ts';

// Every screen there is; {yacht}, {person}, {customer}, {trip}, {event}, {work}, {invoice} and {draft} stand for one of each.
const open = [
  '/',
  '/signin',
  '/signup',
  '/reset-password',
  `/reset-password#${'A'.repeat(43)}`,
  `/join#${'A'.repeat(43)}`,
  '/checkout/plans',
  '/signup-flow?plan=professional-yearly&billing=yearly',
  '/contact',
  '/no-such-page',
];
const rooms: Record<string, string[]> = {
  'the dashboard and the fleet': [
    '/dashboard',
    '/dashboard?view=month',
    '/dashboard?view=day&q=nothing-like-it',
    '/yachts',
    '/yachts?q=nothing-like-it',
    '/yachts/new',
    '/yachts/{yacht}',
    '/yachts/{yacht}?edit=true',
    '/yachts/{yacht}?tab=maintenance',
    '/yachts/{yacht}?tab=schedule',
    '/yachts/{yacht}?tab=trips',
    '/yachts/999999',
  ],
  'crew and customers': [
    '/crew',
    '/crew?q=nothing-like-it',
    '/crew?page=2',
    '/crew/new',
    '/crew/{person}/edit',
    '/crew/999999/edit',
    '/crew?certificates=due',
    '/crew/assignments',
    '/crew/assignments?q=nothing-like-it',
    '/customers',
    '/customers?q=nothing-like-it',
    '/customers?add=true',
    '/customers?edit={customer}',
    '/customers?edit=999999',
    '/customers/{customer}',
    '/customers/{customer}?tab=invoices',
    '/customers/{customer}?tab=income',
    '/customers/{customer}?edit=true',
    '/customers/999999',
  ],
  'maintenance and trips': [
    '/maintenance',
    '/maintenance?group=upcoming',
    '/maintenance?q=nothing-like-it',
    '/maintenance/new',
    '/maintenance/{work}',
    '/maintenance/{work}/edit',
    '/maintenance/999999',
    '/maintenance/none/edit',
    '/maintenance/tips',
    '/routes',
    '/routes?q=nothing-like-it',
    '/routes/new',
    '/routes/{trip}/edit',
    '/routes/999999/edit',
  ],
  'the schedule': [
    '/schedule',
    '/schedule?view=list',
    '/schedule?view=week',
    '/schedule?view=day',
    '/schedule?view=timeline',
    '/schedule?view=timeline&zoom=week',
    '/schedule?view=timeline&zoom=quarter',
    '/schedule?view=list&q=nothing-like-it',
    '/schedule/{event}',
    '/schedule/999999',
    '/day-trips',
    '/day-trips?q=nothing-like-it',
    '/charters',
    '/schedule/new',
    '/schedule/new?type=day_rent&duration=day',
    '/schedule/{event}/edit',
  ],
  finance: [
    '/finance',
    '/finance?new=true',
    '/finance/expenses?q=nothing-like-it',
    '/finance/expenses?import=true',
    '/finance/income',
    '/finance/income?new=true',
    '/finance/invoices',
    '/finance/overview',
    '/finance/overview?from=1990-01-01&to=1990-01-31',
    '/finance/invoices/new',
    '/finance/invoices/{invoice}',
    '/finance/invoices/{draft}/edit',
    '/finance/invoices/999999',
  ],
  'people and the company': [
    '/profile',
    '/subscribe',
    '/checkout',
    '/team',
    '/team?invite=true',
    '/settings',
    '/activities',
    '/reports/export',
    '/reports/export?report=invoices&format=csv&from=1990-01-01&to=1990-01-31',
  ],
};
const admins = [
  '/dashboard',
  '/users',
  '/users?q=nothing-like-it',
  '/companies',
  '/companies?q=nothing-like-it',
  '/activities',
  '/yachts',
  '/customers',
  '/reports/export',
];

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });
    test.setTimeout(180_000);

    test('axe finds nothing on what is open to all', async ({ page }) => {
      expect(await walk(page, open)).toEqual([]);
    });

    for (const [name, addresses] of Object.entries(rooms)) {
      test(`axe finds nothing in ${name}`, async ({ page }) => {
        const token = await signedIn(page, 'maya');
        const fill = await oneOfEach(page, token);
        expect(await walk(page, addresses.map(fill))).toEqual([]);
      });
    }

    test('axe finds nothing on what admins see', async ({ page }) => {
      await signedIn(page, 'admin');
      expect(await walk(page, admins)).toEqual([]);
    });

    test('axe finds nothing on what opens over a page', async ({ page }) => {
      const token = await signedIn(page, 'maya');
      const yacht = await aYacht(page.request, token);
      const person = await aCrewMember(page.request, token);
      const customer = await aCustomer(page.request, token);
      const found: string[] = [];
      for (const address of [
        `/yachts/${yacht.id}`,
        `/crew?q=${encodeURIComponent(person.name)}`,
        `/customers?q=${encodeURIComponent(customer.lastName)}`,
      ]) {
        await page.goto(address);
        await page.getByRole('button', { name: /^Delete/ }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        found.push(...(await faultsInBothThemes(page, `the delete dialog of ${address}`)));
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Notifications' }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('heading', { name: /things are due/ })).toBeVisible();
      found.push(...(await faultsInBothThemes(page, 'the notifications')));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder(/search/i).last()).toBeFocused();
      found.push(...(await faultsInBothThemes(page, 'the palette')));
      expect(found).toEqual([]);
    });
  });
}

async function walk(page: Page, addresses: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    found.push(...(await faultsInBothThemes(page, address)));
  }
  return found;
}

/** Fills the places of an address in with one of each. */
async function oneOfEach(page: Page, token: string): Promise<(address: string) => string> {
  const yacht = await aYacht(page.request, token);
  const person = await aCrewMember(page.request, token, { yachtId: yacht.id, email: 'sailor@people.example', phone: '+33 6 00 00 00 00' });
  const customer = await aCustomer(page.request, token, { email: 'guest@people.example' });
  const first = async (path: string): Promise<number> =>
    (await (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json())[0].id;
  const ids: Record<string, number> = {
    yacht: yacht.id,
    person: person.id,
    customer: customer.id,
    event: await first('/api/schedule?type=maintenance&limit=1'),
    trip: await first('/api/trips?limit=1'),
    work: await first('/api/maintenance?limit=1'),
    draft: await first('/api/invoices?status=draft&limit=1'),
    invoice: await first('/api/invoices?status=paid&limit=1'),
  };
  return (address) => address.replace(/\{(\w+)\}/g, (_, thing: string) => String(ids[thing]));
}

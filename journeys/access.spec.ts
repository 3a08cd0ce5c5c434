import { aCrewMember, aCustomer, aYacht, expect, faults, signedIn, test } from './walk.ts';

// Every screen there is; {yacht}, {person}, {customer}, {trip}, {event}, {work}, {invoice} and {draft} stand for one of each.
const open = ['/', '/signin', '/signup', '/reset-password', `/reset-password#${'A'.repeat(43)}`, `/join#${'A'.repeat(43)}`, '/checkout/plans', '/signup-flow?plan=professional-yearly&billing=yearly', '/contact', '/no-such-page'];
const behindSignIn = [
  '/dashboard', '/dashboard?view=month', '/dashboard?view=day&q=nothing-like-it', '/yachts', '/yachts?q=nothing-like-it', '/yachts/new', '/yachts/{yacht}', '/yachts/{yacht}?edit=true', '/yachts/{yacht}?tab=maintenance', '/yachts/{yacht}?tab=schedule', '/yachts/{yacht}?tab=trips', '/yachts/999999',
  '/crew', '/crew?q=nothing-like-it', '/crew?page=2', '/crew/new', '/crew/{person}/edit', '/crew/999999/edit', '/crew?certificates=due', '/crew/assignments', '/crew/assignments?q=nothing-like-it',
  '/customers', '/customers?q=nothing-like-it', '/customers?add=true', '/customers?edit={customer}', '/customers?edit=999999', '/customers/{customer}', '/customers/{customer}?tab=invoices', '/customers/{customer}?tab=income', '/customers/{customer}?edit=true', '/customers/999999',
  '/maintenance', '/maintenance?group=upcoming', '/maintenance?q=nothing-like-it', '/maintenance/new', '/maintenance/{work}', '/maintenance/{work}/edit', '/maintenance/999999', '/maintenance/none/edit', '/maintenance/tips',
  '/routes', '/routes?q=nothing-like-it', '/routes/new', '/routes/{trip}/edit', '/routes/999999/edit',
  '/profile', '/subscribe', '/checkout', '/team', '/team?invite=true', '/settings',
  '/schedule', '/schedule?view=list', '/schedule?view=week', '/schedule?view=day', '/schedule?view=timeline', '/schedule?view=timeline&zoom=week', '/schedule?view=timeline&zoom=quarter', '/schedule?view=list&q=nothing-like-it', '/schedule/{event}', '/schedule/999999', '/day-trips', '/day-trips?q=nothing-like-it', '/charters', '/activities',
  '/schedule/new', '/schedule/new?type=day_rent&duration=day', '/schedule/{event}/edit',
  '/finance', '/finance?new=true', '/finance/expenses?q=nothing-like-it', '/finance/expenses?import=true', '/finance/income', '/finance/income?new=true', '/finance/invoices', '/finance/overview', '/finance/overview?from=1990-01-01&to=1990-01-31', '/finance/invoices/new', '/finance/invoices/{invoice}', '/finance/invoices/{draft}/edit', '/finance/invoices/999999',
];

for (const theme of ['light', 'dark']) {
  for (const [device, viewport] of [['desktop', { width: 1440, height: 900 }], ['phone', { width: 390, height: 844 }]] as const) {
    test(`axe finds nothing on any screen, ${theme}, ${device}`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), theme);
      const found: string[] = [];
      const look = async (address: string) => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        found.push(...(await faults(page)).map((fault) => `${address}: ${fault}`));
      };
      for (const address of open) await look(address);
      const token = await signedIn(page, 'maya');
      const { id } = await aYacht(page.request, token);
      const person = await aCrewMember(page.request, token, { yachtId: id, email: 'sailor@people.example', phone: '+33 6 00 00 00 00' });
      const customer = await aCustomer(page.request, token, { email: 'guest@people.example' });
      const [event] = await (await page.request.get('/api/schedule?type=maintenance&limit=1', { headers: { authorization: `Bearer ${token}` } })).json();
      const [trip] = await (await page.request.get('/api/trips?limit=1', { headers: { authorization: `Bearer ${token}` } })).json();
      const [work] = await (await page.request.get('/api/maintenance?limit=1', { headers: { authorization: `Bearer ${token}` } })).json();
      const [draft] = await (await page.request.get('/api/invoices?status=draft&limit=1', { headers: { authorization: `Bearer ${token}` } })).json();
      const [invoice] = await (await page.request.get('/api/invoices?status=paid&limit=1', { headers: { authorization: `Bearer ${token}` } })).json();
      for (const address of behindSignIn) await look(address.replace('{yacht}', String(id)).replace('{person}', String(person.id)).replace('{customer}', String(customer.id)).replace('{trip}', String(trip.id)).replace('{event}', String(event.id)).replace('{work}', String(work.id)).replace('{invoice}', String(invoice.id)).replace('{draft}', String(draft.id)));

      for (const address of [`/crew?q=${encodeURIComponent(person.name)}`, `/customers?q=${encodeURIComponent(customer.lastName)}`]) {
        await page.goto(address);
        await page.getByRole('button', { name: /^Delete / }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        found.push(...(await faults(page)).map((fault) => `the delete dialog of ${address}: ${fault}`));
        await page.keyboard.press('Escape');
      }

      await page.goto(`/yachts/${id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
      found.push(...(await faults(page)).map((fault) => `the delete dialog: ${fault}`));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Notifications' }).click();
      await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
      found.push(...(await faults(page)).map((fault) => `the notifications: ${fault}`));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder(/search/i).last()).toBeFocused();
      found.push(...(await faults(page)).map((fault) => `the palette: ${fault}`));
      expect(found).toEqual([]);
    });
  }
}

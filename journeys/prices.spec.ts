import type { CharterTerms } from '#domain/desk/charter-terms.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, aYacht } from './given.ts';
import { newCompany, newPerson, person, signedIn, signIn } from './people.ts';
import { expect, field, goOn, test } from './walk.ts';

test('a yacht’s prices are pasted from a spreadsheet, saved, and raised for next year', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id } = await aYacht(manager, { name: 'Sirocco' });
  await page.goto(`/yachts/${id}`);
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await expect(page.getByText('No prices yet', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'no prices')).toEqual([]);
  await page.getByRole('button', { name: 'Add the first season', exact: true }).click();

  const first = page.getByRole('combobox', { name: 'From, season 1', exact: true });
  await first.focus();
  await first.evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'From\tUntil\tWeek\tNight\n2099-06-06\t2099-07-03\t3500\t600\n2099-07-03\t2099-08-28\t4900\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  const dayCell = (name: string) => page.getByRole('combobox', { name, exact: true });
  await expect(cell('Week, season 2')).toHaveValue('4900');
  await page.getByRole('button', { name: 'Save prices', exact: true }).click();
  await expect(dayCell('From, season 2')).toHaveAccessibleDescription('This season overlaps another one');
  await dayCell('From, season 2').fill('2099-07-04');
  await page.getByRole('button', { name: 'Save prices', exact: true }).click();
  await expect(page.getByText('Prices saved', { exact: true })).toBeVisible();
  await expect(cell('Week, season 1')).toHaveValue('3500');

  // A day is typed in any usual way or chosen in a calendar, and an ambiguous amount shows how it is read.
  await dayCell('Until, season 2').fill('8/29/2099');
  await expect(dayCell('Until, season 2')).toHaveAccessibleDescription('Read as Sat, Aug 29, 2099');
  await dayCell('Until, season 2').press('ArrowDown');
  await page.getByRole('dialog', { name: 'Calendar: Until, season 2', exact: true }).press('Escape');
  await cell('Night, season 1').fill('1.250');
  await expect(cell('Night, season 1')).toHaveAccessibleDescription(/^Read as /);
  expect(await faultsInBothThemes(page, 'prices that say how they are read')).toEqual([]);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();

  await page.getByRole('button', { name: 'Next year', exact: true }).click();
  const next = page.getByRole('alertdialog', { name: 'Next year’s prices of Sirocco', exact: true });
  await field(next, 'Price increase in percent').fill('4');
  await next.getByRole('button', { name: 'Add next year', exact: true }).click();
  await expect(cell('Week, season 3')).toHaveValue('3640');
  expect(await faultsInBothThemes(page, 'two years of prices')).toEqual([]);

  await page.getByRole('button', { name: 'Terms', exact: true }).click();
  const terms = page.getByRole('alertdialog', { name: 'Terms of Sirocco', exact: true });
  await terms.getByRole('checkbox', { name: 'Saturdays', exact: true }).check();
  await field(terms, 'Minimum nights').fill('7');
  expect(await faultsInBothThemes(page, 'terms of a yacht')).toEqual([]);
  await terms.getByRole('button', { name: 'Save terms', exact: true }).click();
  await expect(page.getByText(/Saturdays, .* · at least 7 nights/)).toBeVisible();
});

test('an extra of one yacht has her currency, and only what has it is offered with her charters', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Sirocco' });
  await manager.patch(`/api/yachts/${yacht.id}/charter-terms`, { currency: 'USD' });
  await manager.post('/api/extras', { name: 'Final cleaning', unit: 'booking', price: 180, currency: 'EUR' });
  await page.goto('/desk/prices');
  await page.getByRole('button', { name: 'Add extra', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'New extra', exact: true });
  await expect(field(dialog, 'Currency')).toContainText('EUR');
  await field(dialog, 'Name').fill('Skipper');
  await field(dialog, 'Price').fill('170');
  await field(dialog, 'Yacht').fill('Sirocco');
  await page.getByRole('option', { name: /^Sirocco/ }).click();
  await expect(field(dialog, 'Currency')).toContainText('USD');
  await dialog.getByRole('button', { name: 'Add extra', exact: true }).click();
  await expect(page.getByText('$170.00', { exact: true })).toBeVisible();
  await goOn(page, `/desk/new?yachtId=${yacht.id}`);
  await expect(page.getByRole('checkbox', { name: /^Skipper/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Final cleaning/ })).toHaveCount(0);
});

test('extras, agencies and rules are added where the prices are', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aYacht(manager, { name: 'Sirocco' });
  await page.goto('/desk/prices');
  const dialog = (name: string) => page.getByRole('alertdialog', { name, exact: true });
  await page.getByRole('button', { name: 'Add extra', exact: true }).click();
  await field(dialog('New extra'), 'Name').fill('Skipper');
  await field(dialog('New extra'), 'Price').fill('170');
  expect(await faultsInBothThemes(page, 'a new extra')).toEqual([]);
  await dialog('New extra').getByRole('button', { name: 'Add extra', exact: true }).click();
  await expect(page.getByText('Skipper', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add agency', exact: true }).click();
  await field(dialog('New agency'), 'Name').fill('Blue Water');
  await dialog('New agency').getByRole('button', { name: 'Add agency', exact: true }).click();
  await expect(page.getByText('15%', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit rules', exact: true }).click();
  await dialog('Rules for charters').getByRole('button', { name: 'Add discount', exact: true }).click();
  await field(dialog('Rules for charters'), 'Name of discount 1').fill('Early booking');
  expect(await faultsInBothThemes(page, 'the rules')).toEqual([]);
  await dialog('Rules for charters').getByRole('button', { name: 'Save rules', exact: true }).click();
  await expect(page.getByText('Early booking 5%', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit payments', exact: true }).click();
  const payments = dialog('Payments and cancellation');
  await field(payments, 'Percent of payment 1').fill('30');
  await payments.getByRole('button', { name: 'Save payments', exact: true }).click();
  await expect(payments.getByText('The installments of the fee must add up to 100%', { exact: true })).toBeVisible();
  await field(payments, 'Percent of payment 2').fill('70');
  await field(payments, 'Days of payment 2').fill('42');
  for (const step of [3, 2, 1]) await payments.getByRole('button', { name: `Remove step ${step}`, exact: true }).click();
  await payments.getByRole('button', { name: 'Save payments', exact: true }).click();
  await expect(payments.getByText('At least one line is required', { exact: true })).toBeVisible();
  await payments.getByRole('button', { name: 'Add step', exact: true }).click();
  await field(payments, 'From days before the start, step 1').fill('61');
  await field(payments, 'Percent of the total, step 1').fill('25');
  expect(await faultsInBothThemes(page, 'the payments of charters')).toEqual([]);
  await payments.getByRole('button', { name: 'Save payments', exact: true }).click();
  await expect(page.getByText(/^30% 7 days after booking, 70% 42 days before the start/)).toBeVisible();
  await expect(page.getByText(/25% until 61 days before the start/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit APA', exact: true }).click();
  const share = field(dialog('APA of new charters'), 'Share of the price, in percent');
  await share.fill('130');
  await dialog('APA of new charters').getByRole('button', { name: 'Save APA', exact: true }).click();
  await expect(share).toHaveAccessibleDescription('A percentage is above 0 and at most 100');
  await share.fill('30');
  expect(await faultsInBothThemes(page, 'the usual share of an APA')).toEqual([]);
  await dialog('APA of new charters').getByRole('button', { name: 'Save APA', exact: true }).click();
  await expect(page.getByText(/^30% of the charter’s price/).first()).toBeVisible();
  expect(await manager.get('/api/books/settings')).toMatchObject({ apaPercent: '30.00' });
});

test('what others save meanwhile neither replaces what is typed in prices, rules or the contract, nor is overwritten unseen', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id } = await aYacht(manager, { name: 'Sirocco' });
  const ofYacht = `/api/yachts/${id}/charter-terms`;
  const season = { fromDay: '2099-06-06', toDay: '2099-07-03', week: '3500.00' };
  await manager.patch(ofYacht, { seasons: [season] });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const refused = page.getByText('Someone changed this while you were working on it. Save again to keep yours.', { exact: true });
  const isAsked = async () => {
    await expect(refused).toBeVisible();
    await page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(refused).toHaveCount(0);
  };

  await page.goto(`/desk/prices?yacht=${id}`);
  const week = page.getByRole('textbox', { name: 'Week, season 1', exact: true });
  await week.fill('3700');
  // Changes to anything else don't matter.
  await manager.patch(ofYacht, { minNights: 5 });
  await expect(page.getByText(/at least 5 nights$/)).toBeVisible();
  await manager.patch(ofYacht, { seasons: [{ ...season, week: '3600.00' }] });
  await button('Save prices').click();
  await isAsked();
  await expect(week).toHaveValue('3700');
  await button('Save prices').click();
  await expect(page.getByText('Prices saved', { exact: true })).toBeVisible();
  expect(await manager.get(ofYacht)).toMatchObject({ minNights: 5, seasons: [{ week: '3700.00' }] });

  await button('Edit rules').click();
  const rules = page.getByRole('alertdialog', { name: 'Rules for charters', exact: true });
  await field(rules, 'Options last, in days').fill('9');
  await manager.patch('/api/charter-terms', { shortNoticeDays: 20 });
  await rules.getByRole('button', { name: 'Save rules', exact: true }).click();
  await isAsked();
  await rules.getByRole('button', { name: 'Save rules', exact: true }).click();
  await expect(rules).toHaveCount(0);
  expect(await manager.get('/api/charter-terms')).toMatchObject({ optionDays: 9, shortNoticeDays: 20 });

  await page.goto('/desk/prices/contract');
  const text = field(page, 'Text');
  await text.fill('# Ours');
  await manager.patch('/api/charter-terms', { template: '# Theirs' });
  await expect(text).toHaveValue('# Ours');
  await button('Save contract').click();
  await isAsked();
  await button('Save contract').click();
  await expect(page).toHaveURL(/\/desk\/prices$/);
  expect(await manager.get('/api/charter-terms')).toMatchObject({ template: '# Ours' });
});

test('a platform admin who belongs to a company changes its rules, its payments and its contract', async ({ page }) => {
  const { company, person: from } = await newCompany();
  const manager = await from('manager');
  await aYacht(manager, { name: 'Sirocco' });
  const { email, password, id } = await newPerson(company.id, 'manager');
  await (await person('admin')).patch(`/api/users/${id}`, { role: 'admin' });
  await signedIn(page, await signIn({ email, password }));
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/desk/prices');
  await button('Edit rules').click();
  await field(page.getByRole('alertdialog'), 'Options last, in days').fill('9');
  await button('Save rules').click();
  await expect(page.getByText(/^9 days/)).toBeVisible();
  await button('Edit payments').click();
  await field(page.getByRole('alertdialog'), 'Name of payment 1').fill('Booking fee');
  await button('Save payments').click();
  await expect(page.getByText('Payments saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit contract', exact: true }).click();
  await field(page, 'Text').fill('# Ours');
  await button('Save contract').click();
  await expect(page.getByText('Your own text, filled in from each charter.', { exact: true })).toBeVisible();
  const terms = await manager.get<CharterTerms>('/api/charter-terms');
  expect([terms.optionDays, terms.plan[0]?.label, terms.template]).toEqual([9, 'Booking fee', '# Ours']);
});

test('from a charter of any company, a platform admin gets to that company’s contract', async ({ page }) => {
  await signedIn(page, 'admin');
  const theirs = await newCompany();
  const them = await theirs.person('manager');
  const charter = await aCharter(them, { yachtId: (await aYacht(them)).id });
  await page.goto(`/desk/${charter.id}?tab=contract`);
  await page.getByRole('link', { name: 'Write your own', exact: true }).click();
  await expect(page).toHaveURL(`/desk/prices/contract?companyId=${theirs.company.id}`);
  await expect(page.getByText(theirs.company.name, { exact: true })).toBeVisible();
  await expect(field(page, 'Text')).toHaveValue(/^# Yacht charter agreement/);
});

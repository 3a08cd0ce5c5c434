import { faultsInBothThemes } from './faults.ts';
import { anEvent, aYacht } from './given.ts';
import { inDays } from './clock.ts';
import { newCompany, signedIn, unique } from './people.ts';
import { expect, field, goOn, test, dateText, untilDrawn } from './walk.ts';

/** A calendar of all-day events, as booking portals publish it. */
function aCalendar(...entries: [key: string, from: string, to: string][]): Buffer {
  const events = entries.map(
    ([key, from, to]) =>
      `BEGIN:VEVENT\r\nUID:${key}\r\nSUMMARY:Reserved\r\nDTSTART;VALUE=DATE:${from.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${to.replaceAll('-', '')}\r\nEND:VEVENT\r\n`,
  );
  return Buffer.from(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Portal//EN\r\n${events.join('')}END:VCALENDAR\r\n`);
}

test('a portal’s calendar is imported, a week sold on both sides shows as double-booked, and the portal reads ours in return', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const company = await newCompany();
  const manager = await signedIn(page, await company.person('manager'));
  const yacht = await aYacht(manager, { name: 'Sirocco' });
  const mine = await anEvent(manager, {
    yachtId: yacht.id,
    title: 'Lindgren',
    startDate: `${inDays(40)}T15:00:00Z`,
    endDate: `${inDays(46)}T07:00:00Z`,
  });
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds', exact: true });
  await dialog.getByRole('tab', { name: 'Incoming', exact: true }).click();
  await expect(dialog.getByText('No incoming calendars yet.', { exact: true })).toBeVisible();

  // An internal address is refused at its field, and the form keeps what was typed.
  await dialog.getByRole('combobox', { name: 'Yacht', exact: true }).fill('Sirocco');
  await page.getByRole('option', { name: /^Sirocco/ }).click();
  await field(dialog, 'Portal or partner').fill('Click&Boat');
  await field(dialog, 'Address of its calendar').fill('http://127.0.0.1/a.ics');
  await dialog.getByRole('button', { name: 'Add calendar', exact: true }).click();
  await expect(dialog.getByText('This address isn’t on the public internet', { exact: true })).toBeVisible();

  // It is still there after the other tab, and isn't lost without a question.
  await dialog.getByRole('tab', { name: 'Outgoing', exact: true }).click();
  await dialog.getByRole('tab', { name: 'Incoming', exact: true }).click();
  await expect(field(dialog, 'Portal or partner')).toHaveValue('Click&Boat');
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?', exact: true });
  await page.keyboard.press('Escape');
  await leaving.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await leaving.getByRole('button', { name: 'Keep editing', exact: true }).click();
  await expect(field(dialog, 'Address of its calendar')).toHaveValue('http://127.0.0.1/a.ics');
  await field(dialog, 'Address of its calendar').fill('');

  const brought = {
    name: 'sirocco.ics',
    mimeType: 'text/calendar',
    buffer: aCalendar(['a', inDays(39), inDays(46)], ['b', inDays(60), inDays(67)]),
  };
  await dialog.locator('form input[type=file]').setInputFiles(brought);
  const row = dialog.getByRole('listitem').filter({ hasText: /^Click&Boat on Sirocco/ });
  await expect(row).toContainText('From a file');
  await expect(row).toContainText('2 bookings');
  await expect(row).toContainText(
    `${dateText.days(`${inDays(39)}T07:00:00Z`, `${inDays(46)}T07:00:00Z`)} is double-booked: Reserved on Click&Boat, Lindgren here.`,
  );
  expect(await faultsInBothThemes(page, 'a clash')).toEqual([]);

  // Both directions take three actions: import the calendar, create our address, copy it.
  await row.getByRole('button', { name: 'Address for Click&Boat', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copy address', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const theirs = await (await fetch(await page.evaluate(() => navigator.clipboard.readText()))).text();
  expect(theirs.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual(['SUMMARY:Booked']);

  await row.getByRole('link', { name: 'Open Lindgren', exact: true }).click();
  await expect(page.getByRole('heading', { name: mine.title, level: 2, exact: true })).toBeVisible();
  await goOn(page, '/desk');
  const clash = page.getByRole('button', { name: /^Sirocco, .*double-booked/ });
  await expect(clash.first()).toBeVisible();
  await goOn(page, '/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  await dialog.getByRole('tab', { name: /^Incoming/ }).click();
  await row.getByRole('button', { name: 'Same booking', exact: true }).click();
  await expect(row).not.toContainText('double-booked');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();

  const entries = await manager.get<{ id: number; title: string; importLabel: string | null }[]>(`/api/schedule?yachtId=${yacht.id}`);
  expect(entries.map(({ title }) => title)).toEqual(['Lindgren', 'Booked on Click&Boat']);
  await goOn(page, `/schedule/${entries[1]?.id}`);
  await expect(page.getByText('From Click&Boat. Make changes there.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await goOn(page, '/schedule?view=list');
  await expect(page.getByRole('link', { name: 'Booked on Click&Boat', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Lindgren', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Booked on Click&Boat', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete Booked on Click&Boat', exact: true })).toHaveCount(0);

  // In the timeline it stays where it is, for the pointer and for the keys. What would have been a drag opens it.
  await goOn(page, `/schedule?view=timeline&date=${inDays(58)}&yachtId=${yacht.id}`);
  const bar = page.getByRole('button', { name: /^Sirocco, .+: Booked on Click&Boat, / });
  await bar.dragTo(bar, { sourcePosition: { x: 40, y: 10 }, targetPosition: { x: 140, y: 10 } });
  const sheet = page.getByRole('dialog', { name: 'Booked on Click&Boat', exact: true });
  await expect(sheet.getByRole('link', { name: 'Open', exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await untilDrawn(page);
  await expect(page.getByRole('toolbar', { name: /^Move / })).toHaveCount(0);
});

test('a calendar is added once, even if the answer to its first reading is lost', async ({ page }) => {
  const company = await newCompany();
  const manager = await signedIn(page, await company.person('manager'));
  await aYacht(manager, { name: 'Sirocco' });
  await page.route('**/api/calendar-imports/*/refresh', (route) => route.abort());
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds', exact: true });
  await dialog.getByRole('tab', { name: 'Incoming', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Yacht', exact: true }).fill('Sirocco');
  await page.getByRole('option', { name: /^Sirocco/ }).click();
  await field(dialog, 'Portal or partner').fill('Click&Boat');
  await field(dialog, 'Address of its calendar').fill('https://portal.invalid/a.ics');
  await dialog.getByRole('button', { name: 'Add calendar', exact: true }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Click&Boat on Sirocco/ })).toBeVisible();
  await expect(field(dialog, 'Portal or partner')).toHaveValue('');
  await expect(field(dialog, 'Address of its calendar')).toHaveValue('');
});

test('an admin can tell apart the calendars of two companies', async ({ page }) => {
  const name = unique('Namesake');
  const harbors = [await newCompany(), await newCompany()] as const;
  for (const each of harbors) {
    const manager = await each.person('manager');
    const { id: yachtId } = await aYacht(manager, { name });
    await manager.post('/api/calendar-imports', { yachtId, label: 'Click&Boat', url: null });
    await manager.post('/api/calendar-feeds', { yachtId });
  }
  const companies = harbors.map(({ company }) => company.name);
  await signedIn(page, 'admin');
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Calendar feeds', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds', exact: true });
  const rows = dialog.getByRole('listitem').filter({ hasText: name });
  const expectOnePerCompany = async () => {
    await expect(rows).toHaveCount(2);
    for (const company of companies) await expect(rows.filter({ hasText: company })).toHaveCount(1);
  };
  await expectOnePerCompany();
  const [company = ''] = companies;
  await rows
    .filter({ hasText: company })
    .getByRole('button', { name: /^Revoke/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Revoke this address?', exact: true });
  await expect(question).toContainText(company);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('tab', { name: /^Incoming/ }).click();
  await expectOnePerCompany();
});

import type { Page } from '@playwright/test';
import type { Charter } from '#domain/desk/charter.ts';
import { addDays, weekdayOf } from '#domain/shared/calendar-days.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, aYacht } from './given.ts';
import { newCompany, signedIn, type Person } from './people.ts';
import { countActions, expect, field, hold, test, dateText, untilDrawn } from './walk.ts';

const saturday = addDays(inDays(180), 5 - weekdayOf(inDays(180)));
const dates = { startDate: `${saturday}T15:00:00.000Z`, endDate: `${addDays(saturday, 7)}T07:00:00.000Z` };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What Ida Lind asks for: a week on a yacht whose price is known. */
async function aPricedWeek(manager: Person): Promise<Charter> {
  const yacht = await aYacht(manager, { name: 'Meltemi' });
  const season = { fromDay: addDays(saturday, -60), toDay: addDays(saturday, 60), week: '4900' };
  await manager.patch(`/api/yachts/${yacht.id}/charter-terms`, { currency: 'EUR', registration: 'PI-1204', seasons: [season] });
  return aCharter(manager, { yachtId: yacht.id, ...dates, contactLastName: 'Lind', contactEmail: 'ida@lind.example' });
}

test('an enquiry becomes a contract in two actions, is signed on a phone, and is booked without any', async ({ page, elsewhere }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await manager.patch('/api/charter-terms', { publicOptions: true });
  const charter = await aPricedWeek(manager);

  await page.goto(`/desk/${charter.id}`);
  await expect(page.getByRole('tab', { name: 'Contract', exact: true })).toBeVisible();
  const countedActions = await countActions(page);
  await page.getByRole('tab', { name: 'Contract', exact: true }).click();
  await expect(page.getByText(/^This is the built-in contract\. Have your lawyer check this\./)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 2', exact: true })).toBeVisible();
  await expect(field(page, 'To')).toHaveValue('ida@lind.example');
  expect(await faultsInBothThemes(page, 'a contract that wasn’t sent')).toEqual([]);
  await button(page, 'Send contract').click();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  expect(await countedActions()).toBe(2);
  await expect(page.getByText(/^SHA-256 [0-9a-f]{64}$/)).toBeVisible();

  await page.getByRole('button', { name: /^(Copy|New) link$/ }).click();
  const address = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  expect(address).toMatch(/\/charter#[\w-]{43}$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();

  const before = await countedActions();
  const phone = await elsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: 'Meltemi', exact: true })).toBeVisible();
  await expect(
    phone.getByText(/^The company charters the yacht Meltemi \(.*, registration PI-1204\) to the charterer under /),
  ).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button(phone, 'Hold these dates').click();
  await expect(phone.getByText(/^Meltemi is held for you until /)).toBeVisible();
  await button(phone, 'Go to signature').click();
  await expect(field(phone, 'Your name')).toHaveValue('Ida Lind');
  await button(phone, 'Sign contract').click();
  await expect(phone.getByText('Please agree to sign', { exact: true })).toBeVisible();
  await phone.getByRole('checkbox').check();
  await button(phone, 'Draw').click();
  await button(phone, 'Sign contract').click();
  await expect(phone.getByText('Please sign in the field', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(phone, 'a contract that is signed by hand')).toEqual([]);
  const canvas = phone.getByRole('img', { name: 'Sign here', exact: true });
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the field to sign in isn’t there');
  await phone.mouse.move(box.x + 30, box.y + 60);
  await phone.mouse.down();
  for (const [x, y] of [
    [60, 30],
    [110, 80],
    [180, 40],
    [240, 70],
  ] as const)
    await phone.mouse.move(box.x + x, box.y + y);
  await phone.mouse.up();
  await button(phone, 'Sign contract').click();
  await expect(phone.getByText(/^Signed by Ida Lind on .* Your charter is booked\./)).toBeVisible();
  expect(await faultsInBothThemes(phone, 'a signed contract')).toEqual([]);

  // The desk shows it without a reload.
  await expect(page.getByText('Signed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 3 of 3', exact: true })).toBeVisible();
  const booked = await manager.get<Charter>(`/api/charters/${charter.id}`);
  expect([booked.state, booked.plan.length > 0, booked.plan[0]?.invoiceStatus, (await countedActions()) - before]).toEqual([
    'booked',
    true,
    'draft',
    0,
  ]);
  expect(await faultsInBothThemes(page, 'a charter whose contract is signed')).toEqual([]);

  // Once the charter changes, a new contract can be sent.
  await manager.patch(`/api/charters/${charter.id}`, { lines: [{ kind: 'base', label: 'A week', unitPrice: '5000' }] });
  const changed = page.getByText('The charter changed since this was signed. Send a new contract.', { exact: true });
  await expect(changed).toBeVisible();
  await button(page, 'Send contract').click();
  await expect(page.getByText('Contract sent', { exact: true })).toBeVisible();
  await expect(changed).toHaveCount(0);
});

test('a company writes its own contract beside a preview', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  await aYacht(manager, { name: 'Meltemi' });
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await page.getByRole('link', { name: 'Edit contract', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview.getByRole('heading', { name: 'Yacht charter agreement', exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'the contract of a company')).toEqual([]);
  await field(page, 'Text').fill('# Hire of {{yacht.name}}\n\nFrom {{charter.begin}}');
  await expect(preview.getByRole('heading', { name: 'Hire of Aurelia', exact: true })).toBeVisible();
  await expect(field(page, 'Text')).toHaveAccessibleDescription('Unknown placeholder: {{charter.begin}}');
  await button(page, 'Save contract').click();
  await expect(page.getByText("The contract wasn't saved", { exact: true })).toBeVisible();
  await field(page, 'Text').fill('# Hire of {{yacht.name}}\n\nFrom {{charter.start}}');
  await button(page, 'Save contract').click();
  await expect(page.getByText('Your own text, filled in from each charter.', { exact: true })).toBeVisible();
  // Going back skips forms, saved or cancelled.
  await page.getByRole('link', { name: 'Edit contract', exact: true }).click();
  await button(page, 'Cancel').click();
  await expect(page.getByText('Your own text, filled in from each charter.', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/desk$/);
});

test('guests enter their own details on a phone, and the desk has the guest list', async ({ page, elsewhere }) => {
  const manager = await signedIn(page, await (await newCompany({ formats: { dateOrder: 'dmy' } })).person('manager'));
  const yacht = await aYacht(manager, { name: 'Meltemi' });
  await manager.patch('/api/charter-terms', { publicOptions: true });
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, adults: 2 });
  await page.goto(`/desk/${charter.id}?tab=guests`);
  await expect(page.getByText('0 of 2 complete', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(page, 'guests that nobody has named')).toEqual([]);
  await button(page, 'Copy link').click();
  const address = await page.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close', exact: true }).click();

  const phone = await elsewhere({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: 'Meltemi', exact: true })).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Price', exact: true })).toHaveCount(0);
  await button(phone, 'Add guest').click();
  const dialog = phone.getByRole('alertdialog', { name: 'Add guest', exact: true });
  await field(dialog, 'First names').fill('Ada');
  await dialog.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(field(dialog, 'Last name')).toHaveAccessibleDescription('Last name is required');
  await field(dialog, 'Last name').fill('Lind');
  // The company writes days before months, and so do its guests.
  await field(dialog, 'Date of birth').fill('03/04/1985');
  await expect(field(dialog, 'Date of birth')).toHaveAccessibleDescription('Read as Wed 3 Apr 1985');
  await field(dialog, 'Allergies').fill('Nuts');
  await dialog.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(dialog.getByText('Please agree that we keep these health details', { exact: true })).toBeVisible();
  expect(await faultsInBothThemes(phone, 'a guest who fills in themselves')).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(phone.getByText('Allergies: Nuts', { exact: true })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faultsInBothThemes(phone, 'the page of guests')).toEqual([]);

  await expect(button(page, 'Edit Ada Lind')).toBeVisible();
  expect(await manager.get(`/api/charters/${charter.id}/guests`)).toMatchObject({ guests: [{ birthDate: '1985-04-03' }] });
  await button(page, 'Edit Ada Lind').click();
  const edit = page.getByRole('alertdialog', { name: 'Ada Lind', exact: true });
  await field(edit, 'Nationality').click();
  await page.getByRole('option', { name: 'Sweden', exact: true }).click();
  await field(edit, 'Date of birth').fill('12.5.62');
  await expect(field(edit, 'Date of birth')).toHaveAccessibleDescription('Read as Sat 12 May 1962');
  await field(edit, 'Date of birth').fill(inDays(2));
  await edit.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(field(edit, 'Date of birth')).toHaveAccessibleDescription('This date is in the future');
  await field(edit, 'Date of birth').fill('4 May 1990');
  await field(edit, 'Document').click();
  await page.getByRole('option', { name: 'Passport', exact: true }).click();
  await field(edit, 'Document number').fill('P1234567');
  await edit.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(page.getByText('1 of 2 complete', { exact: true })).toBeVisible();
  const drawn = page.waitForEvent('download');
  await button(page, 'PDF').click();
  expect((await drawn).suggestedFilename()).toBe(`persons-${charter.number}.pdf`);
  expect(await faultsInBothThemes(page, 'guests and their lists')).toEqual([]);
});

test('a change reaches the right guest, whoever was added or removed meanwhile', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, adults: 3 });
  const guests = (...names: string[]) =>
    manager.put(`/api/charters/${charter.id}/guests`, { guests: names.map((givenNames) => ({ givenNames, familyName: 'Lind' })) });
  await guests('Ada', 'Ben', 'Cleo');
  await page.goto(`/desk/${charter.id}?tab=guests`);
  await button(page, 'Edit Ben Lind').click();
  const edit = page.getByRole('alertdialog', { name: 'Ben Lind', exact: true });
  await field(edit, 'Document number').fill('P1234567');
  await guests('Ben', 'Cleo');
  await expect(page.getByText('Ada Lind', { exact: true })).toHaveCount(0);
  await edit.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(edit).toHaveCount(0);
  expect(await manager.get(`/api/charters/${charter.id}/guests`)).toMatchObject({
    guests: [
      { givenNames: 'Ben', documentNumber: 'P1234567' },
      { givenNames: 'Cleo', documentNumber: null },
    ],
  });

  await button(page, 'Edit Cleo Lind').click();
  const other = page.getByRole('alertdialog', { name: 'Cleo Lind', exact: true });
  await field(other, 'Document number').fill('P7654321');
  await guests('Ben');
  await expect(page.getByText('Cleo Lind', { exact: true })).toHaveCount(1);
  await other.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(page.getByText(/^Someone else just changed or removed Cleo Lind\./)).toBeVisible();
  await expect(field(other, 'Document number')).toHaveValue('P7654321');
});

test('an answer that comes after its dialog was closed leaves that of another guest open', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, adults: 2 });
  const guests = ['Ada', 'Ben'].map((givenNames) => ({ givenNames, familyName: 'Lind' }));
  await manager.put(`/api/charters/${charter.id}/guests`, { guests });
  await page.goto(`/desk/${charter.id}?tab=guests`);
  await button(page, 'Edit Ada Lind').click();
  const ada = page.getByRole('alertdialog', { name: 'Ada Lind', exact: true });
  const saving = await hold(page, `**/api/charters/${charter.id}/guests`, 'PUT');
  await ada.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect.poll(() => saving.requests.length).toBe(1);
  await ada.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(ada).toHaveCount(0);

  await button(page, 'Edit Ben Lind').click();
  const ben = page.getByRole('alertdialog', { name: 'Ben Lind', exact: true });
  await field(ben, 'Document number').fill('P1234567');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  saving.release();
  await answered;
  await untilDrawn(page);
  await expect(field(ben, 'Document number')).toHaveValue('P1234567');
  await ben.getByRole('button', { name: 'Save guest', exact: true }).click();
  await expect(ben).toHaveCount(0);
  expect(await manager.get(`/api/charters/${charter.id}/guests`)).toMatchObject({
    guests: [{ documentNumber: null }, { documentNumber: 'P1234567' }],
  });
});

test('a contract’s text follows its charter, what is typed stays, and it is emailed once', async ({ page }) => {
  const harbor = await newCompany();
  const manager = await signedIn(page, await harbor.person('manager'));
  const { id } = await aPricedWeek(manager);
  const address = `/api/charters/${id}`;
  const until = (days: number) => manager.patch(address, { endDate: `${addDays(saturday, days)}T07:00:00.000Z` });
  const lastDay = (days: number) => new RegExp(dateText.days(dates.startDate, `${addDays(saturday, days)}T07:00:00.000Z`));
  const message = field(page, 'Message');
  await page.goto(`/desk/${id}?tab=contract`);
  await expect(message).toHaveValue(lastDay(7));
  await field(page, 'To').fill('ida@home.example');
  await until(14);
  await expect(message).toHaveValue(lastDay(14));
  await expect(field(page, 'To')).toHaveValue('ida@home.example');

  await message.fill('See you on the quay');
  await until(7);
  await expect(
    page
      .getByRole('banner')
      .or(page.getByRole('main'))
      .getByText(new RegExp(dateText.days(dates.startDate, dates.endDate)))
      .first(),
  ).toBeVisible();
  await button(page, 'Send contract').click();
  await expect(page.getByText(/Check your message, and send it again\.$/)).toBeVisible();
  await expect(message).toHaveValue('See you on the quay');
  expect(await manager.get(address)).toMatchObject({ contract: { status: 'none' } });

  // Sent, but its answer is lost.
  await page.route(
    `**${address}/contract`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Send contract').click();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  await button(page, 'Send contract again').click();
  await expect(page.getByText('Contract sent', { exact: true })).toBeVisible();
  const sent = async () => {
    const noted = await manager.get<{ details: string }[]>(`/api/activities?resourceType=charter&resourceId=${id}&limit=50`);
    return noted.filter(({ details }) => details.startsWith('Sent the contract')).length;
  };
  expect(await sent()).toBe(1);
  // It can be sent again on request.
  await button(page, 'Send contract again').click();
  await expect.poll(sent).toBe(2);

  // Users who don’t run the company send it to the customer’s own address only.
  await signedIn(page, await harbor.person('staff'));
  await page.goto(`/desk/${id}?tab=contract`);
  await expect(message).toBeEditable();
  await expect(field(page, 'To')).not.toBeEditable();
  await expect(field(page, 'To')).toHaveValue('ida@lind.example');
  await expect(field(page, 'To')).toHaveAccessibleDescription('Only managers can send it to another address');
});

test('leaving a typed email of a contract asks first, until it is sent', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const { id } = await aPricedWeek(manager);
  const message = field(page, 'Message');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?', exact: true });
  const isAsked = async () => {
    await question.getByRole('button', { name: 'Keep editing', exact: true }).click();
    await expect(question).toHaveCount(0);
  };
  await page.goto(`/desk/${id}?tab=contract`);
  await message.fill('See you on the quay');
  await button(page, 'Quote').click();
  await isAsked();
  await page.getByRole('tab', { name: 'Guests', exact: true }).click();
  await isAsked();
  await expect(message).toHaveValue('See you on the quay');
  await button(page, 'Send contract').click();
  await expect(page.getByText('Contract sent', { exact: true })).toBeVisible();
  await button(page, 'Quote').click();
  await expect(page).toHaveURL(/tab=contract&paper=quote$/);
  await expect(message).toHaveValue(/our quote for/);
});

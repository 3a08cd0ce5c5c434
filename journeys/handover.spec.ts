import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aCharter, anEngine, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { aPicture, countActions, expect, field, goOn, hold, test } from './walk.ts';

test('on a phone on the quay a yacht is checked in as listed, and checked out with damage that is deducted and becomes a defect', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Sirocco' });
  await manager.patch(`/api/yachts/${yacht.id}/charter-terms`, { deposit: '800' });
  const checklist = { name: 'Rig check', purpose: 'check_in', items: [{ text: 'Shackles', kind: 'pass' }] };
  await manager.post('/api/checklists', checklist);
  const aWeek = async (from: number) => {
    const dates = { startDate: `${inDays(from)}T15:00:00Z`, endDate: `${inDays(from + 7)}T07:00:00Z` };
    return aCharter(manager, { yachtId: yacht.id, ...dates, contactLastName: 'Lind', state: 'booked' });
  };
  const charter = await aWeek(1);
  const next = await aWeek(8);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(`/desk/${charter.id}?tab=handover`);

  // Entered once, the inventory is the start of every check-in.
  await field(page, 'What is on board').fill('8 fenders\n1 dinghy');
  await press('Save inventory');
  const inventory = page.getByRole('list', { name: 'Inventory', exact: true });
  await expect(inventory.getByRole('listitem')).toHaveCount(2);
  await press('All as listed');
  await field(page, 'Engine, hours').fill('1.240');
  await expect(field(page, 'Engine, hours')).toHaveAccessibleDescription('Read as 1,240.0 h');
  await field(page, 'Engine, hours').fill('120,5');
  await field(page, 'Fuel, %').fill('full');
  await page.getByRole('checkbox').check();
  await press('Sign check-in');
  await expect(page.getByText('Please enter a percentage from 0 to 100', { exact: true })).toBeVisible();
  await field(page, 'Fuel, %').fill('90');
  expect(await faultsInBothThemes(page, 'a check-in')).toEqual([]);
  await press('Sign check-in');
  await expect(page.getByText('Check-in signed', { exact: true })).toBeVisible();
  await expect(page.getByText('Engine 120.5 h · Fuel 90%', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await press('PDF');
  expect((await download).suggestedFilename()).toBe(`${charter.number}-check-in.pdf`);

  await press('Check-out');
  const row = (name: string) => inventory.getByRole('listitem').filter({ hasText: name });
  await row('Dinghy').getByRole('button', { name: 'Damaged', exact: true }).click();
  await field(row('Dinghy'), 'What is wrong with Dinghy').fill('Torn at the bow');
  await row('Fenders').getByRole('button', { name: 'Missing', exact: true }).click();
  await field(row('Fenders'), 'How many of Fenders are missing').fill('1');
  await expect(field(page, 'Engine, hours')).toHaveAttribute('placeholder', '120.5');
  await field(page, 'Engine, hours').fill('100');
  await press('Draw');
  const paper = await page.locator('canvas').boundingBox();
  if (!paper) throw new Error('there is nowhere to draw');
  await page.mouse.move(paper.x + 40, paper.y + 40);
  await page.mouse.down();
  await page.mouse.move(paper.x + 160, paper.y + 70, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('checkbox').check();
  await press('Sign check-out');
  await expect(page.getByText('Engine hours can’t go back', { exact: true }).first()).toBeVisible();
  await field(page, 'Engine, hours').fill('131');
  await press('Sign check-out');
  await expect(page.getByText('Check-out signed', { exact: true })).toBeVisible();
  await expect(row('Fenders')).toContainText('1 missing');
  expect(await faultsInBothThemes(page, 'a signed check-out')).toEqual([]);
  await press('Report defect: Dinghy');
  await expect(row('Dinghy').getByRole('link', { name: 'Reported', exact: true })).toBeVisible();
  const defects = await manager.get<object[]>(`/api/defects?yachtId=${yacht.id}`);
  expect(defects).toMatchObject([
    { title: 'Dinghy: damaged', eventId: charter.eventId, description: expect.stringContaining('Torn at the bow') },
  ]);

  // The deduction from the deposit starts with the damage.
  await expect(page.getByText('2 items aren’t as at check-in. No security deposit was received.', { exact: true })).toBeVisible();
  const deposit = charter.plan.find(({ kind }) => kind === 'deposit');
  await manager.post(`/api/instalments/${deposit?.id}/receive`, { receivedOn: inDays(0) });
  await press('Deduct from security deposit');
  const settling = page.getByRole('alertdialog');
  await expect(field(settling, 'Deduction 1')).toHaveValue('Fenders: 1 of 8 missing');
  await field(settling, 'Amount of deduction 1').fill('120.50');
  await settling.getByRole('button', { name: 'Remove deduction 2', exact: true }).click();
  await settling.getByRole('button', { name: 'Settle security deposit', exact: true }).click();
  await expect(row('Fenders').getByRole('link', { name: 'Deducted €120.50', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deduct from security deposit', exact: true })).toHaveCount(0);

  // Without damage a check-in takes four actions: the tab, all as listed, agreed, signed.
  await goOn(page, `/desk/${next.id}`);
  const tab = page.getByRole('tab', { name: 'Handover', exact: true });
  await expect(tab).toBeVisible();
  const countedActions = await countActions(page);
  await tab.click();
  await press('All as listed');
  await page.getByRole('checkbox').check();
  await press('Sign check-in');
  await expect(page.getByText('Check-in signed', { exact: true })).toBeVisible();
  expect(await countedActions()).toBe(4);
  // A checklist for it is run from here, and shown with its progress.
  await press('Start Rig check');
  await expect(page).toHaveURL(/\/maintenance\/checklists\/runs\/\d+$/);
  expect(await manager.get<object[]>(`/api/checklist-runs?eventId=${next.eventId}`)).toMatchObject([{ name: 'Rig check' }]);
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Checklists', exact: true })).toContainText('0 of 1');
});

test('photos of several items arrive in any order, and none is missing from what is signed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  await manager.put(`/api/yachts/${yacht.id}/inventory`, { items: [{ name: 'Dinghy' }, { name: 'Kayak' }] });
  const dates = { startDate: `${inDays(1)}T15:00:00Z`, endDate: `${inDays(8)}T07:00:00Z` };
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, contactLastName: 'Lind', state: 'booked' });
  await page.goto(`/desk/${charter.id}?tab=handover`);
  const row = (name: string) => page.getByRole('list', { name: 'Inventory', exact: true }).getByRole('listitem').filter({ hasText: name });
  const photograph = async (name: string) => {
    await row(name).getByRole('button', { name: 'Damaged', exact: true }).click();
    await row(name).locator('input[type=file]').setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: aPicture() });
  };
  const sign = page.getByRole('button', { name: 'Sign check-in', exact: true });
  const uploads = await hold(page, '**/api/files*', 'POST');
  await photograph('Dinghy');
  await expect.poll(() => uploads.requests).toHaveLength(1);
  // The next photo overtakes it.
  await page.route('**/api/files*', (route) => route.continue());
  await photograph('Kayak');
  await expect(row('Kayak').getByRole('img', { name: 'Photo of Kayak', exact: true })).toBeVisible();
  await expect(sign).toBeDisabled();
  uploads.release();
  await expect(row('Dinghy').getByRole('img', { name: 'Photo of Dinghy', exact: true })).toBeVisible();
  await page.getByRole('checkbox').check();
  await sign.click();
  await expect(page.getByText('Check-in signed', { exact: true })).toBeVisible();
  const { items } = await manager.get<{ items: { photos: string[] }[] }>(`/api/charters/${charter.id}/handover?kind=check_in`);
  expect(items.map(({ photos }) => photos.length)).toEqual([1, 1]);
});

test('the inventory is pasted, put in order with the keyboard and saved, and nobody overwrites somebody else’s changes', async ({
  page,
}) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Sirocco' });
  const sister = await aYacht(manager, { name: 'Mistral' });
  const address = `/api/yachts/${yacht.id}/inventory`;
  await manager.put(`/api/yachts/${sister.id}/inventory`, { items: [{ name: 'Kayak', quantity: 2 }, { name: 'Fenders' }] });
  await page.goto(`/yachts/${yacht.id}?tab=inventory`);
  await page.getByRole('link', { name: 'Create inventory', exact: true }).click();
  await page.getByRole('button', { name: 'Create the list', exact: true }).click();
  const item = (nth: number) => field(page, `Item ${nth}`);
  await item(1).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Fenders\t8\nDinghy\t1\n12 life jackets');
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(item(3)).toHaveValue('Life jackets');
  await item(3).press('Alt+ArrowUp');
  await expect(item(2)).toBeFocused();
  await item(3).press('Enter');
  await expect(item(4)).toBeFocused();
  await page.keyboard.type('Anchor');
  await field(page, 'How many of item 4').fill('0');
  const save = page.getByRole('button', { name: 'Save inventory', exact: true });
  await save.click();
  await expect(page.getByText('At least 1', { exact: true })).toBeVisible();
  await field(page, 'How many of item 4').fill('2');
  await field(page, 'Copy from another yacht').fill('Mist');
  await page.getByRole('option', { name: /^Mistral/ }).click();
  await expect(item(5)).toHaveValue('Kayak');
  expect(await faultsInBothThemes(page, 'an inventory')).toEqual([]);
  await save.click();
  await expect(page.getByText('Inventory saved', { exact: true })).toBeVisible();
  const { items } = await manager.get<{ items: { name: string; quantity: number }[] }>(address);
  expect(items.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
    '8 Fenders',
    '12 Life jackets',
    '1 Dinghy',
    '2 Anchor',
    '2 Kayak',
  ]);

  // What is typed during the save stays, and is saved next.
  const saving = await hold(page, `**${address}`, 'PUT');
  await field(page, 'How many of item 1').fill('9');
  const next = await field(page, 'How many of item 2').elementHandle();
  // Typed before the page could show that it is saving.
  await save.evaluate((button: HTMLButtonElement, input) => {
    button.click();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '13');
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }, next);
  await expect(page.getByRole('button', { name: 'Saving', exact: true })).toBeDisabled();
  saving.release();
  await expect(save).toBeEnabled();
  await expect(field(page, 'How many of item 2')).toHaveValue('13');
  await save.click();
  await expect(save).toBeDisabled();
  expect(await manager.get(address)).toMatchObject({ items: [{ quantity: 9 }, { quantity: 13 }, {}, {}, {}] });

  await field(page, 'How many of item 1').fill('11');
  await manager.put(address, { items: [{ name: 'Fenders', quantity: 10 }] });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('Someone changed this');
  await page.getByRole('button', { name: 'Show theirs', exact: true }).click();
  await expect(field(page, 'How many of item 1')).toHaveValue('10');
  await expect(save).toBeDisabled();
});

test('switching to the other handover asks before discarding what was typed', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  await manager.put(`/api/yachts/${yacht.id}/inventory`, { items: [{ name: 'Dinghy' }] });
  const dates = { startDate: `${inDays(1)}T15:00:00Z`, endDate: `${inDays(8)}T07:00:00Z` };
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, state: 'booked' });
  await page.goto(`/desk/${charter.id}?tab=handover`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?', exact: true });
  const isAsked = async (then: string) => {
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: then, exact: true }).click();
    await expect(question).toHaveCount(0);
  };
  await field(page, 'Notes').fill('Wind from the west');
  await press('Check-out');
  await isAsked('Keep editing');
  await expect(field(page, 'Notes')).toHaveValue('Wind from the west');
  // Choosing the handover that is already open asks nothing.
  await press('Check-in');
  await expect(question).toHaveCount(0);
  await press('Save for later');
  await expect(page.getByText('Check-in saved', { exact: true })).toBeVisible();

  // A started signature counts as unsaved, too.
  await page.getByRole('checkbox').check();
  await press('Check-out');
  await isAsked('Leave without saving');
  await expect(page.getByRole('button', { name: 'Sign check-out', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tab=handover&kind=check_out$/);
  await press('Check-in');
  await expect(field(page, 'Notes')).toHaveValue('Wind from the west');

  // Somebody else signs it: what is typed stays until it is dismissed.
  await field(page, 'Notes').fill('Wind from the north');
  const signature = { name: 'Ada Lind', method: 'typed', strokes: null, agreed: true };
  await manager.post(`/api/charters/${charter.id}/handover/sign`, { kind: 'check_in', ...signature });
  await expect(page.getByText('Signed by Ada Lind meanwhile. What you entered can’t be saved anymore.', { exact: true })).toBeVisible();
  await expect(field(page, 'Notes')).toHaveValue('Wind from the north');
  await expect(page.getByRole('button', { name: 'Save for later', exact: true })).toBeDisabled();
  await press('Show what was signed');
  await expect(page.getByText('Wind from the west', { exact: true })).toBeVisible();
  await expect(field(page, 'Notes')).toHaveCount(0);
});

test('an open handover shows what others add to the inventory meanwhile, and what is typed stays', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const aBooking = async () => {
    const yacht = await aYacht(manager);
    const dates = { startDate: `${inDays(1)}T15:00:00Z`, endDate: `${inDays(8)}T07:00:00Z` };
    const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, state: 'booked' });
    return { charter, address: `/api/yachts/${yacht.id}/inventory` };
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const rows = page.getByRole('list', { name: 'Inventory', exact: true }).getByRole('listitem');
  const onBoard = field(page, 'What is on board');
  const first = await aBooking();
  await page.goto(`/desk/${first.charter.id}?tab=handover`);
  await expect(onBoard).toBeVisible();
  await manager.put(first.address, { items: [{ name: 'Dinghy' }] });
  await expect(rows).toHaveCount(1);
  await field(page, 'Fuel, %').fill('90');
  await manager.put(first.address, { items: [{ name: 'Dinghy' }, { name: 'Kayak' }] });
  await expect(rows).toHaveCount(2);
  await expect(field(page, 'Fuel, %')).toHaveValue('90');
  await page.getByRole('checkbox').check();
  await press('Sign check-in');
  await expect(page.getByText('Check-in signed', { exact: true })).toBeVisible();
  const signed = await manager.get<object>(`/api/charters/${first.charter.id}/handover?kind=check_in`);
  expect(signed).toMatchObject({ fuel: 90, items: [{ name: 'Dinghy' }, { name: 'Kayak' }] });

  // When somebody else saves the list first, their changes aren't overwritten unseen, and the user's own aren't lost.
  const second = await aBooking();
  await goOn(page, `/desk/${second.charter.id}?tab=handover`);
  await onBoard.fill('8 fenders');
  await manager.put(second.address, { items: [{ name: 'Kayak' }] });
  await expect(page.getByText(/ has an inventory now\. What you save here replaces it\.$/)).toBeVisible();
  expect(await faultsInBothThemes(page, 'a first inventory that somebody else saved')).toEqual([]);
  await press('Save inventory');
  await expect(page.getByText(/Save again to keep yours\.$/)).toBeVisible();
  await expect(onBoard).toHaveValue('8 fenders');
  expect(await manager.get(second.address)).toMatchObject({ items: [{ name: 'Kayak' }] });
  await page.getByRole('tab', { name: 'Overview', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing', exact: true }).click();
  await press('Save inventory');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Fenders');
  expect(await manager.get(second.address)).toMatchObject({ items: [{ name: 'Fenders', quantity: 8 }] });

  // It is saved but the answer is lost: what was typed since is saved on top of it.
  const handover = `/api/charters/${second.charter.id}/handover?kind=check_in`;
  const saved = () => manager.get(handover);
  const lost: unknown[] = [];
  await page.route(`**${handover}`, async (route) => {
    if (route.request().method() !== 'PUT' || lost.length > 0) return route.fallback();
    lost.push(await route.fetch());
    await route.abort();
  });
  await field(page, 'Fuel, %').fill('90');
  await press('Save for later');
  await expect(page.getByText('We couldn’t reach the server. Please check your connection and try again.', { exact: true })).toBeVisible();
  await field(page, 'Notes').fill('Wind from the west');
  await press('Save for later');
  await expect(page.getByText('Check-in saved', { exact: true })).toBeVisible();
  expect(await saved()).toMatchObject({ fuel: 90, notes: 'Wind from the west' });

  // What somebody else saved can be replaced, but not unseen.
  await field(page, 'Fuel, %').fill('80');
  await manager.put(handover, { items: [{ name: 'Fenders', quantity: 8, state: 'ok' }], engines: [], fuel: 50 });
  await press('Save for later');
  await expect(page.getByText('Someone changed this while you were working on it.', { exact: true })).toBeVisible();
  expect(await saved()).toMatchObject({ fuel: 50, notes: null });
  await press('Keep mine');
  await press('Save for later');
  await expect.poll(saved).toMatchObject({ fuel: 80, notes: 'Wind from the west' });

  const third = await aBooking();
  await goOn(page, `/desk/${third.charter.id}?tab=handover`);
  await onBoard.fill('8 fenders');
  await manager.put(third.address, { items: [{ name: 'Kayak' }] });
  await press('Show it');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Kayak');
  await expect(page.getByRole('button', { name: 'Save for later', exact: true })).toBeDisabled();

  // What is typed isn't saved for the yacht to which the charter moves meanwhile.
  await field(page, 'Fuel, %').fill('90');
  await page.getByRole('checkbox').check();
  const { id: yachtId } = await aYacht(manager);
  await manager.put(`/api/yachts/${yachtId}/inventory`, { items: [{ name: 'Dinghy' }] });
  await manager.patch(`/api/schedule/${third.charter.eventId}`, { yachtId });
  await press('Sign check-in');
  await expect(page.getByText('Someone changed this while you were working on it.', { exact: true })).toBeVisible();
  await expect(field(page, 'Fuel, %')).toHaveValue('90');
  await press('Show theirs');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Dinghy');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('unusual hours at check-in that are corrected are no longer asked about', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  await manager.put(`/api/yachts/${yacht.id}/inventory`, { items: [{ name: 'Fenders', quantity: 8 }] });
  const engine = await anEngine(manager, { yachtId: yacht.id, name: 'Port engine', withPlans: false });
  const { id: meterId } = await manager.post<{ id: number }>('/api/meters', { equipmentId: engine.id });
  await manager.post('/api/readings', { readings: [{ meterId, hours: 1100, at: `${inDays(-40)}T08:00:00Z` }] });
  await manager.post('/api/readings', { readings: [{ meterId, hours: 1200, at: `${inDays(-10)}T08:00:00Z` }] });
  const dates = { startDate: `${inDays(1)}T15:00:00Z`, endDate: `${inDays(8)}T07:00:00Z` };
  const charter = await aCharter(manager, { yachtId: yacht.id, ...dates, contactLastName: 'Lind', state: 'booked' });
  await page.goto(`/desk/${charter.id}?tab=handover`);
  await field(page, 'Port engine, hours').fill('1370');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign check-in', exact: true }).click();
  const question = page.getByRole('button', { name: 'Yes, sign', exact: true });
  await expect(question).toBeVisible();
  await field(page, 'Port engine, hours').fill('1210');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign check-in', exact: true }).click();
  await expect(page.getByText('Check-in signed', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/meters?yachtId=${yacht.id}`)).toMatchObject([{ shown: 1210 }]);
});

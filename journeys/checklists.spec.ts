import type { ChecklistRun } from '#domain/checklists/run.ts';
import { inDays } from './clock.ts';
import { faultsInBothThemes } from './faults.ts';
import { aMaintenanceRecord, anEngine, anEvent, aYacht } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { aPicture, expect, field, goOn, hold, test } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A started run of a checklist with these items, on a yacht with an engine, and how to read it again. */
async function aRun(by: Person, items: string[]) {
  const yacht = await aYacht(by);
  await anEngine(by, { yachtId: yacht.id });
  const checklist = { name: unique('Before we leave'), purpose: 'pre_departure', items: items.map((text) => ({ text, kind: 'pass' })) };
  const { id: checklistId } = await by.post<{ id: number }>('/api/checklists', checklist);
  const { id } = await by.post<ChecklistRun>('/api/checklist-runs', { checklistId, yachtId: yacht.id });
  return {
    name: `${yacht.name}, ${checklist.name}`,
    page: `/maintenance/checklists/runs/${id}`,
    api: `/api/checklist-runs/${id}`,
    read: async () => (await by.get<ChecklistRun>(`/api/checklist-runs/${id}`)).items,
  };
}

test('a checklist is written and run on a phone, item by item, and what fails becomes a defect', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager, { name: unique('Aurelia') });
  const name = unique('Before we leave');
  await page.goto('/maintenance/checklists/new');
  await field(page, 'Name').fill(name);
  const first = page.getByRole('group', { name: 'Item 1', exact: true });
  await field(first, 'What to check').fill('Bilge dry');
  await field(first, 'Section').fill('Engine room');
  await page.getByRole('button', { name: 'Add item', exact: true }).click();
  const second = page.getByRole('group', { name: 'Item 2', exact: true });
  await field(second, 'What to check').fill('Oil pressure');
  await field(second, 'Answer type').click();
  await page.getByRole('option', { name: 'Measure', exact: true }).click();
  await field(second, 'Minimum').fill('4,5');
  await field(second, 'Maximum').fill('2');
  await field(second, 'Unit').fill('bar');
  await page.getByRole('button', { name: 'Add checklist', exact: true }).click();
  await expect(second.getByText('Maximum must be at least the minimum', { exact: true })).toBeVisible();
  await field(second, 'Minimum').fill('2,0');
  await field(second, 'Maximum').fill('4.5');
  // The checklist is stored but its answer is lost: sent again, it is still stored once.
  await page.route('**/api/checklists', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await page.getByRole('button', { name: 'Add checklist', exact: true }).click();
  await expect(page.getByText('We couldn’t reach the server. Please check your connection and try again.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add checklist', exact: true }).click();
  await expect(page.getByText('Checklist added', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Start ${name}`, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('combobox', { name: 'Yacht', exact: true }).fill(yacht.name);
  await page.getByRole('option', { name: new RegExp(`^${yacht.name}`) }).click();
  await dialog.getByRole('button', { name: 'Start run', exact: true }).click();

  // A key answers the first item, a number the second: it is out of range and says so.
  await expect(page.getByRole('region', { name: 'Item 1 of 2', exact: true })).toBeVisible();
  await page.keyboard.press('p');
  const oil = page.getByRole('region', { name: 'Item 2 of 2', exact: true });
  await expect(oil.getByText('2.0 to 4.5 bar', { exact: true })).toBeVisible();
  await field(oil, 'Reading').fill('about 3');
  await page.getByRole('button', { name: 'Skip for now', exact: true }).click();
  await expect(oil.getByText('Please enter the reading', { exact: true })).toBeVisible();
  await expect(field(oil, 'Reading')).toBeFocused();
  await field(oil, 'Reading').fill('1,8');
  await expect(oil.getByText('Read as 1.8 · 2.0 to 4.5 bar', { exact: true })).toBeVisible();
  await oil.getByRole('button', { name: 'Save value', exact: true }).click();
  await expect(oil.getByText('1.8 bar fails. It becomes a defect when the run is finished.', { exact: true })).toBeVisible();
  // A corrected reading counts whichever way the item is left, and one out of its range stays when the item is failed.
  await field(oil, 'Reading').fill('3,1');
  await oil.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Nothing failed.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(field(oil, 'Reading')).toHaveValue('3.1');
  await field(oil, 'Reading').fill('1,8');
  await oil.getByRole('button', { name: /^Fail/ }).click();
  await expect(oil.getByText('1.8 bar fails. It becomes a defect when the run is finished.', { exact: true })).toBeVisible();
  await field(oil, 'What is wrong?').fill('Warm');
  await oil.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish run', exact: true }).click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Finish run', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'See the defect', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Oil pressure: 1.8 bar (2.0 to 4.5)', exact: true })).toBeVisible();
  await expect(page.getByText('Warm', { exact: true })).toBeVisible();
});

test('a checklist is run from a booking and listed on its page, and another run links to its maintenance record', async ({ page }) => {
  // The first checklist of its purpose is proposed, and the whole fleet's count too.
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const booking = await anEvent(manager, { yachtId: yacht.id });
  const work = await aMaintenanceRecord(manager, { yachtId: yacht.id, scheduledDate: `${inDays(5)}T08:00:00Z` });
  const items = [{ text: 'Bilge dry', kind: 'pass' }];
  const [name, other] = [unique('Before we leave'), unique('After a service')];
  await manager.post('/api/checklists', { name: other, purpose: 'service', yachtId: yacht.id, items });
  const { id } = await manager.post<{ id: number }>('/api/checklists', { name, purpose: 'pre_departure', yachtId: yacht.id, items });
  await page.goto(`/schedule/${booking.id}`);
  await page.getByRole('button', { name: 'Start a checklist', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('combobox', { name: 'Checklist', exact: true })).toHaveText(`${name} · Pre-departure`);
  await dialog.getByRole('button', { name: 'Start run', exact: true }).click();
  await page.getByRole('button', { name: /^Pass/ }).click();
  await page.getByRole('button', { name: 'Finish run', exact: true }).click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See the booking', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Checklists', exact: true });
  await expect(panel.getByRole('listitem')).toContainText([name]);
  await expect(panel.getByText('Finished', { exact: true })).toBeVisible();

  await goOn(page, `/maintenance/${work.id}`);
  await page.getByRole('button', { name: 'Start a checklist', exact: true }).click();
  await expect(dialog.getByRole('combobox', { name: 'Checklist', exact: true })).toHaveText(`${other} · Service`);
  await dialog.getByRole('button', { name: 'Start run', exact: true }).click();
  await page.getByRole('link', { name: 'See the work', exact: true }).click();
  await expect(page).toHaveURL(`/maintenance/${work.id}`);
  await expect(panel.getByText('0 of 1', { exact: true })).toBeVisible();

  // What somebody else saves while a checklist is edited isn't overwritten unseen, and what is typed can be saved after all.
  await goOn(page, `/maintenance/checklists/${id}/edit`);
  await field(page, 'Name').fill(`${name} port`);
  await manager.patch(`/api/checklists/${id}`, { name: `${name} at noon` });
  const save = page.getByRole('button', { name: 'Save changes', exact: true });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Someone changed this while you were working on it. Save again to keep yours.');
  expect(await manager.get(`/api/checklists/${id}`)).toMatchObject({ name: `${name} at noon` });
  await save.click();
  await expect(page.getByText('Checklist updated', { exact: true })).toBeVisible();
  expect(await manager.get(`/api/checklists/${id}`)).toMatchObject({ name: `${name} port` });
});

test('notes are kept whichever way an item is left, and what is typed at the end is still there after going back', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const run = await aRun(manager, ['Bilge dry', 'Navigation lights', 'Fire pump']);
  await page.goto('/maintenance/checklists');
  await page.getByRole('link', { name: run.name, exact: true }).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const wrong = field(page, 'What is wrong?');
  const isOn = (place: number) => expect(page.getByRole('region', { name: `Item ${place} of 3`, exact: true })).toBeVisible();
  const notes = async () => (await run.read()).map(({ note }) => note);

  await button('Fail').click();
  await wrong.fill('Wet');
  await button('Continue').click();
  await isOn(2);
  await button('Fail').click();
  await wrong.fill('Dim');
  await button('Back').click();
  await isOn(1);
  await expect(wrong).toHaveValue('Wet');
  await button('Continue').click();
  await expect(wrong).toHaveValue('Dim');
  await button('Continue').click();
  await isOn(3);
  await button('Fail').click();
  await wrong.fill('Leaks');
  await button('Go to the end').click();
  await expect.poll(notes).toEqual(['Wet', 'Dim', 'Leaks']);

  await field(page, 'Port engine').fill('1,240.5');
  await field(page, 'Signed by').fill('Ida Lind');
  await button('Back').click();
  await isOn(3);
  await button('Continue').click();
  await expect(field(page, 'Port engine')).toHaveValue('1,240.5');
  await expect(field(page, 'Signed by')).toHaveValue('Ida Lind');

  await page.setViewportSize({ width: 1280, height: 900 });
  await button('Change Fire pump').click();
  await wrong.fill('Leaks at the seal');
  // With the keyboard, so that the pointer doesn't move the focus first.
  await button('Change Bilge dry').press('Enter');
  await isOn(1);
  await expect.poll(notes).toEqual(['Wet', 'Dim', 'Leaks at the seal']);
  await wrong.fill('Wet to the frames');
  await page.goBack();
  await button('Keep editing').click();
  await expect(wrong).toHaveValue('Wet to the frames');
  await button('Go to the end').click();
  await expect(field(page, 'Port engine')).toHaveValue('1,240.5');
  await button('Finish run').click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  expect(await notes()).toEqual(['Wet to the frames', 'Dim', 'Leaks at the seal']);
  await page.getByRole('link', { name: 'All checklists', exact: true }).click();
  await expect(page).toHaveURL('/maintenance/checklists');
});

test('a picture that couldn’t be sent is reported at the next item, and of several pictures of an item the last one taken counts', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const run = await aRun(manager, ['Bilge dry', 'Navigation lights']);
  await page.goto(run.page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const addPicture = (side: number) =>
    page.locator('input[type=file]').setInputFiles({ name: 'bilge.png', mimeType: 'image/png', buffer: aPicture(side) });
  const answered = async () => (await (await page.waitForResponse('**/api/files*')).json()) as { url: string };
  const photo = async () => (await run.read())[0]?.photoUrl;
  const picture = page.getByRole('img', { name: 'Bilge dry, as it is', exact: true });

  await button('Fail').click();
  await page.route('**/api/files*', (route) => route.abort());
  await addPicture(64);
  await button('Next').click();
  await expect(page.getByRole('region', { name: 'Item 2 of 2', exact: true })).toBeVisible();
  await expect(page.getByText('1 picture hasn’t been sent yet', { exact: true })).toBeVisible();
  await page.unroute('**/api/files*');
  const [sent] = await Promise.all([answered(), button('Send again').click()]);
  await expect.poll(photo).toBe(sent.url);

  await button('Back').click();
  await expect(picture).toBeVisible();
  const height = async () => (await button('Continue').boundingBox())?.y;
  const before = await height();
  const uploads = await hold(page, '**/api/files*', 'POST');
  await addPicture(48);
  await expect.poll(() => uploads.requests).toHaveLength(1);
  // The next picture, taken after visiting another item, overtakes it.
  await page.route('**/api/files*', (route) => route.continue());
  await button('Continue').click();
  await button('Back').click();
  const pictures = await hold(page, '**/api/files/*', 'GET');
  const [last] = await Promise.all([answered(), addPicture(32)]);
  await expect.poll(photo).toBe(last.url);
  // Until the picture has loaded, what is below it doesn't move.
  await expect.poll(() => pictures.requests).toHaveLength(1);
  await expect(picture).toBeHidden();
  expect(await height()).toBe(before);
  pictures.release();
  await expect(picture).toBeVisible();
  await button('Continue').click();
  const end = button('Finish run');
  await button('Pass').click();
  await expect(page.getByText('A picture is still being sent.', { exact: true })).toBeVisible();
  await expect(end).toBeDisabled();
  await Promise.all([answered(), uploads.release()]);
  await end.click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  expect(await photo()).toBe(last.url);
});

test('a picture that couldn’t be sent is kept, and the run can’t be finished until it is sent or discarded', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const run = await aRun(manager, ['Bilge dry', 'Navigation lights']);
  await page.goto(run.page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const text = (words: string) => page.getByText(words, { exact: true });
  const addPicture = () => page.locator('input[type=file]').setInputFiles({ name: 'bilge.png', mimeType: 'image/png', buffer: aPicture() });
  let isReached = false;
  await page.route('**/api/files*', (route) => (isReached ? route.continue() : route.abort()));
  for (const next of [2, 3]) {
    await button('Fail').click();
    await addPicture();
    await expect(text(`The picture of “${next === 2 ? 'Bilge dry' : 'Navigation lights'}” wasn’t sent`)).toBeVisible();
    await button('Next').click();
    await expect(text(next === 2 ? '1 picture hasn’t been sent yet' : '2 pictures haven’t been sent yet')).toBeVisible();
  }
  await expect(button('Finish run')).toBeDisabled();

  await page.getByRole('link', { name: 'All checklists', exact: true }).click();
  await button('Leave without saving').click();
  await expect(page).toHaveURL('/maintenance/checklists');
  await page.goBack();
  await expect(text('2 pictures haven’t been sent yet')).toBeVisible();
  isReached = true;
  await button('Send again').click();
  await expect(text('2 pictures haven’t been sent yet')).toBeHidden();
  await expect.poll(async () => (await run.read()).filter(({ photoUrl }) => photoUrl).length).toBe(2);

  isReached = false;
  await button('Back').click();
  await addPicture();
  await expect(text('1 picture hasn’t been sent yet')).toBeVisible();
  // Only the last picture of an item counts; one that failed before it is dropped.
  await addPicture();
  await button('Go to the end').click();
  await expect(text('1 picture hasn’t been sent yet')).toBeVisible();
  expect(await faultsInBothThemes(page, 'a run with an unsent picture')).toEqual([]);
  await button('Discard').click();
  await expect(text('1 picture hasn’t been sent yet')).toBeHidden();
  await button('Finish run').click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  expect((await run.read())[1]?.photoUrl).not.toBeNull();
});

test('answers that couldn’t be saved are kept, marked and sent again, and those that the server refuses are dropped', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const run = await aRun(manager, ['Bilge dry', 'Navigation lights', 'Fire pump']);
  await page.goto('/maintenance/checklists');
  await page.getByRole('link', { name: run.name, exact: true }).click();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const expectAnswered = (count: number) =>
    expect(page.getByRole('progressbar', { name: `${count} of 3 answered`, exact: true })).toBeVisible();
  const results = async () => (await run.read()).map(({ result }) => result);
  const unsaved = (words: string) => page.getByText(words, { exact: true });

  // While the server is out of reach, answers are neither saved nor read.
  await page.route(`**${run.api}`, (route) => route.abort());
  await button('Pass').click();
  await expect(unsaved('1 answer isn’t saved yet')).toBeVisible();
  await button('Fail').click();
  await field(page, 'What is wrong?').fill('Dim');
  await button('Next').click();
  await expect(unsaved('2 answers aren’t saved yet')).toBeVisible();
  await expectAnswered(2);
  expect(await faultsInBothThemes(page, 'a run with answers that aren’t saved')).toEqual([]);
  await page.goBack();
  await button('Keep editing').click();
  // It is changed before it was saved: the last answer counts.
  await button('Back').click();
  await button('Back').click();
  await button('N/A').click();
  await expect(unsaved('2 answers aren’t saved yet')).toBeVisible();
  expect(await results()).toEqual([null, null, null]);
  await page.unroute(`**${run.api}`);
  await button('Retry').click();
  await expect(page.getByText(/^\d answers? (isn’t|aren’t) saved yet$/)).toHaveCount(0);
  await expectAnswered(2);
  expect(await results()).toEqual(['na', 'fail', null]);
  expect((await run.read())[1]?.note).toBe('Dim');

  // The answer is refused while the run can't be reloaded.
  await page.route(`**${run.api}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 409, json: { code: 'run_finished', message: 'It is finished. Start another run instead.' } })
      : route.abort(),
  );
  await button('Continue').click();
  await button('Pass').click();
  await expect(page.getByText('Fire pump: It is finished. Start another run instead.', { exact: true })).toBeVisible();
  await expectAnswered(2);
  await page.unroute(`**${run.api}`);

  // Finishing the run saves what is left.
  await page.route(`**${run.api}`, (route) => route.abort());
  await button('Back').click();
  await button('Pass').click();
  await expectAnswered(3);
  await expect(unsaved('1 answer isn’t saved yet')).toBeVisible();
  await page.unroute(`**${run.api}`);
  await button('Finish run').click();
  await expect(page.getByText('Run finished', { exact: true })).toBeVisible();
  expect(await results()).toEqual(['na', 'fail', 'pass']);
});

test('data loaded before an answer replaces neither the answer on the screen nor the note being typed', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const run = await aRun(manager, ['Bilge dry', 'Navigation lights']);
  await page.goto(run.page);
  const wrong = field(page, 'What is wrong?');
  await expect(page.getByRole('region', { name: 'Item 1 of 2', exact: true })).toBeVisible();
  const reads = await hold(page, `**${run.api}`, 'GET');
  await page.keyboard.press('p');
  await expect.poll(() => reads.requests).toHaveLength(1);
  const answers = await hold(page, `**${run.api}`, 'PATCH');
  await page.keyboard.press('f');
  await wrong.fill('Dim');
  await Promise.all([page.waitForResponse((response) => response.url().endsWith(run.api)), reads.release()]);
  await wrong.pressSequentially(' and dripping');
  await expect(wrong).toHaveValue('Dim and dripping');
  await expect(wrong).toBeFocused();
  answers.release();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: '2 of 2 answered', exact: true })).toBeVisible();
  await expect.poll(async () => (await run.read()).map(({ result, note }) => note ?? result)).toEqual(['pass', 'Dim and dripping']);

  // Somebody else finishes the run: what is typed stays until it is dismissed.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await wrong.fill('Dim, dripping and loose');
  await manager.patch(run.api, { finish: true });
  await expect(page.getByText('This run was finished meanwhile. What you entered can’t be saved anymore.', { exact: true })).toBeVisible();
  await expect(wrong).toHaveValue('Dim, dripping and loose');
  await page.getByRole('button', { name: 'Show the finished run', exact: true }).click();
  await expect(wrong).toHaveCount(0);
  await expect(page.getByText('Dim and dripping', { exact: true })).toBeVisible();
});

test('an address of a page of runs that is gone shows the last page', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const run = await aRun(manager, ['Bilge dry']);
  await page.goto('/maintenance/checklists?page=2');
  await expect(page.getByRole('link', { name: run.name, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages of runs', exact: true })).toContainText('1 run');
});

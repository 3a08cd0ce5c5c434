import type { MaintenanceRecord } from '#domain/maintenance/maintenance-record.ts';
import type { Meter } from '#domain/equipment/meter.ts';
import type { Part, PartStock } from '#domain/parts/part.ts';
import type { ServicePlan } from '#domain/services/service-plan.ts';
import { inDays } from './clock.ts';
import { anEngine, aYacht } from './given.ts';
import { signedIn, unique } from './people.ts';
import { aPicture, expect, field, test, goOn, hold } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the skipper ties up, enters the hours, and plans the service that is then due with one click', async ({ page }) => {
  const skipper = await signedIn(page, 'manager');
  const yacht = await aYacht(skipper);
  const engine = await anEngine(skipper, { yachtId: yacht.id, name: 'Port engine', withPlans: false });
  const { id: meterId } = await skipper.post<Meter>('/api/meters', { equipmentId: engine.id });
  await skipper.post('/api/readings', { readings: [{ meterId, hours: 1200, at: `${inDays(-40)}T08:00:00Z` }] });
  const title = unique('250 h service');
  const part = await skipper.post<Part>('/api/parts', { name: unique('Impeller') });
  const stock = await skipper.post<PartStock>(`/api/parts/${part.id}/stocks`, { yachtId: yacht.id, quantity: 3 });
  const plan = await skipper.post<ServicePlan>('/api/service-plans', {
    equipmentId: engine.id,
    title,
    everyHours: 250,
    meterId,
    dueHours: 1250,
    parts: [{ partId: part.id, quantity: 2 }],
  });

  await page.goto(`/routes/new?yachtId=${yacht.id}`);
  await field(page, 'Departure location').fill('Calvi');
  await field(page, 'Arrival location').fill('Antibes');
  await field(page, 'Departure date').fill(inDays(-2));
  await field(page, 'Departure time').fill('08:00');
  await field(page, 'Arrival date').fill(inDays(-1));
  await field(page, 'Arrival time').fill('09:10');
  await field(page, 'Port engine').fill('1231.6');
  const plans = await hold(page, '**/api/service-plans*', 'GET');
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  // It can't be logged again while the services that are due are read.
  await expect.poll(() => plans.requests).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Saving', exact: true })).toBeDisabled();
  plans.release();

  // One click on the proposal puts it into the calendar.
  await expect(page).toHaveURL(`/maintenance/services?yachtId=${yacht.id}`);
  await expect(page.getByText(new RegExp(`Port engine, ${title}: 18\\.4 h left`))).toBeVisible();
  await page.getByRole('button', { name: `Plan it: Port engine, ${title}`, exact: true }).click();
  await expect(page.getByText('Service planned', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Planned for/ })).toBeVisible();
  const { jobId } = await skipper.get<ServicePlan>(`/api/service-plans/${plan.id}`);
  const work = await skipper.get<MaintenanceRecord>(`/api/maintenance/${jobId}`);
  expect(work.services).toMatchObject([{ planId: plan.id, doneOn: null }]);

  // On completion, hours and parts are filled in, and the receipt is an expense of the work.
  await page.getByRole('link', { name: /^Planned for/ }).click();
  await page.getByRole('button', { name: 'Mark completed', exact: true }).click();
  const sheet = page.getByRole('alertdialog');
  await expect(field(sheet, 'Port engine')).toHaveValue('1,231.6');
  await expect(field(sheet, part.name)).toHaveValue('2');
  await expect(sheet.getByText('3 in stock', { exact: true })).toBeVisible();
  await field(sheet, 'Port engine').fill('1240');
  // In a company that uses euros, three digits after a point are thousands.
  await sheet.getByLabel(/^Amount in/).fill('1.480');
  await expect(sheet.getByText('Read as €1,480.00', { exact: true })).toBeVisible();
  await field(sheet, part.name).fill('2,00');
  await expect(sheet.getByText(/^Read as 2 · 3 in stock/)).toBeVisible();
  await sheet.getByLabel(/^Amount in/).fill('480.50');
  await sheet.getByRole('button', { name: 'Mark completed', exact: true }).click();
  await expect(page.getByText('Maintenance updated', { exact: true })).toBeVisible();
  expect(await skipper.get(`/api/service-plans/${plan.id}`)).toMatchObject({ cycle: 2, dueHours: 1490, jobId: null });
  expect(await skipper.get(`/api/stocks/${stock.id}`)).toMatchObject({ quantity: 1 });
  expect(await skipper.get(`/api/expenses?maintenanceId=${work.id}`)).toMatchObject([
    { amount: '480.50', subcategory: 'Labour', maintenanceId: work.id, yachtId: yacht.id },
  ]);

  // Recorded as done again without maintenance, it starts with the last reading of the meter.
  await goOn(page, `/maintenance/services?yachtId=${yacht.id}`);
  await page.getByRole('button', { name: `Done: Port engine, ${title}`, exact: true }).click();
  await expect(field(sheet, 'Hours')).toHaveValue('1,240.0');

  // A certificate that is uploading or uploaded isn't discarded without asking, and neither are changed parts.
  const isKept = async () => {
    await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  };
  const uploads = await hold(page, '**/api/files?kind=document', 'POST');
  await sheet.locator('input[type=file]').setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: aPicture() });
  await expect.poll(() => uploads.requests).toHaveLength(1);
  await isKept();
  uploads.release();
  const remove = sheet.getByRole('button', { name: /^Remove receipt/ });
  await expect(remove).toBeVisible();
  await isKept();
  await remove.click();
  await field(sheet, part.name).fill('');
  await isKept();
  await sheet.getByRole('button', { name: 'Mark as done', exact: true }).click();
  await expect(page.getByText('Service completed', { exact: true })).toBeVisible();
  expect(await skipper.get(`/api/service-plans/${plan.id}`)).toMatchObject({ cycle: 3, dueHours: 1490 });
});

test('a completed service takes what its new meter shows, and unusual hours that are corrected are no longer asked about', async ({
  page,
}) => {
  const skipper = await signedIn(page, 'manager');
  const yacht = await aYacht(skipper);
  const engine = await anEngine(skipper, { yachtId: yacht.id, name: 'Port engine', withPlans: false });
  const { id: meterId } = await skipper.post<Meter>('/api/meters', { equipmentId: engine.id });
  await skipper.post('/api/readings', { readings: [{ meterId, hours: 1200, at: `${inDays(-40)}T08:00:00Z` }] });
  await skipper.post(`/api/meters/${meterId}/replacement`, { at: `${inDays(-30)}T08:00:00Z`, lastShown: 1220, firstShown: 0 });
  await skipper.post('/api/readings', { readings: [{ meterId, hours: 30, at: `${inDays(-15)}T08:00:00Z` }] });
  const title = unique('250 h service');
  const plan = await skipper.post<ServicePlan>('/api/service-plans', {
    equipmentId: engine.id,
    title,
    everyHours: 250,
    meterId,
    dueHours: 1300,
  });

  await page.goto(`/maintenance/services?yachtId=${yacht.id}`);
  await page.getByRole('button', { name: `Done: Port engine, ${title}`, exact: true }).click();
  const sheet = page.getByRole('alertdialog');
  await expect(sheet.getByText('30.0 h so far', { exact: true })).toBeVisible();
  await field(sheet, 'Hours').fill('230');
  await sheet.getByRole('button', { name: 'Mark as done', exact: true }).click();
  const question = sheet.getByText(/^Port engine would have run 200\.0 h in \d+ days\. Is that right\?$/);
  await expect(question).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Yes, save', exact: true })).toBeVisible();
  await field(sheet, 'Hours').fill('42');
  await expect(question).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Mark as done', exact: true }).click();
  await expect(page.getByText('Service completed', { exact: true })).toBeVisible();
  expect(await skipper.get(`/api/meters?yachtId=${yacht.id}`)).toMatchObject([{ shown: 42, hours: 1262 }]);
  expect(await skipper.get(`/api/service-plans/${plan.id}`)).toMatchObject({ cycle: 2, dueHours: 1512 });

  // Somebody else completes it while it is being postponed: its next turn isn't meant.
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Done: Port engine, ${title}`, exact: true }) });
  await row.getByRole('button', { name: `More about Port engine, ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Postpone', exact: true }).click();
  await field(sheet, 'New due hours').fill('1800');
  await field(sheet, 'Reason').fill('Parts arrive on Monday');
  await skipper.post(`/api/service-plans/${plan.id}/completions`, { cycle: 2, doneOn: inDays(0), hours: 43, confirm: true });
  await expect(sheet.getByText(/due at 1,513\.0 h/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Postpone', exact: true }).click();
  await expect(page.getByText(/^This was completed already, on /)).toBeVisible();
  expect(await skipper.get(`/api/service-plans/${plan.id}`)).toMatchObject({ cycle: 3, postponedHours: null });

  // Somebody else pauses it, and it leaves the filtered list: its dialog stays with what was typed.
  await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();
  await goOn(page, `/maintenance/services?yachtId=${yacht.id}&state=ok`);
  await page.getByRole('button', { name: `Done: Port engine, ${title}`, exact: true }).click();
  await field(sheet, 'Notes').fill('New impeller');
  await skipper.patch(`/api/service-plans/${plan.id}`, { paused: true });
  await expect(page.getByText('No services match', { exact: true })).toBeVisible();
  await expect(field(sheet, 'Notes')).toHaveValue('New impeller');
  await sheet.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Leave without saving', exact: true }).click();

  // A critical service isn't postponed by those who don't run the company, nor by editing it, which keeps what they typed.
  await skipper.patch(`/api/service-plans/${plan.id}`, { paused: false, critical: true });
  await signedIn(page, 'staff');
  await page.goto(`/maintenance/services?yachtId=${yacht.id}`);
  await row.getByRole('button', { name: `More about Port engine, ${title}`, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Postpone', exact: true })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await field(sheet, 'Due at (hours)').fill('1800');
  await sheet.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(page.getByText(/^Only those who run the company can postpone a critical service/)).toBeVisible();
  await expect(field(sheet, 'Due at (hours)')).toHaveValue('1800');
});

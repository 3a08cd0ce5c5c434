// Late answers move nothing away from under a pointer: each page is opened with an answer held back that content higher up waits for.
import type { Part } from '#domain/parts/part.ts';
import { inDays } from './clock.ts';
import { aCustomer, aFleet, anEngine, anEvent, anInvoice } from './given.ts';
import { newSubscriber, signedIn, type Person } from './people.ts';
import { unanswered } from './requests.ts';
import { countShifts, expect, hold, test } from './walk.ts';

const pages: { address: string; late: string; last: string }[] = [
  { address: '/subscribe', late: '**/api/payment-config', last: 'Keep this plan' },
  { address: '/profile', late: '**/api/payment-config', last: 'Bills' },
  { address: '/profile', late: '**/api/profile/reminders', last: 'Passkeys' },
  { address: '/profile', late: '**/api/profile/second-step', last: 'Passkeys' },
  { address: '/charters', late: '**/api/finance/bookings?*', last: 'Add Charter' },
  { address: '/desk/prices', late: '**/api/yachts/*/charter-terms', last: 'Contract' },
  { address: '/maintenance/services', late: '**/api/yachts/*/proposals', last: 'Done' },
  { address: '/maintenance/equipment', late: '**/api/meters?*', last: 'Service book' },
  { address: '/maintenance/parts', late: '**/api/parts/reorder?*', last: 'Fuel filter' },
  { address: '/maintenance/checklists', late: '**/api/checklists?*', last: 'Runs' },
  { address: '/finance/expenses/new', late: '**/api/tax-rates?*', last: 'Receipt' },
];

let manager: Person;

/** A company that pays, and with something on each page both in what comes late and below it. */
test.beforeAll(async () => {
  manager = await newSubscriber('professional-monthly');
  // Its trial is over and the first month billed.
  await manager.post('/api/sandbox/clock', { days: 35 });
  const [yacht] = await aFleet(manager, 3);
  const yachtId = yacht!.id;
  for (const [nth, days] of [40, 50, 60].entries()) {
    const customer = await aCustomer(manager);
    const dates = { startDate: `${inDays(days)}T15:00:00Z`, endDate: `${inDays(days + 7)}T07:00:00Z` };
    const event = await anEvent(manager, { yachtId, customerId: customer.id, price: 1_000_000, currency: 'EUR', ...dates });
    if (nth < 2) await anInvoice(manager, { customerId: customer.id, eventId: event.id, status: 'sent', dueDate: inDays(20) });
  }
  const season = { fromDay: inDays(-60), toDay: inDays(60), week: '4900' };
  await manager.patch(`/api/yachts/${yachtId}/charter-terms`, { currency: 'EUR', registration: 'PI-1204', seasons: [season] });
  const engine = await anEngine(manager, { yachtId });
  await manager.post('/api/readings', { readings: [{ meterId: engine.meterId, hours: 1200, at: `${inDays(-40)}T08:00:00Z` }] });
  await manager.post('/api/service-plans', { equipmentId: engine.id, title: 'Impeller', dueOn: inDays(-1) });
  const part = await manager.post<Part>('/api/parts', { name: 'Fuel filter', supplier: 'Diesel Antibes' });
  await manager.post(`/api/parts/${part.id}/stocks`, { yachtId, minimum: 3, quantity: 1 });
  const items = [{ text: 'Bilge dry', kind: 'pass' }];
  const checklist = await manager.post<{ id: number }>('/api/checklists', { name: 'Before we leave', purpose: 'pre_departure', items });
  await manager.post('/api/checklist-runs', { checklistId: checklist.id, yachtId });
  await manager.post('/api/tax-rates', { name: 'Standard', category: 'S', percent: '20', validFrom: '2020-01-01' });
});

for (const { address, late, last } of pages) {
  test(`${address} moves nothing when ${late.slice(late.indexOf('/api'))} is answered`, async ({ page }) => {
    // As high as the page, because content further down may move as well.
    await page.setViewportSize({ width: 1440, height: 2400 });
    await signedIn(page, manager);
    const shifted = await countShifts(page);
    const { requests, release } = await hold(page, late);
    await page.goto(address);
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    // Everything else has been answered.
    await expect.poll(() => unanswered(page).length).toBe(requests.length);
    release();
    await expect(page.getByText(last, { exact: true }).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThan(0.002);
  });
}

import type { Locator, Page } from '@playwright/test';
import type { NewScheduleEvent, ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { aCustomer, aMaintenanceRecord, anEvent, anIncome, anInvoice, aYacht } from './given.ts';
import { signedIn, unique, type Person } from './people.ts';
import { asShown, expect, field, goOn, test } from './walk.ts';

/** A charter to Calvi in June 2031. */
function aCharter(by: Person, yachtId: number, more: Partial<NewScheduleEvent> = {}): Promise<ScheduleEvent> {
  const [startDate, endDate] = ['2031-06-16T08:00:00Z', '2031-06-20T14:00:00Z'];
  return anEvent(by, { yachtId, title: 'Charter to Calvi', startDate, endDate, ...more });
}

function stored(by: Person, id: number): Promise<ScheduleEvent> {
  return by.get(`/api/schedule/${id}`);
}

/** The timeline of one yacht, with its events there. */
async function openTimeline(page: Page, yachtId: number, more = '') {
  await page.goto(`/schedule?view=timeline&date=2031-06-10&yachtId=${yachtId}${more}`);
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toHaveAttribute('aria-busy', 'false');
}

/** The middle of a day on the only row. */
async function dayOn(page: Page, day: string) {
  const head = await boxOf(page.getByRole('columnheader', { name: day, exact: true }));
  const row = await boxOf(page.getByRole('rowheader'));
  return { x: head.x + head.width / 2, y: row.y + row.height / 2 };
}

/** Whether a text has the red of overdue work. */
async function isRed(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--red)';
    const red = getComputedStyle(probe).color;
    probe.remove();
    return getComputedStyle(element).color === red;
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

/** Waits until a bar, which glides to its place, starts at this day. */
async function arrived(bar: Locator, day: number) {
  const head = bar.page().getByRole('columnheader', { name: june(day), exact: true });
  await expect.poll(async () => Math.abs((await boxOf(bar)).x - (await boxOf(head)).x)).toBeLessThan(4);
  // It can't be dragged while it is being saved.
  await expect(bar).not.toHaveAttribute('aria-busy');
}

/** Drags from one place to another without releasing. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** The address at which the sheet would open as a page of its own. */
async function openAsPage(sheet: Locator): Promise<string> {
  const link = sheet.getByRole('link', { name: 'Open as a page', exact: true });
  return link.evaluate((each) => (each as HTMLAnchorElement).href);
}

const june = (day: number) =>
  `${['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'][(day - 1) % 7]}, June ${day}, 2031`;

test('a charter is booked by dragging over free days, refused on another’s time, moved, made longer and undone', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await aCharter(manager, yacht.id);
  await openTimeline(page, yacht.id);
  await drag(page, await dayOn(page, june(9)), await dayOn(page, june(12)));
  await expect(page.getByText(`${yacht.name}, Jun 9 – Jun 12`, { exact: true })).toBeVisible();
  await page.mouse.up();
  const sheet = page.getByRole('dialog', { name: 'New charter', exact: true });
  await expect(field(sheet, 'Start date')).toHaveValue(asShown('2031-06-09'));
  await expect(field(sheet, 'Start time')).toHaveValue(asShown('09:00'));
  await expect(field(sheet, 'End time')).toHaveValue(asShown('16:00'));
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'More', exact: true }).click();
  await field(sheet, 'Title').fill('Charter to Bastia');
  await page.getByRole('button', { name: 'Add event', exact: true }).click();
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();

  await openTimeline(page, yacht.id);
  const bar = (days: string) => page.getByRole('button', { name: `${yacht.name}, Charter: Charter to Bastia, ${days}`, exact: true });
  const [{ id } = { id: 0 }] = await manager.get<ScheduleEvent[]>(`/api/schedule?yachtId=${yacht.id}&q=Bastia`);

  await drag(page, await dayOn(page, june(10)), await dayOn(page, june(15)));
  await expect(page.locator('[data-overlap=conflict]')).toBeVisible();
  await expect(page.getByText(`${yacht.name} is already booked: Charter to Calvi, Jun 16 – Jun 20`, { exact: true }).first()).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Booking put back', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      `Failed to update schedule event: ${yacht.name} is already booked from Jun 16, 10:00 AM to Jun 20, 4:00 PM: Charter to Calvi.`,
      { exact: true },
    ),
  ).toBeVisible();
  await arrived(bar('Jun 9 to Jun 12'), 9);
  expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-09T07:00:00.000Z', endDate: '2031-06-12T14:00:00.000Z' });

  await drag(page, await dayOn(page, june(10)), await dayOn(page, june(12)));
  await page.mouse.up();
  await expect(page.getByText('Booking moved', { exact: true })).toBeVisible();
  await arrived(bar('Jun 11 to Jun 14'), 11);
  expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-11T07:00:00.000Z', endDate: '2031-06-14T14:00:00.000Z' });

  const box = await boxOf(bar('Jun 11 to Jun 14'));
  const end = { x: box.x + box.width - 3, y: box.y + box.height / 2 };
  await drag(page, end, { x: end.x + 44, y: end.y });
  await page.mouse.up();
  await expect(page.getByText('Booking changed', { exact: true })).toBeVisible();
  await expect(bar('Jun 11 to Jun 15')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Booking back where it was', { exact: true })).toBeVisible();
  await expect(bar('Jun 11 to Jun 14')).toBeVisible();
  expect(await stored(manager, id)).toMatchObject({ endDate: '2031-06-14T14:00:00.000Z' });
});

test('a charter moves to another yacht and keeps its hours across the clock change', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const [one, other] = [await aYacht(manager, { name: unique('A Journey') }), await aYacht(manager, { name: unique('A Voyage') })];
  const { id } = await aCharter(manager, one.id, { startDate: '2031-03-24T08:00:00Z', endDate: '2031-03-27T14:00:00Z' });
  await page.goto('/schedule?view=timeline&date=2031-03-24');
  const bar = page.getByRole('button', { name: new RegExp(`^${one.name}, Charter: `) });
  const from = await boxOf(bar);
  const to = await boxOf(page.getByRole('rowheader', { name: new RegExp(`^${other.name}`) }));
  await drag(page, { x: from.x + 50, y: from.y + 17 }, { x: from.x + 50 + 7 * 42, y: to.y + 25 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: `${other.name}, Charter: Charter to Calvi, Mar 31 to Apr 3`, exact: true })).toBeVisible();
  await expect(page.getByText('Booking moved', { exact: true })).toBeVisible();
  expect(await stored(manager, id)).toMatchObject({
    yachtId: other.id,
    startDate: '2031-03-31T07:00:00.000Z',
    endDate: '2031-04-03T13:00:00.000Z',
  });
});

test('a charter in the last visible row is dragged sideways and stays with its yacht', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const names = Array.from({ length: 16 }, (_, place) => unique(`Berth ${String.fromCodePoint(65 + place)}`));
  const yachts = await Promise.all(names.map((name) => aYacht(manager, { name })));
  await Promise.all(yachts.map(({ id }) => aCharter(manager, id)));
  await page.goto('/schedule?view=timeline&date=2031-06-10');
  const grid = page.getByRole('grid', { name: 'Fleet timeline', exact: true });
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  const bars = page.getByRole('button', { name: /, Charter: Charter to Calvi/ });
  const boxes = await Promise.all((await bars.all()).map(boxOf));
  // Rows further down are drawn as well, but out of reach.
  const lowest = await bars.evaluateAll((all) =>
    all.findLastIndex((bar) => {
      const { left, top, height } = bar.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + 60, top + height / 2));
    }),
  );
  expect(lowest).toBeGreaterThan(0);
  expect(lowest).toBeLessThan(boxes.length - 1);
  const label = (await bars.nth(lowest).getAttribute('aria-label')) as string;
  const yacht = yachts.find(({ name }) => label.startsWith(`${name}, `));
  const from = { x: (boxes[lowest]?.x ?? 0) + 60, y: (boxes[lowest]?.y ?? 0) + (boxes[lowest]?.height ?? 0) / 2 };
  await drag(page, from, { x: from.x + 44, y: from.y });
  // An edge would scroll with every frame: for thirty frames nothing may move.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(page.getByText('Booking moved', { exact: true })).toBeVisible();
  const events = await manager.get<ScheduleEvent[]>(`/api/schedule?yachtId=${yacht?.id}`);
  expect(events).toMatchObject([{ startDate: '2031-06-17T08:00:00.000Z', endDate: '2031-06-21T14:00:00.000Z' }]);
});

test('maintenance over a booking asks first, stays where it was when declined, and is saved when confirmed', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await aCharter(manager, yacht.id);
  const { id } = await aCharter(manager, yacht.id, {
    type: 'maintenance',
    title: 'Oil change',
    startDate: '2031-06-11T07:00:00Z',
    endDate: '2031-06-12T14:00:00Z',
  });
  await openTimeline(page, yacht.id);
  const bar = (days: string) => page.getByRole('button', { name: `${yacht.name}, Maintenance: Oil change, ${days}`, exact: true });
  await drag(page, await dayOn(page, june(11)), await dayOn(page, june(17)));
  await expect(page.locator('[data-overlap=question]')).toBeVisible();
  await page.mouse.up();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${yacht.name} is booked from Jun 16, 10:00 AM to Jun 20, 4:00 PM: Charter to Calvi. Save it anyway?`);
  await dialog.getByRole('button', { name: 'Put it back', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-11T07:00:00.000Z' });

  // So it does when the timeline is left without an answer.
  await arrived(bar('Jun 11 to Jun 12'), 11);
  await drag(page, await dayOn(page, june(11)), await dayOn(page, june(17)));
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await goOn(page, `/yachts/${yacht.id}`);
  await goOn(page, `/schedule?view=timeline&date=2031-06-10&yachtId=${yacht.id}`);

  await arrived(bar('Jun 11 to Jun 12'), 11);
  await drag(page, await dayOn(page, june(11)), await dayOn(page, june(17)));
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Save anyway', exact: true }).click();
  await expect(page.getByText('Event moved', { exact: true })).toBeVisible();
  await expect(bar('Jun 17 to Jun 18, overlaps with something else')).toBeVisible();
  expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-17T07:00:00.000Z', endDate: '2031-06-18T14:00:00.000Z' });
});

test('a drag that is cancelled leaves nothing behind, and nothing is offered where a booking is', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const { id } = await aCharter(manager, yacht.id);
  await openTimeline(page, yacht.id);
  const offer = page.getByRole('button', { name: /free\. Add an event$/ });
  await drag(page, await dayOn(page, june(18)), await dayOn(page, june(12)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /Charter: Charter to Calvi, Jun 16 to Jun 20/ })).not.toHaveClass(/cursor-grabbing/);
  await expect(offer).toHaveCount(0);
  expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-16T08:00:00.000Z' });

  // A drag into the charter that is cancelled there offers nothing on it.
  await drag(page, await dayOn(page, june(12)), await dayOn(page, june(18)));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The charter ends in the afternoon of the 20th and leaves no part of that day; half of a day is offered as a half.
  await aCharter(manager, yacht.id, { startDate: '2031-06-23T15:00:00Z', endDate: '2031-06-25T07:00:00Z' });
  const next = page.getByRole('button', { name: /Charter: Charter to Calvi, Jun 23 to Jun 25/ });
  await expect(next).toBeVisible();
  const place = await dayOn(page, june(25));
  await page.mouse.click(place.x + 10, place.y);
  await expect(offer).toHaveAccessibleName(`${yacht.name}, Wednesday, June 25, free. Add an event`);
  const [bar, free] = [await boxOf(next), await boxOf(offer)];
  expect(free.x).toBeGreaterThanOrEqual(bar.x + bar.width);
});

test('a bar shows its customer, destination and progress, and what is tight or conflicts', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const customer = await aCustomer(manager, { firstName: 'Willem', lastName: 'de Graaf' });
  await aCharter(manager, yacht.id, { customerId: customer.id });
  await aCharter(manager, yacht.id, { startDate: '2031-06-20T17:00:00Z', endDate: '2031-06-24T07:00:00Z' });
  await aCharter(manager, yacht.id, { title: 'Long ago', startDate: '2021-06-16T08:00:00Z', endDate: '2021-06-20T14:00:00Z' });
  await aCharter(manager, yacht.id, {
    type: 'inspection',
    title: 'Survey',
    startDate: '2031-06-22T08:00:00Z',
    endDate: '2031-06-22T14:00:00Z',
    allowOverlap: true,
  });
  await openTimeline(page, yacht.id);
  const first = page.getByRole('button', { name: `${yacht.name}, Charter: Willem de Graaf Calvi, Jun 16 to Jun 20`, exact: true });
  await expect(first).toHaveText('Willem de Graaf Calvi4 nights');
  await expect(first).toHaveAttribute('data-form', 'ahead');
  await expect(page.locator('[data-changeover]')).toHaveText('3h');
  await expect(page.locator('[data-changeover]')).toHaveAttribute('data-changeover', 'short');
  await expect(
    page.getByRole('button', { name: `${yacht.name}, Inspection: Survey, Jun 22, overlaps with something else`, exact: true }),
  ).toBeVisible();
  const day = page.getByRole('link', {
    name: /^Friday, June 20: 1 in 1 out, .* yachts? at sea; too little time between two bookings$/,
  });
  await expect(day).toHaveText('1 in 1 out!');
  // With a shorter turnaround the yacht is ready in time, on every open page.
  await manager.patch(`/api/yachts/${yacht.id}`, { houseRules: { turnaroundHours: 3 } });
  await expect(page.locator('[data-changeover]')).toHaveAttribute('data-changeover', 'enough');
  await expect(day).toHaveCount(0);
  await manager.patch(`/api/yachts/${yacht.id}`, { houseRules: null });
  await expect(page.locator('[data-changeover]')).toHaveAttribute('data-changeover', 'short');
  await day.click();
  await expect(page).toHaveURL(`/schedule?view=day&date=2031-06-20&yachtId=${yacht.id}`);
  await openTimeline(page, yacht.id, '&type=charter');
  await first.focus();
  await page.keyboard.press('d');
  await expect(page).toHaveURL(`/schedule?view=day&date=2031-06-16&yachtId=${yacht.id}&type=charter`);
  await page.goto(`/schedule?view=timeline&date=2021-06-14&yachtId=${yacht.id}`);
  await expect(page.getByRole('button', { name: `${yacht.name}, Charter: Long ago, Jun 16 to Jun 20, over`, exact: true })).toHaveAttribute(
    'data-form',
    'over',
  );
});

test('a bar’s text whose start is scrolled away stays beside the yachts and ends in dots', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const customer = await aCustomer(manager, { firstName: 'Grégoire', lastName: 'Aubert' });
  await aCharter(manager, yacht.id, { customerId: customer.id });
  await openTimeline(page, yacht.id);
  const bar = page.getByRole('button', { name: /Charter: Grégoire Aubert/ });
  const words = bar.locator('[data-until]');
  const side = await boxOf(page.getByRole('rowheader'));
  for (const left of [60, 130, 160]) {
    const box = await boxOf(bar);
    await page.getByRole('grid').evaluate((grid, by) => grid.scrollBy(by, 0), box.x + left - (side.x + side.width));
    await expect.poll(async () => Math.round((await boxOf(bar)).x - side.x - side.width)).toBe(-left);
    // The text follows in the next frame.
    await expect.poll(async () => Math.abs((await boxOf(words)).x - (side.x + side.width))).toBeLessThanOrEqual(1);
    const [seen, whole] = [await boxOf(words), await boxOf(bar)];
    expect(seen.x + seen.width).toBeLessThanOrEqual(whole.x + whole.width + 1);
  }
});

test('a search for free nights shows the yachts that have them', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const [booked, freeYacht] = [await aYacht(manager, { name: unique('A Charter') }), await aYacht(manager, { name: unique('A Idler') })];
  await aCharter(manager, booked.id);
  await page.goto('/schedule?view=timeline&date=2031-06-10');
  const header = (name: string) => page.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  await expect(header(booked.name)).toBeVisible();
  await page.getByRole('button', { name: 'Find free yachts', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Find free yachts', exact: true });
  await panel.getByRole('textbox', { name: 'Nights', exact: true }).fill('5');
  // Without a year it is a day to come.
  await field(panel, 'From').fill(inDays(250).slice(5).replace('-', '/'));
  await expect(field(panel, 'From')).toHaveAccessibleDescription(new RegExp(`^Read as .* ${inDays(250).slice(0, 4)}$`));
  await field(panel, 'From').fill(asShown('2031-06-15'));
  await panel.getByRole('button', { name: 'Show free yachts', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-15&nights=5&from=2031-06-15');
  await expect(header(booked.name)).toHaveCount(0);
  await expect(header(freeYacht.name)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /^\d+ of \d+ free$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Free for 5 nights from Sun, Jun 15', exact: true })).toBeVisible();
  await expect(header(freeYacht.name)).toBeVisible();
  await page.getByRole('button', { name: 'Show all yachts', exact: true }).click();
  await expect(header(booked.name)).toBeVisible();
});

test('a bar shows with a dot and in words whether the booking is paid', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const customer = await aCustomer(manager);
  const { id } = await aCharter(manager, yacht.id, { customerId: customer.id, price: 50_000, currency: 'EUR' });
  const invoice = await anInvoice(manager, { customerId: customer.id, eventId: id, status: 'sent' });
  await openTimeline(page, yacht.id);
  const bar = page.getByRole('button', { name: /Calvi, Jun 16 to Jun 20, Payment due$/ });
  await expect(bar.locator('[data-money=due]')).toBeVisible();
  await expect(bar).toContainText('Payment due');
  await anIncome(manager, { customerId: customer.id, invoiceId: invoice.id, amount: '500.00', currency: 'EUR' });
  await expect(page.getByRole('button', { name: /Calvi, Jun 16 to Jun 20, Paid$/ }).locator('[data-money=paid]')).toBeVisible();
});

test('rows are grouped and made compact, groups are collapsed, and the next visit keeps all that', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const [port, other] = [unique('Antibes'), unique('Naples')];
  const { name: stays } = await aYacht(manager, { name: unique('A stay'), location: port });
  const { name: folds } = await aYacht(manager, { name: unique('A fold'), location: other });
  await page.goto('/schedule?view=timeline&date=2031-06-10');
  const header = (name: string) => page.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  expect((await boxOf(header(stays))).height).toBe(56);
  await page.getByRole('button', { name: 'Rows', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Rows', exact: true });
  await menu.getByRole('button', { name: 'One line', exact: true }).click();
  await menu.getByRole('button', { name: 'By home port', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${other} 1`, exact: true }).click();
  await expect(header(folds)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: `${other} 1`, exact: true })).toHaveAttribute('aria-expanded', 'false');
  await expect(header(folds)).toHaveCount(0);
  expect((await boxOf(header(stays))).height).toBe(36);
});

test('the schedule opens as it was left, and the palette knows the timeline', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  await aYacht(manager);
  await page.goto('/schedule');
  await page.getByRole('link', { name: 'Fleet timeline', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline');
  await page.getByRole('link', { name: 'Charters', exact: true }).click();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline');
  await page.getByRole('link', { name: 'Month View', exact: true }).click();
  await expect(page).toHaveURL('/schedule');
  await page.goBack();
  await expect(page).toHaveURL('/schedule?view=timeline');
  await page.getByRole('link', { name: 'Month View', exact: true }).click();
  await page.getByRole('link', { name: 'Charters', exact: true }).click();
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL('/schedule');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('timeline');
  await page.getByRole('option', { name: 'Fleet timeline', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline');
});

test('the schedule reopens in its view, zoom and yacht, by the palette, from the dashboard and in a new document', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await openTimeline(page, yacht.id, '&zoom=week');
  await goOn(page, `/schedule?view=timeline&zoom=week&yachtId=${yacht.id}`);
  const asLeft = `/schedule?view=timeline&zoom=week&yachtId=${yacht.id}`;
  await page.getByRole('link', { name: 'Charters', exact: true }).click();
  await expect(page).toHaveURL('/charters');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('schedule');
  await page.getByRole('option', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL(asLeft);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Open schedule', exact: true }).click();
  await expect(page).toHaveURL(asLeft);
  await page.goto('/schedule');
  await expect(page).toHaveURL(asLeft);
  await expect(page.getByRole('combobox', { name: 'Zoom', exact: true })).toHaveText('Week');
  await page.goto('/charters');
  await page.getByRole('link', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL(asLeft);
});

test('open work whose time is over is overdue, in red: on the timeline, in its card, and in the month, the week and the day', async ({
  page,
}) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const work = await aMaintenanceRecord(manager, { yachtId: yacht.id, title: 'Bilge pump', scheduledDate: '2025-06-10T08:00:00Z' });
  const at = `date=2025-06-10&yachtId=${yacht.id}`;
  await page.goto(`/schedule?view=timeline&${at}`);
  const bar = page.getByRole('button', { name: `${yacht.name}, Maintenance: Bilge pump, Jun 10, Overdue`, exact: true });
  await expect(bar).toHaveAttribute('data-form', 'overdue');
  expect(await isRed(bar)).toBe(true);
  expect(await faults(page)).toEqual([]);
  await bar.click();
  await expect(page.getByRole('dialog').getByText('Overdue', { exact: true })).toBeVisible();
  expect(await isRed(page.getByRole('dialog').getByText('Overdue', { exact: true }))).toBe(true);
  for (const view of ['week', 'day']) {
    await goOn(page, `/schedule?view=${view}&${at}`);
    const block = page.getByRole('main').getByRole('link', { name: /Bilge pump.*Overdue/ });
    await expect(block).toBeVisible();
    expect(await isRed(block)).toBe(true);
  }
  await goOn(page, `/schedule?${at}`);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Bilge pump', exact: true }) });
  const inPanel = line.getByText('Overdue', { exact: true });
  expect(await isRed(inPanel)).toBe(true);
  await manager.patch(`/api/maintenance/${work.id}`, { status: 'completed' });
  await expect(line).toContainText('Completed');
  await expect(inPanel).toHaveCount(0);
});

test('everything can be done with the keyboard alone', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const { id } = await aCharter(manager, yacht.id);
  await openTimeline(page, yacht.id);
  const bar = (days: string) => page.getByRole('button', { name: `${yacht.name}, Charter: Charter to Calvi, ${days}`, exact: true });
  // While it is saved it can't be moved.
  const landed = async (days: string) => {
    await expect(bar(days)).toBeFocused();
    await expect(bar(days)).not.toHaveAttribute('aria-busy');
  };
  const free = (day: string) => page.getByRole('button', { name: `${yacht.name}, ${day}, free. Add an event`, exact: true });
  await page.getByRole('button', { name: 'Help', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(free('Tuesday, June 10')).toBeFocused();
  for (let day = 10; day < 16; day++) await page.keyboard.press('ArrowRight');
  await expect(bar('Jun 16 to Jun 20')).toBeFocused();

  await page.keyboard.press('m');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('status').filter({ hasText: `${yacht.name}, Jun 18 to Jun 22.` })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await landed('Jun 18 to Jun 22');
  await expect(page.getByText('Booking moved', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Alt+ArrowRight');
  await page.keyboard.press('Enter');
  await landed('Jun 18 to Jun 23');
  await expect(page.getByText('Booking changed', { exact: true })).toBeVisible();
  expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-18T08:00:00.000Z', endDate: '2031-06-23T14:00:00.000Z' });
  await page.keyboard.press('Control+z');
  await landed('Jun 18 to Jun 22');
  await expect(page.getByText('Booking back where it was', { exact: true })).toBeVisible();

  await page.keyboard.press('Control+Alt+ArrowLeft');
  await page.keyboard.press('Enter');
  await landed('Jun 17 to Jun 22');
  await expect(page.getByText('Booking changed', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+z');
  await landed('Jun 18 to Jun 22');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(page.getByRole('toolbar', { name: 'Move Charter to Calvi', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await landed('Jun 18 to Jun 22');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Timeline shortcuts', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar('Jun 18 to Jun 22').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Charter to Calvi', exact: true })).toContainText('Price TBD');
  await page.keyboard.press('Escape');
  await landed('Jun 18 to Jun 22');
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(free('Tuesday, June 17')).toBeFocused();
  await page.keyboard.press('n');
  const sheet = page.getByRole('dialog', { name: 'New day trip', exact: true });
  await expect(field(sheet, 'Customer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(free('Tuesday, June 17')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(sheet, 'Customer')).toBeFocused();
  expect(Object.fromEntries(new URL(await openAsPage(sheet)).searchParams)).toEqual({
    yachtId: String(yacht.id),
    type: 'day_rent',
    duration: 'day',
    start: '2031-06-17T07:00:00.000Z',
    end: '2031-06-17T14:00:00.000Z',
  });
  // The page beside the sheet can still be used, with the keys that mean the same everywhere.
  await sheet.getByRole('button', { name: 'Close', exact: true }).press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true })).toBeVisible();
});

test('an event opens beside its bar, links to its form, and is deleted after a confirmation', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const { id } = await aCharter(manager, yacht.id, { price: 1_950_000, currency: 'EUR', description: 'Half board.' });
  await openTimeline(page, yacht.id);
  const bar = page.getByRole('button', { name: /, Charter: Charter to Calvi, / });
  await bar.click();
  const sheet = page.getByRole('dialog', { name: 'Charter to Calvi', exact: true });
  for (const text of ['Charter', yacht.name, 'Mon, Jun 16, 10:00 AM – Fri, Jun 20, 2031, 4:00 PM', '€19,500.00', 'Half board.'])
    await expect(sheet).toContainText(text);
  await expect(sheet.getByRole('link', { name: 'Edit', exact: true })).toHaveAttribute('href', `/schedule/${id}/edit`);
  await sheet.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete event', exact: true }).click();
  await expect(page.getByText('The event has been successfully removed from the schedule.', { exact: true })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByText(/^No events found/)).toBeVisible();
});

test('on a screen of 1440 by 900 twelve yachts and three weeks are seen at once, on one of 1920 as many as 33 days', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const names = Array.from({ length: 12 }, (_, place) => unique(`Berth ${String.fromCodePoint(65 + place)}`));
  await Promise.all(names.map((name) => aYacht(manager, { name })));
  const measure = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.goto('/schedule?view=timeline&date=2031-06-10');
    const grid = page.getByRole('grid', { name: 'Fleet timeline', exact: true });
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    const frame = await boxOf(grid);
    const within = { right: frame.x + frame.width, bottom: Math.min(frame.y + frame.height, height) };
    const rows = await Promise.all((await page.getByRole('rowheader').all()).map(boxOf));
    const days = await Promise.all((await page.getByRole('columnheader', { name: /2031$/ }).all()).map(boxOf));
    const side = (rows[0]?.x ?? 0) + (rows[0]?.width ?? 0);
    return {
      first: rows[0]?.y,
      yachts: rows.filter(({ y, height: high }) => y + high <= within.bottom).length,
      days: days.filter(({ x, width: wide }) => x >= side - 0.5 && x + wide <= within.right + 0.5).length,
      scrolls: await page.evaluate(() => document.documentElement.scrollHeight > innerHeight),
    };
  };
  const usual = await measure(1440, 900);
  expect(usual.first).toBeLessThanOrEqual(204);
  expect(usual.yachts).toBeGreaterThanOrEqual(12);
  expect(usual.days).toBeGreaterThanOrEqual(21);
  expect(usual.scrolls).toBe(false);
  const wide = await measure(1920, 1080);
  expect(wide.yachts).toBeGreaterThanOrEqual(12);
  expect(wide.days).toBeGreaterThanOrEqual(33);
});

test('the days continue without end, and the address says which are shown', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await aCharter(manager, yacht.id, { title: 'Far away', startDate: '2034-02-27T09:00:00Z', endDate: '2034-03-02T09:00:00Z' });
  const starts: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/schedule?') && starts.push(new URL(request.url()).searchParams.get('from') ?? 'everything'),
  );
  await openTimeline(page, yacht.id);
  await expect(page.getByText(/^No events found/)).toBeVisible();
  expect(starts).not.toContain('everything');
  await page.getByRole('grid').hover();
  await page.mouse.wheel(31 * 44, 0);
  await expect(page).toHaveURL(/date=2031-07-1\d/);
  await page.getByRole('button', { name: 'Next month', exact: true }).click();
  await expect(page).toHaveURL(/date=2031-08-01/);
  await expect(page.getByRole('columnheader', { name: 'Friday, August 1, 2031', exact: true })).toBeInViewport();
  await page.goto(`/schedule?view=timeline&zoom=week&date=2034-02-28&yachtId=${yacht.id}`);
  await expect(page.getByRole('button', { name: /Charter: Far away, Feb 27 to Mar 2/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Zoom', exact: true }).click();
  await page.getByRole('option', { name: 'Season', exact: true }).click();
  await expect(page).toHaveURL(/zoom=quarter/);
  await expect(page.getByRole('button', { name: /Charter: Far away/ })).toBeInViewport();
  expect(starts).toEqual([...new Set(starts)]);
});

test('days that can’t be loaded offer a retry, and filters without results can be cleared', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const other = await aYacht(manager, { name: unique('A Sister') });
  await aCharter(manager, yacht.id);
  await page.route('**/api/schedule?*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong.","code":"internal"}' }),
  );
  await page.goto(`/schedule?view=timeline&date=2031-06-10&yachtId=${yacht.id}&type=inspection`);
  await expect(page.getByText(/^Error loading schedule data\. Please try again later\./)).toBeVisible();
  await page.unroute('**/api/schedule?*');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(page.getByText(/^No events found/)).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters', exact: true }).click();
  await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-10');
  await expect(page.getByRole('rowheader', { name: new RegExp(`^${other.name}`) })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe scrolls, a long press drags a bar, and the buttons move it without dragging', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const yacht = await aYacht(manager);
    const { id } = await aCharter(manager, yacht.id, { startDate: '2031-06-10T07:00:00Z', endDate: '2031-06-12T14:00:00Z' });
    await openTimeline(page, yacht.id, '&zoom=month');
    const bar = (days: string) => page.getByRole('button', { name: `${yacht.name}, Charter: Charter to Calvi, ${days}`, exact: true });
    const grid = page.getByRole('grid');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await bar('Jun 10 to Jun 12').scrollIntoViewIfNeeded();
    const box = await boxOf(bar('Jun 10 to Jun 12'));
    const [x, y] = [box.x + 60, box.y + 17];

    const before = await grid.evaluate((element) => element.scrollLeft);
    await touch('touchStart', x, y);
    for (let far = 10; far <= 88; far += 6) await touch('touchMove', x - far, y);
    await touch('touchEnd', 0, 0);
    await expect.poll(() => grid.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before + 40);
    // The address follows once it rests. The same address again would be a reload, which may come back to where the swipe ended.
    await expect(page).not.toHaveURL(/date=2031-06-10/);
    expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-10T07:00:00.000Z' });

    await openTimeline(page, yacht.id, '&zoom=month');
    await bar('Jun 10 to Jun 12').scrollIntoViewIfNeeded();
    const again = await boxOf(bar('Jun 10 to Jun 12'));
    await touch('touchStart', again.x + 60, again.y + 17);
    await expect(bar('Jun 10 to Jun 12')).toHaveClass(/cursor-grabbing/);
    for (let far = 10; far <= 90; far += 10) await touch('touchMove', again.x + 60 + far, again.y + 17);
    await touch('touchEnd', 0, 0);
    await expect(page.getByText('Booking moved', { exact: true })).toBeVisible();
    await expect(bar('Jun 12 to Jun 14')).toBeVisible();
    expect(await stored(manager, id)).toMatchObject({ startDate: '2031-06-12T07:00:00.000Z' });

    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await bar('Jun 12 to Jun 14').tap();
    await page.getByRole('button', { name: 'Move', exact: true }).tap();
    await page.getByRole('button', { name: 'A day earlier', exact: true }).tap();
    await page.getByRole('button', { name: 'End a day later', exact: true }).tap();
    await page.getByRole('button', { name: 'Save here', exact: true }).tap();
    await expect(bar('Jun 11 to Jun 14')).toBeVisible();
    await expect.poll(async () => (await stored(manager, id)).startDate).toBe('2031-06-11T07:00:00.000Z');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await faults(page)).toEqual([]);
  });

  test('the filters are in one sheet, take effect at once, and are cleared together', async ({ page }) => {
    const manager = await signedIn(page, 'manager');
    const [booked, freeYacht] = [await aYacht(manager, { name: unique('A Charter') }), await aYacht(manager, { name: unique('A Idler') })];
    await aCharter(manager, booked.id);
    await page.goto('/schedule?view=timeline&date=2031-06-15');
    const header = (name: string) => page.getByRole('rowheader', { name: new RegExp(`^${name}`) });
    await expect(header(booked.name)).toBeVisible();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters', exact: true });
    await field(sheet, 'Free nights').fill('5');
    await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-15&nights=5&from=2031-06-15');
    await expect(header(booked.name)).toHaveCount(0);
    await field(sheet, 'Free nights').fill('5x');
    await expect(sheet).toContainText('Please enter a whole number from 1 to 60');
    await field(sheet, 'Free nights').fill('5');
    await field(sheet, 'From').fill(inDays(250).slice(5).replace('-', '/'));
    await expect(page).toHaveURL(`/schedule?view=timeline&date=${inDays(250)}&nights=5&from=${inDays(250)}`);
    await field(sheet, 'From').fill(asShown('2031-06-15'));
    await sheet.getByRole('button', { name: 'Inspection', exact: true }).tap();
    await expect(sheet.getByRole('button', { name: 'Inspection', exact: true })).toHaveAttribute('aria-pressed', 'true');
    expect(await faults(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Clear filters', exact: true }).tap();
    await expect(field(sheet, 'Free nights')).toHaveValue('');
    await expect(page).toHaveURL('/schedule?view=timeline&date=2031-06-15');
    await sheet.getByRole('button', { name: 'Day trip', exact: true }).tap();
    await sheet.getByRole('button', { name: 'Done', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Filters 1 set', exact: true })).toBeFocused();
    await expect(header(freeYacht.name)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

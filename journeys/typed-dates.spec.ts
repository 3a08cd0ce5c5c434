import type { Page } from '@playwright/test';
import type { ScheduleEvent } from '#domain/schedule/schedule-event.ts';
import { inDays } from './clock.ts';
import { faults } from './faults.ts';
import { anEvent, anExpense, aYacht } from './given.ts';
import { newCompany, signedIn, unique, type Person } from './people.ts';
import { asShown, expect, field, goOn, test } from './walk.ts';

/** Somebody in France: days before months, 24 hours. */
async function aFrench(page: Page): Promise<Person> {
  const { person } = await newCompany({ formats: { clock: '24', dateOrder: 'dmy', weekStart: 'monday' } });
  return signedIn(page, await person('manager'));
}

const save = (page: Page) => page.getByRole('button', { name: 'Add event', exact: true }).click();
const calendar = (page: Page, label: string) => page.getByRole('dialog', { name: `Calendar: ${label}`, exact: true });

test('days and hours are typed in any usual way, in the company’s order, and shown as they are understood', async ({ page }) => {
  const manager = await aFrench(page);
  const [yacht, title] = [await aYacht(manager), unique('Regatta')];
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill(title);
  await field(page, 'Start date').fill('5/6/2031');
  await expect(field(page, 'Start date')).toHaveAccessibleDescription('Read as Thu 5 Jun 2031');
  await field(page, 'Start time').fill('5:30 pm');
  await expect(field(page, 'Start time')).toHaveAccessibleDescription('Read as 17:30');
  await expect(field(page, 'Start date')).toHaveValue('5 Jun 2031');
  await field(page, 'End date').fill('jun 6 31');
  await field(page, 'End time').fill('930');
  await field(page, 'Title').focus();
  await expect(field(page, 'Start time')).toHaveValue('17:30');
  await expect(field(page, 'End date')).toHaveValue('6 Jun 2031');
  await expect(field(page, 'End time')).toHaveValue('09:30');
  await save(page);
  await expect(page.getByText('Event created', { exact: true })).toBeVisible();
  const [event] = await manager.get<ScheduleEvent[]>(`/api/schedule?q=${encodeURIComponent(title)}`);
  const { startDate, endDate } = event as ScheduleEvent;
  expect([startDate, endDate]).toEqual(['2031-06-05T15:30:00.000Z', '2031-06-06T07:30:00.000Z']);
});

test('words for days near today are understood', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  for (const [typed, days] of [
    ['tomorrow', 1],
    ['+10', 10],
    ['today', 0],
  ] as const) {
    await field(page, 'Start date').fill(typed);
    await field(page, 'Title').focus();
    await expect(field(page, 'Start date')).toHaveValue(asShown(inDays(days)));
  }
});

test('a date that another field changed just before it is entered is replaced by what is typed', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/schedule/new?type=charter&duration=charter');
  await field(page, 'Start date').fill(inDays(60));
  await field(page, 'End date').focus();
  await expect(field(page, 'End date')).toHaveValue(asShown(inDays(63)));
  await page.keyboard.type(inDays(62));
  await expect(field(page, 'End date')).toHaveValue(inDays(62));
  // The note on how it is read doesn't move, so that what is below can be clicked.
  await field(page, 'Title').focus();
  await expect(field(page, 'End date')).toHaveAccessibleDescription(/^Read as /);
});

test('an unreadable date or time is refused as soon as its field is left, stays there, and isn’t sent', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && /\/api\/(schedule|trips)$/.test(request.url()) && sent++);
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'Title').fill('Regatta');
  await field(page, 'Start date').fill('28 Nvo');
  await field(page, 'Start time').fill('nine');
  await field(page, 'Title').focus();
  const refused = `Please enter a date such as ${asShown(inDays(0))}`;
  await expect(field(page, 'Start date')).toHaveAccessibleDescription(refused);
  await expect(field(page, 'Start date')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Start time')).toHaveAccessibleDescription('Please enter a time such as 5:30 PM');
  await save(page);
  await expect(field(page, 'Start date')).toBeFocused();
  await expect(field(page, 'Start date')).toHaveValue('28 Nvo');
  await expect(field(page, 'Start date')).toHaveAccessibleDescription(refused);
  await expect(field(page, 'Start time')).toHaveValue('nine');

  // In an optional date too.
  await page.goto('/routes/new');
  await field(page, 'Arrival date').fill('someday');
  await page.getByRole('button', { name: 'Log trip', exact: true }).click();
  await expect(field(page, 'Arrival date')).toHaveAccessibleDescription(refused);
  expect(sent).toBe(0);
});

test('the calendar of a field is navigated with the keyboard, in weeks that start on the company’s first weekday', async ({ page }) => {
  const { person } = await newCompany({ formats: { dateOrder: 'mdy', weekStart: 'sunday' } });
  await signedIn(page, await person('manager'));
  await page.goto('/routes/new');
  await field(page, 'Departure date').fill('2026-12-31');
  await page.keyboard.press('ArrowDown');
  const months = calendar(page, 'Departure date');
  await expect(months.getByRole('grid')).toHaveCount(2);
  await expect(months.getByRole('grid', { name: 'January 2027', exact: true })).toBeVisible();
  await expect(months.getByRole('columnheader').first()).toHaveAttribute('abbr', 'Sunday');
  const day = (name: string) => months.getByRole('button', { name, exact: true });
  await expect(day('Thursday, December 31, 2026')).toBeFocused();
  await expect(months.getByRole('gridcell', { selected: true })).toHaveText('31');
  expect(await faults(page)).toEqual([]);
  for (const [key, name] of [
    ['ArrowRight', 'Friday, January 1, 2027'],
    ['ArrowDown', 'Friday, January 8, 2027'],
    ['Home', 'Sunday, January 3, 2027'],
    ['End', 'Saturday, January 9, 2027'],
    ['PageDown', 'Tuesday, February 9, 2027'],
    ['Shift+PageUp', 'Monday, February 9, 2026'],
    ['ArrowUp', 'Monday, February 2, 2026'],
    ['ArrowLeft', 'Sunday, February 1, 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(months).toHaveCount(0);
  await expect(field(page, 'Departure date')).toBeFocused();
  await expect(field(page, 'Departure date')).toHaveValue('Feb 1, 2026');
  await page.keyboard.press('ArrowDown');
  await expect(day('Sunday, February 1, 2026')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page, 'Departure date')).toBeFocused();
  await page.getByRole('button', { name: 'Open the calendar: Arrival date', exact: true }).click();
  await calendar(page, 'Arrival date').getByRole('button', { name: 'Next month', exact: true }).click();
  await calendar(page, 'Arrival date').getByRole('button', { name: 'Today', exact: true }).click();
  await expect(field(page, 'Arrival date')).toHaveValue(asShown(inDays(0)));
});

test('nights that are taken are struck out where the yacht is booked, but can still be chosen', async ({ page }) => {
  const manager = await aFrench(page);
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id, type: 'charter', startDate: '2031-06-27T15:00:00Z', endDate: '2031-07-02T07:00:00Z' });
  await anEvent(manager, { yachtId: yacht.id, type: 'day_rent', startDate: '2031-06-10T08:00:00Z', endDate: '2031-06-10T16:00:00Z' });
  await page.goto(`/schedule/new?yachtId=${yacht.id}`);
  await field(page, 'End date').fill('30/6/2031');
  await field(page, 'Start date').fill('26/6/2031');
  await page.keyboard.press('ArrowDown');
  const months = calendar(page, 'Start date');
  await expect(months).toContainText(`Struck out: ${yacht.name} is taken overnight`);
  const takenDays = months.getByRole('button', { name: /, taken overnight$/ });
  await expect(takenDays).toHaveText(['27', '28', '29', '30', '1']);
  await expect(takenDays.first()).toHaveCSS('text-decoration-line', 'line-through');
  await expect(months.getByRole('button', { name: 'Wednesday 2 July 2031', exact: true })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  // The dates may still change: the form shows the conflict.
  await months.getByRole('button', { name: 'Saturday 28 June 2031, taken overnight', exact: true }).click();
  await expect(field(page, 'Start date')).toHaveValue('28 Jun 2031');
  await expect(page.getByText(/is already booked from 27 Jun/)).toBeVisible();
  // Tab moves from a date to its time.
  await field(page, 'Start date').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Start time')).toBeFocused();
});

test('the hours at the side of a day, and those of its events, follow the chosen clock', async ({ page }) => {
  const manager = await aFrench(page);
  const yacht = await aYacht(manager);
  const title = unique('Regatta');
  await anEvent(manager, {
    yachtId: yacht.id,
    title,
    type: 'day_rent',
    startDate: '2031-06-10T08:00:00Z',
    endDate: '2031-06-10T16:00:00Z',
  });
  for (const view of ['week', 'day']) {
    await goOn(page, `/schedule?view=${view}&date=2031-06-10`);
    await expect(page.getByRole('link', { name: new RegExp(`${title} 10:00–18:00$`) })).toBeVisible();
    await expect(page.getByText('17:00', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/\b[AP]M\b/)).toHaveCount(0);
  }
  await goOn(page, '/schedule?view=list&date=2031-06-01');
  await expect(page.getByText('Tue 10 Jun 2031, 10:00–18:00', { exact: true }).first()).toBeVisible();
});

test('a list is filtered by typed dates, and keeps an unreadable one until it is corrected', async ({ page }) => {
  const manager = await aFrench(page);
  const expense = await anExpense(manager, { expenseDate: '2026-06-05' });
  await page.goto('/finance/expenses?from=2026-05-01&to=2026-05-31');
  await expect(field(page, 'To')).toHaveValue('31 May 2026');
  await field(page, 'To').fill('11 Jnu');
  await field(page, 'From').focus();
  await expect(field(page, 'To')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'To').fill('3/4/2026');
  await expect(field(page, 'To')).toHaveAccessibleDescription('Read as Fri 3 Apr 2026');
  await page.keyboard.press('Enter');
  await expect(field(page, 'To')).toHaveAccessibleDescription('No earlier than 1 May 2026');
  await field(page, 'To').fill('5/6/2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/to=2026-06-05/);
  await expect(page.getByText(expense.description, { exact: true }).first()).toBeVisible();
  // In a dialog Escape closes only the calendar, and a click in the calendar doesn't count as outside the dialog.
  await goOn(page, '/finance/expenses/new');
  const inDialog = calendar(page, 'Date');
  const dialog = page.getByRole('alertdialog');
  const date = field(dialog, 'Date');
  await date.focus();
  await page.keyboard.press('ArrowDown');
  await expect(inDialog.locator('td [tabindex="0"]')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(inDialog).toHaveCount(0);
  await expect(date).toBeFocused();
  await dialog.getByRole('button', { name: 'Open the calendar: Date', exact: true }).click();
  await inDialog.getByRole('button', { name: 'Previous month', exact: true }).click();
  await inDialog.getByRole('row').nth(2).getByRole('button').first().click();
  await expect(inDialog).toHaveCount(0);
  await expect(date).toBeFocused();
  await expect(dialog).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on a date opens the calendar rather than the keyboard, and each of its days is large enough for a finger', async ({
    page,
  }) => {
    await signedIn(page, 'manager');
    await page.goto('/routes/new');
    await field(page, 'Departure date').tap();
    const months = calendar(page, 'Departure date');
    await expect(months).toBeVisible();
    await expect(field(page, 'Departure date')).not.toBeFocused();
    const { y = 0, height = 0 } = (await months.boundingBox()) ?? {};
    // It is at the bottom, near the thumb, and shows one month.
    expect(Math.round(y + height)).toBe(844);
    await expect(months.getByRole('grid')).toHaveCount(1);
    for (const button of await months.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await months.getByRole('button', { name: 'Next month', exact: true }).tap();
    await months.getByRole('gridcell').getByText('15', { exact: true }).tap();
    await expect(months).toHaveCount(0);
    await expect(field(page, 'Departure date')).toHaveValue(/^\w{3} 15, \d{4}$/);
    await expect(field(page, 'Departure date')).not.toBeFocused();
    await field(page, 'Departure date').tap();
    await months.getByRole('button', { name: 'Type it', exact: true }).tap();
    await expect(field(page, 'Departure date')).toBeFocused();
    // The time has a picker of its own behind the clock icon.
    const wheel = page.getByLabel('Choose from a list: Departure time', { exact: true });
    await wheel.focus();
    await wheel.selectOption('5:30 PM');
    await expect(field(page, 'Departure time')).toHaveValue('5:30 PM');
  });
});

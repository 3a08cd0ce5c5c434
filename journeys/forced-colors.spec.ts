// Forced colors, as with a contrast theme: what only a color showed has a fill, a border or a line instead.
import type { Locator, Page } from '@playwright/test';
import { inHours } from './clock.ts';
import { aCustomer, anEvent, aYacht } from './given.ts';
import { signedIn } from './people.ts';
import { expect, goOn, test } from './walk.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The computed colors, borders and outline of an element. */
function styleOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { backgroundColor, color, borderTopStyle, borderRightStyle, borderTopWidth, outlineStyle } = getComputedStyle(element);
    return {
      ground: backgroundColor,
      ink: color,
      border: borderTopStyle,
      right: borderRightStyle,
      width: borderTopWidth,
      outline: outlineStyle,
    };
  });
}

/** The theme's background colors of pages and of selected items. */
function themeOf(page: Page) {
  return page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    const colors = ['Canvas', 'Highlight'].map((color) => {
      sample.style.backgroundColor = color;
      return getComputedStyle(sample).backgroundColor;
    });
    sample.remove();
    return { canvas: colors[0], highlight: colors[1] };
  });
}

/** Expects the first element to look selected, and the second beside it not to. */
async function expectChosen(page: Page, chosen: Locator, other: Locator) {
  const { highlight } = await themeOf(page);
  await expect(chosen).toBeVisible();
  const [chosenStyle, otherStyle] = [await styleOf(chosen), await styleOf(other)];
  expect(chosenStyle.ground).toBe(highlight);
  expect(otherStyle.ground).not.toBe(highlight);
  expect(chosenStyle.ink).not.toBe(otherStyle.ink);
}

async function expectFilled(page: Page, button: Locator) {
  await expect(button).toBeVisible();
  const { ground, ink } = await styleOf(button);
  expect(ground).not.toBe((await themeOf(page)).canvas);
  expect(ground).not.toBe(ink);
}

test('the current page, the chosen segment and the chosen tab stand out, and primary buttons are filled', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  await page.goto('/charters');
  await expectChosen(
    page,
    menu.getByRole('link', { name: 'Charters', exact: true }),
    menu.getByRole('link', { name: 'Day Trips', exact: true }),
  );
  await expectChosen(page, page.getByRole('link', { name: /^Upcoming/ }), page.getByRole('link', { name: /^Past/ }));
  await expectFilled(page, page.getByRole('main').getByRole('link', { name: 'Add Charter', exact: true }).first());
  await goOn(page, `/yachts/${yacht.id}`);
  await expectChosen(page, page.getByRole('tab', { name: /^Crew/ }), page.getByRole('tab', { name: /^Schedule/ }));
  await goOn(page, '/yachts/new');
  await expectFilled(page, page.getByRole('button', { name: 'Add yacht', exact: true }));
});

test('the item under the pointer or reached with arrow keys stands out in the palette and in menus', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const items = page.getByRole('menuitem');
  await items.first().hover();
  await expectChosen(page, items.and(page.locator('[data-highlighted]')), items.last());
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await expectChosen(page, options.first(), options.nth(1));
});

test('bars have borders that show whether they are over, and a line marks the present', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const guest = await aCustomer(manager);
  const charter = (from: number, to: number) =>
    anEvent(manager, { yachtId: yacht.id, customerId: guest.id, startDate: inHours(from), endDate: inHours(to) });
  const [over, aboard, ahead] = [await charter(-72, -48), await charter(-24, 48), await charter(72, 120)];
  const { canvas } = await (await page.goto('/schedule?view=timeline'), themeOf(page));
  const bar = ({ id }: { id: number }) => page.locator(`[data-event="${id}"]`);
  await expect(bar(ahead)).toBeVisible();
  expect(await styleOf(bar(ahead))).toMatchObject({ border: 'solid', right: 'solid', ground: canvas });
  expect(await styleOf(bar(over))).toMatchObject({ border: 'dashed', right: 'dashed', ground: canvas });
  expect((await styleOf(bar(aboard))).ground).not.toBe(canvas);
  expect((await styleOf(page.locator('[data-now]'))).ground).not.toBe(canvas);
  await anEvent(manager, { yachtId: yacht.id, type: 'maintenance', startDate: inHours(80), endDate: inHours(100), allowOverlap: true });
  await expect.poll(async () => (await styleOf(bar(ahead))).outline).toBe('double');

  await goOn(page, '/dashboard');
  const days = page.getByRole('region', { name: 'Next 14 days', exact: true });
  const drawnBar = days.locator('[title]').first();
  await expect(drawnBar).toBeVisible();
  expect(await styleOf(drawnBar)).toMatchObject({ border: 'solid', right: 'solid' });

  await goOn(page, `/yachts/${yacht.id}`);
  const strip = page.locator('li[data-form="ahead"]').first();
  await expect(strip).toBeVisible();
  expect(await styleOf(strip)).toMatchObject({ border: 'solid', right: 'solid' });
});

/** The line behind a stage. */
function lineOf(stage: Locator) {
  return styleOf(stage.locator('i').last());
}

test('a booking’s stages are joined by lines, solid for past stages and dotted for coming ones', async ({ page }) => {
  const manager = await signedIn(page, 'manager');
  const yacht = await aYacht(manager);
  const booking = await anEvent(manager, { yachtId: yacht.id, startDate: inHours(-24), endDate: inHours(48) });
  await page.goto(`/schedule/${booking.id}`);
  const stages = page.getByRole('list', { name: 'Stages', exact: true }).getByRole('listitem');
  await expect(stages.first()).toBeVisible();
  const [first, now] = [await lineOf(stages.first()), await lineOf(stages.and(page.locator('[aria-current=step]')))];
  expect(first.ground).not.toBe((await themeOf(page)).canvas);
  expect(now.border).toBe('dotted');
});

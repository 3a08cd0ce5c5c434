// Transitions between pages: a picture and a name glide in 180 ms, and nothing does under reduced motion.
import type { Page } from '@playwright/test';
import { inHours } from './clock.ts';
import { anEvent, aYacht } from './given.ts';
import { newCompany, signedIn } from './people.ts';
import { expect, test } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records what glides on this page: each element with its duration in milliseconds. */
async function recordAnimations(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const animations: unknown[] = [];
    Object.assign(globalThis, { animations });
    const start = document.startViewTransition.bind(document);
    const record = async ({ ready }: ViewTransition) => {
      await ready;
      const moving = document.getAnimations().filter((each) => (each.effect as KeyframeEffect).pseudoElement?.includes('group('));
      for (const each of moving) animations.push([(each.effect as KeyframeEffect).pseudoElement, each.effect?.getTiming().duration]);
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      void record(transition);
      return transition;
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { animations: unknown[] }).animations);
}

test('a yacht’s picture and name glide from her card to her page', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager, { name: 'Boreas' });
  await aYacht(manager, { name: 'Calypso' });
  const animations = await recordAnimations(page);
  await page.goto('/yachts');
  await page.getByRole('link', { name: 'Boreas', exact: true }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect.poll(animations).toContainEqual([`::view-transition-group(yacht-${yacht.id})`, 180]);
  expect(await animations()).toContainEqual([`::view-transition-group(yacht-name-${yacht.id})`, 180]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/yachts');
  await page.getByRole('link', { name: 'Boreas', exact: true }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect(page.getByRole('tab')).toHaveCount(7);
  expect(await animations()).toEqual([]);
});

test('a booking’s picture glides from its row to the sheet beside the list', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  const [first, second] = [
    await anEvent(manager, { yachtId: yacht.id, title: 'Capri', startDate: inHours(60), endDate: inHours(120) }),
    await anEvent(manager, { yachtId: yacht.id, title: 'Corsica', startDate: inHours(200), endDate: inHours(260) }),
  ];
  const animations = await recordAnimations(page);
  await page.goto('/charters');
  const open = async ({ title }: { title: string }) => {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  // The code of the sheet may still be loading when the list has answered.
  await open(first);
  await close();
  for (const booking of [second, first]) {
    await open(booking);
    // A sheet closed before the next frame, sooner than any user could, leaves nothing to glide to.
    await expect.poll(animations).toContainEqual([`::view-transition-group(booking-${booking.id})`, 180]);
    await close();
  }
});

test('a booking’s sheet grows out of its bar on the timeline, and appears beside it at once under reduced motion', async ({ page }) => {
  const manager = await signedIn(page, await (await newCompany()).person('manager'));
  const yacht = await aYacht(manager);
  await anEvent(manager, { yachtId: yacht.id, title: 'Capri', startDate: '2031-06-12T08:00:00Z', endDate: '2031-06-16T08:00:00Z' });
  const animations = await recordAnimations(page);
  await page.goto('/schedule?view=timeline&date=2031-06-10');
  await expect(page.getByRole('grid', { name: 'Fleet timeline', exact: true })).toHaveAttribute('aria-busy', 'false');
  const bar = page.getByRole('button', { name: /: Capri, / });
  const sheet = page.getByRole('dialog', { name: 'Capri', exact: true });
  const open = async () => {
    await bar.click();
    await expect(sheet).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(bar).toBeFocused();
  };
  // The code of the sheet may still be loading when its bar is clicked.
  await open();
  await close();
  await open();
  // A sheet closed before the next frame, sooner than any user could, leaves nothing to glide to.
  await expect.poll(animations).toContainEqual(['::view-transition-group(event-dialog)', 180]);
  await close();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await open();
  await close();
  await open();
  expect(await animations()).toEqual([]);
});

test('a browser without view transitions opens the page as usual', async ({ page }) => {
  const yacht = await aYacht(await signedIn(page, 'manager'));
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
  await page.goto(`/yachts?q=${encodeURIComponent(yacht.name)}`);
  await page.getByRole('link', { name: yacht.name, exact: true }).click();
  await expect(page).toHaveURL(`/yachts/${yacht.id}`);
  await expect(page.getByRole('region', { name: yacht.name, exact: true })).toBeVisible();
});

test('under reduced motion nothing fades from one theme to the other, however briefly', async ({ page }) => {
  await signedIn(page, 'manager');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/yachts/new');
  await expect(page.getByRole('button', { name: 'Add yacht', exact: true })).toBeVisible();
  const fading = await page.evaluate(() => {
    document.documentElement.classList.replace('light', 'dark');
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(fading).toBe(0);
});

import { must } from './company.ts';
import { openByPalette, type Hand, type Point } from './hand.ts';

/** Where a day and a yacht meet on the fleet timeline. */
export async function onTimeline({ page }: Hand, yacht: string, day: string): Promise<Point> {
  const grid = page.locator('[role=grid][aria-busy=false]');
  const [column, row] = await Promise.all([
    grid.locator(`[aria-rowindex="2"] a[href*="date=${day}"]`).boundingBox(),
    grid.getByRole('rowheader', { name: new RegExp(`^${yacht},`) }).boundingBox(),
  ]);
  must(column && row, `${yacht} and ${day} should have been on the screen`);
  return { x: column.x + column.width / 2, y: row.y + row.height / 2 };
}

/** Opens the timeline with the palette and moves into its grid. */
export async function openTimeline(hand: Hand) {
  const { page } = hand;
  await openByPalette(hand, 'fleet timeline', 'Fleet timeline');
  const grid = page.locator('[role=grid][aria-busy=false]');
  await grid.locator('[data-event]').first().waitFor();
  await hand.goTo(grid.locator('[data-event][tabindex="0"], [data-free]'));
}

/** Moves to a free day of a yacht with the arrow keys and opens the form for a new event there. */
export async function addOnTimeline(hand: Hand, yacht: string, day: string) {
  await hand.until('ArrowDown', new RegExp(`^${yacht},`));
  await hand.until('ArrowRight', new RegExp(`\\b${Number(day.slice(8))}\\b.*free`));
  await hand.press('Enter');
}

/** Finds the customer by name in the focused field. */
export async function chooseCustomer(hand: Hand) {
  const { page } = hand;
  await hand.type(page.locator('form').getByLabel('Customer', { exact: true }), 'Aubert');
  await page.locator('[role=option][data-highlighted]', { hasText: 'Aubert' }).waitFor();
  await hand.press('Enter');
}

/** Enters customer and price, and saves. */
export async function fillBooking(hand: Hand) {
  const { page } = hand;
  await chooseCustomer(hand);
  await hand.click(page.getByLabel('Price'));
  await hand.type(page.getByLabel('Price'), '1900');
  await hand.press('Enter');
  await page.getByText('Event created').waitFor();
}

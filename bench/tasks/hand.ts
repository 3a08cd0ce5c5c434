import type { Locator, Page } from '@playwright/test';

/** The means of input: mouse and keyboard, a finger on a phone, or the keyboard alone. */
export type Means = 'mouse' | 'touch' | 'keys';

export type Point = { x: number; y: number };

export type Paper = { name: string; mimeType: string; buffer: Buffer };

const furthestTab = 120;

/**
 * A hand that counts its actions: a click, a tap, a drag, a key or chord, a typed word or number, a dropped file and a necessary scroll
 * each cost one. Every action of a task goes through it. It waits as a person would, sees only what is on the screen, and types only into
 * the focused element.
 */
export class Hand {
  readonly acts: string[] = [];
  readonly page: Page;
  readonly means: Means;
  private readonly opened: string[] = [];

  constructor(page: Page, means: Means) {
    this.page = page;
    this.means = means;
    this.opened.push(new URL(page.url()).pathname);
    // From the first action on, so that the system's file dialog never opens.
    page.on('filechooser', () => undefined);
    page.on('framenavigated', (frame) => frame === page.mainFrame() && this.opened.push(new URL(frame.url()).pathname));
  }

  /** How often another page opened. */
  get pages(): number {
    return this.opened.filter((path, at) => at > 0 && path !== this.opened[at - 1]).length;
  }

  async click(target: Locator): Promise<void> {
    const { x, y } = await this.see(target);
    await this.clickAt({ x, y }, await nameOf(target));
  }

  async clickAt({ x, y }: Point, what: string): Promise<void> {
    if (this.means === 'keys') throw new Error(`${what} was to be done by keys`);
    if (this.means === 'touch') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    this.did(`${this.means === 'touch' ? 'tap' : 'click'} ${what}`);
  }

  /** Types into a field, which must already have the focus. */
  async type(field: Locator, words: string): Promise<void> {
    await this.focused(field);
    await this.page.keyboard.type(words);
    this.did(`type “${words}”`);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.did(key);
    }
  }

  /** Presses a key, usually Tab, until the element has the focus. */
  async goTo(target: Locator, key = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let times = 0; !(await target.evaluate((element) => element.contains(document.activeElement))); times++) {
      if (times === furthestTab) throw new Error(`${key} never reached ${await nameOf(target)}`);
      await this.press(key);
    }
  }

  /** Presses a key until the focused element has this name. */
  async until(key: string, name: RegExp): Promise<void> {
    for (let times = 0; !name.test(await this.page.evaluate(nameOfFocused)); times++) {
      if (times === furthestTab) throw new Error(`${key} never reached ${name}`);
      await this.press(key);
      await this.page.waitForTimeout(40);
    }
  }

  /** Waits until the element has the focus. Costs nothing, because nothing is done. */
  async focused(target: Locator): Promise<void> {
    const until = Date.now() + 5_000;
    while (!(await target.evaluate((element) => element === document.activeElement))) {
      if (Date.now() > until)
        throw new Error(
          `${await nameOf(target)} should have had the focus, which was on ${await this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160))}`,
        );
      await this.page.waitForTimeout(50);
    }
  }

  async drag(from: Point, to: Point): Promise<void> {
    if (this.means !== 'mouse') throw new Error('Only a mouse drags here');
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 8 });
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
    this.did('drag');
  }

  /** Drops a file on an element, as if it had been dragged from the desktop. */
  async drop(target: Locator, file: Paper): Promise<void> {
    await this.see(target);
    const carried = await this.page.evaluateHandle(
      ([base64, name, type]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64 ?? ''), (each) => each.charCodeAt(0))], name ?? '', { type: type ?? '' }));
        return data;
      },
      [file.buffer.toString('base64'), file.name, file.mimeType],
    );
    for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: carried });
    this.did(`drag ${file.name}`);
  }

  /** Answers the file dialog opened by the last action. Choosing a file happens in the system and isn't counted. */
  async choose(open: () => Promise<void>, file: Paper): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), open()]);
    await chooser.setFiles(file);
  }

  /** The position of an element on the screen. Scrolls if necessary, which counts. */
  async see(target: Locator): Promise<Point> {
    await target.waitFor({ state: 'visible' });
    await this.still(target);
    const seen = await target.evaluate(placeOf);
    if (seen) return seen;
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
    this.did('scroll');
    await this.still(target);
    const then = await target.evaluate(placeOf);
    if (!then) throw new Error(`${await nameOf(target)} is covered`);
    return then;
  }

  /** Waits until the element has stopped moving and no page transition is running. */
  private async still(target: Locator): Promise<void> {
    await this.page.waitForFunction(() =>
      document.getAnimations().every((each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity),
    );
    for (let before = ''; ;) {
      const now = JSON.stringify(await target.boundingBox());
      if (now === before) return;
      before = now;
      await this.page.waitForTimeout(60);
    }
  }

  /** Counts an action in another program. */
  didElsewhere(...acts: string[]): void {
    for (const act of acts) this.did(act);
  }

  private did(act: string): void {
    this.acts.push(act);
  }
}

/** The middle of an element, if it can be pointed at: on the screen, with nothing over it. */
function placeOf(element: Element): { x: number; y: number } | null {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) ? { x, y } : null;
}

function nameOfFocused(): string {
  const { activeElement: focused } = document;
  return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
}

async function nameOf(target: Locator): Promise<string> {
  return target.evaluate(
    (element) => element.getAttribute('aria-label') ?? (element.textContent?.trim().slice(0, 40) || element.tagName.toLowerCase()),
  );
}

/** Opens a page or a record with the palette. */
export async function openByPalette(hand: Hand, words: string, name: string): Promise<void> {
  const { page } = hand;
  await hand.press('Control+k');
  await hand.type(page.getByRole('combobox', { name: 'Search' }), words);
  await page.locator('[role=option][aria-selected=true]', { hasText: name }).waitFor();
  await hand.press('Enter');
}

/** The lines of a page's list: table rows, list items, or cards. */
const rowsOf = 'tbody tr, ul > li, ol > li, article';

/** The visible lines of the page that link somewhere. One within another counts as part of it. */
function rows(main: Element): HTMLElement[] {
  const all = [...main.querySelectorAll<HTMLElement>(rowsOf)].filter((row) => row.checkVisibility() && leadOf(row) && !row.closest('nav'));
  return all.filter((row) => !all.some((other) => other !== row && other.contains(row)));
}

/** The link that opens a line: its first link that shows a name. */
function leadOf(row: Element): HTMLElement | undefined {
  return [...row.querySelectorAll<HTMLElement>('a[href]')].find((link) => link.checkVisibility() && !/^(Edit|More)\b/.test(nameOf(link)));
}

/** Moves the focus by this many lines; without a focused line, to the first or the last. */
export function goToRow(main: Element, step: 1 | -1): void {
  const all = rows(main);
  const at = all.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? (step === 1 ? all[0] : all.at(-1)) : all[at + step];
  if (!next) return;
  leadOf(next)?.focus();
  next.scrollIntoView({ block: 'nearest' });
}

/** Presses the button or link of this name in the focused line; without one and with `orInPage`, the one on the page. */
export function press(main: Element, name: RegExp, orInPage: boolean): boolean {
  const row = rows(main).find((each) => each.contains(document.activeElement));
  const button = row ? named(row, name) : orInPage ? named(main, name) : undefined;
  button?.focus();
  button?.click();
  return button !== undefined;
}

function named(within: Element, name: RegExp): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>('a[href], button, input[type=checkbox]')].find(
    (each) => each.checkVisibility() && name.test(nameOf(each)),
  );
}

function nameOf(element: Element): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
}

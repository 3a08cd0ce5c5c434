// What engines for accessibility find wrong with a page.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Waits until nothing fades, because that changes colors. An element that inherits a fading color may start to fade only afterwards. A
 * closed list of options disappears a moment after it has faded, and is invalid as a list until then.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const maxFrames = 60;
    for (let frames = 0; ; frames++) {
      const all = document.getAnimations();
      const ending = all.filter((each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity);
      const leaves = document.querySelector('[role=listbox][data-closed]') !== null && frames < maxFrames;
      if (ending.length === 0 && !leaves) return;
      await Promise.all([new Promise(requestAnimationFrame), ...ending.map((each) => each.finished.catch(() => {}))]);
    }
  });
}

/**
 * What axe finds wrong on the current page, by all its rules or by these, a line each. Of the targets below 24 pixels, those on a line of
 * time are exempt by WCAG 2.5.8, because their position and length are their meaning; and an element that is clipped away, or under which
 * the page scrolls, takes no space from another.
 */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  await waitForAnimations(page);
  // A document that was checked before already has it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (chosen) => {
    type Check = { message: string; relatedNodes: { element?: Element }[] };
    type Finding = { id: string; impact: string; help: string; nodes: { html: string; element?: Element; any: Check[] }[] };
    const run = (globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }).axe.run;
    const onTimeline = '[role=grid] *, [data-event], .absolute[style] > a';
    const overThePage = /^(fixed|sticky)$/;
    const isBeside = (target: Element, other: Element | null | undefined): boolean => {
      if (!other || other.contains(target)) return true;
      const takesNoSpace = other.matches('.unfolds') || overThePage.test(getComputedStyle(other).position);
      return !takesNoSpace && isBeside(target, other.parentElement);
    };
    const isExempt = (id: string, { element, any }: Finding['nodes'][number]) =>
      id === 'target-size' &&
      (element!.matches(onTimeline) ||
        any.some(({ relatedNodes }) => relatedNodes.length > 0 && !relatedNodes.some((each) => isBeside(element!, each.element))));
    // Passing checks aren't read, so axe doesn't have to report them or fetch anything for them. Only the size of targets is off by default.
    const options = {
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
      elementRef: true,
      rules: { 'target-size': { enabled: true } },
    };
    const { violations } = await run(chosen ? { ...options, runOnly: chosen } : options);
    return violations
      .map(({ nodes, ...finding }) => ({ ...finding, nodes: nodes.filter((node) => !isExempt(finding.id, node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(
        ({ id, impact, help, nodes }) =>
          `${impact} ${id}: ${help}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} (${any.map(({ message }) => message).join(' ')})`).join(' | ')}`,
      );
  }, rules);
}

/**
 * What IBM's engine finds wrong with the page by WCAG 2.2, a line each. It reports the controls behind a modal dialog as focusable,
 * although the dialog keeps the focus away from them, so these are left out. Collapsed details are opened first: they would be checked
 * without labels.
 */
export async function secondFaults(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  secondEngine ??= readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');
  await page.evaluate(secondEngine);
  return page.evaluate(async () => {
    type Finding = { ruleId: string; value: [string, string]; message: string; snippet: string };
    type Engine = { Checker: new () => { check: (node: Document, policies: string[]) => Promise<{ results: Finding[] }> } };
    const { Checker } = (globalThis as unknown as { ace: Engine }).ace;
    for (const each of document.querySelectorAll('details')) each.open = true;
    const { results } = await new Checker().check(document, ['WCAG_2_2']);
    const isCovered = ({ ruleId }: Finding) =>
      ruleId === 'aria_hidden_nontabbable' && document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    return results
      .filter((each) => each.value[0] === 'VIOLATION' && each.value[1] === 'FAIL' && !isCovered(each))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet.slice(0, 160)}`);
  });
}

let secondEngine: string | undefined;

/** All axe rules in the light theme, and only those about color in the dark one, where nothing else differs. */
export async function faultsInBothThemes(page: Page, what: string): Promise<string[]> {
  const light = await faults(page);
  await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'));
  const dark = await faults(page, ['color-contrast', 'link-in-text-block']);
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
  return [...light.map((fault) => `${what}: ${fault}`), ...dark.map((fault) => `${what}, dark: ${fault}`)];
}

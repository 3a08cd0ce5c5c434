import type { Page } from '@playwright/test';

/**
 * The controls that measure less than 44 by 44 pixels, with their sizes: a control counts by its own box or by that of its label. The last
 * one is included if the shortcuts cover it at the end of the page. Exempt by WCAG 2.5.8 are links within a text or a line of facts
 * (inline), and entries of a calendar, whose position and length are their meaning (essential) and which the list shows as well.
 */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const onCalendar = '[role=grid] *, [data-event], .absolute, .absolute *, [style]';
    const inMain = ':is(a, button, input, textarea, select, summary, [role=option], [role=tab])';
    const all = `:is(main, [role=dialog], [role=alertdialog]) ${inMain}, header :is(a, button), nav :is(a, button)`;
    const controls = [...document.querySelectorAll<HTMLElement>(all)].filter(
      (each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest('[inert], [aria-hidden=true], .sr-only'),
    );
    scrollTo(0, document.documentElement.scrollHeight);
    const foot = document.querySelector('nav.phone-toolbar')?.getBoundingClientRect();
    // Within a scrolling part of the page, only what it shows counts.
    const shownUntil = (each: Element): number => {
      const part = each.parentElement?.closest('main :is(.overflow-auto, .overflow-y-auto)');
      const { bottom } = each.getBoundingClientRect();
      return part ? Math.min(bottom, shownUntil(part)) : bottom;
    };
    const last = Math.max(...controls.filter((each) => each.matches('main *')).map(shownUntil));
    const tooSmall = controls
      .filter((each) => !each.matches(onCalendar) && !(each.matches('a') && /^(inline|block)$/.test(getComputedStyle(each).display)))
      .filter((each) =>
        [each, each.closest('label') ?? each, ...((each as HTMLInputElement).labels ?? [])].every((box) => {
          const { width, height } = box.getBoundingClientRect();
          return width < 43.5 || height < 43.5;
        }),
      )
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)} ${each.outerHTML.slice(0, 140)}`;
      });
    return foot && foot.height > 0 && last > foot.top
      ? [...tooSmall, `the last ends at ${last}, the shortcuts begin at ${foot.top}`]
      : tooSmall;
  });
}

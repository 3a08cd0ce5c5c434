import type { Page } from '@playwright/test';

/**
 * Has a page go on being intercepted once a journey has begun to, until it is closed; what no journey has a word on is let through. In the moment in
 * which the last interception ends (`unroute`, `times`), Chromium may lose for good what the page asks for (microsoft/playwright#41802).
 */
export function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...asked) => {
    page.route = route;
    await route(/^never:/, (each) => each.fallback());
    return route(...asked);
  };
}

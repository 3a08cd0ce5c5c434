// What a page asks for, and what has been answered.
import type { Page, Request } from '@playwright/test';

type RequestLog = { unanswered: Set<Request>; ended: string[]; last: number };

const pages = new WeakMap<Page, RequestLog>();
const maxEnded = 40;
// Milliseconds. What a browser has sent, it says at once.
const maxHeaderWait = 500;

/** Watches what a new page asks for, but for the stream of changes, which never ends. Its requests stay intercepted once a journey has begun to. */
export function watchRequests(page: Page): void {
  const log: RequestLog = { unanswered: new Set(), ended: [], last: Date.now() };
  const end = (how: string) => (request: Request) => {
    log.unanswered.delete(request);
    log.ended.push(describeRequest(how, request));
    log.last = Date.now();
  };
  pages.set(page, log);
  page.on('request', (request) => request.url().endsWith('/api/live') || log.unanswered.add(request));
  page.on('requestfinished', end('answered')).on('requestfailed', end('failed'));
  keepIntercepting(page);
}

/** The requests of a page that haven’t been answered yet. */
export function unanswered(page: Page): Request[] {
  return [...logOf(page).unanswered];
}

/** For how long, in milliseconds, a page has waited for nothing; none while it does. */
export function quietFor(page: Page): number {
  const { unanswered: waiting, last } = logOf(page);
  return waiting.size > 0 ? 0 : Date.now() - last;
}

/** What a page waits for and what ended last, a line each: of a journey that failed, no picture shows it. */
export async function describeRequests(page: Page): Promise<string> {
  const waiting = unanswered(page).map(async (request) =>
    describeRequest((await isSent(request)) ? 'sent, unanswered' : 'held by the browser', request),
  );
  return [...(await Promise.all(waiting)), ...logOf(page).ended.slice(-maxEnded)].join('\n');
}

/** Whether a request has left the browser, for the server or for what a journey answers instead: only then are all its headers known. */
function isSent(request: Request): Promise<boolean> {
  const sent = request.allHeaders().then(
    () => true,
    () => false,
  );
  return Promise.race([sent, new Promise<boolean>((resolve) => setTimeout(resolve, maxHeaderWait, false))]);
}

/**
 * What no journey has a word on is let through. In the moment in which the last interception ends (`unroute`, `times`), Chromium may lose for good
 * what the page asks for (microsoft/playwright#41802).
 */
function keepIntercepting(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...args) => {
    page.route = route;
    await route(/^never:/, (each) => each.fallback());
    return route(...args);
  };
}

function logOf(page: Page): RequestLog {
  const log = pages.get(page);
  if (!log) throw new Error('Nobody watches what this page asks for.');
  return log;
}

function describeRequest(how: string, request: Request): string {
  return `${how} ${request.method()} ${request.url()}`;
}

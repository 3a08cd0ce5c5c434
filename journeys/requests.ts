// The requests of a page, and their answers.
import type { Page, Request } from '@playwright/test';

type RequestLog = { unanswered: Set<Request>; ended: string[]; last: number };

const pages = new WeakMap<Page, RequestLog>();
const maxEnded = 40;
// Milliseconds. For a request that was sent, the browser reports the headers at once.
const maxHeaderWait = 500;

/** Logs the requests of a new page, except the stream of changes, which never ends. Once intercepted, its requests stay intercepted. */
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

/** For how many milliseconds a page has had no unanswered requests, and 0 while it has some. */
export function quietFor(page: Page): number {
  const { unanswered: waiting, last } = logOf(page);
  return waiting.size > 0 ? 0 : Date.now() - last;
}

/** The unanswered requests of a page and those that ended last, a line each: a failed journey's screenshot doesn't show them. */
export async function describeRequests(page: Page): Promise<string> {
  const waiting = unanswered(page).map(async (request) =>
    describeRequest((await isSent(request)) ? 'sent, unanswered' : 'held by the browser', request),
  );
  return [...(await Promise.all(waiting)), ...logOf(page).ended.slice(-maxEnded)].join('\n');
}

/** Whether a request has left the browser, for the server or for a journey that answers it: only then are all its headers known. */
function isSent(request: Request): Promise<boolean> {
  const sent = request.allHeaders().then(
    () => true,
    () => false,
  );
  return Promise.race([sent, new Promise<boolean>((resolve) => setTimeout(resolve, maxHeaderWait, false))]);
}

/**
 * Adds an interception that matches nothing and never ends. When the last interception ends (`unroute`, `times`), Chromium may lose a
 * request that the page makes at that moment (microsoft/playwright#41802).
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
  if (!log) throw new Error('The requests of this page are not logged.');
  return log;
}

function describeRequest(how: string, request: Request): string {
  return `${how} ${request.method()} ${request.url()}`;
}

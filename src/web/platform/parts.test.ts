import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '../testing/network.ts';
import { closeToast, currentToast, toast } from '../ui/toast-store.ts';
import { watchForm } from '../ui/unsaved-store.ts';
import { readPart } from './parts.ts';

const linked = new Set<string>();
const leaving = { is: false };

beforeEach(() => {
  vi.useFakeTimers();
  leaving.is = false;
  vi.stubGlobal('document', {
    querySelector: (selector: string) => ([...linked].some((address) => selector.includes(`"${address}"`)) ? {} : null),
    documentElement: { hasAttribute: (name: string) => name === 'data-navigating' && leaving.is },
  });
});
afterEach(() => {
  closeToast();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const second = 1_000;
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);
const pathsOf = (requests: Request[]) => requests.map(({ url }) => new URL(url).pathname);

/** A part on its way. `read` is called when it is imported. */
function reading(...files: string[]) {
  const read = vi.fn<() => Promise<string>>(async () => 'the part');
  return { part: readPart(read, files), read };
}

test('a part is imported once all its files have arrived, and each file is only fetched once', async () => {
  const requests = serve(() => new Response('code'));
  const { part, read } = reading('a.js', 'b.js');
  expect(read).not.toHaveBeenCalled();
  expect(await part).toBe('the part');
  expect(await reading('a.js', 'c.js').part).toBe('the part');
  expect(pathsOf(requests)).toEqual(['/a.js', '/b.js', '/c.js']);
});

test('a file that the page links is left to the browser', async () => {
  linked.add('/linked.js');
  const requests = serve(() => new Response('code'));
  await reading('linked.js').part;
  expect(requests).toEqual([]);
});

test('without a connection it is tried again ever more rarely, says so once, and is imported when the server answers', async () => {
  const answers = { ok: false };
  const requests = serve(() => (answers.ok ? new Response('code') : new Response('', { status: 503 })));
  const { part, read } = reading('late.js');
  await wait(0);
  expect(currentToast()).toMatchObject({ open: true, variant: 'destructive', title: 'We couldn’t reach the server' });
  closeToast();
  const counts: number[] = [];
  for (const seconds of [1, 2, 4, 8, 15, 15]) {
    await wait(seconds - 0.1);
    counts.push(requests.length);
    await wait(0.1);
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
  expect([read.mock.calls.length, currentToast()?.open]).toEqual([0, false]);
  answers.ok = true;
  await wait(15);
  expect(await part).toBe('the part');
});

test('it is tried at once when the network is back, and says so again the next time', async () => {
  const answers = { ok: false };
  const requests = serve(() => (answers.ok ? new Response('code') : new Response('', { status: 503 })));
  const { part } = reading('online.js');
  await wait(0);
  expect(currentToast()?.title).toBe('We couldn’t reach the server');
  answers.ok = true;
  dispatchEvent(new Event('online'));
  await part;
  expect(requests).toHaveLength(2);
});

test('another message isn’t covered', async () => {
  serve(() => new Response('', { status: 503 }));
  toast({ title: 'Saved' });
  void reading('quiet.js').part;
  await wait(0);
  expect(currentToast()?.title).toBe('Saved');
});

test('an answer that never comes is given up after a while', async () => {
  const requests = serve(
    (request) => new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(request.signal.reason as Error))),
  );
  void reading('silent.js').part;
  await wait(19.9);
  expect(requests).toHaveLength(1);
  await wait(1.1);
  expect(requests).toHaveLength(2);
});

test('a file of an earlier release is imported anyway, which reloads the page, but not over what is typed', async () => {
  serve(() => new Response('', { status: 404 }));
  const forget = watchForm(() => true);
  const { part, read } = reading('old.js');
  await wait(5);
  expect(read).not.toHaveBeenCalled();
  expect(currentToast()).toMatchObject({ title: 'Fairlead has been updated', action: { label: 'Reload' } });
  forget();
  await wait(1);
  expect(await part).toBe('the part');
});

test('nothing is waited for if nothing is typed, or if it was given up for another page', async () => {
  serve(() => new Response('', { status: 404 }));
  await reading('old-1.js').part;
  const forget = watchForm(() => true);
  leaving.is = true;
  await reading('old-2.js').part;
  forget();
  expect(currentToast()?.open ?? false).toBe(false);
});

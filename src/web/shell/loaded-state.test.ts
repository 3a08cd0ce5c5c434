import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useIsLoaded } from './loaded-state.ts';
import { openRoot } from '../testing/hooks.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function open(queries: QueryClient, hook = useIsLoaded) {
  const result = { isLoaded: false };
  const Page = () => {
    result.isLoaded = hook();
    return null;
  };
  const root = openRoot();
  await act(async () => root.render(createElement(QueryClientProvider, { client: queries }, createElement(Page))));
  onTestFinished(() => act(async () => root.unmount()));
  return result;
}

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** A request that is answered when it is told to. */
function request(queries: QueryClient, name: string) {
  let arrive: (() => void) | undefined;
  void queries.fetchQuery({ queryKey: [name], queryFn: () => new Promise<string>((done) => (arrive = () => done(name))) });
  return () => arrive?.();
}

test('a page that loads nothing is there after a moment', async () => {
  const page = await open(new QueryClient());
  await wait(99);
  expect(page.isLoaded).toBe(false);
  await wait(2);
  expect(page.isLoaded).toBe(true);
});

test('a page is loaded once its data is, also that of a request that depends on another', async () => {
  const queries = new QueryClient();
  const arrive = request(queries, 'first');
  const page = await open(queries);
  await wait(1_000);
  arrive();
  await wait(50);
  const arriveToo = request(queries, 'second');
  await wait(1_000);
  expect(page.isLoaded).toBe(false);
  arriveToo();
  await wait(99);
  expect(page.isLoaded).toBe(false);
  await wait(20);
  expect(page.isLoaded).toBe(true);
});

test('the rest doesn’t wait for a slow answer for longer than three seconds', async () => {
  const queries = new QueryClient();
  request(queries, 'slow');
  const page = await open(queries);
  await wait(2_990);
  expect(page.isLoaded).toBe(false);
  await wait(20);
  expect(page.isLoaded).toBe(true);
});

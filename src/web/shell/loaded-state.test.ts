import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsLoaded } from './loaded-state.ts';
import { runHook } from '../testing/hooks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

/** A request that is answered when it is told to. */
function request(queries: QueryClient, name: string) {
  let arrive: (() => void) | undefined;
  void queries.fetchQuery({ queryKey: [name], queryFn: () => new Promise<string>((done) => (arrive = () => done(name))) });
  return () => arrive?.();
}

test('a page that loads nothing is there after a moment', async () => {
  const page = await runHook(useIsLoaded);
  await wait(99);
  expect(page.current).toBe(false);
  await wait(2);
  expect(page.current).toBe(true);
});

test('a page is loaded once its data is, also that of a request that depends on another', async () => {
  const queries = new QueryClient();
  const arrive = request(queries, 'first');
  const page = await runHook(useIsLoaded, queries);
  await wait(1_000);
  arrive();
  await wait(50);
  const arriveToo = request(queries, 'second');
  await wait(1_000);
  expect(page.current).toBe(false);
  arriveToo();
  await wait(99);
  expect(page.current).toBe(false);
  await wait(20);
  expect(page.current).toBe(true);
});

test('the rest doesn’t wait for a slow answer for longer than three seconds', async () => {
  const queries = new QueryClient();
  request(queries, 'slow');
  const page = await runHook(useIsLoaded, queries);
  await wait(2_990);
  expect(page.current).toBe(false);
  await wait(20);
  expect(page.current).toBe(true);
});

import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../testing/hooks.ts';
import { aPerson } from '../testing/given.ts';
import { useHourly } from './hourly.ts';
import { sessionQuery } from './session.tsx';

const wait = (minutes: number) => act(async () => void vi.advanceTimersByTime(minutes * 60_000));

test('what was read is read again once in each hour of the company, and so when its day has passed', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T18:20:00.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(sessionQuery.queryKey, aPerson({ timeZone: 'Asia/Kolkata' }));
  queries.setQueryData(['get', 'board'], 'read');
  queries.setQueryData(['file', 'picture'], 'read');
  const stale = () => queries.getQueryState(['get', 'board'])?.isInvalidated;
  await runHook(useHourly, queries);
  await wait(9);
  expect(stale()).toBe(false);
  // It is midnight where the company is.
  await wait(1);
  expect(stale()).toBe(true);
  queries.setQueryData(['get', 'board'], 'read again');
  await wait(59);
  expect(stale()).toBe(false);
  await wait(1);
  expect(stale()).toBe(true);
  expect(queries.getQueryState(['file', 'picture'])?.isInvalidated).toBe(false);
});

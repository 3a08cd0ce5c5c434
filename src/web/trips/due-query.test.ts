import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Trip } from '#domain/trips/trip.ts';
import { listOf, serve } from '../testing/network.ts';
import { dueAfter } from './due-query.ts';

const trip = { yachtId: 3, readings: [{ meterId: 4, hours: 1231.6 }] } as unknown as Trip;
const plan = {
  meterId: 4,
  state: 'due',
  jobId: null,
  outOfService: true,
  equipmentName: 'Port engine',
  title: '250 h service',
  hoursLeft: 18.4,
};

afterEach(() => vi.useRealTimers());

test('the services that the hours of a trip have made due are named with what is left', async () => {
  serve(() => listOf([plan, { ...plan, meterId: 5 }, { ...plan, jobId: 8 }, { ...plan, state: 'ok' }]));
  expect(await dueAfter(new QueryClient(), trip)).toBe('Port engine, 250 h service: 18.4 h left.');
});

test('a trip is left without the services that are due if these don’t load within seconds', async () => {
  vi.useFakeTimers();
  serve(() => new Promise<never>(() => {}));
  const due = dueAfter(new QueryClient(), trip);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await Promise.race([due, 'still waiting'])).toBeNull();
});

import { afterEach, expect, test, vi } from 'vitest';
import { rememberSchedule, scheduleAsLeft } from './view-store.ts';

function onAScreen(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
}
afterEach(() => vi.unstubAllGlobals());

test('the schedule starts with the month on a desktop, and with the fleet on a phone', () => {
  onAScreen(false);
  expect(scheduleAsLeft()).toEqual({});
  onAScreen(true);
  expect(scheduleAsLeft()).toEqual({ view: 'timeline' });
});

test('it reopens as it was left, by whom, on a phone too', () => {
  rememberSchedule(7, { view: 'week', yachtId: 3 });
  onAScreen(true);
  expect(scheduleAsLeft()).toEqual({ view: 'week', by: 7, yachtId: 3 });
  rememberSchedule(8, { view: 'timeline', zoom: 'quarter' });
  expect(scheduleAsLeft()).toEqual({ view: 'timeline', zoom: 'quarter', by: 8 });
});

test('the month is left by choosing it, also on a phone', () => {
  onAScreen(true);
  rememberSchedule(7, {});
  expect(scheduleAsLeft()).toEqual({ by: 7 });
});

import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { anEvent } from '../../testing/given.ts';
import { runHook } from '../../testing/hooks.ts';
import { serve } from '../../testing/network.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { useMoves } from './moves.ts';

const option = anEvent({ type: 'charter', startDate: '2031-06-16T08:00:00.000Z', endDate: '2031-06-20T14:00:00.000Z' });
const place = { yachtId: option.yachtId, startDate: '2031-06-14T08:00:00.000Z', endDate: '2031-06-18T14:00:00.000Z' };

test.each([
  ['moved', '2031-06-10T16:00:00.000Z', '2031-06-10T16:00:00.000Z', 'Charter moves', 'Undo'],
  ['shortened by a move', '2031-06-15T16:00:00.000Z', place.startDate, 'Charter moves. Its option now ends when it starts.', undefined],
])('of an option that is %s, the toast offers Undo only if that restores it', async (_what, before, after, description, undo) => {
  const event = { ...option, heldUntil: before };
  serve(() => Response.json({ ...event, ...place, heldUntil: after }));
  const queries = new QueryClient();
  const { current } = await runHook(() => useMoves(() => 'Charter moves'), queries);
  await act(async () => current.move(event, place));
  await vi.waitFor(() => act(async () => expect(queries.isMutating()).toBe(0)));
  expect(currentToast()).toMatchObject({ title: 'Booking moved', description });
  expect(currentToast()?.action?.label).toBe(undo);
});

import { useMutation } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../testing/hooks.ts';
import { useForgetting, useIsPending } from './pending-state.ts';

test('a change is pending from the moment it is made until it is answered, whatever the page has drawn', async () => {
  const mutationKey = ['yachts', 7];
  let answer: (() => void) | undefined;
  const { current } = await runHook(() => {
    const isPending = useIsPending(mutationKey);
    const { mutate } = useMutation({ mutationKey, mutationFn: () => new Promise<void>((resolve) => (answer = resolve)) });
    return { isPending, mutate };
  });
  expect(current.isPending()).toBe(false);
  await act(async () => {
    current.mutate();
    expect(current.isPending()).toBe(true);
  });
  expect(current.isPending()).toBe(true);
  await act(async () => answer?.());
  expect(current.isPending()).toBe(false);
});

test('how a change ended is forgotten, but not one that is still running', async () => {
  const mutationKey = ['yachts', 8];
  const reset = vi.fn<() => void>();
  let answer: (() => void) | undefined;
  const { current } = await runHook(() => {
    const forget = useForgetting(mutationKey, reset);
    const { mutate } = useMutation({ mutationKey, mutationFn: () => new Promise<void>((resolve) => (answer = resolve)) });
    return { forget, mutate };
  });
  await act(async () => current.mutate());
  current.forget();
  expect(reset).not.toHaveBeenCalled();
  await act(async () => answer?.());
  current.forget();
  expect(reset).toHaveBeenCalledOnce();
});

import { act, type ComponentProps, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { runHook } from '../testing/hooks.ts';
import { useAskingClose } from './asking-close.tsx';
import type { LeaveDialog } from '../ui/leave-dialog.tsx';
import type { UnsavedChanges } from '../ui/unsaved-changes.tsx';

type Questions = { children: [ReactElement<ComponentProps<typeof LeaveDialog>>, ReactElement<ComponentProps<typeof UnsavedChanges>>] };

/** A dialog with a field, and what its questions show. */
async function openDialog(typed: string) {
  const onClose = vi.fn<() => void>();
  const result = await runHook(() => useAskingClose(() => typed !== '', onClose));
  const questions = () => (result.current.leaveQuestion.props as Questions).children;
  return {
    onClose,
    close: () => act(async () => result.current.close()),
    question: () => questions()[0].props,
    isPageAsking: () => questions()[1].props.when(),
  };
}

test('a dialog without unsaved input closes at once', async () => {
  const { onClose, close, question, isPageAsking } = await openDialog('');
  expect(isPageAsking()).toBe(false);
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(question().open).toBe(false);
});

test('a dialog with unsaved input stays open until its question is answered, and the page doesn’t ask again', async () => {
  const { onClose, close, question, isPageAsking } = await openDialog('Catamarans out of Antibes.');
  await close();
  expect(question().open).toBe(true);
  await act(async () => question().onStay());
  expect(question().open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  expect(isPageAsking()).toBe(true);

  await close();
  await act(async () => question().onLeave());
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(isPageAsking()).toBe(false);
});

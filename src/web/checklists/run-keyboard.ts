import { useEffect, useEffectEvent } from 'react';
import type { ChecklistResult } from '#domain/checklists/words.ts';
import { useShortcutsOn } from '../platform/shortcuts.ts';

const results: Record<string, ChecklistResult> = { p: 'pass', f: 'fail', n: 'na' };

/** P, F and N answer an item, unless a field has the focus or a dialog is open. */
export function useResultKeys(answer: (result: ChecklistResult) => void): void {
  const isOn = useShortcutsOn();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const result = results[event.key.toLowerCase()];
    const isElsewhere =
      event.target instanceof Element && event.target.closest('input, textarea, [role=dialog], [role=alertdialog], [role=combobox]');
    if (!result || isElsewhere || event.repeat || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    answer(result);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}

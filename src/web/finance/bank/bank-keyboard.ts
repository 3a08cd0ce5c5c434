import { useEffect, useRef } from 'react';
import { useShortcutsOn } from '../../platform/shortcuts.ts';

const meaning: Record<string, string> = { a: 'accept', e: 'expense', i: 'ignore' };

/** On the focused line A accepts, E creates an expense and I ignores; J and K move, as in every list. */
export function useLineKeys() {
  const list = useRef<HTMLUListElement>(null);
  const on = useShortcutsOn();
  useEffect(() => {
    if (!on) return;
    function hear(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element)) return;
      const row = target.closest('li');
      if (!row || !list.current?.contains(row)) return;
      const button = row.querySelector<HTMLElement>(`[data-key="${meaning[key.toLowerCase()] ?? ''}"]`);
      if (!button) return;
      event.preventDefault();
      // The next line takes its place, and the focus stays in the list.
      const next = row.nextElementSibling ?? row.previousElementSibling;
      button.click();
      if (button.tagName === 'BUTTON') next?.querySelector<HTMLElement>('a[href]')?.focus();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [on]);
  return list;
}

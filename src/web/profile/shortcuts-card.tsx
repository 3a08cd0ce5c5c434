import { useId } from 'react';
import { turnShortcuts, useShortcutsOn } from '../platform/shortcuts.ts';

/** Whether single keys mean something: whoever speaks to their computer, or hits keys by accident, turns them off. */
export function ShortcutsCard() {
  const on = useShortcutsOn();
  const id = useId();
  return (
    <section id="shortcuts" className="card p-4 sm:p-6">
      <h2 className="text-panel font-semibold">Keyboard shortcuts</h2>
      <div className="mt-3 flex items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-describedby={`${id}-text`}
          className="size-4 accent-(--accent)"
          checked={on}
          onChange={({ target }) => turnShortcuts(target.checked)}
        />
        <label htmlFor={id} className="font-medium">
          Single keys
        </label>
      </div>
      <p id={`${id}-text`} className="mt-1 text-nav text-ink-2">
        G then S opens the schedule, C adds something new, J and K go through a list; ? shows all of them. They do nothing while you type.
        Ctrl K and the keys of the timeline stay either way. This browser remembers it.
      </p>
    </section>
  );
}

import { useId } from 'react';
import { turnShortcuts, useShortcutsOn } from '../platform/shortcuts.ts';

/** Turns single-key shortcuts on or off: voice input and accidental keys would trigger them. */
export function ShortcutsCard() {
  const on = useShortcutsOn();
  const id = useId();
  return (
    <section id="shortcuts" className="card p-4 sm:p-6">
      <h2 className="text-panel font-semibold">Keyboard shortcuts</h2>
      <label className="mt-1 flex items-center gap-3 font-medium">
        <input
          type="checkbox"
          aria-describedby={id}
          className="size-4 accent-(--accent)"
          checked={on}
          onChange={({ target }) => turnShortcuts(target.checked)}
        />
        Single-key shortcuts
      </label>
      <p id={id} className="mt-1 text-nav text-ink-2">
        G then S opens the schedule, C adds something new, J and K move through a list, ? shows all of them. They are off while you type.
        Ctrl K and the keys of the timeline always work. This setting is kept in this browser.
      </p>
    </section>
  );
}

import { useEffect, useState } from 'react';

/** For keyboard users: the first tab stops lead to each panel, F6 moves to the next one, Shift F6 to the previous one. */
export function SkipLink() {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const all = panels();
      const at = all.findIndex((panel) => panel.contains(document.activeElement));
      const next = event.shiftKey ? all.at(at < 0 ? -1 : at - 1) : all[(at + 1) % all.length];
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      enter(next);
    };
    // On the document, below the window, where F8 asks for the toast by an F6 of its own.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  // Panels appear as their code and data load, so they are looked up when the key is pressed.
  const look = () => setNames(panels().map((panel) => panel.getAttribute('aria-label') ?? ''));
  return (
    <nav aria-label="Panels (F6)" data-paper="none" className="contents">
      {(names.length > 0 ? names : ['the first panel']).map((name, nth) => (
        <button
          key={nth}
          type="button"
          onFocus={look}
          className="sr-only z-50 rounded-lg bg-surface px-3 py-2 font-medium shadow-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
          onClick={() => enter(panels()[nth])}
        >
          Skip to {name}
        </button>
      ))}
    </nav>
  );
}

function panels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main section.card[aria-label]')].filter((panel) => panel.checkVisibility());
}

function enter(panel: HTMLElement | undefined): void {
  if (!panel) return;
  panel.tabIndex = -1;
  panel.focus({ preventScroll: true });
  panel.scrollIntoView({ block: 'nearest' });
}

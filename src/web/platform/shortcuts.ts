import { useSyncExternalStore } from 'react';

/** The second key after G, by the page it opens. */
export const keysOfPlaces = {
  '/dashboard': 'T',
  '/schedule': 'S',
  '/yachts': 'Y',
  '/crew': 'W',
  '/maintenance': 'M',
  '/documents': 'P',
  '/desk': 'K',
  '/day-trips': 'D',
  '/charters': 'C',
  '/routes': 'R',
  '/customers': 'U',
  '/finance': 'F',
} as const;

const key = 'shortcuts';
const listeners = new Set<() => void>();

/** Whether single-key shortcuts work in this browser: they do until somebody turns them off. */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areOn);
}

/** The tooltip of a button that a key triggers too; without the key if single-key shortcuts are off. */
export function useKeyTitle(name: string, letter: string): { title: string; 'aria-keyshortcuts'?: string } {
  return useShortcutsOn() ? { title: `${name} (${letter})`, 'aria-keyshortcuts': letter } : { title: name };
}

export function turnShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, 'off');
  for (const changed of listeners) changed();
}

function areOn() {
  return localStorage.getItem(key) !== 'off';
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

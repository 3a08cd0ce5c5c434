import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const key = 'ui-theme';
const listeners = new Set<() => void>();

/** The current theme and a function to change it. The class on the root is the truth: theme.js has set it before the first paint. */
export function useTheme() {
  const theme = useSyncExternalStore(subscribe, currentTheme);
  return { theme, other: otherThan(theme), toggle: () => setTheme(otherThan(theme)) };
}

function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function otherThan(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}

function setTheme(theme: Theme) {
  localStorage.setItem(key, theme);
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

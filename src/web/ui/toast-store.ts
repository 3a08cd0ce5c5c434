// The store is tiny and always there; what shows the toast loads with the first one.
export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One thing to do about it: a page to open, or something to run. */
  action?: { label: string; href: string } | { label: string; run: () => void };
};

export type ShownToast = Toast & { id: number; open: boolean };

/** How long a toast is shown, in milliseconds. */
export const shownFor = 5_000;

let shown: ShownToast | null = null;
const listeners = new Set<() => void>();

/** Says something at the edge of the screen. A new one takes the place of the one before. */
export function toast(said: Toast) {
  show({ ...said, id: (shown?.id ?? 0) + 1, open: true });
}

/** Closes this toast, or whichever is shown; it stays in the store, so that its way out can be seen. */
export function closeToast(id = shown?.id) {
  if (shown && shown.id === id) show({ ...shown, open: false });
}

export function shownToast() {
  return shown;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast) {
  shown = next;
  for (const listener of listeners) listener();
}

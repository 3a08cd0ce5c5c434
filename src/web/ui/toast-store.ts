// The store is tiny and always there; the toast component loads with the first toast.
export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One action: a page to open, or a function to run. */
  action?: { label: string; href: string } | { label: string; run: () => void };
};

export type ShownToast = Toast & { id: number; open: boolean };

/** How long a toast is shown, in milliseconds. */
export const toastDuration = 5_000;

let current: ShownToast | null = null;
const listeners = new Set<() => void>();

/** Shows a message at the edge of the screen. A new one replaces the one before. */
export function toast(content: Toast) {
  show({ ...content, id: (current?.id ?? 0) + 1, open: true });
}

/** Closes this toast, or whichever is shown; it stays in the store, so that it can fade out. */
export function closeToast(id = current?.id) {
  if (current && current.id === id) show({ ...current, open: false });
}

export function currentToast() {
  return current;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast) {
  current = next;
  for (const listener of listeners) listener();
}

// The last action, if it can be undone: by the button of its toast, or by Ctrl Z for a few minutes after it.
const lasting = 5 * 60_000;

let last: { run: () => void; at: number } | null = null;

/** Remembers how to undo the last action, replacing the one before. */
export function keepUndo(run: () => void): void {
  last = { run, at: Date.now() };
}

/** The button of a toast that undoes the last action, only once. */
export function undoOf(run: () => void): { label: string; run: () => void } {
  const once = () => {
    if (last?.run === once) last = null;
    run();
  };
  keepUndo(once);
  return { label: 'Undo', run: once };
}

/** Forgets the last action, so that nothing can be undone. */
export function forgetUndo(): void {
  last = null;
}

/** Undoes the last action, if it was within five minutes; returns whether there was something to undo. */
export function undoLast(): boolean {
  const undo = last && Date.now() - last.at < lasting ? last : null;
  last = null;
  undo?.run();
  return undo !== null;
}

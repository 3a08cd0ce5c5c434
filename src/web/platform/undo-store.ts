// What was done last, if it can be undone: by the button of its toast, or by Ctrl Z for as long as one may think of it as just done.
const lasting = 5 * 60_000;

let last: { run: () => void; at: number } | null = null;

/** Keeps how to undo what was just done, in place of what was done before. */
export function keepUndo(run: () => void): void {
  last = { run, at: Date.now() };
}

/** What a toast offers about something that was just done: to undo it, once. */
export function undoOf(run: () => void): { label: string; run: () => void } {
  const once = () => {
    if (last?.run === once) last = null;
    run();
  };
  keepUndo(once);
  return { label: 'Undo', run: once };
}

/** Nothing is left to undo. */
export function forgetUndo(): void {
  last = null;
}

/** Undoes what was done last, if that was within five minutes; answers whether there was something to undo. */
export function undoLast(): boolean {
  const undo = last && Date.now() - last.at < lasting ? last : null;
  last = null;
  undo?.run();
  return undo !== null;
}

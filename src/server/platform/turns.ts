/** Lets a limited number of tasks run at the same time; the others wait in line, and leave it when their signal aborts. */
export function openTurns(maxAtOnce: number) {
  let free = maxAtOnce;
  const line = new Set<() => void>();

  function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const called = () => {
        signal.removeEventListener('abort', left);
        resolve();
      };
      const left = () => {
        line.delete(called);
        reject(signal.reason as Error);
      };
      line.add(called);
      signal.addEventListener('abort', left, { once: true });
    });
  }

  function over(): void {
    const [next] = line;
    if (!next) free++;
    else {
      line.delete(next);
      next();
    }
  }

  return async function inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await turn(signal);
    try {
      return await work();
    } finally {
      over();
    }
  };
}

import { setTimeout as pause } from 'node:timers/promises';

/** How to find out whether the database is running, and how to start it again. */
type Restartable = { answers: () => Promise<boolean>; startAgain: () => Promise<void> };
/** Called at each death, and when restarting is given up. */
export type DeathHandlers = { died: (death: { failures: number; restartInSeconds: number; err?: unknown }) => void; givenUp: () => void };

const lookEvery = 500;
const minute = 60_000;
const maxFailures = 3;
const maxPause = 30;

/**
 * Restarts a database that has died: at once, then after pauses that double while it keeps dying. After the third failure within a minute,
 * or the third failed start in a row, it gives up. Answers a function that stops the watch and resolves once nothing of it is running.
 */
export function keepRunning({ answers, startAgain }: Restartable, { died, givenUp }: DeathHandlers): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const keeping = keep();
  return async () => {
    ending.abort();
    await keeping;
  };

  async function keep(): Promise<void> {
    let failures: number[] = [];
    let failedStarts = 0;
    let err: unknown;
    for (;;) {
      await pause(lookEvery, undefined, { signal, ref: false }).catch(() => {});
      if (signal.aborted) return;
      if (await answers()) continue;
      if (signal.aborted) return;
      const now = Date.now();
      failures = [...failures.filter((at) => at > now - 10 * minute), now];
      if (failures.filter((at) => at > now - minute).length >= maxFailures || failedStarts >= maxFailures) return givenUp();
      const restartInSeconds = failures.length === 1 ? 0 : Math.min(maxPause, 2 ** (failures.length - 2));
      died({ failures: failures.length, restartInSeconds, ...(err ? { err } : {}) });
      await pause(restartInSeconds * 1_000, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      err = await startAgain().then(
        () => undefined,
        (error: unknown) => error,
      );
      failedStarts = err ? failedStarts + 1 : 0;
    }
  }
}

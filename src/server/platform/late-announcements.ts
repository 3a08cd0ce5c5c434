// Announcements that wait for their commit (ANNOUNCE=after, decision 006). PostgreSQL commits transactions that notify one at a time; these
// are sent together, in a transaction of their own that delays nobody. Every announced change is also in the feed, so whatever a process
// couldn't send is found there (feed-net.ts).
import { setTimeout as pause } from 'node:timers/promises';

const waiting = new WeakMap<object, string[]>();
const atOnce = 500;
const maxWait = 2_000;

/** The changes of this transaction, to be announced once it is committed; undefined if changes are announced within the commit. */
export function lateAnnouncements(t: object): string[] | undefined {
  return waiting.get(t);
}

export type Announcer = ReturnType<typeof openAnnouncer>;

/** Announces committed changes in the order of their commits in this process, many at once, and tries again after a failure. */
export function openAnnouncer(send: (changes: string[]) => Promise<unknown>) {
  let committed: string[] = [];
  let sending: Promise<void> | undefined;
  let closing = false;

  return {
    /** From now on, the changes of this transaction are announced after its commit. */
    begin: (t: object) => void waiting.set(t, []),

    committed: (t: object) => announce(waiting.get(t) ?? []),

    announce,

    /** Announces what is left. What can't be announced now can still be found in the feed. */
    async close() {
      closing = true;
      await sending;
    },
  };

  function announce(changes: string[]): void {
    if (changes.length === 0) return;
    committed.push(...changes);
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  }

  async function sendAll(): Promise<void> {
    for (let wait = 100; committed.length > 0;) {
      const batch = committed.slice(0, atOnce);
      try {
        await send(batch);
        committed = committed.slice(batch.length);
        wait = 100;
      } catch {
        if (closing) return;
        await pause(wait);
        wait = Math.min(maxWait, wait * 2);
      }
    }
  }
}

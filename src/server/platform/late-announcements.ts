// Announcements that wait for their commit (ANNOUNCE=after, decision 006). PostgreSQL commits transactions that notify one after
// another; these are told together, in a transaction of their own that holds nobody up. What is told is in the feed, so that what a
// process couldn't tell any more is found there (feed-net.ts).
import { setTimeout as pause } from 'node:timers/promises';

const waiting = new WeakMap<object, string[]>();
const atOnce = 500;
const maxWait = 2_000;

/** The changes of this transaction, as they are announced once it is committed; nothing where announcements stand inside the commit. */
export function lateAnnouncements(t: object): string[] | undefined {
  return waiting.get(t);
}

export type Announcer = ReturnType<typeof openAnnouncer>;

/** Announces what committed transactions changed, in the order of their commits here, many at once, and again where it failed. */
export function openAnnouncer(send: (changes: string[]) => Promise<unknown>) {
  let committed: string[] = [];
  let sending: Promise<void> | undefined;
  let closing = false;

  return {
    /** From here on, what this transaction changes is announced late. */
    begin: (t: object) => void waiting.set(t, []),

    committed: (t: object) => announce(waiting.get(t) ?? []),

    announce,

    /** Announces what is left. What can't be announced now stays to be found in the feed. */
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

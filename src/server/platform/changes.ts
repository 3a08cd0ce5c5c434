// Tells every server process what one of them changed, by PostgreSQL's NOTIFY. The notification is part of the change's own transaction, so
// it arrives if the change is committed and never otherwise. PostgreSQL delivers in the order of commits, the same for every listener, so
// the id of a change stands for the same position in that order on every process.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sql, type RawBuilder } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { ResourceType } from '#domain/activities/words.ts';
import type { Database } from './database.ts';

/** What can change: a record, or the state of a person's notifications. */
export type Changing = ResourceType | 'notifications';

/** Says that something changed, never what it is now: whoever receives it reads the record with their own rights. */
export type Change = {
  id: string;
  companyId: number;
  resource: Changing;
  resourceId: number;
  /** the browser tab that made the change and needs no event */ tab?: string;
  /** the only person it concerns */ personId?: number;
  /** its id in the feed, if it was announced after its commit */ noted?: number;
};

/** Announces a change once its transaction is committed. */
export function announcement(change: Omit<Change, 'id'>): RawBuilder<null> {
  return sql<null>`pg_notify('changes', ${announcedAs(change)})`;
}

/** The payload that announces a change, with an id that marks its position in the order of all. */
export function announcedAs(change: Omit<Change, 'id'>): string {
  return JSON.stringify({ id: randomUUID(), ...change } satisfies Change);
}

/** The browser tab that a request comes from, if it says so. */
export function tabOf(headers: IncomingHttpHeaders): string | undefined {
  const tab = headers['x-tab'];
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : undefined;
}

export type Changes = ReturnType<typeof openChanges>;

// So many changes are remembered for clients that reconnect.
const remembered = 5_000;
const maxWait = 5_000;
const checkEvery = 15_000;

type Follower = {
  changed: (change: Change) => void;
  /** Changes may have been missed while the connection was down. */
  missed: () => void;
  /** Something that granted access has ended, or somebody's role, company or account has changed. */
  standing?: (personId: number) => void;
};

/** Receives every change of every company from `start` on, over one connection that reconnects by itself. */
export function openChanges(db: Database, log: FastifyBaseLogger) {
  const followers: Follower[] = [];
  // All changes received since this connection began to listen, in order. The first entry stands for that beginning.
  const received = new Map<string, Change | null>();
  let position: string | undefined;
  let connection: ReturnType<Database['ownConnection']> | undefined;
  let wait = 0;
  let next: NodeJS.Timeout | undefined;
  let asking: Promise<boolean> = Promise.resolve(false);
  let askingNext: Promise<boolean> | undefined;

  return {
    start: () => void listen(),

    /** Passes on every later change, in order. */
    follow: (follower: Follower) => void followers.push(follower),

    /**
     * Resolves to true once every change has been received that was committed before the call: PostgreSQL delivers pending notifications
     * before it answers a query on the same connection. Resolves to false if that can't be known, because the connection is down or changes
     * are announced after their commits. Concurrent calls share one round trip.
     */
    catchUp(): Promise<boolean> {
      // A query that is already running may have been answered before the latest change, so the next one starts after it.
      askingNext ??= asking.then(() => {
        asking = answered();
        askingNext = undefined;
        return asking;
      });
      return askingNext;
    },

    /**
     * The id of the last change received; undefined while the connection is down. Whatever is read from now on includes all changes up to
     * it.
     */
    position: () => position,

    /** All changes after the earliest of these positions; undefined if one of them is too old or unknown. */
    since(places: string[]): Change[] | undefined {
      if (places.length === 0 || !places.every((place) => received.has(place))) return undefined;
      const all = [...received];
      const earliest = all.findIndex(([place]) => places.includes(place));
      return all.slice(earliest + 1).map(([, change]) => change as Change);
    },

    async close() {
      clearTimeout(next);
      const last = connection;
      connection = undefined;
      await last?.end().catch(() => {});
    },
  };

  function answered(): Promise<boolean> {
    const current = connection;
    if (!current || position === undefined || db.announcesAfter) return Promise.resolve(false);
    return current.query('select 1').then(
      () => connection === current,
      () => false,
    );
  }

  async function listen() {
    const mine = (connection = db.ownConnection());
    mine.on('error', () => lose(mine));
    mine.on('end', () => lose(mine));
    mine.on('notification', ({ channel, payload = '' }) => {
      if (connection !== mine) return;
      if (channel === 'changes') hear(JSON.parse(payload) as Change);
      else for (const { standing } of followers) standing?.(Number(payload));
    });
    try {
      await mine.connect();
      await mine.query('listen changes; listen standings');
      if (connection !== mine) return;
      if (position === undefined) begin();
      check(mine);
    } catch {
      lose(mine);
    }
  }

  function begin() {
    wait = 0;
    position = randomUUID();
    received.set(position, null);
    for (const { missed } of followers) missed();
  }

  function hear(change: Change) {
    // The first change may arrive together with the reply to `listen`.
    if (position === undefined) begin();
    position = change.id;
    received.set(change.id, change);
    if (received.size > remembered) received.delete(received.keys().next().value as string);
    for (const { changed } of followers) changed(change);
  }

  /** A connection can be lost silently; only a query shows it. */
  function check(mine: typeof connection) {
    next = setTimeout(() => {
      mine?.query('select 1').then(
        () => check(mine),
        () => lose(mine),
      );
    }, checkEvery).unref();
  }

  function lose(mine: typeof connection) {
    if (connection !== mine) return;
    if (position !== undefined) log.warn('lost the connection that listens for changes');
    connection = undefined;
    position = undefined;
    received.clear();
    void mine?.end().catch(() => {});
    clearTimeout(next);
    wait = Math.min(maxWait, wait * 2 || 100);
    next = setTimeout(() => void listen(), wait).unref();
  }
}

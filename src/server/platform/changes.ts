// How every server process learns of what one of them changed: PostgreSQL's NOTIFY. It is sent inside the change's own
// transaction, so it is heard if the change is kept and never otherwise. PostgreSQL delivers in the order of commits, the
// same to everybody who listens, so the id of a change names one place in that order, on every process.
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sql, type RawBuilder } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { ResourceType } from '#domain/activities/words.ts';
import type { Database } from './database.ts';

/** What can change: a record, or what people see of their notifications, which shows in these alone. */
export type Changing = ResourceType | 'notifications';

/** That something changed, never what: whoever receives it reads the record through both walls. */
export type Change = {
  id: string;
  companyId: number;
  resource: Changing;
  resourceId: number;
  /** the browser tab that made the change and needs no event */ tab?: string;
  /** the only one it concerns */ personId?: number;
  /** its place in the feed, where it was announced behind its commit */ noted?: number;
};

/** What announces a change once the transaction it stands in is committed. */
export function announcement(change: Omit<Change, 'id'>): RawBuilder<null> {
  return sql<null>`pg_notify('changes', ${announcedAs(change)})`;
}

/** The words in which a change is announced, with a place of its own in the order of all. */
export function announcedAs(change: Omit<Change, 'id'>): string {
  return JSON.stringify({ id: randomUUID(), ...change } satisfies Change);
}

/** The browser tab a request comes from, if it says. */
export function tabOf(headers: IncomingHttpHeaders): string | undefined {
  const tab = headers['x-tab'];
  return typeof tab === 'string' && /^[\w-]{1,64}$/.test(tab) ? tab : undefined;
}

export type Changes = ReturnType<typeof openChanges>;

// So many are remembered for those who come back after a dropped connection.
const remembered = 5_000;
const maxWait = 5_000;
const checkEvery = 15_000;

type Follower = {
  changed: (change: Change) => void;
  /** Changes may have been missed while nobody listened. */
  missed: () => void;
  /** Something that granted access has ended, or somebody's role, company or account changed. */
  standing?: (personId: number) => void;
};

/** Hears every change of every company, from its start on, over one connection that comes back by itself. */
export function openChanges(db: Database, log: FastifyBaseLogger) {
  const followers: Follower[] = [];
  // Everything heard since this connection began to listen, in order. The first entry stands for that beginning.
  const received = new Map<string, Change | null>();
  let position: string | undefined;
  let connection: ReturnType<Database['ownConnection']> | undefined;
  let wait = 0;
  let next: NodeJS.Timeout | undefined;
  let asking: Promise<boolean> = Promise.resolve(false);
  let askingNext: Promise<boolean> | undefined;

  return {
    start: () => void listen(),

    /** Tells of every change heard from now on, in order. */
    follow: (follower: Follower) => void followers.push(follower),

    /**
     * Resolves once every change is heard that was committed before the call: PostgreSQL sends a connection what was announced before
     * it answers it. To false where that can't be said: nobody listens, or changes are announced behind their commits. Those who call at the same time share one round trip.
     */
    catchUp(): Promise<boolean> {
      // A query that is under way may already have been answered, so the next one starts after it.
      askingNext ??= asking.then(() => {
        asking = answered();
        askingNext = undefined;
        return asking;
      });
      return askingNext;
    },

    /** The place of the last change heard; none while nobody listens. What is read from now on shows all changes up to there. */
    position: () => position,

    /** What changed after the earliest of these places, or nothing where that can't be told: one of them is too long ago, or unknown. */
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
    // The first change may arrive together with the answer that listening has begun.
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
    if (position !== undefined) log.warn('the connection that hears of changes is lost');
    connection = undefined;
    position = undefined;
    received.clear();
    void mine?.end().catch(() => {});
    clearTimeout(next);
    wait = Math.min(maxWait, wait * 2 || 100);
    next = setTimeout(() => void listen(), wait).unref();
  }
}

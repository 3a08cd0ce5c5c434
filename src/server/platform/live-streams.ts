// The open streams of this process, indexed by who receives a change.
import type { ServerResponse } from 'node:http';
import type { Change } from './changes.ts';
import type { Scope } from './database.ts';
import type { Admitted } from './sign-in.ts';

export type Stream = Admitted & {
  out: ServerResponse;
  personId: number;
  /** The kinds of record that this person isn't notified about. */
  hidden: string[];
  scope: Scope;
  tab: string | undefined;
  /** Whether its buffer is full, for how many checks, and whether anything was skipped meanwhile. */
  full: boolean;
  fullFor: number;
  missed: boolean;
  /** Until when it is known to be allowed, in milliseconds since 1970; 0 if that has to be checked. */
  until: number;
};

/** Indexes streams by company and by person, so that the cost of a change depends only on its listeners. */
export function openStreams() {
  const all = new Set<Stream>();
  const ofPlatform = new Set<Stream>();
  const byCompany = new Map<number, Set<Stream>>();
  const byPerson = new Map<number, Set<Stream>>();

  return {
    all: all as ReadonlySet<Stream>,

    add(stream: Stream): void {
      all.add(stream);
      keep(byPerson, stream.personId, stream);
      if (stream.scope.kind === 'platform') ofPlatform.add(stream);
      else keep(byCompany, stream.scope.companyId, stream);
    },

    remove(stream: Stream): void {
      all.delete(stream);
      drop(byPerson, stream.personId, stream);
      if (stream.scope.kind === 'platform') ofPlatform.delete(stream);
      else drop(byCompany, stream.scope.companyId, stream);
    },

    /** Somebody's streams, the earliest first. */
    ofPerson: (personId: number): Stream[] => [...(byPerson.get(personId) ?? [])],

    /** The streams that receive a change. */
    concernedBy(change: Change): Stream[] {
      const listeners =
        change.personId === undefined
          ? [...ofPlatform, ...(byCompany.get(change.companyId) ?? [])]
          : [...(byPerson.get(change.personId) ?? [])];
      return listeners.filter((stream) => concerns(stream, change));
    },
  };
}

/** Whether this stream receives a change: those of its own company or of a platform admin do, or only those of the person it concerns. */
export function concerns({ scope, tab, personId, hidden }: Stream, change: Change): boolean {
  if (tab !== undefined && tab === change.tab) return false;
  if (change.personId !== undefined) return change.personId === personId;
  if (hidden.includes(change.resource)) return false;
  return scope.kind === 'platform' || scope.companyId === change.companyId;
}

function keep(by: Map<number, Set<Stream>>, key: number, stream: Stream): void {
  const known = by.get(key);
  if (known) known.add(stream);
  else by.set(key, new Set([stream]));
}

function drop(by: Map<number, Set<Stream>>, key: number, stream: Stream): void {
  const known = by.get(key);
  known?.delete(stream);
  if (known?.size === 0) by.delete(key);
}

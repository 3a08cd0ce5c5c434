import { useRef, useState } from 'react';
import type { Handover } from '#domain/handovers/handover.ts';
import { draftOf, entryOf, followed, type HandoverEntry } from './handover-entry.ts';

/**
 * The entries of a handover while it is open. They follow what is stored until something is typed, and are saved on top of the version they
 * started from.
 */
export function useHandoverEntry(stored: Handover) {
  const [seen, setSeen] = useState(stored);
  const [base, setBase] = useState(stored);
  const [saved, setSaved] = useState(() => entryOf(stored));
  const [entry, setEntry] = useState(saved);
  const isDirty = entry !== saved;
  const sent = useRef<string[]>([]);

  function load(theirs: Handover) {
    const now = entryOf(theirs);
    setBase(theirs);
    setSaved(now);
    setEntry(followed(now, { entry, saved }));
  }

  // An unsaved handover has the same version whatever is listed, so whatever isn't typed follows the inventory: that of the same yacht.
  if (stored !== seen) {
    setSeen(stored);
    const isSameYacht = stored.yachtId === base.yachtId;
    if (isDirty ? isSameYacht && stored.updatedAt === base.updatedAt : !isSameYacht || stored.updatedAt >= base.updatedAt) load(stored);
  }

  return {
    entry,
    isDirty,
    base,
    change: (some: Partial<HandoverEntry>) => setEntry((before) => ({ ...before, ...some })),
    // Photos of several items arrive in any order: each is added to the entry as it is by then.
    changeItem: (place: number, some: Partial<HandoverEntry['items'][number]>) =>
      setEntry((before) => ({ ...before, items: before.items.map((each, at) => (at === place ? { ...each, ...some } : each)) })),
    /** Remembers what is sent, in case its answer is lost. */
    noteSent(sending: HandoverEntry) {
      sent.current.push(textOf(sending));
    },
    /** Whether another version is only what was sent from here before. */
    isOwn: (other: Handover) => other.yachtId === base.yachtId && sent.current.includes(textOf(entryOf(other))),
    /** Continues from what was saved. What was typed meanwhile stays. */
    continueFrom(version: Handover, sending: HandoverEntry) {
      sent.current = [];
      setSaved(sending);
      setBase(version);
    },
    /** Keeps what was typed, to be saved on top of what somebody else saved for the same yacht. */
    keepOn(theirs: Handover) {
      setBase(theirs);
      setSaved(entryOf(theirs));
    },
    /** Discards what was typed for what somebody else saved. */
    show(theirs: Handover) {
      const now = entryOf(theirs);
      setBase(theirs);
      setSaved(now);
      setEntry(now);
    },
  };
}

function textOf(entry: HandoverEntry): string {
  return JSON.stringify(draftOf(entry));
}

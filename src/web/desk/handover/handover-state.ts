import { useState } from 'react';
import type { Handover } from '#domain/handovers/handover.ts';
import { entryOf, followed, type HandoverEntry } from './handover-entry.ts';

/**
 * What is written of a handover while it is open: it follows what is stored until something is typed, and is saved upon the version it
 * began with.
 */
export function useHandoverEntry(stored: Handover) {
  const [seen, setSeen] = useState(stored);
  const [begun, setBegun] = useState(stored);
  const [kept, setKept] = useState(() => entryOf(stored));
  const [entry, setEntry] = useState(kept);
  const isDirty = entry !== kept;

  function load(theirs: Handover) {
    const now = entryOf(theirs);
    setBegun(theirs);
    setKept(now);
    setEntry(followed(now, { entry, kept }));
  }

  // An unsaved handover has the same version whatever is listed, so what isn't typed follows the inventory.
  if (stored !== seen) {
    setSeen(stored);
    if (isDirty ? stored.updatedAt === begun.updatedAt : stored.updatedAt >= begun.updatedAt) load(stored);
  }

  return {
    entry,
    isDirty,
    begun,
    change: (some: Partial<HandoverEntry>) => setEntry((before) => ({ ...before, ...some })),
    // Photos of several items arrive when they will: each goes into what stands there by then.
    changeItem: (place: number, some: Partial<HandoverEntry['items'][number]>) =>
      setEntry((before) => ({ ...before, items: before.items.map((each, at) => (at === place ? { ...each, ...some } : each)) })),
    /** Continues from what was saved. What was typed meanwhile stays. */
    goOn(saved: Handover, sent: HandoverEntry) {
      setKept(sent);
      setBegun(saved);
    },
    /** Discards what was typed for what somebody else saved. */
    show(theirs: Handover) {
      const now = entryOf(theirs);
      setBegun(theirs);
      setKept(now);
      setEntry(now);
    },
  };
}

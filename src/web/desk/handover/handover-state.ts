import { useState } from 'react';
import type { Handover } from '#domain/handovers/handover.ts';
import { entryOf, followed, type HandoverEntry } from './handover-entry.ts';

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
    /** Continues from what was saved. What was typed meanwhile stays. */
    continueFrom(version: Handover, sent: HandoverEntry) {
      setSaved(sent);
      setBase(version);
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

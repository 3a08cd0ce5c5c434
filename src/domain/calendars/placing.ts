// Places the bookings of an external calendar in ours (R34).
type Span = { startDate: string; endDate: string };
type Entry = Span & { id: number };

/** The free parts of a stretch, in order of time. Intervals are half-open, so one that ends when another begins leaves no gap. */
export function freeParts({ startDate, endDate }: Span, held: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = startDate;
  for (const each of held.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))) {
    if (each.endDate <= from || each.startDate >= endDate) continue;
    if (each.startDate > from) parts.push({ startDate: from, endDate: each.startDate });
    from = each.endDate;
  }
  if (from < endDate) parts.push({ startDate: from, endDate });
  return parts;
}

/** How the entries of a stretch change: which are deleted, changed and added. */
export type Plan = { go: number[]; change: Entry[]; add: Span[] };

/** How to turn the entries of a stretch into its parts. Each part keeps the first entry within it, with everything linked to that entry. */
export function planFor(entries: readonly Entry[], parts: readonly Span[]): Plan {
  const plan: Plan = { go: [], change: [], add: [] };
  const left = new Set(entries.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)));
  for (const part of parts) {
    const entry = [...left].find((each) => overlap(each, part));
    if (!entry) plan.add.push(part);
    else if (entry.startDate !== part.startDate || entry.endDate !== part.endDate) plan.change.push({ id: entry.id, ...part });
    if (entry) left.delete(entry);
  }
  plan.go = [...left].map(({ id }) => id);
  return plan;
}

/** The part of an entry within a stretch; null if there is none. */
export function trimmed(entry: Span, { startDate, endDate }: Span): Span | null {
  if (!overlap(entry, { startDate, endDate })) return null;
  return {
    startDate: entry.startDate < startDate ? startDate : entry.startDate,
    endDate: entry.endDate > endDate ? endDate : entry.endDate,
  };
}

function overlap(one: Span, other: Span): boolean {
  return one.startDate < other.endDate && one.endDate > other.startDate;
}

type KeyedSpan = Span & { key: string };

/**
 * Matches the stored stretches of a calendar with those just read: by key, and new keys by their dates, since some calendars change the key
 * of the same booking every day. Past stretches stay when they are no longer listed, and one that began before the window keeps its start.
 */
export function renewal<Stored extends KeyedSpan & { id: number }, New extends KeyedSpan>(
  stored: readonly Stored[],
  read: readonly New[],
  { from, now }: { from: string; now: string },
): { gone: Stored[]; kept: { before: Stored; after: New }[]; added: New[] } {
  const byKey = new Map(stored.map((each) => [each.key, each]));
  const left = new Set(stored);
  const kept: { before: Stored; after: New }[] = [];
  const added: New[] = [];
  const keep = (before: Stored, after: New) => {
    left.delete(before);
    const isCutOff = after.startDate === from && before.startDate < from;
    kept.push({ before, after: isCutOff ? { ...after, startDate: before.startDate } : after });
  };
  const unknown = read.filter((each) => {
    const before = byKey.get(each.key);
    if (before) keep(before, each);
    return !before;
  });
  for (const each of unknown) {
    const alike = [...left].find(({ startDate, endDate }) => startDate === each.startDate && endDate === each.endDate);
    if (alike) keep(alike, each);
    else added.push(each);
  }
  return { gone: [...left].filter(({ endDate }) => endDate > now), kept, added };
}

const dayLong = 86_400_000;

/** The type of entry for a stretch: a day trip if it lasts a day or less, else a charter. */
export function typeOf({ startDate, endDate }: Span): 'charter' | 'day_rent' {
  return Date.parse(endDate) - Date.parse(startDate) > dayLong ? 'charter' : 'day_rent';
}

/** If at least this many future stretches disappear at once, the calendar is in doubt. */
const suspicious = 3;

/** Whether a reading of a calendar is only applied once a user has confirmed it. */
export function isDoubtful({ before, after, now }: { before: readonly Span[]; after: readonly Span[]; now: string }): boolean {
  const ahead = (stretches: readonly Span[]) => stretches.filter(({ endDate }) => endDate > now).length;
  return ahead(before) >= suspicious && ahead(after) === 0;
}

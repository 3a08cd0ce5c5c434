// Which days a page of the journal shows.

/** How many lines of the journal a day has, and which of its parts have any. */
export type Counted = { day: string; lines: number; parts: number[] };
/** The days of a page, how many lines come before them, and how many there are in all. */
type Shown = { days: { from: string; to: string } | null; before: number; parts: Set<number>; total: number };

/** The days with the lines of a page, by what was counted, the earliest first. Behind the last line there are none. */
export function shownOf(counted: readonly Counted[], { limit, offset }: { limit: number; offset: number }): Shown {
  const shown: Shown = { days: null, before: 0, parts: new Set(), total: 0 };
  for (const { day, lines, parts } of counted) {
    const before = shown.total;
    shown.total += lines;
    if (shown.total <= offset || before >= offset + limit) continue;
    if (!shown.days) shown.before = before;
    shown.days = { from: shown.days?.from ?? day, to: day };
    for (const part of parts) shown.parts.add(part);
  }
  return shown;
}

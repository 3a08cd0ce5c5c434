// The days that a page of the journal shows.

/** How many lines of the journal a day has, and which parts of the journal contain them. */
export type CountedDay = { day: string; lines: number; parts: number[] };
/** The days of a page, how many lines come before them, and how many there are in all. */
type JournalPage = { days: { from: string; to: string } | null; before: number; parts: Set<number>; total: number };

/** The days that contain the lines of a page, earliest first, from the counts. None after the last line. */
export function journalPageOf(counted: readonly CountedDay[], { limit, offset }: { limit: number; offset: number }): JournalPage {
  const page: JournalPage = { days: null, before: 0, parts: new Set(), total: 0 };
  for (const { day, lines, parts } of counted) {
    const before = page.total;
    page.total += lines;
    if (page.total <= offset || before >= offset + limit) continue;
    if (!page.days) page.before = before;
    page.days = { from: page.days?.from ?? day, to: day };
    for (const part of parts) page.parts.add(part);
  }
  return page;
}

import type { DayLine, DayRange } from './day-line.ts';
import type { Span } from './shifting.ts';

/** An entry's place in a yacht's row: its lane, the number of lanes, and its start and end. */
export type Laid<Entry> = DayRange & { entry: Entry; lane: number; lanes: number };

/**
 * Lays out the entries of a yacht: overlapping ones get separate lanes, first fit, only while they overlap. Each covers the half days it
 * touches, unless another touches the same half; then both are drawn to the minute.
 */
export function laidOut<Entry extends Span & { id: number }>(line: DayLine, entries: readonly Entry[]): Laid<Entry>[] {
  const sorted = entries.toSorted(
    (one, other) => compare(one.startDate, other.startDate) || compare(other.endDate, one.endDate) || one.id - other.id,
  );
  const laid = clustersOf(sorted).flatMap((cluster) =>
    inLanes(cluster).map(({ entry, lane, lanes }): Laid<Entry> => ({ entry, lane, lanes, ...line.inHalves(entry) })),
  );
  keepApart(line, laid);
  return laid;
}

/** Groups of entries that overlap directly or through others, in the given order. */
function clustersOf<Entry extends Span>(sorted: readonly Entry[]): Entry[][] {
  const clusters: Entry[][] = [];
  let until = '';
  for (const entry of sorted) {
    const last = clusters.at(-1);
    if (last && entry.startDate < until) last.push(entry);
    else clusters.push([entry]);
    if (entry.endDate > until) until = entry.endDate;
  }
  return clusters;
}

function inLanes<Entry extends Span>(cluster: readonly Entry[]): { entry: Entry; lane: number; lanes: number }[] {
  const ends: string[] = [];
  const chosen = cluster.map((entry) => {
    const free = ends.findIndex((end) => end <= entry.startDate);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = entry.endDate;
    return { entry, lane };
  });
  return chosen.map((each) => ({ ...each, lanes: ends.length }));
}

function keepApart<Entry extends Span>(line: DayLine, laid: Laid<Entry>[]): void {
  let open: Laid<Entry>[] = [];
  for (const next of laid) {
    const drawnFrom = next.from;
    open = open.filter(({ entry, to }) => to > drawnFrom || entry.endDate > next.entry.startDate);
    for (const before of open) {
      if (before.entry.endDate > next.entry.startDate || before.to <= next.from) continue;
      before.to = line.placeOf(before.entry.endDate);
      next.from = line.placeOf(next.entry.startDate);
    }
    open.push(next);
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

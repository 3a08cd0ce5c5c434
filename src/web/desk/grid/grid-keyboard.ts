import type { KeyboardEvent } from 'react';
import type { AvailabilityCell, YachtAvailability } from '#domain/desk/availability.ts';

/** A cell of the grid: its yacht, and where it begins. */
export type At = { yachtId: number; start: string };

/** Neighboring free cells of a yacht that are selected together. */
export type Stretch = { yachtId: number; first: string; last: string };

type Rows = readonly Pick<YachtAvailability, 'yachtId' | 'cells'>[];

const besides: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
const beyond: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Where an arrow key leads: to the neighboring cell, or to the one of the next yacht that begins nearest; at the edge, to the same cell.
 */
export function cellAfter(rows: Rows, at: At, key: string): At | null {
  const row = rows.findIndex(({ yachtId }) => yachtId === at.yachtId);
  const cells = rows[row]?.cells ?? [];
  const place = cells.findIndex(({ startDate }) => startDate === at.start);
  const beside = besides[key];
  if (beside) return atOf(at.yachtId, cells[place + beside]) ?? at;
  if (key === 'Home') return atOf(at.yachtId, cells[0]) ?? at;
  if (key === 'End') return atOf(at.yachtId, cells.at(-1)) ?? at;
  const next = beyond[key] && rows[row + beyond[key]];
  if (!beyond[key]) return null;
  return (next && atOf(next.yachtId, nearest(next.cells, at.start))) || at;
}

/** A selection extended or shortened to a cell, as far as the cells between are free; null if none is. */
export function stretchedTo(rows: Rows, from: At, to: At): Stretch | null {
  const cells = rows.find(({ yachtId }) => yachtId === from.yachtId)?.cells ?? [];
  const placeOf = (start: string) => cells.findIndex(({ startDate }) => startDate === start);
  const [one, other] = [placeOf(from.start), placeOf(to.start)];
  const way = one <= other ? 1 : -1;
  let last = one;
  if (to.yachtId !== from.yachtId || cells[one]?.state !== 'free') return null;
  while (last !== other && cells[last + way]?.state === 'free') last += way;
  const [first, end] = [cells[Math.min(one, last)], cells[Math.max(one, last)]];
  return first && end ? { yachtId: from.yachtId, first: first.startDate, last: end.startDate } : null;
}

/** Whether a plain key was pressed, without modifiers. */
export function isPlain({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey;
}

function nearest(cells: readonly AvailabilityCell[], start: string): AvailabilityCell | undefined {
  const far = (cell: AvailabilityCell) => Math.abs(Date.parse(cell.startDate) - Date.parse(start));
  return cells.toSorted((one, other) => far(one) - far(other))[0];
}

function atOf(yachtId: number, cell: AvailabilityCell | undefined): At | null {
  return cell ? { yachtId, start: cell.startDate } : null;
}

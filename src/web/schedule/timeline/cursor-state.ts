import type { Bar, Row } from './row-layout.ts';

/** A stretch of a row without a bar, as positions on the line. */
type Free = { from: number; to: number };

/** The position of the keyboard: on an event, or on a free day. The day stays when it moves up or down past longer or shorter events. */
export type Cursor = { yachtId: number; day: number; eventId: number | null };

export type Step = 'left' | 'right' | 'up' | 'down' | 'previous' | 'next';

/** Puts the cursor on a day of a row: on the event there, if there is one. */
export function cursorOn(row: Row, day: number): Cursor {
  return { yachtId: row.yacht.id, day, eventId: row.bars.find((bar) => touches(bar, day))?.entry.id ?? null };
}

/** Where an arrow key leads: from event to event, and day by day where there is none. */
export function step(rows: Row[], at: Cursor, where: Step): Cursor {
  const row = rows.find(({ yacht }) => yacht.id === at.yachtId) ?? rows[0];
  if (!row) return at;
  if (where === 'up' || where === 'down') return cursorOn(rows[row.index + (where === 'up' ? -1 : 1)] ?? row, at.day);
  const forward = where === 'right' || where === 'next';
  const bar = row.bars.find(({ entry }) => entry.id === at.eventId);
  const next = forward ? barAfter(row, at, bar) : barBefore(row, at, bar);
  const day = forward ? (bar ? Math.ceil(bar.to) : at.day + 1) : (bar ? Math.floor(bar.from) : at.day) - 1;
  if (where === 'next' || where === 'previous') return next ? onBar(row, next) : at;
  const near = next && (forward ? next.from < day + 1 : next.to > day);
  return near ? onBar(row, next) : { yachtId: row.yacht.id, day, eventId: null };
}

function barAfter({ bars }: Row, { day }: Cursor, bar: Bar | undefined): Bar | undefined {
  // Not to one that began before and continues: the next key would only lead back to it.
  return bar ? bars[bars.indexOf(bar) + 1] : bars.find(({ from }) => from > day);
}

function barBefore({ bars }: Row, { day }: Cursor, bar: Bar | undefined): Bar | undefined {
  return bar ? bars[bars.indexOf(bar) - 1] : bars.findLast(({ from }) => from < day);
}

function onBar({ yacht }: Row, { entry, from }: Bar): Cursor {
  return { yachtId: yacht.id, day: Math.floor(from), eventId: entry.id };
}

function touches({ from, to }: Bar, day: number): boolean {
  return from < day + 1 && to > day;
}

/** The longest stretch of a day without a bar; null if less than a quarter of the day is free. */
export function freeOf({ bars }: Pick<Row, 'bars'>, index: number): Free | null {
  const edges = bars.filter(({ from, to }) => from < index + 1 && to > index).flatMap(({ from, to }) => [from, to]);
  const inDay = [index, ...edges.map((edge) => Math.min(index + 1, Math.max(index, edge))), index + 1].toSorted((a, b) => a - b);
  const isTaken = (at: number) => bars.some(({ from, to }) => from < at && to > at);
  return inDay.slice(1).reduce<Free | null>((best, to, at) => {
    const from = inDay[at] ?? to;
    if (to - from < 0.25 || isTaken((from + to) / 2)) return best;
    return best && best.to - best.from >= to - from ? best : { from, to };
  }, null);
}

import type { TimelineZoom } from '../schedule-query.ts';

export const headHeight = 68;

/** How many days are to be seen at once, and how narrow a day may become for it. */
const zooms: Record<TimelineZoom, { days: number; narrowest: number }> = {
  week: { days: 7, narrowest: 72 },
  'two-weeks': { days: 14, narrowest: 56 },
  month: { days: 31, narrowest: 44 },
  quarter: { days: 91, narrowest: 12 },
};

/** The past leads up to the date: it takes no more of the frame than this. */
const leadShare = 1 / 6;

/** From this width on a day has room for its name, and below the second one not even for its number. */
export const wideDay = 56;
export const narrowDay = 24;

export type Measures = { day: number; side: number; lead: number };

/** The widths for a zoom in a frame so wide, and the days before the date that are seen. */
export function measuresIn(zoom: TimelineZoom, width: number): Measures {
  const side = width < 640 ? 112 : 184;
  const { days, narrowest } = zooms[zoom];
  const day = Math.max(narrowest, (width - side) / days);
  return { side, day, lead: Math.max(0, Math.floor(((width - side) / day) * leadShare)) };
}

const oneLane = { height: 34, row: 52 };
const lane = { height: 22, gap: 3 };

/** A row is as high as ever, until more than two share a day. */
export function rowHeight(lanes: number): number {
  return Math.max(oneLane.row, lanes * (lane.height + lane.gap) + 4);
}

/** Where in its row a bar lies, from the row's top. */
export function barIn(row: number, { lane: at, lanes }: { lane: number; lanes: number }): { top: number; height: number } {
  if (lanes === 1) return { top: (row - oneLane.height) / 2, height: oneLane.height };
  const all = lanes * (lane.height + lane.gap) - lane.gap;
  return { top: (row - all) / 2 + at * (lane.height + lane.gap), height: lane.height };
}

/** How wide a bar is drawn at least, whatever it lasts. */
export const leastBar = 10;

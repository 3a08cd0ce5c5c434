import type { TimelineZoom } from '../schedule-query.ts';

/** The days are above the movements of the fleet, and both above the rows. */
export const daysHeight = 32;
export const movementsHeight = 28;
export const headHeight = daysHeight + movementsHeight;
/** The head of a group of yachts. */
export const groupHeight = 28;

/** How many days to show at once, and the minimum width of a day for that: on a desktop, and on a phone. */
const zooms: Record<TimelineZoom, { days: number; narrowest: number; inHand: number }> = {
  week: { days: 7, narrowest: 72, inHand: 72 },
  'two-weeks': { days: 14, narrowest: 56, inHand: 18 },
  month: { days: 33, narrowest: 42, inHand: 42 },
  quarter: { days: 91, narrowest: 12, inHand: 12 },
};

/** The days before the date take no more than this share of the frame. */
const leadShare = 1 / 6;

/** The minimum widths at which a day has room for its name, for the first letter of its name, or only for its number. */
export const wideDay = 64;
export const narrowDay = 24;
export const numberedDay = 16;

export type Measures = { day: number; side: number; lead: number; dense: boolean };

/** A frame narrower than this, in pixels, is a phone's. */
export const deskWidth = 640;

/** The widths for a zoom in a frame of this width, and the number of visible days before the date. */
export function measuresIn(zoom: TimelineZoom, width: number, dense = false): Measures {
  const inHand = width < deskWidth;
  const side = inHand ? 104 : 208;
  const { days, ...least } = zooms[zoom];
  const day = Math.max(inHand ? least.inHand : least.narrowest, (width - side) / days);
  return { side, day, lead: Math.max(0, Math.floor(((width - side) / day) * leadShare)), dense };
}

const twoLines = { height: 44, row: 56 };
const oneLine = { height: 26, row: 36 };
const lane = { height: 22, gap: 3 };

/** The height of a row, which grows once more than two events share a day. */
export function rowHeight(lanes: number, dense = false): number {
  const least = dense ? oneLine.row : twoLines.row;
  return lanes === 1 ? least : Math.max(least, lanes * (lane.height + lane.gap) + 4);
}

/** The position of a bar in its row, from the row's top. */
export function barIn(row: number, { lane: at, lanes }: { lane: number; lanes: number }, dense = false): { top: number; height: number } {
  const { height } = dense ? oneLine : twoLines;
  if (lanes === 1) return { top: (row - height) / 2, height };
  const all = lanes * (lane.height + lane.gap) - lane.gap;
  return { top: (row - all) / 2 + at * (lane.height + lane.gap), height: lane.height };
}

/** The minimum width of a bar, however short the event. */
export const minBarWidth = 10;

import { useSyncExternalStore } from 'react';
import { usePrinting } from './printing-state.ts';

/** The height of a lane above the hours of a week, with its gap. */
export const weekLaneHeight = 22;
/** The height of a printed week, as in print.css. */
const onPaper = 126;
/** The height of everything above and below a month on the screen. */
const aroundMonth = 270;

/** The height of a week in pixels so that all weeks of the month fill the window, but at least room for three lines. */
export function weekHeightIn(windowHeight: number, weeks: number): number {
  return Math.min(240, Math.max(120, Math.floor((windowHeight - aroundMonth) / weeks)));
}

/** The number of lanes above the hours of a week: a third of the window. */
export function weekLanesIn(windowHeight: number): number {
  return within(3, windowHeight / 3 / weekLaneHeight, 14);
}

function within(min: number, lanes: number, max: number): number {
  return Math.min(max, Math.max(min, Math.floor(lanes)));
}

export function useWeekHeight(weeks: number): number {
  const height = useWindowHeight();
  return usePrinting() ? onPaper : weekHeightIn(height, weeks);
}

export function useWeekLanes(): number {
  return weekLanesIn(useWindowHeight());
}

function useWindowHeight(): number {
  return useSyncExternalStore(onResize, () => innerHeight);
}

function onResize(change: () => void) {
  addEventListener('resize', change);
  return () => removeEventListener('resize', change);
}

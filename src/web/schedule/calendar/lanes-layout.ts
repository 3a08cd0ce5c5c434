import { useSyncExternalStore } from 'react';
import { weekLaneHeight } from './event-bar.tsx';
import { usePrinting } from './printing-state.ts';

/** How high a printed week is: print.css gives its days as much. */
const onPaper = 126;
/** What stands above a month and beneath it on the screen. */
const aroundMonth = 270;

/** How high each week of a month is so that all weeks fill the window, in pixels; never so low that three lines have no room. */
export function weekHeightIn(windowHeight: number, weeks: number): number {
  return Math.min(240, Math.max(120, Math.floor((windowHeight - aroundMonth) / weeks)));
}

/** How many lanes stand above the hours of a week: a third of the window. */
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

import { useSyncExternalStore } from 'react';
import { monthLane, weekLaneHeight } from './event-bar.tsx';
import { usePrinting } from './printing-state.ts';

/** The lanes of a printed day: as many as the height that print.css gives it has room for. */
const onPaper = 4;
/** What stands above a month and beneath it on the screen. */
const aroundMonth = 270;

/** How many lanes each week of a month has so that all weeks fill the window: five at least, in pixels of its height. */
export function monthLanesIn(windowHeight: number, weeks: number): number {
  return within(5, ((windowHeight - aroundMonth) / weeks - monthLane.top) / monthLane.height, 14);
}

/** How many lanes stand above the hours of a week: a third of the window. */
export function weekLanesIn(windowHeight: number): number {
  return within(3, windowHeight / 3 / weekLaneHeight, 14);
}

function within(min: number, lanes: number, max: number): number {
  return Math.min(max, Math.max(min, Math.floor(lanes)));
}

export function useMonthLanes(weeks: number): number {
  const height = useWindowHeight();
  return usePrinting() ? onPaper : monthLanesIn(height, weeks);
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

import { useEffect } from 'react';
import { isDay } from '#domain/shared/is-day.ts';
import type { DrawnSpan } from '../events/drawn-event-query.ts';
import type { Drawing } from '../events/drawn-event-state.ts';
import { barOf } from '../timeline/bar-animation.ts';

/** The span of the event being drawn: as its form reports it, or until then the hours that were drawn. */
export function spanDrawn({ draft, span }: Drawing): DrawnSpan | null {
  if (span || !draft || isDay(draft.start)) return span;
  return { yachtId: draft.on ?? null, startDate: draft.start, endDate: draft.end };
}

/** Focuses the drawn event once it is stored and shown. */
export function useFocusOnStored(stored: number | null, shownIds: readonly number[]) {
  const isShown = stored !== null && shownIds.includes(stored);
  useEffect(() => {
    if (stored !== null && isShown) barOf(stored)?.focus();
  }, [stored, isShown]);
}

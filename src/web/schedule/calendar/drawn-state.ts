import { useEffect } from 'react';
import { isDay } from '#domain/shared/is-day.ts';
import type { DrawnSpan } from '../events/drawn-event-query.ts';
import type { Drawing } from '../events/drawn-event-state.ts';
import { barOf } from '../timeline/bar-animation.ts';

/** The span of what is being drawn: from its form, or until that reports one, the hours that were drawn. */
export function spanDrawn({ draft, span }: Drawing): DrawnSpan | null {
  if (span || !draft || isDay(draft.start)) return span;
  return { yachtId: draft.on ?? null, startDate: draft.start, endDate: draft.end };
}

/** Takes the focus to what was drawn once it is stored and shown. */
export function useFocusOnStored(stored: number | null, shownIds: readonly number[]) {
  const isShown = stored !== null && shownIds.includes(stored);
  useEffect(() => {
    if (stored !== null && isShown) barOf(stored)?.focus();
  }, [stored, isShown]);
}

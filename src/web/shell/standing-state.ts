import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// In milliseconds. Between two things that a page reads one after the other it reads nothing for a moment.
const settledAfter = 100;
const latest = 3_000;

/**
 * Whether the page has what it read first, and has drawn it. What only floats over it loads then: before, it would keep the page waiting.
 */
export function useStands(): boolean {
  const queries = useQueryClient();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return undefined;
    let isOver = false;
    const stand = () => !isOver && setStands(true);
    const standOnceDrawn = () => onceIdle(stand);
    const last = setTimeout(stand, latest);
    let settling = setTimeout(standOnceDrawn, queries.isFetching() > 0 ? latest : settledAfter);
    const ignore = queries.getQueryCache().subscribe(() => {
      clearTimeout(settling);
      if (queries.isFetching() === 0) settling = setTimeout(standOnceDrawn, settledAfter);
    });
    return () => {
      isOver = true;
      ignore();
      clearTimeout(last);
      clearTimeout(settling);
    };
  }, [queries, stands]);
  return stands;
}

/** Calls back when the browser has nothing to draw, or at once where it doesn't tell of that. */
function onceIdle(then: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else then();
}

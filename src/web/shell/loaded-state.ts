import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// In milliseconds. Between two requests that depend on each other, a page loads nothing for a moment.
const settledAfter = 100;
const latest = 3_000;

/** Whether the page has loaded and rendered its first data. Menus and the like load only then, so that they don't delay the page. */
export function useIsLoaded(): boolean {
  const queries = useQueryClient();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isLoaded) return undefined;
    let isOver = false;
    const finish = () => !isOver && setLoaded(true);
    const finishOnceIdle = () => onceIdle(finish);
    const last = setTimeout(finish, latest);
    let settling = setTimeout(finishOnceIdle, queries.isFetching() > 0 ? latest : settledAfter);
    const ignore = queries.getQueryCache().subscribe(() => {
      clearTimeout(settling);
      if (queries.isFetching() === 0) settling = setTimeout(finishOnceIdle, settledAfter);
    });
    return () => {
      isOver = true;
      ignore();
      clearTimeout(last);
      clearTimeout(settling);
    };
  }, [queries, isLoaded]);
  return isLoaded;
}

/** Calls back when the browser is idle, or at once if it can't tell. */
function onceIdle(then: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else then();
}

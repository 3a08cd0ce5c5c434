import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

// In milliseconds. Between two things that a page reads one after the other it reads nothing for a moment.
const settledAfter = 100;
const latest = 3_000;

/** Whether the page has what it read first. What only floats over it loads then: before, it would keep the page waiting. */
export function useStands(): boolean {
  const queries = useQueryClient();
  const [stands, setStands] = useState(false);
  useEffect(() => {
    if (stands) return undefined;
    const stand = () => setStands(true);
    const last = setTimeout(stand, latest);
    let settling = setTimeout(stand, queries.isFetching() > 0 ? latest : settledAfter);
    const ignore = queries.getQueryCache().subscribe(() => {
      clearTimeout(settling);
      if (queries.isFetching() === 0) settling = setTimeout(stand, settledAfter);
    });
    return () => {
      ignore();
      clearTimeout(last);
      clearTimeout(settling);
    };
  }, [queries, stands]);
  return stands;
}

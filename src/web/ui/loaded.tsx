import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';

type Props<Data> = {
  query: UseQueryResult<Data, unknown>;
  loading: ReactNode;
  renderFailed: (retry: () => void, error: unknown) => ReactNode;
  /** What shows when there is nothing in it, and how to tell. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
};

/**
 * What was read from the server, in whichever of its four states it is. What was shown once stays while it is read again. What comes for
 * the first time is drawn in small steps, between which the page hears taps and keys.
 */
export function Loaded<Data>({ query, loading, renderFailed, empty, children }: Props<Data>) {
  const mayShow = useDeferredValue(query.data !== undefined);
  if (query.data !== undefined && !mayShow) return loading;
  if (query.data !== undefined) return empty?.when(query.data) ? empty.show : children(query.data);
  if (query.isError) return renderFailed(() => void query.refetch(), query.error);
  return loading;
}

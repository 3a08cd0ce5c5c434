import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { useHold } from './in-order.tsx';

type Props<Data> = {
  query: UseQueryResult<Data, unknown>;
  /** Whether something else isn't known yet that changes how high it is. */ isWaiting?: boolean;
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
export function Loaded<Data>({ query, isWaiting = false, loading, renderFailed, empty, children }: Props<Data>) {
  const mayShow = useDeferredValue(query.data !== undefined && !isWaiting);
  const isLoading = query.data !== undefined ? !mayShow : !query.isError;
  // Without a connection it is unknown when it arrives.
  useHold(isLoading && query.fetchStatus !== 'paused');
  if (isLoading) return loading;
  if (query.data !== undefined) return empty?.when(query.data) ? empty.show : children(query.data);
  return renderFailed(() => void query.refetch(), query.error);
}

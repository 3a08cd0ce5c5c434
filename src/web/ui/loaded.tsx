import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { useHold } from './in-order.tsx';

type Props<Data> = {
  query: UseQueryResult<Data, unknown>;
  /** Whether something else that changes its height is still unknown. */ isWaiting?: boolean;
  loading: ReactNode;
  renderFailed: (retry: () => void, error: unknown) => ReactNode;
  /** What to show if there is no data, and how to tell. */
  empty?: { when: (data: Data) => boolean; show: ReactNode };
  children: (data: Data) => ReactNode;
};

/**
 * The data of a query in its four states. Data that was shown stays while it is reloaded. The first data is rendered in small steps,
 * between which the page responds to taps and keys.
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

import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { rowsPerPage } from './books.ts';

type Props<Row> = {
  query: UseQueryResult<{ rows: Row[]; total: number }, unknown>;
  page: number | undefined;
  /** What its rows are called: "expenses". */
  noun: string;
  empty: ReactNode;
  onPage: (page: number) => void;
  children: (rows: Row[]) => ReactNode;
};

/** A page of one of the lists of the books, in whichever state it is. */
export function BooksFrame<Row>({ query, page = 1, noun, empty, onPage, children }: Props<Row>) {
  return (
    <Loaded
      query={query}
      loading={<BooksSkeleton />}
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title={`Error loading ${noun}`} text="They couldn't be loaded." onRetry={retry} />
        </div>
      )}
      empty={{ when: ({ total }) => total === 0, show: <div className="card">{empty}</div> }}
    >
      {({ rows, total }) =>
        rows.length === 0 ? (
          // The last row of the last page is gone: the page before it is the last one now.
          <Navigate to="." search={(search) => ({ ...search, page: Math.ceil(total / rowsPerPage) })} replace />
        ) : (
          <>
            <div aria-busy={query.isPlaceholderData} className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}>
              {children(rows)}
            </div>
            <Pager noun={noun} page={page} total={total} perPage={rowsPerPage} onPage={onPage} />
          </>
        )
      }
    </Loaded>
  );
}

export function BooksSkeleton() {
  return (
    <div className="card divide-y">
      <Skeletons count={5}>
        <div className="flex h-16 items-center gap-6 px-4">
          <Skeleton className="h-4 w-20 shrink-0 max-lg:hidden" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="mt-2 h-3 w-32" />
          </div>
          <Skeleton className="h-4 w-24 max-lg:hidden" />
          <Skeleton className="h-4 w-24" />
        </div>
      </Skeletons>
    </div>
  );
}

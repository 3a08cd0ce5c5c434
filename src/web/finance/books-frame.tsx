import type { ComponentProps } from 'react';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { rowsPerPage } from './finance-query.ts';

type Props<Row> = Omit<ComponentProps<typeof PagedList<Row>>, 'perPage' | 'loading' | 'failed'>;

/** A page of a finance list, with its loading, empty and error states. */
export function BooksFrame<Row>(list: Props<Row>) {
  return (
    <PagedList
      perPage={rowsPerPage}
      loading={<BooksSkeleton />}
      failed={() => ({ title: `Error loading ${list.noun}`, text: "They couldn't be loaded." })}
      {...list}
    />
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

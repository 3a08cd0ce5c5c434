import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import { ErrorState } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props<Row> = {
  id: string;
  title: string;
  query: UseQueryResult<Row[], unknown>;
  emptyTitle: string;
  emptyText: string;
  act: ReactNode;
  renderRow: (row: Row) => ReactNode;
  /** Dialogs over it. */ children: ReactNode;
};

/** A short list in a box, with a button to add to it. */
export function ListPanel<Row>({ id, title, query, emptyTitle, emptyText, act, renderRow, children }: Props<Row>) {
  return (
    <section aria-labelledby={id} className="card overflow-hidden">
      <div className="flex items-center justify-between gap-2 border-b px-4 py-3">
        <h2 id={id} className="text-panel font-semibold">
          {title}
        </h2>
        {act}
      </div>
      <Loaded
        query={query}
        loading={
          <div className="p-4">
            <Skeleton className="h-24 rounded-lg" />
          </div>
        }
        renderFailed={(retry) => (
          <ErrorState title={`Error loading ${title.toLowerCase()}`} text="They couldn't be loaded." onRetry={retry} />
        )}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <div className="px-4 py-6">
              <p className="font-medium">{emptyTitle}</p>
              <p className="text-ink-2">{emptyText}</p>
            </div>
          ),
        }}
      >
        {(rows) => <ul className="divide-y">{rows.map(renderRow)}</ul>}
      </Loaded>
      {children}
    </section>
  );
}

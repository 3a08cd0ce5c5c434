import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { LastPage } from './last-page.tsx';
import { Loaded } from './loaded.tsx';
import { ErrorState } from './notice.tsx';
import { Pager } from './pager.tsx';

type Props<Row> = {
  query: UseQueryResult<{ rows: Row[]; total: number }, unknown>;
  page: number | undefined;
  perPage: number;
  /** The name of its rows: "yachts". */
  noun: string;
  loading: ReactNode;
  failed: (error: unknown) => { title: string; text?: string };
  /** What to show if there is nothing in it. */
  empty: ReactNode;
  /** Whether it is in a card with other things. */
  inCard?: boolean;
  pager?: ComponentType<ComponentProps<typeof Pager>>;
  /** The first page if not set. */
  onPage: (page: number | undefined) => void;
  children: (rows: Row[]) => ReactNode;
};

/** A page of a list, in any of its states, with links to the other pages. */
export function PagedList<Row>(props: Props<Row>) {
  const { query, page = 1, perPage, noun, loading, failed, empty, inCard = false, pager: Pages = Pager, onPage, children } = props;
  const card = inCard ? undefined : 'card';
  return (
    <Loaded
      query={query}
      loading={loading}
      renderFailed={(retry, error) => (
        <div className={card}>
          <ErrorState {...failed(error)} onRetry={retry} />
        </div>
      )}
      empty={{ when: ({ total }) => total === 0, show: <div className={card}>{empty}</div> }}
    >
      {({ rows, total }) =>
        rows.length === 0 ? (
          <LastPage total={total} perPage={perPage} />
        ) : (
          <>
            <div aria-busy={query.isPlaceholderData} className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}>
              {children(rows)}
            </div>
            <div className={inCard ? 'border-t px-4 py-3 sm:px-5' : 'empty:hidden'}>
              <Pages noun={noun} page={page} total={total} perPage={perPage} onPage={(next) => onPage(next === 1 ? undefined : next)} />
            </div>
          </>
        )
      }
    </Loaded>
  );
}

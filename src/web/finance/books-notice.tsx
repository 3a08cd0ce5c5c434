import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { isFiltered, type FinanceSearch } from './finance-query.ts';

type Props = {
  /** The missing records: "expenses". */ noun: string;
  search: FinanceSearch;
  /** The message for books without any records. */ first: string;
  onShow: (search: { period?: 'all' }) => void;
  /** The button that adds a first one. */ action: ReactNode;
};

/** The empty state: no match, nothing this month, or nothing at all. */
export function BooksNotice({ noun, search, first, onShow, action }: Props) {
  const title = `No ${noun} found`;
  const allTime = <Button onClick={() => onShow({ period: 'all' })}>Show all time</Button>;
  if (isFiltered(search))
    return (
      <EmptyState
        drawing="logbook"
        title={title}
        text="Try adjusting your search or filters"
        action={<Button onClick={() => onShow({})}>Clear filters</Button>}
      />
    );
  if (search.period === 'all') return <EmptyState drawing="logbook" title={title} text={first} action={action} />;
  return (
    <EmptyState
      drawing="logbook"
      title={title}
      text={`There are none this month. ${first}, or look at earlier ones`}
      action={
        <>
          {allTime}
          {action}
        </>
      }
    />
  );
}

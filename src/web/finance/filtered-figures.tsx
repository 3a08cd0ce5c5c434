import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { several } from '#domain/shared/words.ts';
import { Button } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { Amount } from './amount-words.tsx';

type Total = { currency: string; count: number; total: string };
type Props<Of extends Total> = {
  query: UseQueryResult<Of[], unknown>;
  /** The counted records: "expense". */ noun: string;
  label: string;
  /** The amount to show instead of the total of all rows. */ sumOf?: (total: Of) => string;
  children?: (total: Of) => ReactNode;
};

/** The count and total of the filtered rows for each currency. Currencies are never added together. */
export function FilteredFigures<Of extends Total>({ query, noun, label, sumOf = ({ total }) => total, children }: Props<Of>) {
  return (
    <Loaded
      query={query}
      loading={
        <Skeletons count={1}>
          <Skeleton className="h-4 w-40" />
        </Skeletons>
      }
      renderFailed={(retry) => (
        <p role="alert" className="flex items-center gap-3 text-red">
          The totals couldn't be loaded.{' '}
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
    >
      {(totals) =>
        totals.length > 0 && (
          <ul aria-label={label} aria-busy={query.isPlaceholderData} className="flex flex-wrap gap-x-4 gap-y-1">
            {totals.map((total) => (
              <li key={total.currency} className="tnum">
                {several(total.count, noun)} · <Amount amount={sumOf(total)} currency={total.currency} className="font-semibold text-ink" />
                {children?.(total)}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

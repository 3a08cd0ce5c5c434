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
  /** What there are so many of: "expense". */ noun: string;
  label: string;
  /** What stands large: the total, unless something else matters more. */ renderHeadline?: (total: Of) => ReactNode;
  children?: (total: Of) => ReactNode;
};

/** What all rows of a filter come to, a currency each: currencies are never added up. */
export function TotalFigures<Of extends Total>({ query, noun, label, renderHeadline, children }: Props<Of>) {
  return (
    <Loaded
      query={query}
      loading={
        <Skeletons count={1}>
          <div className="card h-24 p-4 sm:w-72">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-3 h-6 w-40" />
          </div>
        </Skeletons>
      }
      renderFailed={(retry) => (
        <p role="alert" className="flex items-center gap-3 text-nav text-red">
          The totals couldn't be loaded.{' '}
          <Button size="sm" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
    >
      {(totals) =>
        totals.length > 0 && (
          <ul aria-label={label} aria-busy={query.isPlaceholderData} className="flex flex-wrap gap-3 sm:gap-4">
            {totals.map((total) => (
              <li key={total.currency} className="card min-w-56 p-4 max-sm:w-full">
                <p className="flex items-baseline justify-between gap-6 text-nav text-ink-2">
                  <span className="font-medium">{total.currency}</span>
                  <span className="tnum text-xs text-ink-3">{several(total.count, noun)}</span>
                </p>
                {renderHeadline?.(total) ?? (
                  <p className="mt-1 text-xl leading-7 font-semibold tracking-tight">
                    <Amount amount={total.total} currency={total.currency} />
                  </p>
                )}
                {children?.(total)}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

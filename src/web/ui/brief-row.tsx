import type { ReactNode } from 'react';
import { ActMenu, ActStrip, type Act } from './acts.tsx';
import { Skeleton, Skeletons } from './skeleton.tsx';

/** Makes the whole of a brief row a link to where its title leads. */
export const wholeRow = '-outline-offset-2 after:absolute after:inset-0';

type Props = {
  /** In front of it: a picture of 36 to 40 px. */ picture?: ReactNode;
  level?: 2 | 3;
  /** The link to the record, in the look of `wholeRow`. */ title: ReactNode;
  /** Beside the title: its state or amount. */ state?: ReactNode;
  /** One line with its main facts, without links; the rest is on the linked page. */ facts: ReactNode;
  /** Beside the facts. */ beside?: ReactNode;
  /** The record's name. */ of: string;
  acts: Act[];
};

/**
 * A record in a list without room for columns: its name and state, one line of facts, and all its actions in a ⋯ menu; the first ones also
 * behind a swipe.
 */
export function BriefRow({ picture, level = 2, title, state, facts, beside, of, acts }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
      <article className="relative flex min-h-16 w-full shrink-0 snap-start items-center gap-3 px-4 py-2 focus-within:bg-hover hover:bg-hover">
        {picture}
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-3">
            <Heading className="line-clamp-2 min-w-0 flex-1 text-nav font-medium wrap-anywhere">{title}</Heading>
            {state}
          </div>
          <div className="mt-0.5 flex items-center gap-3">
            <p className="tnum min-w-0 flex-1 truncate text-xs text-ink-2">{facts}</p>
            {beside}
          </div>
        </div>
        <div className="relative z-1 -mr-2">
          <ActMenu of={of} acts={acts} />
        </div>
      </article>
      <ActStrip of={of} acts={acts} />
    </div>
  );
}

/** Brief rows in a list. */
export function BriefList<Row extends { id: number }>({
  rows,
  className = '',
  children,
}: {
  rows: Row[];
  className?: string;
  children: (row: Row) => ReactNode;
}) {
  return (
    <ul className={`card divide-y overflow-hidden ${className}`}>
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  );
}

export function BriefListSkeleton({ className = '' }: { className?: string }) {
  return (
    <div className={`card divide-y ${className}`}>
      <Skeletons count={8}>
        <div className="flex h-16 items-center gap-3 px-4">
          <Skeleton className="size-9 shrink-0 rounded-full" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="mt-2 h-3 w-32" />
          </div>
        </div>
      </Skeletons>
    </div>
  );
}

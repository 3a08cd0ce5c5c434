import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

type PanelProps = {
  title: string;
  /** how many there are */ count?: number;
  note?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A part of the dashboard under a title of its own. */
export function Panel({ title, count, note, action, className = '', children }: PanelProps) {
  return (
    <section aria-label={title} className={`card flex min-w-0 flex-col overflow-hidden ${className}`}>
      <div className="flex min-h-14 items-center justify-between gap-3 px-4 pt-2 sm:px-5">
        <div className="min-w-0">
          <h2 className="text-panel font-semibold">
            {title} {count !== undefined && count > 0 && <span className="tnum font-normal text-ink-3">{count}</span>}
          </h2>
          {note && <p className="text-xs text-ink-3">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** How the quiet link at the head of a panel looks. */
export const panelLink = 'inline-flex h-8 shrink-0 items-center rounded-md text-nav font-medium text-accent hover:underline';

/** The name in a line whose link covers the whole line. */
export const rowLink = 'block truncate font-medium after:absolute after:inset-0';

type BodyProps<Data> = {
  query: UseQueryResult<Data, unknown>;
  /** the message of a panel that loads its own data */ failed?: string;
  rows: number;
  /** in pixels, as high as all rows are, so that nothing moves when they appear */ height: number;
  children: (data: Data) => ReactNode;
};

/** The contents of a panel, as high while it is loading as afterwards. */
export function PanelBody<Data>({ query, failed, rows, height, children }: BodyProps<Data>) {
  return (
    <div className="flex flex-1 flex-col" style={{ minHeight: height }}>
      <Loaded
        query={query}
        loading={
          <Skeletons count={rows}>
            <RowSkeleton />
          </Skeletons>
        }
        renderFailed={(retry) => failed && <ErrorState title={failed} onRetry={retry} />}
      >
        {children}
      </Loaded>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex flex-1 items-center gap-3 px-4 sm:px-5">
      <Skeleton className="size-9 rounded-lg" />
      <div className="min-w-0 flex-1">
        <Skeleton className="h-3.5 w-40 max-w-full" />
        <Skeleton className="mt-2 h-3 w-24" />
      </div>
    </div>
  );
}

/** Nothing to show in a panel, in a line or two. */
export function PanelEmpty({ icon, title, text, action }: { icon: ReactNode; title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-1 px-5 py-6 text-center">
      <span aria-hidden className="mb-2 grid size-11 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-5">
        {icon}
      </span>
      <p className="font-medium">{title}</p>
      {text && <p className="text-nav text-ink-3">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { several } from '#domain/shared/words.ts';
import { reason } from '../../platform/api.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { BooksSkeleton } from '../books-frame.tsx';

type AnyReport = { missingRates: number; rows: unknown[] };
type Props<Report> = {
  query: UseQueryResult<Report, unknown>;
  empty: { title: string; text: string };
  children: (report: Report) => ReactNode;
};

/** A report with its loading, empty and error states, and a note about documents it lacks. */
export function ReportFrame<Report extends AnyReport>({ query, empty, children }: Props<Report>) {
  return (
    <>
      <MissingRates count={query.data?.missingRates ?? 0} />
      <Loaded
        query={query}
        loading={<BooksSkeleton />}
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Error loading the report" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: (
            <div className="card">
              <EmptyState icon={<BookOpen />} {...empty} />
            </div>
          ),
        }}
      >
        {(report) => (
          <div
            aria-busy={query.isPlaceholderData}
            className={`grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {children(report)}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Warns that documents are missing from the books for lack of an exchange rate. */
export function MissingRates({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className="rounded-lg bg-amber-soft px-3 py-2.5 text-nav text-amber">
      {several(count, 'document isn’t', 'documents aren’t')} in the books because the exchange rate for the day isn’t known. Import rates in
      your company’s settings, or enter the rate on the document.
    </p>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Closing } from '#domain/finance/closing.ts';
import { several } from '#domain/shared/words.ts';
import { api, reason } from '../../platform/api.ts';
import { useDates } from '../../platform/dates.ts';
import { sayDayInName } from '../../platform/day-words.ts';
import { download } from '../../platform/download.ts';
import { tellFailure } from '../../platform/records.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Amount } from '../amount-words.tsx';
import { BooksSkeleton } from '../books-frame.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import type { BookProps } from './journal-query.ts';

const ClosingDialog = lazy(() => import('./closing-dialog.tsx').then((module) => ({ default: module.ClosingDialog })));

/** The closed periods, each with the journal as it was then, and a button to close the next one. */
export function ClosingPanel({ companyId }: BookProps) {
  const [closing, setClosing] = useState(false);
  const closings = useQuery({
    ...api.queryOptions('get', '/api/closings', { params: { query: { companyId, limit: 120 } } }),
    meta: { shows: ['closing', 'company'] },
  });
  return (
    <>
      <BooksToolbar>
        <Button aria-haspopup="dialog" onClick={() => setClosing(true)}>
          <Lock aria-hidden />
          Close books
        </Button>
      </BooksToolbar>
      <Loaded
        query={closings}
        loading={<BooksSkeleton />}
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Error loading closings" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <div className="card">
              <EmptyState
                icon={<Lock />}
                title="Nothing is closed yet"
                text="Once a month is closed, nothing dated in it can change. Its journal is kept as a file."
              />
            </div>
          ),
        }}
      >
        {(rows) => (
          <ul aria-label="Closed before" className="card divide-y">
            {rows.map((each) => (
              <ClosedRow key={each.id} closing={each} />
            ))}
          </ul>
        )}
      </Loaded>
      {closing && (
        <Suspense>
          <ClosingDialog companyId={companyId} onClose={() => setClosing(false)} />
        </Suspense>
      )}
    </>
  );
}

function ClosedRow({ closing: { id, from, until, entries, debit, currency, closedBy, sha256 } }: { closing: Closing }) {
  const dates = useDates();
  const fetchFile = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/closings/${id}/file`, `closing-${sayDayInName(until)}.csv`),
    onError: (error) => tellFailure('The file wasn’t fetched', error),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          {dates.calendarDay(from)} to {dates.calendarDay(until)}
        </p>
        <p className="text-xs text-ink-3">
          by {closedBy} · <span title={sha256}>SHA-256 {sha256.slice(0, 12)}</span>
        </p>
      </div>
      <div className="flex items-center gap-4 max-sm:w-full max-sm:justify-between">
        <span className="text-nav text-ink-2">
          {several(entries, 'entry', 'entries')}, <Amount amount={debit} currency={currency} />
        </span>
        <Button size="sm" running={fetchFile.isPending && 'Fetching'} onClick={() => fetchFile.mutate()}>
          Journal<span className="sr-only"> until {dates.calendarDay(until)}</span>
        </Button>
      </div>
    </li>
  );
}

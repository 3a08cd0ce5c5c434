import { useQuery } from '@tanstack/react-query';
import { useDates } from '../../platform/dates.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { charterHistoryQuery } from '../charter-query.ts';

/** The history of a charter, a line each, the latest first. */
export function HistorySection({ id }: { id: number }) {
  const history = useQuery(charterHistoryQuery(id));
  const dates = useDates();
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="text-panel font-semibold">
        History
      </h3>
      <Loaded
        query={history}
        loading={<Skeleton className="mt-2 h-16 rounded-lg" />}
        renderFailed={(retry) => (
          <p role="alert" className="mt-2 text-ink-2">
            The history couldn't be loaded.{' '}
            <Button size="sm" onClick={retry}>
              Retry
            </Button>
          </p>
        )}
        empty={{ when: (rows) => rows.length === 0, show: <p className="mt-2 text-ink-2">Nothing has happened yet.</p> }}
      >
        {(rows) => (
          <ol className="mt-2 divide-y">
            {rows.map(({ id: activity, details, action, userName, timestamp }) => (
              <li key={activity} className="flex flex-wrap items-baseline gap-x-3 py-1.5 text-nav">
                <time dateTime={timestamp} className="tnum w-40 shrink-0 text-xs max-sm:w-full text-ink-3">
                  {dates.span(timestamp, null)}
                </time>
                <span className="min-w-0 flex-1 wrap-anywhere">{details ?? action}</span>
                <span className="text-xs text-ink-3">{userName ?? 'Fairlead'}</span>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}

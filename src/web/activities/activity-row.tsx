import { ChevronRight } from 'lucide-react';
import type { Activity, Changes } from '#domain/activities/activity.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { ActivityBadge } from './activity-badge.tsx';
import { ActivityLink } from './activity-link.tsx';
import { fieldInWords, valueInWords } from './activity-words.ts';

/** One thing that happened. Where it is known what changed, or from where, it opens. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { action, userName, timestamp, changes, ip } = activity;
  const dates = useDates();
  const now = useNow();
  const changed = changes !== null && Object.keys(changes).length > 0;
  const line = (
    <>
      <ActivityBadge action={action} className="size-9" />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          <ActivityLink activity={activity} />
        </span>
        <span className="block text-xs text-ink-3">
          {userName ?? 'Fairlead'} ·{' '}
          <time dateTime={timestamp} title={dates.moment(timestamp)}>
            {relativeTime(timestamp, now)}
          </time>
        </span>
      </span>
    </>
  );
  if (!changed && ip === null) return <li className="flex items-center gap-3 px-4 py-3 sm:px-5">{line}</li>;
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover sm:px-5 [&::-webkit-details-marker]:hidden">
          {line}
          <span className="flex shrink-0 items-center gap-1 text-xs text-ink-3">
            <span className="max-sm:sr-only">{changed ? 'What changed' : 'Details'}</span>
            <ChevronRight aria-hidden className="size-4 transition group-open:rotate-90" />
          </span>
        </summary>
        {changed && <ChangesTable changes={changes} />}
        {ip && <p className="px-4 pb-4 text-xs text-ink-3 sm:pr-5 sm:pl-17">From the network address {ip}</p>}
      </details>
    </li>
  );
}

function ChangesTable({ changes }: { changes: Changes }) {
  return (
    <div className="overflow-x-auto px-4 pb-4 sm:pr-5 sm:pl-17">
      <table className="w-full table-fixed text-left text-nav">
        <thead className="text-xs text-ink-3">
          <tr>
            {['Field', 'From', 'To'].map((head) => (
              <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y border-y">
          {Object.entries(changes).map(([field, [from, to]]) => (
            <tr key={field} className="align-top">
              <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                {fieldInWords(field)}
              </th>
              <td className="py-2 pr-3 text-ink-2 wrap-anywhere">{valueInWords(from)}</td>
              <td className="py-2 wrap-anywhere">{valueInWords(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

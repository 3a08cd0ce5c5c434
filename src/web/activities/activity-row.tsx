import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { Activity } from '#domain/activities/activity.ts';
import { changesInWords, type ChangeInWords } from '#domain/activities/change-words.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { useDates } from '../platform/dates.ts';
import { useNow } from '../platform/now.ts';
import { Button } from '../ui/button.tsx';
import { ActivityBadge } from './activity-badge.tsx';
import { ActivityLink } from './activity-link.tsx';
import { CompanyNote } from '../platform/company-of.tsx';

/** One event of the feed. It can be opened if its changes or its origin are known. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const { action, resourceType, userName, timestamp, changes, ip } = activity;
  const dates = useDates();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const changed = changes !== null && Object.keys(changes).length > 0;
  const line = (
    <>
      <ActivityBadge action={action} className="size-9" />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          <ActivityLink activity={activity} />
        </span>
        <span className="block text-xs text-ink-3">
          {userName ?? 'Fairlead'}
          <CompanyNote record={activity} /> ·{' '}
          <time dateTime={timestamp} title={dates.moment(timestamp)}>
            {relativeTime(timestamp, now)}
          </time>
        </span>
      </span>
    </>
  );
  const opens = changed || ip !== null;
  return (
    <li>
      <div className="flex items-center gap-3 px-4 py-3 sm:px-5">
        {line}
        {opens && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            className="text-xs text-ink-3"
            onClick={() => setOpen(!isOpen)}
          >
            <span className="max-sm:sr-only">{changed ? 'What changed' : 'Details'}</span>
            <ChevronRight aria-hidden className={`size-4 transition ${isOpen ? 'rotate-90' : ''}`} />
          </Button>
        )}
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {changed && isOpen && <ChangesTable changes={changesInWords(resourceType, changes, dates)} />}
        {ip && <p className="px-4 pb-4 text-xs text-ink-3 sm:pr-5 sm:pl-17">From IP address {ip}</p>}
      </div>
    </li>
  );
}

function ChangesTable({ changes }: { changes: ChangeInWords[] }) {
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
          {changes.map(({ field, name, from, to }) => (
            <tr key={field} className="align-top">
              <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
                {name}
              </th>
              {to === null ? (
                <td colSpan={2} className="py-2 text-ink-2">
                  Changed
                </td>
              ) : (
                <>
                  <td className="py-2 pr-3 text-ink-2 wrap-anywhere">{from}</td>
                  <td className="py-2 wrap-anywhere">{to}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

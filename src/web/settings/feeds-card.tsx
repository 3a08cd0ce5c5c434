import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import type { Company } from '#domain/companies/company.ts';
import type { CalendarFeed } from '#domain/schedule/calendar-feed.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';
import { api, reason } from '../platform/api.ts';
import { useNow } from '../platform/now.ts';
import { CalendarFeedsButton } from '../schedule/feeds/calendar-feeds-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { settingsSearch } from './settings-query.ts';

export function allFeedsQuery(companyId: number) {
  return api.queryOptions('get', '/api/calendar-feeds', { params: { query: { companyId, limit: 500 } } });
}

/** The addresses under which calendar programs read the schedule. */
export function FeedsCard({ company }: { company: Company }) {
  const { calendars } = settingsSearch(useSearch({ strict: false }));
  const feeds = useQuery(allFeedsQuery(company.id));
  return (
    <section aria-labelledby="feeds" className="card">
      <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 pb-3">
        <div className="min-w-48 flex-1">
          <h2 id="feeds" className="text-panel font-semibold">
            Calendar feeds
          </h2>
          <p className="mt-1 text-ink-2">Secret addresses that let Google, Apple and Outlook show your schedule and keep it up to date.</p>
        </div>
        <CalendarFeedsButton key={calendars} opens={calendars} />
      </div>
      <Loaded
        query={feeds}
        loading={
          <div className="grid gap-3 px-5 pb-5">
            <Skeletons count={1}>
              <Skeleton className="h-9" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => <ErrorState title="Calendar feeds couldn't be loaded" text={reason(error)} onRetry={retry} />}
        empty={{ when: (rows) => rows.length === 0, show: <p className="px-5 pb-5 text-ink-3">There are no calendar addresses.</p> }}
      >
        {(rows) => (
          <ul className="divide-y px-5 pb-2">
            {rows.map((feed) => (
              <Row key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Row({ feed }: { feed: CalendarFeed }) {
  const now = useNow();
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span aria-hidden className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-3">
        <CalendarSync className="size-4" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="truncate font-medium">{feed.yachtName ?? 'Whole fleet'}</p>
        <p className="text-xs text-ink-3">
          Created by {feed.userName} · {feed.lastReadAt ? `last read ${relativeTime(feed.lastReadAt, now)}` : 'never read'}
        </p>
      </div>
      {!feed.works && <Badge tone="red">Stopped</Badge>}
    </li>
  );
}

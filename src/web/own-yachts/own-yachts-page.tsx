import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, FileText } from 'lucide-react';
import type { OwnCalendarEntry, OwnYacht } from '#domain/own-yachts/own-yacht.ts';
import { nowInWords, shareOn } from '#domain/own-yachts/own-yacht-words.ts';
import { eventTypeLabels } from '#domain/schedule/words.ts';
import type { Day } from '#domain/shared/calendar-days.ts';
import { percentWords } from '#domain/shared/words.ts';
import { reason } from '../platform/api.ts';
import { useDates, useToday } from '../platform/dates.ts';
import { shownFormats } from '../platform/formats.ts';
import { useNow } from '../platform/now.ts';
import { useUser } from '../platform/session.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { solidTone } from '../ui/badge.tsx';
import { eventTypeLooks } from '../words/event-words.tsx';
import { aheadQuery, ownYachtsQuery } from './own-yacht-query.ts';

/** The owner's yachts, with what each does now and next. */
export function OwnYachtsPage() {
  const today = useToday();
  const yachts = useQuery(ownYachtsQuery);
  const ahead = useQuery(aheadQuery(today));
  const { companyName } = useUser();
  return (
    <div className="grid gap-4">
      {companyName && <p className="text-ink-2">Run by {companyName}</p>}
      <Loaded
        query={yachts}
        loading={
          <div className="grid gap-4 md:grid-cols-2">
            <Skeletons count={2}>
              <Skeleton className="h-48" />
            </Skeletons>
          </div>
        }
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Your yachts couldn't be loaded" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <div className="card">
              <EmptyState
                drawing="berth"
                title="No yacht yet"
                text="As soon as your share in a yacht is entered, you'll see her calendar and statements here."
              />
            </div>
          ),
        }}
      >
        {(rows) => (
          <ul className="grid items-start gap-4 md:grid-cols-2">
            {rows.map((yacht) => (
              <li key={yacht.id}>
                <YachtCard
                  yacht={yacht}
                  today={today}
                  entries={ahead.data?.filter(({ yachtId }) => yachtId === yacht.id)}
                  failed={ahead.isError}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

type CardProps = { yacht: OwnYacht; today: Day; entries: OwnCalendarEntry[] | undefined; failed: boolean };

function YachtCard({ yacht, today, entries, failed }: CardProps) {
  const isOver = yacht.shares.every(({ to }) => to !== null && to < today);
  return (
    <article aria-labelledby={`yacht${yacht.id}`} className="card p-5">
      <h2 id={`yacht${yacht.id}`} className="text-page font-semibold wrap-anywhere">
        {yacht.name}
      </h2>
      <Share yacht={yacht} today={today} />
      {!isOver && (
        <div className="mt-4 border-t pt-4">
          {entries ? (
            <Ahead yacht={yacht} entries={entries} />
          ) : failed ? (
            <p className="text-ink-2">The calendar couldn't be loaded.</p>
          ) : (
            <Skeletons count={1}>
              <Skeleton className="h-16" />
            </Skeletons>
          )}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Link
          to="/owner/calendar"
          search={isOver ? { yachtId: yacht.id, month: yacht.shares.at(-1)?.to ?? undefined } : { yachtId: yacht.id }}
          className={buttonLook({ className: 'pointer-coarse:h-11' })}
        >
          <CalendarDays aria-hidden />
          Calendar
          <span className="sr-only"> of {yacht.name}</span>
        </Link>
        <Link to="/owner/statements" className={buttonLook({ className: 'pointer-coarse:h-11' })}>
          <FileText aria-hidden />
          Statements
        </Link>
      </div>
    </article>
  );
}

/** The owner's share: the current one, otherwise the next one, otherwise the last one. */
function Share({ yacht, today }: { yacht: OwnYacht; today: Day }) {
  const dates = useDates();
  const { shares } = yacht;
  const now = shareOn(yacht, today);
  const [next] = shares.filter(({ from }) => from > today);
  const share = now ?? next ?? shares.at(-1);
  if (!share) return null;
  const until = share.to && (share.to < today ? ` until ${dates.calendarDay(share.to)}` : `, until ${dates.calendarDay(share.to)}`);
  return (
    <p className="mt-0.5 text-ink-2">
      {share === next && !now ? `Your share from ${dates.calendarDay(share.from)}: ` : 'Your share: '}
      <span className="tnum">{percentWords(share.percent)}</span>
      {until}
    </p>
  );
}

/** What she does now, and the next three events. */
function Ahead({ yacht, entries }: { yacht: OwnYacht; entries: OwnCalendarEntry[] }) {
  const [now, dates] = [useNow(), useDates()];
  const words = nowInWords(yacht, entries, { now, timeZone: dates.timeZone, formats: shownFormats() });
  const next = entries.filter(({ from }) => from > now.toISOString()).slice(0, 3);
  return (
    <>
      {words && <p className="font-medium">{words}</p>}
      {next.length === 0 ? (
        <p className="mt-1 text-ink-2 first:mt-0">Nothing planned in the next twelve months</p>
      ) : (
        <ul aria-label="Coming up" className="mt-2 grid gap-1.5 text-ink-2 first:mt-0">
          {next.map(({ type, from, to }) => (
            <li key={`${type} ${from}`} className="flex items-baseline gap-2.5">
              <i aria-hidden className={`size-2 shrink-0 rounded-full ${solidTone[eventTypeLooks[type].tone]}`} />
              <span>
                {eventTypeLabels[type]}, {dates.span(from, to)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

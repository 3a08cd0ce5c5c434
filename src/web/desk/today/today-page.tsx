import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { DayAct } from '#domain/desk/day-act.ts';
import { useDates, useTimeZone, useToday } from '../../platform/dates.ts';
import { useNow } from '../../platform/now.ts';
import { useShow } from '../../platform/show.ts';
import { DayToolbar } from '../../schedule/departures/day-toolbar.tsx';
import { BriefListSkeleton } from '../../ui/brief-row.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { DeskTabs } from '../desk-tabs.tsx';
import { ActRow } from './act-row.tsx';
import { NextPanel } from './next-panel.tsx';
import { byHour, dayActsQuery, todaySearch, type TodaySearch } from './today-query.ts';
import { dayInWords } from './act-words.ts';

/**
 * Who leaves a yacht, comes aboard and sails on a day, by the hour, with what is next: for the phone on the quay. Arrow keys move to the
 * next or previous day.
 */
export function TodayPage() {
  const timeZone = useTimeZone();
  const today = useToday();
  const now = useNow().toISOString();
  const { date = today } = todaySearch(useSearch({ strict: false }));
  const show = useShow<TodaySearch>();
  const acts = useQuery(dayActsQuery(timeZone, date));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DeskTabs />
      <DayToolbar
        day={date}
        onShow={(day) => show({ date: day }, 'replace')}
        summary={acts.data && acts.data.length > 0 && dayInWords(acts.data, now)}
      />
      <Loaded
        query={acts}
        loading={<BriefListSkeleton />}
        renderFailed={(retry) => (
          <div className="card">
            <ErrorState title="Error loading this day" text="Its check-ins and check-outs couldn't be loaded." onRetry={retry} />
          </div>
        )}
        empty={{
          when: (all) => all.length === 0,
          show: (
            <div className="card">
              <EmptyState
                drawing="mooring"
                title="No check-ins or check-outs"
                text="No charter begins or ends on this day, and no departure sails."
                action={
                  <Link to="/desk" className={buttonLook({})}>
                    Open grid
                  </Link>
                }
              />
            </div>
          ),
        }}
      >
        {(all) => (
          <>
            {date === today && <NextPanel acts={all} now={now} />}
            <Hours acts={all} now={now} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Hours({ acts, now }: { acts: readonly DayAct[]; now: string }) {
  const dates = useDates();
  const backAt = ({ act, yachtId, at }: DayAct) =>
    act === 'check_out'
      ? null
      : (acts.findLast((other) => other.act === 'check_out' && other.yachtId === yachtId && other.at <= at)?.at ?? null);
  return (
    <div className="card overflow-hidden">
      {byHour(acts).map((hour) => (
        <section key={hour.at}>
          <h3 className="tnum flex h-8 items-center gap-1.5 border-b bg-sunken px-4 text-nav font-semibold">
            {dates.time(hour.at)} <span className="text-xs font-medium text-ink-3">{hour.acts.length}</span>
          </h3>
          <ul className="divide-y border-b text-nav">
            {hour.acts.map((act) => (
              <ActRow key={`${act.act} ${act.eventId}`} act={act} backAt={backAt(act)} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

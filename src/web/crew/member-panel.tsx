import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CalendarDays, History } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { whenWords } from '#domain/schedule/duration.ts';
import type { CrewMember } from '#domain/crew/crew-member.ts';
import { useDates } from '../platform/dates.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';
import { RecordLink } from '../words/record-link.tsx';
import { pastOfQuery, scheduleOfQuery } from './crew-query.ts';

/** What somebody has ahead: the schedule of the yacht they serve on. */
export function MemberSchedulePanel({ member: { name, yachtId } }: { member: CrewMember }) {
  const [opened] = useState(() => new Date().toISOString());
  const events = useQuery({ ...scheduleOfQuery(yachtId ?? 0, opened), enabled: yachtId !== null });
  const dates = useDates();
  const none = yachtId === null ? `${name} isn’t assigned to a yacht` : 'Nothing is scheduled for the yacht';
  return (
    <SidePanel title="Schedule" icon={<CalendarDays />}>
      {yachtId === null ? (
        <Nothing>{none}</Nothing>
      ) : (
        <Lines query={events} of="schedule" none={none}>
          {(event) => (
            <li key={event.id} className="py-2.5">
              <RecordLink kind="schedule" id={event.id} className="rounded-sm font-medium hover:text-accent hover:underline">
                {event.title}
              </RecordLink>
              <p className="tnum text-xs text-ink-3">{whenWords(dates, event)}</p>
            </li>
          )}
        </Lines>
      )}
    </SidePanel>
  );
}

/** What happened to somebody: where they served, and what was changed about them. */
export function MemberPastPanel({ member }: { member: CrewMember }) {
  const past = useQuery(pastOfQuery(member.id));
  const dates = useDates();
  return (
    <SidePanel title="History" icon={<History />}>
      <Lines query={past} of="history" none="No history yet">
        {({ id, details, userName, timestamp }) => (
          <li key={id} className="py-2.5 text-nav">
            <p className="wrap-anywhere">{details}</p>
            <p className="tnum text-xs text-ink-3">
              {userName ?? 'Fairlead'} · {dates.day(timestamp)}
            </p>
          </li>
        )}
      </Lines>
    </SidePanel>
  );
}

type LinesProps<Row> = { query: UseQueryResult<Row[], unknown>; of: string; none: string; children: (row: Row) => ReactNode };

function Lines<Row>({ query, of, none, children }: LinesProps<Row>) {
  return (
    <Loaded
      query={query}
      loading={
        <Skeletons count={3}>
          <Skeleton className="mt-4 h-9" />
        </Skeletons>
      }
      renderFailed={(retry) => <ErrorState title={`Error loading ${of}`} onRetry={retry} />}
      empty={{ when: (rows) => rows.length === 0, show: <Nothing>{none}</Nothing> }}
    >
      {(rows) => <ul className="mt-3 divide-y">{rows.map(children)}</ul>}
    </Loaded>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-nav text-ink-2">{children}.</p>;
}

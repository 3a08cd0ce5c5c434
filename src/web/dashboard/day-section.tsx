import { Link } from '@tanstack/react-router';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { can } from '#domain/session/permissions.ts';
import { useToday } from '../platform/dates.ts';
import { useUser } from '../platform/session.tsx';
import { segmentLook, segmentsLook } from '../ui/segments.ts';
import { ChangeoverPanel } from './changeover-panel.tsx';
import { dayParts, type DashboardSearch, type DayPart } from './dashboard-query.ts';
import { FortnightPanel } from './fortnight-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NeedsPanel } from './needs-panel.tsx';

type Props = { board: Dashboard; search: DashboardSearch };

/** The day: changeovers, what needs attention, the next two weeks and the month's money. A phone shows one part at a time. */
export function DaySection({ board: { today, needs, fortnight, money }, search }: Props) {
  const user = useUser();
  const day = useToday();
  const { part } = search;
  return (
    <>
      {today && <Parts search={search} needs={needs.total} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @min-[64rem]:grid-rows-[auto_1fr] @min-[64rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[84rem]:grid-cols-[minmax(0,1fr)_24rem_20rem]">
        {(today || fortnight.total > 0) && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 @min-[64rem]:row-span-2 @min-[84rem]:row-span-1">
            {today && <ChangeoverPanel today={today} brief={part !== 'changeover'} className={unless(part === 'needs')} />}
            {fortnight.total > 0 && <FortnightPanel fortnight={fortnight} first={today?.day ?? day} />}
          </div>
        )}
        <NeedsPanel needs={needs} className={unless(part === 'changeover')} />
        {can(user, 'finance:read') && (
          <div className={unless(part !== undefined)} data-paper="none">
            <MoneyPanel money={money} today={today?.day ?? day} />
          </div>
        )}
      </div>
    </>
  );
}

const unless = (hidden: boolean) => (hidden ? 'max-sm:hidden' : '');

const partWords: Record<DayPart | 'now', string> = { now: 'Now', changeover: 'Changeover', needs: 'Needs you' };

function Parts({ search, needs }: { search: DashboardSearch; needs: number }) {
  const open = search.part ?? 'now';
  return (
    <nav aria-label="Part of the day" className={`grid-cols-3 sm:hidden ${segmentsLook}`}>
      {(['now', ...dayParts] as const).map((part) => (
        <Link
          key={part}
          to="."
          search={{ ...search, part: part === 'now' ? undefined : part }}
          replace
          resetScroll={false}
          aria-current={part === open ? 'page' : undefined}
          className={`h-11 gap-1.5 ${segmentLook}`}
        >
          {partWords[part]}
          {part === 'needs' && needs > 0 && <span className="tnum text-ink-3">{needs}</span>}
        </Link>
      ))}
    </nav>
  );
}

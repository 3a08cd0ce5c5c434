import { Link } from '@tanstack/react-router';
import { ClipboardCheck, Ship, UsersRound, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DashboardFigures } from '#domain/dashboard/figures.ts';
import { yachtStatuses, yachtStatusLabels } from '#domain/yachts/words.ts';
import { useDates } from '../platform/dates.ts';
import { yachtStatusTones } from '../words/yacht-words.tsx';
import { Bars, SplitBar } from './small-chart.tsx';

/** Four figures, each with a small picture of what it counts. */
export function StatFigures({ figures }: { figures: DashboardFigures }) {
  const { yachts, crew, maintenance, inspections } = figures;
  const next = useNextDay();
  const split = yachtStatuses.map((status) => ({
    label: yachtStatusLabels[status],
    tone: yachtStatusTones[status],
    count: yachts.byStatus[status],
  }));

  return (
    <>
      <Stat label="Total Yachts" value={yachts.total} note={`${yachts.byStatus.active} active today`} icon={<Ship />} to="/yachts">
        <SplitBar label="Fleet by status" parts={split} />
      </Stat>
      <Stat
        label="Active Crew"
        value={crew.total}
        note={crew.yachts === 0 ? 'Nobody aboard yet' : `Across ${several(crew.yachts, 'yacht')}`}
        icon={<UsersRound />}
        to="/crew"
      >
        <Bars
          tone="teal"
          label={`Crew by yacht: ${crew.byYacht.map(({ name, count }) => `${name} ${count}`).join(', ') || 'none'}`}
          values={crew.byYacht.map(({ count }) => count)}
        />
      </Stat>
      <Stat
        label="Pending Maintenance"
        value={maintenance.pending}
        note={next(maintenance.next)}
        icon={<Wrench />}
        to="/maintenance"
        search={{ group: 'open' }}
      >
        <Bars tone="amber" label={`Maintenance in the next 8 weeks: ${maintenance.perWeek.join(', ')}`} values={maintenance.perWeek} />
      </Stat>
      <Stat
        label="Upcoming Inspections"
        value={inspections.upcoming}
        note={next(inspections.next)}
        icon={<ClipboardCheck />}
        to="/schedule"
        search={{ view: 'list', type: 'inspection', status: 'scheduled' }}
      >
        <Bars tone="red" label={`Inspections in the next 8 weeks: ${inspections.perWeek.join(', ')}`} values={inspections.perWeek} />
      </Stat>
    </>
  );
}

type StatProps = {
  label: string;
  value: number;
  note: string;
  icon: ReactNode;
  to: '/yachts' | '/crew' | '/maintenance' | '/schedule';
  /** What narrows the list there to the counted records. */ search?: object;
  children: ReactNode;
};

function Stat({ label, value, note, icon, to, search, children }: StatProps) {
  return (
    <section className="card relative flex h-16 items-center gap-3 px-4 transition duration-200 hover:border-line-strong hover:shadow-2">
      <span aria-hidden className="text-ink-3 max-sm:hidden [&_svg]:size-4">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-xs font-medium tracking-normal text-ink-2">
          <Link to={to} search={search as never} className="after:absolute after:inset-0 after:rounded-[0.875rem]">
            {label}
          </Link>
        </h2>
        <p className="tnum flex items-baseline gap-2">
          <span className="text-xl leading-7 font-semibold tracking-tight">{value}</span>
          <span className="truncate text-xs text-ink-3">{note}</span>
        </p>
      </div>
      <div className="w-16 shrink-0 max-sm:hidden">{children}</div>
    </section>
  );
}

function useNextDay() {
  const dates = useDates();
  return (at: string | null) => (at ? `Next ${dates.day(at)}` : 'Nothing booked');
}

function several(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

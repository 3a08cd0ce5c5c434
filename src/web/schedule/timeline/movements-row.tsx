import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { isWeekend, type Day } from '#domain/shared/calendar-days.ts';
import type { DayLine } from '#domain/schedule/day-line.ts';
import type { FleetDay } from '#domain/schedule/fleet-days.ts';
import { several } from '#domain/shared/words.ts';
import { sayLongDay } from '../../platform/day-words.ts';
import { scheduleSearch } from '../schedule-query.ts';
import { daysBetween } from './shown-days.ts';
import { movementsHeight, narrowDay, type Measures } from './timeline-layout.ts';

type Props = {
  line: DayLine;
  from: number;
  to: number;
  measures: Measures;
  today: Day;
  fleetDays: ReadonlyMap<number, FleetDay>;
  count: string;
};

/** From this width on, a day shows in one line who comes back and who leaves. */
const oneLineFrom = 84;

/** The movements of the fleet day by day: how many yachts are out, and how many come and go. Each links to its day. */
export function MovementsRow({ line, from, to, measures: { day, side }, today, fleetDays, count }: Props) {
  return (
    <div role="row" aria-rowindex={2} className="relative" style={{ height: movementsHeight }}>
      {daysBetween(from, to).map((index) => (
        <Movements
          key={index}
          index={index}
          day={line.dayAt(index)}
          of={fleetDays.get(index)}
          left={side + index * day}
          width={day}
          today={today}
        />
      ))}
      <div
        role="gridcell"
        aria-colindex={1}
        className="tnum sticky left-0 z-10 h-full border-r bg-surface px-3 pt-1 text-xs text-ink-2"
        style={{ width: side }}
      >
        {count}
      </div>
    </div>
  );
}

type CellProps = { index: number; day: Day; of: FleetDay | undefined; left: number; width: number; today: Day };

const Movements = memo(function Movements({ index, day, of, left, width, today }: CellProps) {
  const ground = isWeekend(day) ? 'bg-weekend' : '';
  return (
    <div role="gridcell" aria-colindex={index + 2} className={`absolute inset-y-0 ${ground}`} style={{ left, width }}>
      {of && (
        <Link
          to="/schedule"
          search={(shown) => ({ ...scheduleSearch(shown), view: 'day', date: day === today ? undefined : day })}
          tabIndex={-1}
          aria-label={`${sayLongDay(day)}: ${spoken(of)}`}
          title={spoken(of)}
          className="tnum absolute inset-0 flex items-center justify-center overflow-clip text-xs whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink"
          style={{ lineHeight: '13px' }}
        >
          {width >= narrowDay ? <Counts of={of} width={width} /> : of.isTight && <Alarm />}
        </Link>
      )}
    </div>
  );
});

function Counts({ of: { out, back, atSea, isTight }, width }: { of: FleetDay; width: number }) {
  const moves = movesOf({ back, out });
  return (
    <span aria-hidden className={`flex ${width >= oneLineFrom ? 'gap-2' : 'flex-col'}`}>
      {(moves.length > 0 ? moves : [String(atSea)]).map((words, at) => (
        <span key={words} className={moves.length > 0 ? 'text-ink' : 'text-ink-3'}>
          {/* The space is only for screen readers. */}
          {at > 0 && ' '}
          {words}
          {isTight && at === moves.length - 1 && <Alarm />}
        </span>
      ))}
    </span>
  );
}

function Alarm() {
  return (
    <b aria-hidden className="pl-0.5 font-semibold text-red">
      !
    </b>
  );
}

function movesOf({ back, out }: Pick<FleetDay, 'back' | 'out'>): string[] {
  return [back > 0 && `${back} in`, out > 0 && `${out} out`].filter((each) => each !== false);
}

/** 6 in 7 out, 10 yachts at sea; too little time between two bookings. It begins with the visible words. */
function spoken({ atSea, isTight, ...moves }: FleetDay): string {
  const label = [movesOf(moves).join(' '), `${several(atSea, 'yacht')} at sea`].filter(Boolean).join(', ');
  return isTight ? `${label}; too little time between two bookings` : label;
}

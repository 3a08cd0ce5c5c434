import { hoursShort } from '#domain/schedule/turnaround.ts';
import type { Row } from '../timeline/row-layout.ts';
import { narrowDay, type Measures } from '../timeline/timeline-layout.ts';

const [width, height] = [30, 18];

type ShownChangeover = ReturnType<typeof shownChangeovers>[number];

/** The changeovers shown in a row: those between charters, and all that are too short; if days are narrow, only the short ones. */
export function shownChangeovers({ bars, changeovers }: Pick<Row, 'bars' | 'changeovers'>, { day }: Pick<Measures, 'day'>) {
  return changeovers.flatMap(({ back, out, lasts, isShort }) => {
    const isWanted = isShort || (day >= narrowDay && back.type === 'charter' && out.type === 'charter');
    const [ends, begins] = [back, out].map(({ id }) => bars.find(({ entry }) => entry.id === id));
    if (!isWanted || !ends || !begins) return [];
    // Elements between them keep their place.
    const isBetween =
      ends.lanes > 1 ||
      begins.lanes > 1 ||
      bars.some((bar) => bar !== ends && bar !== begins && bar.from < begins.from && bar.to > ends.to);
    return [{ back, out, lasts, isShort, isBetween, at: (ends.to + begins.from) / 2 }];
  });
}

type Props = { row: Row; changeovers: ShownChangeover[]; from: number; to: number; measures: Measures };

/** The time between two consecutive bookings of a yacht; if a day has no room for it, only that it is too short. */
export function ChangeoverBadges({ row, changeovers, from, to, measures: { day, side } }: Props) {
  return changeovers
    .filter(({ at }) => at > from && at < to)
    .map(({ out, lasts, isShort, isBetween, at }) => {
      const middle = isBetween ? row.height - height / 2 - 1 : row.height / 2;
      const [centre, isDot] = [side + at * day, day < narrowDay];
      return (
        <span
          key={out.id}
          aria-hidden
          data-changeover={isShort ? 'short' : 'enough'}
          className={`tnum pointer-events-none absolute z-[1] grid place-items-center rounded-full border bg-surface text-xs font-medium ${isShort ? 'border-red-solid text-red' : 'text-ink-2'}`}
          style={
            isDot
              ? { left: centre - 4, top: middle - 4, width: 8, height: 8, background: 'var(--red-solid)' }
              : { left: centre - width / 2, top: middle - height / 2, width, height }
          }
        >
          {!isDot && hoursShort(lasts)}
        </span>
      );
    });
}

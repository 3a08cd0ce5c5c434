import { Link } from '@tanstack/react-router';
import { Wrench } from 'lucide-react';
import { sayLongDay } from '../../platform/day-words.ts';
import type { ExpectedServices } from '../timeline/services-query.ts';
import type { Row } from '../timeline/row-layout.ts';
import type { Measures } from '../timeline/timeline-layout.ts';

const size = 16;

type Props = { row: Row; services: readonly ExpectedServices[]; from: number; to: number; measures: Measures };

/** A wrench on each day on which services of a yacht are expected, at the foot of her row, linked to them. */
export function ServiceBadges({ row, services, from, to, measures: { day, side } }: Props) {
  return services
    .filter(({ at }) => at >= from && at < to)
    .map(({ at, on, words, isLate }) => {
      const label = `${row.yacht.name}, ${sayLongDay(on)}: ${words} expected`;
      return (
        <div
          key={on}
          role="gridcell"
          aria-colindex={at + 2}
          className="absolute z-[1]"
          style={{ left: side + (at + 0.5) * day - size / 2, top: row.height - size - 1 }}
        >
          <Link
            data-service
            to="/maintenance/services"
            search={{ yachtId: row.yacht.id }}
            tabIndex={-1}
            aria-label={label}
            title={label}
            // Given here, or the minimum size for fingers would make it cover the bars around it.
            style={{ width: size, height: size }}
            className={`grid place-items-center rounded-full border bg-surface ${isLate ? 'border-red-solid text-red' : 'text-ink-2'}`}
          >
            <Wrench aria-hidden className="size-2.5" />
          </Link>
        </div>
      );
    });
}

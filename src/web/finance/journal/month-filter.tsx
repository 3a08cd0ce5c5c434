import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { spanAt, spanOf, type Period, type Span } from '#domain/finance/period.ts';
import { sayDays, sayMonth } from '../../platform/day-words.ts';
import { DayFilter } from '../../platform/day-filter.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';

type Props = { period: Period; onChoose: (period: Period, replace?: 'replace') => void };

const choices: { value: Span | 'days'; label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
  { value: 'days', label: 'Days' },
];

/** Chooses a month, quarter or year of the books, one after the other, or any days. */
export function MonthFilter({ period, onChoose }: Props) {
  const [byDays, setByDays] = useState(false);
  const span = byDays ? null : spanOf(period);
  function choose(next: Span | 'days') {
    setByDays(next === 'days');
    if (next !== 'days') onChoose(spanAt(next, period.to));
  }
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      <Select label="Period" className="min-w-0 sm:w-28" value={span ?? 'days'} choices={choices} onChoose={choose} />
      {span === null ? (
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <DayFilter
            label="From"
            day={period.from}
            max={period.to}
            className="w-full sm:w-38"
            onPick={(day) => day && onChoose({ ...period, from: day }, 'replace')}
          />
          <span aria-hidden className="text-ink-3">
            –
          </span>
          <DayFilter
            label="To"
            day={period.to}
            min={period.from}
            className="w-full sm:w-38"
            onPick={(day) => day && onChoose({ ...period, to: day }, 'replace')}
          />
        </div>
      ) : (
        <div className="flex min-w-0 flex-1 items-center gap-1">
          <Button size="icon" aria-label={`Previous ${span}`} onClick={() => onChoose(spanAt(span, period.from, -1))}>
            <ChevronLeft />
          </Button>
          <h2 aria-live="polite" className="tnum px-1 text-center font-semibold whitespace-nowrap max-sm:flex-1">
            {spanWords(span, period)}
          </h2>
          <Button size="icon" aria-label={`Next ${span}`} onClick={() => onChoose(spanAt(span, period.from, 1))}>
            <ChevronRight />
          </Button>
        </div>
      )}
    </div>
  );
}

/** March 2026, Jan 1 – Mar 31, 2026, or 2026. */
function spanWords(span: Span, { from, to }: Period): string {
  if (span === 'month') return sayMonth(from);
  return span === 'year' ? from.slice(0, 4) : sayDays(from, to);
}

import { useState } from 'react';
import type { FinanceOverview } from '#domain/finance/overview.ts';
import type { Period } from '#domain/finance/period.ts';
import { centsOf, type Cents } from '#domain/shared/money.ts';
import { scaleFor, shortMoney, type ReadMonth, type Sums } from './chart-scale.ts';
import { MonthColumn } from './month-column.tsx';
import { MonthDetails } from './month-details.tsx';
import { monthInWords } from './month-words.ts';

type Month = FinanceOverview['currencies'][number]['months'][number];

type Props = { months: Month[]; currency: string; /** The days of a month that are shown. */ daysOf: (month: string) => Period };

/**
 * Income and expenses of each month, the result as a line and the year before as an outline. A month shows its figures on hover, on focus
 * or at a first tap, and links to its books. The table below has the same figures.
 */
export function MonthChart({ months, currency, daysOf }: Props) {
  const [shownAt, setShownAt] = useState<number | null>(null);
  const read = months.map(({ month, yearBefore, ...of }): ReadMonth => ({
    month,
    ...inCents(of),
    before: yearBefore && inCents(yearBefore),
  }));
  const { ticks, low, high } = scaleFor(read.flatMap(({ before, ...of }) => (before ? [of, before] : [of])));
  const at = (cents: Cents) => ((high - cents) / (high - low)) * 100;
  const inWords = `Income, expenses and result by month, from ${monthInWords(months[0]?.month ?? '', 'long')} to ${monthInWords(months.at(-1)?.month ?? '', 'long')}`;
  const shownMonth = shownAt === null ? undefined : read[shownAt];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 max-sm:-mr-4 sm:gap-x-3">
      <div aria-hidden className="relative mt-2 h-56 w-10 text-xs text-ink-3 sm:w-13">
        {ticks.map((tick) => (
          <span key={tick} className="tnum absolute right-0 -translate-y-1/2" style={{ top: `${at(tick)}%` }}>
            {shortMoney(tick, currency)}
          </span>
        ))}
      </div>
      {/* Twelve months fit on a phone; ten years scroll. */}
      <div className="overflow-x-auto overflow-y-hidden pt-2">
        <div className="relative" style={{ minWidth: `${read.length * 1.5}rem` }} onPointerLeave={() => setShownAt(null)}>
          <Lines read={read} ticks={ticks} at={at} label={inWords} />
          <ol className="relative grid" style={{ gridTemplateColumns: `repeat(${read.length}, minmax(0, 1fr))` }}>
            {read.map((month, index) => (
              <MonthColumn
                key={month.month}
                month={month}
                saysYear={month.month.endsWith('-01') || (index === 0 && !read[1]?.month.endsWith('-01'))}
                currency={currency}
                days={daysOf(month.month)}
                at={at}
                isShown={shownAt === index}
                onShow={(shows) => setShownAt(shows ? index : null)}
              />
            ))}
          </ol>
          {shownMonth && shownAt !== null && <MonthDetails month={shownMonth} currency={currency} place={(shownAt + 0.5) / read.length} />}
        </div>
      </div>
    </div>
  );
}

function inCents({ income, expenses, result }: { income: string; expenses: string; result: string }): Sums {
  return { income: centsOf(income) ?? 0, expenses: centsOf(expenses) ?? 0, result: centsOf(result) ?? 0 };
}

/** Round amounts, and the result from month to month. */
function Lines({ read, ticks, at, label }: { read: ReadMonth[]; ticks: Cents[]; at: (cents: Cents) => number; label: string }) {
  const points = read.map(({ result }, index) => `${index + 0.5},${at(result)}`).join(' ');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${read.length} 100`}
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 h-56 w-full overflow-visible"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2={read.length}
          y1={at(tick)}
          y2={at(tick)}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      <polyline points={points} fill="none" vectorEffect="non-scaling-stroke" strokeWidth="1.5" className="stroke-current text-ink" />
    </svg>
  );
}

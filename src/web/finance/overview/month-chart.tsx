import { Link } from '@tanstack/react-router';
import type { Period } from '#domain/finance/period.ts';
import { centsOf, type Cents } from '#domain/shared/money.ts';
import { scaleFor, shortMoney, type Sums } from './chart-scale.ts';
import { monthInWords } from './month-words.ts';

type Month = { month: string; income: string; expenses: string; result: string };
type Read = Sums & { month: string };

type Props = { months: Month[]; currency: string; /** The days of a month that are shown. */ daysOf: (month: string) => Period };

/** Income beside expenses, and the result across both, for each month. The table beneath it says the same in figures. */
export function MonthChart({ months, currency, daysOf }: Props) {
  const read = months.map(({ month, income, expenses, result }): Read => ({
    month,
    income: centsOf(income) ?? 0,
    expenses: centsOf(expenses) ?? 0,
    result: centsOf(result) ?? 0,
  }));
  const { ticks, low, high } = scaleFor(read);
  const at = (cents: Cents) => ((high - cents) / (high - low)) * 100;
  const inWords = `Income, expenses and result by month, from ${monthInWords(months[0]?.month ?? '', 'long')} to ${monthInWords(months.at(-1)?.month ?? '', 'long')}`;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 max-sm:-mr-4 sm:gap-x-3">
      <div aria-hidden className="relative mt-2 h-56 w-10 text-2xs text-ink-3 sm:w-13 sm:text-xs">
        {ticks.map((tick) => (
          <span key={tick} className="tnum absolute right-0 -translate-y-1/2" style={{ top: `${at(tick)}%` }}>
            {shortMoney(tick, currency)}
          </span>
        ))}
      </div>
      {/* Twelve months fit a phone; ten years are scrolled through. */}
      <div className="overflow-x-auto overflow-y-hidden pt-2">
        <div style={{ minWidth: `${read.length * 1.5}rem` }}>
          <svg
            role="img"
            aria-label={inWords}
            viewBox={`0 0 ${read.length * 10} 100`}
            preserveAspectRatio="none"
            className="block h-56 w-full overflow-visible"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2={read.length * 10}
                y1={at(tick)}
                y2={at(tick)}
                vectorEffect="non-scaling-stroke"
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
            ))}
            {read.map((month, index) => (
              <Bars key={month.month} month={month} left={index * 10} at={at} />
            ))}
          </svg>
          <ol
            className="mt-1 grid pb-1 text-2xs text-ink-3 sm:text-xs"
            style={{ gridTemplateColumns: `repeat(${read.length}, minmax(0, 1fr))` }}
          >
            {read.map(({ month }, index) => (
              <li key={month} className="tnum text-center leading-4">
                <Link
                  to="/finance/$section"
                  params={{ section: 'overview' }}
                  search={{ ...daysOf(month), currency }}
                  className="block min-h-6 rounded-sm py-1 -outline-offset-2 hover:text-accent hover:underline"
                >
                  {monthInWords(month, 'short')}
                  <span className={month.endsWith('-01') || (index === 0 && !read[1]?.month.endsWith('-01')) ? 'block' : 'sr-only'}>
                    {' '}
                    {month.slice(0, 4)}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

function Bars({ month: { income, expenses, result }, left, at }: { month: Read; left: number; at: (cents: Cents) => number }) {
  const ground = at(0);
  return (
    <g>
      <rect x={left + 1.6} width="3.1" y={at(income)} height={ground - at(income)} className="fill-teal-solid" />
      <rect x={left + 5.3} width="3.1" y={at(expenses)} height={ground - at(expenses)} className="fill-amber-solid" />
      {(income > 0 || expenses > 0) && (
        <line
          x1={left + 1}
          x2={left + 9}
          y1={at(result)}
          y2={at(result)}
          vectorEffect="non-scaling-stroke"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="stroke-ink"
        />
      )}
    </g>
  );
}

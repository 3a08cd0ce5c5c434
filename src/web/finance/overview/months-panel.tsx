import type { Period } from '#domain/finance/period.ts';
import { lastOfMonth } from '#domain/shared/calendar-days.ts';
import { BalanceTable } from './balance-table.tsx';
import { FigureLink } from './figure-link.tsx';
import { MonthChart } from './month-chart.tsx';
import { hatch } from './month-column.tsx';
import { monthInWords } from './month-words.ts';
import { Panel, type CurrencyOverview } from './overview-panel.tsx';

/** The months of a period as a chart, and in figures that link to their rows. */
export function MonthsPanel({ overview: { months, currency, period } }: { overview: CurrencyOverview }) {
  return (
    <Panel title="By month">
      <Legend hasBefore={months.some(({ yearBefore }) => yearBefore !== null)} />
      <MonthChart months={months} currency={currency} daysOf={(month) => within(month, period)} />
      <details className="mt-4 border-t pt-3" open={months.length <= 3}>
        <summary className="min-h-6 cursor-pointer rounded-sm font-medium text-accent">Show as a table</summary>
        <BalanceTable
          head="Month"
          rows={months.map(({ month, income, expenses, result }) => {
            const search = within(month, period);
            return {
              key: month,
              name: monthInWords(month, 'long'),
              income: <FigureLink section="income" amount={income} currency={currency} search={search} />,
              expenses: <FigureLink section="expenses" amount={expenses} currency={currency} search={search} />,
              result: (
                <FigureLink
                  section="overview"
                  amount={result}
                  currency={currency}
                  search={search}
                  className={result.startsWith('-') ? 'text-red' : ''}
                />
              ),
            };
          })}
        />
      </details>
    </Panel>
  );
}

function Legend({ hasBefore }: { hasBefore: boolean }) {
  return (
    <ul aria-hidden className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 *:flex *:items-center *:gap-1.5">
      <li>
        <i className="size-2.5 rounded-xs forced-color-adjust-none bg-teal-solid" />
        Income
      </li>
      <li>
        <i className="size-2.5 rounded-xs forced-color-adjust-none bg-amber-solid" style={hatch} />
        Expenses
      </li>
      <li>
        <i className="w-4 border-t-2 border-ink" />
        Result
      </li>
      {hasBefore && (
        <li>
          <i className="size-2.5 rounded-xs border border-ink-3" />A year before
        </li>
      )}
    </ul>
  );
}

/** The days of a month that lie within the period. */
function within(month: string, { from, to }: Period): Period {
  const [first, last] = [`${month}-01`, lastOfMonth(`${month}-01`)];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

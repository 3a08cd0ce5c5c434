import type { Period } from '#domain/finance/period.ts';
import { lastOfMonth } from '#domain/schedule/calendar-days.ts';
import { FigureLink } from './figure-link.tsx';
import { MonthChart } from './month-chart.tsx';
import { monthInWords } from './month-words.ts';
import { Panel } from './overview-parts.tsx';
import type { Reckoned } from './overview-section.tsx';

/** Month by month: as a picture, and in figures that lead to their rows. */
export function OverviewMonths({ reckoned: { months, currency, period } }: { reckoned: Reckoned }) {
  return (
    <Panel title="By month">
      <Legend />
      <MonthChart months={months} currency={currency} />
      <details className="mt-4 border-t pt-3" open={months.length <= 3}>
        <summary className="min-h-6 cursor-pointer rounded-sm font-medium text-accent">The same in figures</summary>
        <div className="-mx-4 mt-2 overflow-x-auto px-4 sm:-mx-5 sm:px-5">
          <table className="w-full text-left">
            <thead className="text-xs text-ink-3"><tr className="border-b [&>th]:py-2 [&>th]:font-medium"><th scope="col">Month</th>{['Income', 'Expenses', 'Result'].map((head) => <th key={head} scope="col" className="pl-6 text-right">{head}</th>)}</tr></thead>
            <tbody className="divide-y">
              {months.map(({ month, income, expenses, result }) => {
                const search = within(month, period);
                return (
                  <tr key={month} className="[&>td]:py-2 [&>td]:pl-6 [&>td]:text-right">
                    <th scope="row" className="tnum py-2 font-normal whitespace-nowrap">{monthInWords(month, 'long')}</th>
                    <td><FigureLink section="income" amount={income} currency={currency} search={search} /></td>
                    <td><FigureLink section="expenses" amount={expenses} currency={currency} search={search} /></td>
                    <td><FigureLink section="overview" amount={result} currency={currency} search={search} className={result.startsWith('-') ? 'text-red' : ''} /></td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </details>
    </Panel>
  );
}

function Legend() {
  return (
    <ul aria-hidden className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
      <li className="flex items-center gap-1.5"><i className="size-2.5 rounded-sm bg-teal-solid" />Income</li>
      <li className="flex items-center gap-1.5"><i className="size-2.5 rounded-sm bg-amber-solid" />Expenses</li>
      <li className="flex items-center gap-1.5"><i className="h-0.5 w-4 rounded-full bg-ink" />Result</li>
    </ul>
  );
}

/** The days of a month that lie within the period. */
function within(month: string, { from, to }: Period): Period {
  const [first, last] = [`${month}-01`, lastOfMonth(`${month}-01`)];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

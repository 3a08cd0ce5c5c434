import { Ship, Tags } from 'lucide-react';
import { CompanyNote } from '../../platform/company-of.tsx';
import type { ReactNode } from 'react';
import type { FinanceOverview } from '#domain/finance/overview.ts';
import type { Period } from '#domain/finance/period.ts';
import { expenseCategoryLabels, incomeCategoryLabels } from '#domain/finance/words.ts';
import { centsOf } from '#domain/shared/money.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { wordFor } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import { BalanceTable } from './balance-table.tsx';
import type { FinanceSearch } from '../finance-query.ts';
import { FigureLink } from './figure-link.tsx';

/** The books of a period, in one currency. */
export type CurrencyOverview = FinanceOverview['currencies'][number] & { period: Period };
type Kind = 'income' | 'expenses';

const kinds: Record<Kind, { title: string; words: Record<string, string>; fill: string; none: string }> = {
  income: { title: 'Income by category', words: incomeCategoryLabels, fill: 'bg-teal-solid', none: 'Nothing came in' },
  expenses: { title: 'Expenses by category', words: expenseCategoryLabels, fill: 'bg-amber-solid', none: 'Nothing went out' },
};

/** Where the money came from, or went. */
export function ByCategory({ overview, section }: { overview: CurrencyOverview; section: Kind }) {
  const { title, words, fill, none } = kinds[section];
  const rows = section === 'income' ? overview.incomeByCategory : overview.expensesByCategory;
  const max = Math.max(1, ...rows.map(({ amount }) => centsOf(amount) ?? 0));
  return (
    <Panel title={title}>
      {rows.length === 0 && <EmptyState icon={<Tags />} title={none} />}
      <ul className="grid gap-3">
        {rows.map(({ category, amount }) => (
          <li key={category} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5">
            <span className="truncate">{wordFor(words, category)}</span>
            <FigureLink
              section={section}
              amount={amount}
              currency={overview.currency}
              search={{ ...overview.period, category: category as FinanceSearch['category'] }}
              className="font-medium"
            />
            <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunken">
              <span className={`block h-full rounded-full ${fill}`} style={{ width: `${((centsOf(amount) ?? 0) / max) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What each yacht brought in and cost, and what belongs to none. */
export function ByYacht({ overview: { yachts, currency, period } }: { overview: CurrencyOverview }) {
  return (
    <Panel title="By yacht">
      {yachts.length === 0 && <EmptyState icon={<Ship />} title="Nothing in this period" />}
      {yachts.length > 0 && (
        <BalanceTable
          head="Yacht"
          rows={yachts.map(({ yachtId, yachtName, companyName, income, expenses, result }) => {
            const search = { ...period, yachtId: yachtId ?? ('none' as const) };
            return {
              key: yachtId ?? 'none',
              name: yachtName ? (
                <>
                  {yachtName}
                  <CompanyNote record={{ companyName }} />
                </>
              ) : (
                <span className="text-ink-2">Without a yacht</span>
              ),
              income: <FigureLink section="income" amount={income} currency={currency} search={search} />,
              expenses: <FigureLink section="expenses" amount={expenses} currency={currency} search={search} />,
              result: <Amount amount={result} currency={currency} className={result.startsWith('-') ? 'text-red' : ''} />,
            };
          })}
        />
      )}
    </Panel>
  );
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card min-w-0 p-4 sm:p-5">
      <h2 className="mb-4 text-panel font-semibold">{title}</h2>
      {children}
    </section>
  );
}

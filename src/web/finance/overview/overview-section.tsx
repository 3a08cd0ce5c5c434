import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { FinanceOverview } from '#domain/finance/overview.ts';
import { periodOf } from '#domain/finance/period.ts';
import { useShow } from '../../platform/show.ts';
import { reason } from '../../platform/api.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { EmptyState, ErrorState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { Amount } from '../amount-words.tsx';
import { inBooks, overviewQuery, overviewSearch, type OverviewSearch } from '../finance-query.ts';
import { FigureLink } from './figure-link.tsx';
import { ByCategory, ByYacht, type CurrencyOverview } from './overview-panel.tsx';
import { MonthsPanel } from './months-panel.tsx';
import { useToday } from '../../platform/dates.ts';
import { PeriodSelect } from '../../platform/period-filter.tsx';

/** The overview: income, expenses and result. */
export function OverviewSection() {
  const search = overviewSearch(useSearch({ strict: false }));
  const today = useToday();
  const period = { ...periodOf('last_12_months', today), ...(search.from && { from: search.from }), ...(search.to && { to: search.to }) };
  const overview = useQuery(overviewQuery(period));
  const show = useShow<OverviewSearch>(inBooks('overview'));

  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodSelect period={period} onChoose={(next, replace) => show({ ...search, ...next }, replace)} />
        {overview.data && (
          <CurrencyChoice overview={overview.data} chosen={search.currency} onChoose={(currency) => show({ ...search, currency })} />
        )}
      </div>
      <Loaded
        query={overview}
        loading={<OverviewSkeleton />}
        renderFailed={(retry, error) => (
          <div className="card">
            <ErrorState title="Error loading overview" text={reason(error)} onRetry={retry} />
          </div>
        )}
        empty={{ when: ({ currencies }) => currencies.length === 0, show: <Nothing /> }}
      >
        {(loaded) => (
          <div
            aria-busy={overview.isPlaceholderData}
            className={`grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity ${overview.isPlaceholderData ? 'opacity-60' : ''}`}
          >
            <InCurrency overview={loaded} currency={search.currency} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function InCurrency({ overview: { currencies, from, to }, currency }: { overview: FinanceOverview; currency: string | undefined }) {
  const chosen = currencies.find((each) => each.currency === currency) ?? currencies[0];
  if (!chosen) return null;
  const overview = { ...chosen, period: { from, to } };
  return (
    <>
      <Figures overview={overview} />
      <MonthsPanel overview={overview} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ByCategory overview={overview} section="income" />
        <ByCategory overview={overview} section="expenses" />
      </div>
      <ByYacht overview={overview} />
    </>
  );
}

function Figures({ overview: { income, expenses, result, received, currency, period } }: { overview: CurrencyOverview }) {
  const figure = 'mt-1 text-2xl leading-8 font-semibold tracking-tight wrap-anywhere';
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-5">
      <div className="card p-4 sm:p-5">
        <dt className="text-nav text-ink-2">Income</dt>
        <dd className={figure}>
          <FigureLink section="income" amount={income} currency={currency} search={period} />
        </dd>
        <dd className="text-nav text-ink-2">
          <FigureLink section="income" amount={received} currency={currency} search={{ ...period, paymentStatus: 'paid' }} /> paid
        </dd>
      </div>
      <div className="card p-4 sm:p-5">
        <dt className="text-nav text-ink-2">Expenses</dt>
        <dd className={figure}>
          <FigureLink section="expenses" amount={expenses} currency={currency} search={period} />
        </dd>
      </div>
      <div className="card p-4 sm:p-5">
        <dt className="text-nav text-ink-2">Result</dt>
        <dd className={`${figure} ${result.startsWith('-') ? 'text-red' : 'text-green'}`}>
          <Amount amount={result} currency={currency} />
        </dd>
        <dd className="text-nav text-ink-2">Income less expenses</dd>
      </div>
    </dl>
  );
}

/** Currencies are shown one at a time and never added together. */
function CurrencyChoice({
  overview: { currencies },
  chosen,
  onChoose,
}: {
  overview: FinanceOverview;
  chosen: string | undefined;
  onChoose: (currency: string) => void;
}) {
  if (currencies.length < 2) return null;
  const there = currencies.map(({ currency }) => currency);
  const value = chosen && there.includes(chosen) ? chosen : (there[0] ?? '');
  return (
    <Select
      label="Currency"
      className="sm:w-28"
      value={value}
      choices={there.map((each) => ({ value: each, label: each }))}
      onChoose={onChoose}
    />
  );
}

function Nothing() {
  return (
    <div className="card">
      <EmptyState
        drawing="logbook"
        title="Nothing in this period"
        text="There is no income or expense dated in this period. Choose another period, or log one."
        action={
          <>
            <Link to="/finance/$section" params={{ section: 'expenses' }} search={{ new: true }} className={buttonLook({})}>
              <Plus aria-hidden />
              Add Expense
            </Link>
            <Link to="/finance/$section" params={{ section: 'income' }} search={{ new: true }} className={buttonLook({})}>
              <Plus aria-hidden />
              Add Income
            </Link>
          </>
        }
      />
    </div>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        <Skeletons count={3}>
          <div className="card h-28 p-5">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="mt-3 h-7 w-40" />
          </div>
        </Skeletons>
      </div>
      <div className="card h-96 p-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="mt-6 h-64" />
      </div>
    </>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CustomerSummary } from '#domain/customers/customer.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { Loaded } from '../ui/loaded.tsx';
import { ErrorState } from '../ui/notice.tsx';
import { Skeleton, Skeletons } from '../ui/skeleton.tsx';

type Amounts = CustomerSummary['totals'][number];
type Figure = Exclude<keyof Amounts, 'currency'>;

const figures: { figure: Figure; name: string; note: string; wayTo: (customerId: number) => LinkProps }[] = [
  { figure: 'booked', name: 'Booked', note: 'Total of all bookings', wayTo: () => ({ to: '.', search: {} }) },
  {
    figure: 'invoiced',
    name: 'Invoiced',
    note: 'Excluding drafts and cancelled invoices',
    wayTo: (customerId) => inBooks('invoices', { customerId }),
  },
  {
    figure: 'open',
    name: 'Open',
    note: 'Invoiced and not yet paid',
    wayTo: (customerId) => inBooks('invoices', { customerId, status: 'open' }),
  },
  {
    figure: 'received',
    name: 'Received',
    note: 'Payments received',
    wayTo: (customerId) => inBooks('income', { customerId, paymentStatus: 'paid' }),
  },
];

function inBooks(section: 'invoices' | 'income', search: object): LinkProps {
  return { to: '/finance/$section', params: { section }, search };
}

/** What a customer booked and owes, a line for each currency. Each figure links to the records it sums up. */
export function CustomerFigures({ customerId, summary }: { customerId: number; summary: UseQueryResult<CustomerSummary, unknown> }) {
  return (
    <Loaded
      query={summary}
      loading={
        <Cards>
          <Skeletons count={4}>
            <div className="card h-28 p-4">
              <Skeleton className="h-4 w-16" />
              <Skeleton className="mt-3 h-7 w-28" />
            </div>
          </Skeletons>
        </Cards>
      }
      renderFailed={(retry) => (
        <div className="card">
          <ErrorState title="Error loading the customer's totals" onRetry={retry} />
        </div>
      )}
    >
      {({ totals }) => (
        <Cards>
          {figures.map(({ figure, name, note, wayTo }) => (
            <div key={figure} className="card p-4">
              <h3 className="text-nav font-medium text-ink-2">{name}</h3>
              <Lines totals={totals.filter((amounts) => amounts[figure] !== '0.00')} figure={figure} way={wayTo(customerId)} />
              <p className="mt-1 text-xs text-ink-3">{note}</p>
            </div>
          ))}
        </Cards>
      )}
    </Loaded>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Totals" className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {children}
    </section>
  );
}

/** The first currency is large, the others are beneath it: they are never added up. */
function Lines({ totals, figure, way }: { totals: Amounts[]; figure: Figure; way: LinkProps }) {
  if (totals.length === 0) return <p className="mt-1 text-xl leading-8 font-semibold text-ink-3">None</p>;
  return (
    <ul className="tnum mt-1">
      {totals.map((amounts, index) => (
        <li
          key={amounts.currency}
          className={
            index === 0
              ? 'text-lg leading-8 font-semibold wrap-anywhere max-sm:text-base sm:text-xl sm:leading-8'
              : 'text-panel font-medium text-ink-2'
          }
        >
          <Link {...way} resetScroll={way.to !== '.'} className="rounded-sm hover:text-accent hover:underline">
            {moneyInWords(amounts[figure], amounts.currency)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

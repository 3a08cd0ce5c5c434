import { Tabs } from '@base-ui/react/tabs';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import type { FinanceSearch } from './finance-query.ts';
import { BooksSkeleton } from './books-frame.tsx';
import { tabLabels, type BooksTab, type Section } from './section-words.ts';

const panels: Record<Section, ComponentType> = {
  expenses: lazy(() => import('./expenses/expenses-section.tsx').then((module) => ({ default: module.ExpensesSection }))),
  income: lazy(() => import('./income/income-section.tsx').then((module) => ({ default: module.IncomeSection }))),
  invoices: lazy(() => import('./invoices/invoices-section.tsx').then((module) => ({ default: module.InvoicesSection }))),
  'credit-notes': lazy(() => import('./credit-notes/credit-notes-section.tsx').then((module) => ({ default: module.CreditNotesSection }))),
  bank: lazy(() => import('./bank/bank-section.tsx').then((module) => ({ default: module.BankSection }))),
  owners: lazy(() => import('./owners/owners-section.tsx').then((module) => ({ default: module.OwnersSection }))),
  books: lazy(() => import('./journal/books-section.tsx').then((module) => ({ default: module.BooksSection }))),
  overview: lazy(() => import('./overview/overview-section.tsx').then((module) => ({ default: module.OverviewSection }))),
};

/** The finance page with its tabs. */
export function FinancePage() {
  const { section = 'expenses' } = useParams({ strict: false });
  const { from, to, period }: FinanceSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab = section === 'credit-notes' ? 'invoices' : section;
  const Panel = panels[section];

  return (
    <Tabs.Root
      value={tab}
      // The period is kept when another tab is opened.
      onValueChange={(next) =>
        void navigate({ to: '/finance/$section', params: { section: next as BooksTab }, search: { from, to, period }, resetScroll: false })
      }
      className="relative grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <Tabs.List aria-label="Finance" className="-mx-4 flex gap-1 overflow-x-auto border-b px-4 sm:mx-0 sm:px-0">
        {Object.entries(tabLabels).map(([name, label]) => (
          <Tabs.Tab
            key={name}
            value={name}
            className="relative h-11 shrink-0 px-3 font-medium whitespace-nowrap text-ink-2 -outline-offset-4 transition-colors after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full hover:text-ink data-active:text-ink data-active:after:bg-accent"
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel key={section} value={tab} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-offset-4">
        <Suspense fallback={<BooksSkeleton />}>
          <Panel />
        </Suspense>
      </Tabs.Panel>
    </Tabs.Root>
  );
}

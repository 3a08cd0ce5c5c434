import { Link, useSearch } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { can } from '#domain/session/permissions.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { BooksSkeleton } from '../books-frame.tsx';
import { inBooks, type BookSearch, type BookTab } from '../finance-query.ts';
import { bookSearch, type BookProps } from './journal-query.ts';

const profit = lazy(() => import('./profit-panel.tsx').then((module) => ({ default: module.ProfitPanel })));
const panels: Record<BookTab, ComponentType<BookProps>> = {
  tax: lazy(() => import('./tax-panel.tsx').then((module) => ({ default: module.TaxPanel }))),
  journal: lazy(() => import('./journal-section.tsx').then((module) => ({ default: module.JournalSection }))),
  receivables: lazy(() => import('./receivables-panel.tsx').then((module) => ({ default: module.ReceivablesPanel }))),
  closing: lazy(() => import('./closing-panel.tsx').then((module) => ({ default: module.ClosingPanel }))),
};
const tabs: { tab: BookTab | undefined; label: string }[] = [
  { tab: undefined, label: 'Profit and loss' },
  { tab: 'tax', label: 'Tax' },
  { tab: 'journal', label: 'Journal' },
  { tab: 'receivables', label: 'Receivables' },
  { tab: 'closing', label: 'Closing' },
];

/** The books as auditors read them: profit and loss, tax, journal, receivables and closings. */
export function BooksSection() {
  const user = useUser();
  const search = bookSearch(useSearch({ strict: false }));
  const show = useShow<BookSearch>(inBooks('books'));
  const mayClose = can(user, 'run-company');
  if (user.companyId === null)
    return (
      <div className="card">
        <EmptyState icon={<BookOpen />} title="Books belong to a company" text="Sign in as a member of the company to read its books." />
      </div>
    );
  const open = search.tab === 'closing' && !mayClose ? undefined : search.tab;
  const Panel = open ? panels[open] : profit;
  return (
    <>
      <nav aria-label="Books" className="flex gap-1 overflow-x-auto">
        {tabs
          .filter(({ tab }) => tab !== 'closing' || mayClose)
          .map(({ tab, label }) => (
            <Link
              key={label}
              {...inBooks('books')}
              // The period is kept when another part is opened.
              search={{ tab, from: search.from, to: search.to, yachtId: search.yachtId }}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={open === tab ? 'page' : undefined}
              className="flex h-8 shrink-0 items-center rounded-lg px-3 text-nav font-medium whitespace-nowrap text-ink-2 -outline-offset-2 transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-chosen aria-[current=page]:text-ink pointer-coarse:h-11"
            >
              {label}
            </Link>
          ))}
      </nav>
      <Suspense fallback={<BooksSkeleton />}>
        <Panel companyId={user.companyId} search={search} onShow={show} />
      </Suspense>
    </>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { BookOpen, FileSpreadsheet, Hash, Lock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { can } from '#domain/session/permissions.ts';
import type { JournalTotals } from '#domain/finance/journal.ts';
import { several } from '#domain/shared/words.ts';
import { reason } from '../../platform/api.ts';
import { useToday } from '../../platform/dates.ts';
import { download } from '../../platform/download.ts';
import { PeriodSelect } from '../../platform/period-filter.tsx';
import { writeSearch } from '../../platform/search-params.ts';
import { useUser } from '../../platform/session.tsx';
import { useShow } from '../../platform/show.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { Amount } from '../amount-words.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { inBooks } from '../finance-query.ts';
import { JournalList } from './journal-list.tsx';
import {
  accountsQuery,
  journalFilter,
  journalQuery,
  journalSearch,
  journalTotalsQuery,
  type JournalFilter,
  type JournalSearch,
} from './journal-query.ts';

const ClosingDialog = lazy(() => import('./closing-dialog.tsx').then((module) => ({ default: module.ClosingDialog })));
const AccountsDialog = lazy(() => import('./accounts-dialog.tsx').then((module) => ({ default: module.AccountsDialog })));

/** The journal: what follows from the records of some days, entry by entry. */
export function JournalSection() {
  const user = useUser();
  const search = journalSearch(useSearch({ strict: false }));
  const filter = journalFilter(search, useToday(), user.companyId);
  const lines = useQuery({ ...journalQuery(filter, search.page), enabled: user.companyId !== null });
  const totals = useQuery({ ...journalTotalsQuery(filter), enabled: user.companyId !== null });
  const accounts = useQuery({ ...accountsQuery(user.companyId), enabled: user.companyId !== null });
  const show = useShow<JournalSearch>(inBooks('books'));
  const [closing, setClosing] = useState(false);
  const [naming, setNaming] = useState(false);
  if (user.companyId === null)
    return (
      <div className="card">
        <EmptyState icon={<BookOpen />} title="Books belong to a company" text="Sign in as somebody of the company to read its journal." />
      </div>
    );
  return (
    <>
      <BooksToolbar>
        {can(user, 'run-company') && (
          <Button aria-haspopup="dialog" onClick={() => setNaming(true)}>
            <Hash aria-hidden />
            Accounts
          </Button>
        )}
        {can(user, 'run-company') && (
          <Button aria-haspopup="dialog" onClick={() => setClosing(true)}>
            <Lock aria-hidden />
            Close books
          </Button>
        )}
        <ExportButton filter={filter} />
      </BooksToolbar>
      <div className="flex flex-wrap items-center gap-3">
        <PeriodSelect period={filter} onChoose={(next, replace) => show({ ...search, ...next, page: undefined }, replace)} />
        <Select
          label="Account"
          className="min-w-0 sm:w-56"
          value={search.account ?? '-'}
          choices={[
            { value: '-', label: 'All accounts' },
            ...(accounts.data ?? []).map(({ key, number, name }) => ({ value: key, label: number ? `${number} ${name}` : name })),
          ]}
          onChoose={(account) => show({ ...search, account: account === '-' ? undefined : account, page: undefined })}
        />
        {totals.data && <Sums totals={totals.data} />}
      </div>
      {totals.data && totals.data.missingRates > 0 && (
        <p role="status" className="rounded-lg bg-amber-soft px-3 py-2.5 text-nav text-amber">
          {several(totals.data.missingRates, 'document isn’t', 'documents aren’t')} in the journal, because the exchange rate of the day
          isn’t known. Import rates in the settings of your company, or write the rate at the document.
        </p>
      )}
      <BooksFrame
        query={lines}
        page={search.page}
        noun="lines"
        empty={
          <EmptyState
            icon={<BookOpen />}
            title="Nothing in these days"
            text="Invoices, credit notes, payments, expenses and income make the journal."
          />
        }
        onPage={(page) => show({ ...search, page })}
      >
        {(rows) => <JournalList lines={rows} currency={totals.data?.currency} />}
      </BooksFrame>
      {closing && (
        <Suspense>
          <ClosingDialog companyId={user.companyId} onClose={() => setClosing(false)} />
        </Suspense>
      )}
      {naming && accounts.data && (
        <Suspense>
          <AccountsDialog accounts={accounts.data} companyId={user.companyId} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}

function Sums({ totals: { debit, credit, currency } }: { totals: JournalTotals }) {
  return (
    <dl className="flex gap-5 text-nav sm:ml-auto">
      {[
        ['Debit', debit],
        ['Credit', credit],
      ].map(([label, amount = '']) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-ink-3">{label}</dt>
          <dd className="tnum font-semibold">
            <Amount amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ExportButton({ filter }: { filter: JournalFilter }) {
  const name = `journal-${filter.from}-${filter.to}.csv`;
  const fetchCsv = useMutation({
    meta: { changesNoRecord: true },
    mutationFn: () => download(`/api/books/journal/export${writeSearch({ ...filter })}`, name),
    onSuccess: () => toast({ title: 'Export ready', description: `${name} is in your downloads.` }),
    onError: (error) => toast({ variant: 'destructive', title: 'Error exporting the journal', description: reason(error) }),
  });
  return (
    <Button running={fetchCsv.isPending && 'Exporting'} onClick={() => fetchCsv.mutate()}>
      <FileSpreadsheet aria-hidden />
      Export CSV
    </Button>
  );
}

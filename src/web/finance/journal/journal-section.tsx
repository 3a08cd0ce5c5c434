import { useQuery } from '@tanstack/react-query';
import { BookOpen, Hash, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { BooksAccount, JournalLine, JournalTotals } from '#domain/finance/journal.ts';
import { profitPartLabels, taxDirectionLabels } from '#domain/finance/report-words.ts';
import { taxCategoryLabels } from '#domain/finance/tax-words.ts';
import { can } from '#domain/session/permissions.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useToday } from '../../platform/dates.ts';
import { sayDayInName } from '../../platform/day-words.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFirstFilter } from '../../ui/first-filter.ts';
import { EmptyState } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Amount } from '../amount-words.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import type { BookSearch } from '../finance-query.ts';
import { CsvButton } from './csv-button.tsx';
import { JournalList } from './journal-list.tsx';
import { accountsQuery, journalFilter, journalQuery, journalTotalsQuery, type BookProps } from './journal-query.ts';
import { MonthFilter } from './month-filter.tsx';
import { MissingRates } from './report-frame.tsx';

const AccountsDialog = lazy(() => import('./accounts-dialog.tsx').then((module) => ({ default: module.AccountsDialog })));

/** The journal: the entries that the records of a period lead to. */
export function JournalSection({ companyId, search, onShow }: BookProps) {
  const filter = journalFilter(search, useToday(), companyId);
  const lines = useQuery(journalQuery(filter, search.page));
  const totals = useQuery(journalTotalsQuery(filter));
  const accounts = useQuery(accountsQuery(companyId));
  const mayName = can(useUser(), 'run-company');
  const [naming, setNaming] = useState(false);
  const show = (change: BookSearch, replace?: 'replace') => onShow({ ...search, ...change, page: undefined }, replace);
  return (
    <>
      <BooksToolbar>
        {mayName && (
          <Button aria-haspopup="dialog" onClick={() => setNaming(true)}>
            <Hash aria-hidden />
            Accounts
          </Button>
        )}
        <CsvButton of="journal" name={`journal-${sayDayInName(filter.from)}-${sayDayInName(filter.to)}.csv`} filter={filter} />
      </BooksToolbar>
      <div role="group" aria-label="Filters" className="contents">
        <div className="flex flex-wrap items-center gap-3">
          <MonthFilter period={filter} onChoose={show} />
          <Select
            label="Account"
            className="min-w-0 sm:w-56"
            value={search.account ?? search.part ?? '-'}
            choices={choicesOf(accounts.data)}
            onChoose={(chosen) => show(chosen in parts ? { account: undefined, part: chosen as BookSearch['part'] } : accountOf(chosen))}
          />
          {totals.data && <Sums totals={totals.data} />}
        </div>
        <Narrowed search={search} lines={lines.data?.rows} onShow={show} />
      </div>
      <MissingRates count={totals.data?.missingRates ?? 0} />
      <BooksFrame
        query={lines}
        page={search.page}
        noun="lines"
        empty={
          <EmptyState
            icon={<BookOpen />}
            title="Nothing in this period"
            text="The journal is made from invoices, credit notes, payments, expenses and income."
          />
        }
        onPage={(page) => onShow({ ...search, page })}
      >
        {(rows) => <JournalList lines={rows} currency={totals.data?.currency} />}
      </BooksFrame>
      {naming && accounts.data && (
        <Suspense>
          <AccountsDialog accounts={accounts.data} companyId={companyId} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}

const parts: Record<NonNullable<BookSearch['part']>, string> = { result: 'Profit and loss', ...profitPartLabels };

function choicesOf(accounts: BooksAccount[] = []) {
  return [
    { value: '-', label: 'All accounts' },
    ...Object.entries(parts).map(([value, label]) => ({ value, label })),
    ...accounts.map(({ key, number, name }) => ({ value: key, label: number ? `${number} ${name}` : name })),
  ];
}

function accountOf(chosen: string): BookSearch {
  return { account: chosen === '-' ? undefined : chosen, part: undefined };
}

type NarrowedProps = { search: BookSearch; lines: JournalLine[] | undefined; onShow: (change: BookSearch) => void };

/** The yacht, customer and tax that the lines are filtered by, each with a way to clear it. */
function Narrowed({ search: { yachtId, customerId, tax, taxCategory, taxPercent }, lines, onShow }: NarrowedProps) {
  const rate =
    taxCategory === 'S'
      ? percentWords(taxPercent ?? '0')
      : taxCategory === 'none'
        ? 'no tax rate'
        : taxCategory && taxCategoryLabels[taxCategory];
  const chips = [
    yachtId && {
      words: yachtId === 'none' ? 'Without a yacht' : (lines?.[0]?.yachtName ?? 'One yacht'),
      change: { yachtId: undefined },
    },
    customerId && { words: lines?.[0]?.customerName ?? 'One customer', change: { customerId: undefined } },
    tax && {
      words: [taxDirectionLabels[tax], rate].filter(Boolean).join(', '),
      change: { tax: undefined, taxCategory: undefined, taxPercent: undefined },
    },
  ].filter((chip) => typeof chip === 'object');
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Only lines of" className="flex flex-wrap gap-2">
      {chips.map(({ words, change }) => (
        <li key={words}>
          <Button
            size="sm"
            aria-label={`${words}: show all`}
            onClick={({ currentTarget }) => {
              focusFirstFilter(currentTarget);
              onShow(change);
            }}
          >
            {words}
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Sums({ totals: { debit, credit, currency } }: { totals: JournalTotals }) {
  return (
    <dl className="flex flex-wrap gap-x-5 text-nav sm:ml-auto">
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

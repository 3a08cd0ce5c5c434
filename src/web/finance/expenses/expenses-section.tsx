import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Expense } from '#domain/finance/expense.ts';
import { periodNamed } from '#domain/finance/period.ts';
import { useToday } from '../../platform/dates.ts';
import { useShow, type Show } from '../../platform/show.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { expenseCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { InOrder } from '../../ui/in-order.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { YachtOrNoneFilter } from '../../yachts/yacht-filter.tsx';
import { BooksDeleteDialog } from '../books-delete-dialog.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { CurrencyFilter } from '../currency-filter.tsx';
import {
  inBooks,
  expensesQuery,
  expensesSearch,
  expenseTotalsQuery,
  filterOf,
  inMonth,
  inPeriod,
  type ExpensesSearch,
} from '../finance-query.ts';
import { ExpenseList } from './expense-list.tsx';
import { ExportButton } from '../export-button.tsx';
import { FilteredFigures } from '../filtered-figures.tsx';
import { ViewsButton } from '../../views/views-button.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { BooksNotice } from '../books-notice.tsx';
import { RecurringButton } from '../recurring/recurring-button.tsx';
import { bodyOfExpense } from '../recurring/recurring-query.ts';
import { WorkFilter } from './work-filter.tsx';
import { PeriodFilter } from '../../platform/period-filter.tsx';

const ExpenseDialog = lazy(() => import('./expense-dialog.tsx').then((module) => ({ default: module.ExpenseDialog })));
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })));
const ReceiptDialog = lazy(() => import('./receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })));

const RepeatDialog = lazy(() => import('../recurring/repeat-dialog.tsx').then((module) => ({ default: module.RepeatDialog })));

/** The expenses. */
export function ExpensesSection() {
  const search = expensesSearch(useSearch({ strict: false }));
  const { new: adding, edit, import: importing, ...list } = search;
  const dated = inMonth(list, useToday());
  const filter = filterOf(dated);
  const expenses = useQuery(expensesQuery(dated));
  const totals = useQuery(expenseTotalsQuery(dated));
  const [leaving, setLeaving] = useState<Expense | null>(null);
  const [receipt, setReceipt] = useState<Expense | null>(null);
  const [repeating, setRepeating] = useState<Expense | null>(null);
  const show = useShow<ExpensesSearch>();
  const leave = useWayBack({ ...inBooks('expenses'), search: list, resetScroll: false });

  return (
    <>
      <InOrder>
        <BooksToolbar>
          <RecurringButton kind="expense" />
          <ExportButton of="expenses" filter={filter} />
          <Link
            to="/finance/$section"
            params={{ section: 'expenses' }}
            search={{ ...list, import: true }}
            resetScroll={false}
            className={buttonLook({})}
          >
            <FileUp aria-hidden />
            Import CSV
          </Link>
          <AddExpense list={list} />
        </BooksToolbar>
        <>
          <Filters filter={filter} search={list} onShow={show}>
            <FilteredFigures query={totals} noun="expense" label="Expenses by currency" />
          </Filters>
          <BooksFrame
            query={expenses}
            page={list.page}
            noun="expenses"
            empty={
              <BooksNotice
                noun="expenses"
                search={list}
                first="Log your first expense to get started"
                onShow={show}
                action={<AddExpense list={list} />}
              />
            }
            onPage={(page) => show({ ...list, page })}
          >
            {(rows) => (
              <ExpenseList
                expenses={rows}
                list={list}
                onSort={(sort) => show({ ...filterOf(list), sort })}
                onDelete={setLeaving}
                onReceipt={setReceipt}
                onRepeat={setRepeating}
              />
            )}
          </BooksFrame>
        </>
      </InOrder>
      <Suspense>
        {(adding || edit !== undefined) && (
          <ExpenseDialog
            key={edit ?? 'new'}
            id={edit ?? null}
            yachtId={typeof list.yachtId === 'number' ? list.yachtId : undefined}
            maintenanceId={list.maintenanceId}
            onClose={() => leave()}
            onSaved={() => leave({ ignoreBlocker: true })}
          />
        )}
        {importing && <ImportDialog onClose={() => leave()} />}
        {receipt && <ReceiptDialog expense={receipt} onClose={() => setReceipt(null)} />}
        {repeating && (
          <RepeatDialog
            kind="expense"
            body={bodyOfExpense(repeating)}
            companyId={repeating.companyId}
            companyName={repeating.companyName}
            of={repeating.description}
            day={repeating.expenseDate}
            onClose={() => setRepeating(null)}
          />
        )}
      </Suspense>
      {leaving && <BooksDeleteDialog kind="expense" record={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type FiltersProps = { search: object; filter: ExpensesSearch; onShow: Show<ExpensesSearch>; children: ReactNode };

function Filters({ filter, search, onShow, children }: FiltersProps) {
  const { category, yachtId, paymentMethod, maintenanceId, currency, from, to } = filter;
  const today = useToday();
  const choose = (change: ExpensesSearch, replace?: 'replace') => onShow({ ...filter, ...change }, replace);
  const isOtherPeriod = periodNamed({ from, to }, today) !== 'this_month';
  return (
    <FilterBar
      lead={<ViewsButton list="expenses" search={search} />}
      search={{
        label: 'Search expenses',
        placeholder: 'Description or vendor',
        value: filter.q ?? '',
        onSearch: (q) => choose({ q: q || undefined }, 'replace'),
      }}
      set={[isOtherPeriod, category, yachtId, paymentMethod, maintenanceId, currency].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={children}
    >
      <PeriodFilter usual="this_month" period={filter} onChoose={(days, replace) => choose(inPeriod(days), replace)} />
      <WordFilter
        label="Category"
        every="All categories"
        value={category}
        words={expenseCategoryLabels}
        onChoose={(next) => choose({ category: next })}
      />
      <YachtOrNoneFilter yachtId={yachtId} onChoose={(next) => choose({ yachtId: next })} />
      <WordFilter
        label="Payment method"
        every="All methods"
        value={paymentMethod}
        words={paymentMethodLabels}
        onChoose={(next) => choose({ paymentMethod: next })}
      />
      {maintenanceId !== undefined && <WorkFilter maintenanceId={maintenanceId} onChoose={(next) => choose({ maintenanceId: next })} />}
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
    </FilterBar>
  );
}

function AddExpense({ list }: { list: ExpensesSearch }) {
  return (
    <Link
      to="/finance/$section"
      params={{ section: 'expenses' }}
      search={{ ...list, new: true }}
      resetScroll={false}
      className={buttonLook({ variant: 'primary' })}
    >
      <Plus aria-hidden />
      Add Expense
    </Link>
  );
}

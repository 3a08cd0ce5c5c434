import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FileUp, Plus, ReceiptText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Expense } from '#domain/finance/expense.ts';
import { useShow, type Show } from '../../platform/show.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { expenseCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { BooksDeleteDialog } from '../books-delete-dialog.tsx';
import { BooksFilters, BooksYachtFilter, CurrencyFilter, WordFilter } from '../books-filters.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { inBooks, expensesQuery, expensesSearch, expenseTotalsQuery, filterOf, isFiltered, type ExpensesSearch } from '../finance-query.ts';
import { ExpenseList } from './expense-list.tsx';
import { ExportButton } from '../export-button.tsx';
import { TotalFigures } from '../total-figures.tsx';

const ExpenseDialog = lazy(() => import('./expense-dialog.tsx').then((module) => ({ default: module.ExpenseDialog })));
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((module) => ({ default: module.ImportDialog })));
const ReceiptDialog = lazy(() => import('./receipt-dialog.tsx').then((module) => ({ default: module.ReceiptDialog })));

/** What went out. */
export function ExpensesSection() {
  const search = expensesSearch(useSearch({ strict: false }));
  const { new: adding, edit, import: importing, ...list } = search;
  const expenses = useQuery(expensesQuery(list));
  const totals = useQuery(expenseTotalsQuery(list));
  const [leaving, setLeaving] = useState<Expense | null>(null);
  const [receipt, setReceipt] = useState<Expense | null>(null);
  const show = useShow<ExpensesSearch>(inBooks('expenses'));
  const leave = useWayBack({ ...inBooks('expenses'), search: list, resetScroll: false });

  return (
    <>
      <TotalFigures query={totals} noun="expense" label="Expenses by currency" />
      <Filters filter={filterOf(list)} onShow={show} />
      <BooksFrame
        query={expenses}
        page={list.page}
        noun="expenses"
        empty={<NoExpenses list={list} onClear={() => show({})} />}
        onPage={(page) => show({ ...list, page })}
      >
        {(rows) => (
          <ExpenseList
            expenses={rows}
            list={list}
            onSort={(sort) => show({ ...filterOf(list), sort })}
            onDelete={setLeaving}
            onReceipt={setReceipt}
          />
        )}
      </BooksFrame>
      <Suspense>
        {(adding || edit !== undefined) && (
          <ExpenseDialog
            key={edit ?? 'new'}
            id={edit ?? null}
            yachtId={typeof list.yachtId === 'number' ? list.yachtId : undefined}
            onClose={() => leave()}
            onSaved={() => leave({ ignoreBlocker: true })}
          />
        )}
        {importing && <ImportDialog onClose={() => leave()} />}
        {receipt && <ReceiptDialog expense={receipt} onClose={() => setReceipt(null)} />}
      </Suspense>
      {leaving && <BooksDeleteDialog kind="expense" record={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function Filters({ filter, onShow }: { filter: ExpensesSearch; onShow: Show<ExpensesSearch> }) {
  const { category, yachtId, paymentMethod, currency } = filter;
  const choose = (change: ExpensesSearch) => onShow({ ...filter, ...change });
  return (
    <BooksFilters
      filter={filter}
      noun="expenses"
      placeholder="Search description or vendor"
      set={[category, yachtId, paymentMethod, currency].filter(Boolean).length}
      onShow={onShow}
      actions={
        <>
          <ExportButton of="expenses" filter={filter} />
          <Link
            to="/finance/$section"
            params={{ section: 'expenses' }}
            search={{ ...filter, import: true }}
            resetScroll={false}
            className={buttonLook({})}
          >
            <FileUp aria-hidden />
            Import CSV
          </Link>
          <AddExpense list={filter} className="max-sm:basis-full" />
        </>
      }
    >
      <WordFilter
        label="Category"
        every="All categories"
        value={category}
        words={expenseCategoryLabels}
        onChoose={(next) => choose({ category: next })}
      />
      <BooksYachtFilter yachtId={yachtId} onChoose={(next) => choose({ yachtId: next })} />
      <WordFilter
        label="Payment method"
        every="All methods"
        value={paymentMethod}
        words={paymentMethodLabels}
        onChoose={(next) => choose({ paymentMethod: next })}
      />
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
    </BooksFilters>
  );
}

function AddExpense({ list, className }: { list: ExpensesSearch; className?: string }) {
  return (
    <Link
      to="/finance/$section"
      params={{ section: 'expenses' }}
      search={{ ...list, new: true }}
      resetScroll={false}
      className={buttonLook({ variant: 'primary', className })}
    >
      <Plus aria-hidden />
      Add Expense
    </Link>
  );
}

function NoExpenses({ list, onClear }: { list: ExpensesSearch; onClear: () => void }) {
  return isFiltered(list) ? (
    <EmptyState
      icon={<ReceiptText />}
      title="No expenses found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      icon={<ReceiptText />}
      title="No expenses found"
      text="Log your first expense to get started"
      action={<AddExpense list={list} />}
    />
  );
}

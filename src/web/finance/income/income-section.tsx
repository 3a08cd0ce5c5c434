import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Banknote, Plus, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Income } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels, paymentStatusLabels } from '#domain/finance/words.ts';
import { CustomerFilter } from '../../customers/customer-filter.tsx';
import { useShow, type Show } from '../../platform/show.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { Amount } from '../amount-words.tsx';
import { BooksDeleteDialog } from '../books-delete-dialog.tsx';
import { BooksFilters, BooksYachtFilter, CurrencyFilter, WordFilter } from '../books-filters.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { inBooks, filterOf, incomeQuery, incomeSearch, incomeTotalsQuery, isFiltered, type IncomeSearch } from '../finance-query.ts';
import { ExportButton } from '../export-button.tsx';
import { IncomeList } from './income-list.tsx';
import { TotalFigures } from '../total-figures.tsx';

const InvoiceIncomeDialog = lazy(() => import('./invoice-income-dialog.tsx').then((module) => ({ default: module.InvoiceIncomeDialog })));
const IncomeDialog = lazy(() => import('./income-dialog.tsx').then((module) => ({ default: module.IncomeDialog })));

/** What came in, or is to. */
export function IncomeSection() {
  const search = incomeSearch(useSearch({ strict: false }));
  const { new: adding, edit, ...list } = search;
  const income = useQuery(incomeQuery(list));
  const totals = useQuery(incomeTotalsQuery(list));
  const [leaving, setLeaving] = useState<Income | null>(null);
  const show = useShow<IncomeSearch>(inBooks('income'));
  const leave = useWayBack({ ...inBooks('income'), search: list, resetScroll: false });
  const leaveInvoice = useWayBack({ to: '/finance/invoices/$invoiceId', params: { invoiceId: String(list.invoiceId) } }, 'always');
  const ofInvoice = adding ? list.invoiceId : undefined;

  return (
    <>
      <TotalFigures query={totals} noun="record" label="Income by currency">
        {({ paid, currency }) => (
          <p className="mt-1 text-nav text-ink-2">
            <Amount amount={paid} currency={currency} className="font-medium text-green" /> paid
          </p>
        )}
      </TotalFigures>
      <Filters filter={filterOf(list)} onShow={show} />
      <BooksFrame
        query={income}
        page={list.page}
        noun="income"
        empty={<NoIncome list={list} onClear={() => show({})} />}
        onPage={(page) => show({ ...list, page })}
      >
        {(rows) => <IncomeList income={rows} list={list} onSort={(sort) => show({ ...filterOf(list), sort })} onDelete={setLeaving} />}
      </BooksFrame>
      {ofInvoice !== undefined && (
        <Suspense>
          <InvoiceIncomeDialog
            key={ofInvoice}
            invoiceId={ofInvoice}
            onClose={() => leaveInvoice()}
            onSaved={() => leaveInvoice({ ignoreBlocker: true })}
          />
        </Suspense>
      )}
      {ofInvoice === undefined && (adding || edit !== undefined) && (
        <Suspense>
          <IncomeDialog
            key={edit ?? 'new'}
            id={edit ?? null}
            yachtId={typeof list.yachtId === 'number' ? list.yachtId : undefined}
            customerId={list.customerId}
            onClose={() => leave()}
            onSaved={() => leave({ ignoreBlocker: true })}
          />
        </Suspense>
      )}
      {leaving && <BooksDeleteDialog kind="income" record={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function Filters({ filter, onShow }: { filter: IncomeSearch; onShow: Show<IncomeSearch> }) {
  const { category, yachtId, customerId, invoiceId, paymentStatus, paymentMethod, currency } = filter;
  const choose = (change: IncomeSearch) => onShow({ ...filter, ...change });
  return (
    <BooksFilters
      filter={filter}
      noun="income"
      placeholder="Search description or customer"
      set={[category, yachtId, customerId, invoiceId, paymentStatus, paymentMethod, currency].filter(Boolean).length}
      onShow={onShow}
      actions={
        <>
          <ExportButton of="income" filter={filter} />
          <AddIncome list={filter} />
        </>
      }
    >
      <WordFilter
        label="Category"
        every="All categories"
        value={category}
        words={incomeCategoryLabels}
        onChoose={(next) => choose({ category: next })}
      />
      <WordFilter
        label="Payment status"
        every="All statuses"
        value={paymentStatus}
        words={paymentStatusLabels}
        onChoose={(next) => choose({ paymentStatus: next })}
      />
      <CustomerFilter customerId={customerId} onChoose={(next) => choose({ customerId: next })} />
      <BooksYachtFilter yachtId={yachtId} onChoose={(next) => choose({ yachtId: next })} />
      <WordFilter
        label="Payment method"
        every="All methods"
        value={paymentMethod}
        words={paymentMethodLabels}
        onChoose={(next) => choose({ paymentMethod: next })}
      />
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
      {invoiceId !== undefined && (
        <div>
          <Button className="w-full justify-between" onClick={() => choose({ invoiceId: undefined })}>
            Of one invoice
            <X aria-label="Show all income" />
          </Button>
        </div>
      )}
    </BooksFilters>
  );
}

function AddIncome({ list }: { list: IncomeSearch }) {
  return (
    <Link
      to="/finance/$section"
      params={{ section: 'income' }}
      search={{ ...list, new: true }}
      resetScroll={false}
      className={buttonLook({ variant: 'primary' })}
    >
      <Plus aria-hidden />
      Add Income
    </Link>
  );
}

function NoIncome({ list, onClear }: { list: IncomeSearch; onClear: () => void }) {
  return isFiltered(list) ? (
    <EmptyState
      icon={<Banknote />}
      title="No income found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState
      icon={<Banknote />}
      title="No income found"
      text="Log your first income, or mark an invoice as paid, to get started"
      action={<AddIncome list={list} />}
    />
  );
}

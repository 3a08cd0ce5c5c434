import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Income } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels, paymentStatusLabels } from '#domain/finance/words.ts';
import { CustomerFilter } from '../../customers/customer-filter.tsx';
import { periodNamed } from '#domain/finance/period.ts';
import { useToday } from '../../platform/dates.ts';
import { useShow, type Show } from '../../platform/show.ts';
import { useWayBack } from '../../platform/way-back.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { InOrder } from '../../ui/in-order.tsx';
import { FixedFilter } from '../../ui/fixed-filter.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { YachtOrNoneFilter } from '../../yachts/yacht-filter.tsx';
import { Amount } from '../amount-words.tsx';
import { BooksDeleteDialog } from '../books-delete-dialog.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { BooksNotice } from '../books-notice.tsx';
import { ViewsButton } from '../../views/views-button.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { CurrencyFilter } from '../currency-filter.tsx';
import { inBooks, filterOf, incomeQuery, incomeSearch, incomeTotalsQuery, inMonth, inPeriod, type IncomeSearch } from '../finance-query.ts';
import { ExportButton } from '../export-button.tsx';
import { IncomeList } from './income-list.tsx';
import { FilteredFigures } from '../filtered-figures.tsx';
import { PeriodFilter } from '../../platform/period-filter.tsx';

const PaymentOfIncomeDeleteDialog = lazy(() =>
  import('../payments/payment-delete-dialog.tsx').then((module) => ({ default: module.PaymentOfIncomeDeleteDialog })),
);
const InvoiceIncomeDialog = lazy(() => import('./invoice-income-dialog.tsx').then((module) => ({ default: module.InvoiceIncomeDialog })));
const IncomeDialog = lazy(() => import('./income-dialog.tsx').then((module) => ({ default: module.IncomeDialog })));

/** The income, received or expected. */
export function IncomeSection() {
  const search = incomeSearch(useSearch({ strict: false }));
  const { new: adding, edit, ...list } = search;
  const dated = inMonth(list, useToday());
  const filter = filterOf(dated);
  const income = useQuery(incomeQuery(dated));
  const totals = useQuery(incomeTotalsQuery(dated));
  const [leaving, setLeaving] = useState<Income | null>(null);
  const show = useShow<IncomeSearch>();
  const leave = useWayBack({ ...inBooks('income'), search: list, resetScroll: false });
  const leaveInvoice = useWayBack({ to: '/finance/invoices/$invoiceId', params: { invoiceId: String(list.invoiceId) } }, 'always');
  const ofInvoice = adding ? list.invoiceId : undefined;

  return (
    <>
      <InOrder>
        <BooksToolbar>
          <ExportButton of="income" filter={filter} />
          <AddIncome list={list} />
        </BooksToolbar>
        <>
          <Filters filter={filter} search={list} onShow={show}>
            <FilteredFigures query={totals} noun="record" label="Income by currency">
              {({ paid, currency }) => (
                <>
                  , <Amount amount={paid} currency={currency} className="font-medium text-green" /> paid
                </>
              )}
            </FilteredFigures>
          </Filters>
          <BooksFrame
            query={income}
            page={list.page}
            noun="income records"
            empty={
              <BooksNotice
                noun="income"
                search={list}
                first="Log your first income, or mark an invoice as paid, to get started"
                onShow={show}
                action={<AddIncome list={list} />}
              />
            }
            onPage={(page) => show({ ...list, page })}
          >
            {(rows) => <IncomeList income={rows} list={list} onSort={(sort) => show({ ...filterOf(list), sort })} onDelete={setLeaving} />}
          </BooksFrame>
        </>
      </InOrder>
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
      {leaving && leaving.paymentId === null && <BooksDeleteDialog kind="income" record={leaving} onClose={() => setLeaving(null)} />}
      {leaving && leaving.paymentId !== null && (
        <Suspense>
          <PaymentOfIncomeDeleteDialog paymentId={leaving.paymentId} onClose={() => setLeaving(null)} />
        </Suspense>
      )}
    </>
  );
}

type FiltersProps = { search: object; filter: IncomeSearch; onShow: Show<IncomeSearch>; children: ReactNode };

function Filters({ filter, search, onShow, children }: FiltersProps) {
  const { category, yachtId, customerId, invoiceId, paymentStatus, paymentMethod, currency, from, to } = filter;
  const today = useToday();
  const choose = (change: IncomeSearch, replace?: 'replace') => onShow({ ...filter, ...change }, replace);
  const isOtherPeriod = periodNamed({ from, to }, today) !== 'this_month';
  return (
    <FilterBar
      lead={<ViewsButton list="income" search={search} />}
      search={{
        label: 'Search income',
        placeholder: 'Description or customer',
        value: filter.q ?? '',
        onSearch: (q) => choose({ q: q || undefined }, 'replace'),
      }}
      set={[isOtherPeriod, category, yachtId, customerId, invoiceId, paymentStatus, paymentMethod, currency].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={children}
    >
      <PeriodFilter usual="this_month" period={filter} onChoose={(days, replace) => choose(inPeriod(days), replace)} />
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
      <YachtOrNoneFilter yachtId={yachtId} onChoose={(next) => choose({ yachtId: next })} />
      <WordFilter
        label="Payment method"
        every="All methods"
        value={paymentMethod}
        words={paymentMethodLabels}
        onChoose={(next) => choose({ paymentMethod: next })}
      />
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
      {invoiceId !== undefined && <FixedFilter label="Invoice" text="Of one invoice" onClear={() => choose({ invoiceId: undefined })} />}
    </FilterBar>
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

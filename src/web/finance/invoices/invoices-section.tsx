import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { InvoiceFigures as Figures } from '#domain/finance/currency-total.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { invoiceFilterLabels } from '#domain/finance/words.ts';
import { CustomerFilter } from '../../customers/customer-filter.tsx';
import { useDates } from '../../platform/dates.ts';
import { useShow, type Show } from '../../platform/show.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { InOrder } from '../../ui/in-order.tsx';
import { RemindersDueLink } from '../../reminders/reminders-due-link.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { FixedFilter } from '../../ui/fixed-filter.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { YachtOrNoneFilter } from '../../yachts/yacht-filter.tsx';
import { Amount } from '../amount-words.tsx';
import { ViewsButton } from '../../views/views-button.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { CurrencyFilter } from '../currency-filter.tsx';
import { BooksFrame } from '../books-frame.tsx';
import {
  filterOf,
  inBooks,
  invoicesQuery,
  invoicesSearch,
  invoiceFiguresQuery,
  isFiltered,
  type InvoicesSearch,
} from '../finance-query.ts';
import { ExportButton } from '../export-button.tsx';
import { booksKinds, type BooksKind } from '../kind-words.ts';
import { InvoiceDeleteDialog } from './invoice-delete-dialog.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { FilteredFigures } from '../filtered-figures.tsx';
import { RecurringButton } from '../recurring/recurring-button.tsx';
import { PeriodFilter } from '../../platform/period-filter.tsx';

const RemindDialog = lazy(() => import('../../reminders/remind-dialog.tsx').then((module) => ({ default: module.RemindDialog })));

/** The invoices. */
export function InvoicesSection() {
  const { new: _new, ...list } = invoicesSearch(useSearch({ strict: false }));
  const invoices = useQuery(invoicesQuery(list));
  const figures = useQuery(invoiceFiguresQuery(list));
  const listed = useQuery({ ...invoiceFiguresQuery(list), select: ofListed });
  // Drafts and cancelled invoices are no claims: they are added up only if filtered for.
  const isClaim = list.status !== 'draft' && list.status !== 'cancelled';
  const [leaving, setLeaving] = useState<Invoice | null>(null);
  const [reminding, setReminding] = useState<Invoice | null>(null);
  const show = useShow<InvoicesSearch>();

  return (
    <>
      <InOrder>
        <BooksToolbar>
          <RemindersDueLink />
          <RecurringButton kind="invoice" />
          <ExportButton of="invoices" filter={filterOf(list)} />
          <NewInvoice customerId={list.customerId} eventId={list.eventId} />
        </BooksToolbar>
        <>
          <InvoiceFigures query={figures} filter={filterOf(list)} />
          <Filters filter={filterOf(list)} search={list} onShow={show}>
            <FilteredFigures
              query={listed}
              noun="invoice"
              label="Invoices by currency"
              sumOf={isClaim ? ({ invoiced }) => invoiced : undefined}
            >
              {({ paid, currency }) =>
                (list.paidFrom || list.paidTo) && (
                  <>
                    , <Amount amount={paid} currency={currency} className="font-medium text-green" /> of it then
                  </>
                )
              }
            </FilteredFigures>
          </Filters>
          <BooksFrame
            query={invoices}
            page={list.page}
            noun="invoices"
            empty={<NoInvoices list={list} onClear={() => show({})} />}
            onPage={(page) => show({ ...list, page })}
          >
            {(rows) => (
              <InvoiceList
                invoices={rows}
                list={list}
                onSort={(sort) => show({ ...filterOf(list), sort })}
                onDelete={setLeaving}
                onRemind={setReminding}
              />
            )}
          </BooksFrame>
        </>
      </InOrder>
      {leaving && <InvoiceDeleteDialog invoice={leaving} onClose={() => setLeaving(null)} />}
      {reminding && (
        <Suspense>
          <RemindDialog invoiceId={reminding.id} onClose={() => setReminding(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The currencies that have invoices within the filter. */
const ofListed = (figures: Figures[]) => figures.filter(({ count }) => count > 0);

type FiltersProps = { search: object; filter: InvoicesSearch; onShow: Show<InvoicesSearch>; children: ReactNode };

function Filters({ filter, search, onShow, children }: FiltersProps) {
  const { status, kind, customerId, yachtId, eventId, currency, from, to, paidFrom, paidTo } = filter;
  const dates = useDates();
  const navigate = useNavigate();
  const choose = (change: InvoicesSearch, replace?: 'replace') => onShow({ ...filter, ...change }, replace);

  /** Credit notes are a list of their own, with the same filters. */
  function chooseKind(next: BooksKind | undefined) {
    if (next !== 'credit_note') return choose({ kind: next });
    void navigate({ ...inBooks('credit-notes'), search: { q: filter.q, from, to, customerId, currency }, resetScroll: false });
  }

  return (
    <FilterBar
      lead={<ViewsButton list="invoices" search={search} />}
      search={{
        label: 'Search invoices',
        placeholder: 'Number or customer',
        value: filter.q ?? '',
        onSearch: (q) => choose({ q: q || undefined }, 'replace'),
      }}
      set={[from ?? to, paidFrom ?? paidTo, status, kind, customerId, yachtId, eventId, currency].filter(Boolean).length}
      onClear={() => onShow({})}
      summary={children}
    >
      <PeriodFilter period={filter} onChoose={choose} />
      <WordFilter
        label="Status"
        every="All statuses"
        value={status}
        words={invoiceFilterLabels}
        onChoose={(next) => choose({ status: next })}
      />
      <WordFilter<BooksKind> label="Kind" every="All kinds" value={kind} words={booksKinds} onChoose={chooseKind} />
      <CustomerFilter customerId={customerId} onChoose={(next) => choose({ customerId: next })} />
      <YachtOrNoneFilter yachtId={yachtId} onChoose={(next) => choose({ yachtId: next })} />
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
      {(paidFrom || paidTo) && (
        <FixedFilter
          label="Paid"
          text={`Paid ${[paidFrom, paidTo].map((day) => (day ? dates.calendarDay(day) : '')).join(' – ')}`}
          onClear={() => choose({ paidFrom: undefined, paidTo: undefined })}
        />
      )}
      {eventId !== undefined && <FixedFilter label="Booking" text="Of one booking" onClear={() => choose({ eventId: undefined })} />}
    </FilterBar>
  );
}

function NewInvoice({ customerId, eventId }: { customerId?: number; eventId?: number }) {
  return (
    <Link to="/finance/invoices/new" search={{ customerId, eventId }} className={buttonLook({ variant: 'primary' })}>
      <Plus aria-hidden />
      Create Invoice
    </Link>
  );
}

function NoInvoices({ list, onClear }: { list: InvoicesSearch; onClear: () => void }) {
  return isFiltered(list) ? (
    <EmptyState
      drawing="logbook"
      title="No invoices found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState drawing="logbook" title="No invoices found" text="Create your first invoice to get started" action={<NewInvoice />} />
  );
}

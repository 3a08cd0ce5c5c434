import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { FileText, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { InvoiceTotal } from '#domain/finance/currency-total.ts';
import type { Invoice } from '#domain/finance/invoice.ts';
import { invoiceStatuses, invoiceFilterLabels, invoiceStatusLabels } from '#domain/finance/words.ts';
import { CustomerFilter } from '../../customers/customer-filter.tsx';
import { useShow, type Show } from '../../platform/show.ts';
import { solidTone } from '../../ui/badge.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { ToldFilter } from '../../ui/told-filter.tsx';
import { WordFilter } from '../../ui/word-filter.tsx';
import { invoiceStatusTones } from '../../words/book-words.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { CurrencyFilter } from '../currency-filter.tsx';
import { BooksFrame } from '../books-frame.tsx';
import { FigureLink } from '../overview/figure-link.tsx';
import { filterOf, invoicesQuery, invoicesSearch, invoiceTotalsQuery, isFiltered, type InvoicesSearch } from '../finance-query.ts';
import { ExportButton } from '../export-button.tsx';
import { InvoiceDeleteDialog } from './invoice-delete-dialog.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { FilteredFigures } from '../filtered-figures.tsx';
import { PeriodFilter } from '../period-filter.tsx';

/** What customers were asked to pay. */
export function InvoicesSection() {
  const { new: _new, ...list } = invoicesSearch(useSearch({ strict: false }));
  const invoices = useQuery(invoicesQuery(list));
  const totals = useQuery(invoiceTotalsQuery(list));
  const [leaving, setLeaving] = useState<Invoice | null>(null);
  const show = useShow<InvoicesSearch>();

  return (
    <>
      <BooksToolbar>
        <ExportButton of="invoices" filter={filterOf(list)} />
        <NewInvoice customerId={list.customerId} eventId={list.eventId} />
      </BooksToolbar>
      <ul aria-label="Open invoices" className="flex flex-wrap gap-3">
        {totals.data?.map((total) => (
          <li key={total.currency} className="card px-4 py-2">
            <Open total={total} filter={filterOf(list)} />
            <ByStatus total={total} filter={filterOf(list)} />
          </li>
        ))}
      </ul>
      <Filters filter={filterOf(list)} onShow={show}>
        <FilteredFigures query={totals} noun="invoice" label="Invoices by currency" />
      </Filters>
      <BooksFrame
        query={invoices}
        page={list.page}
        noun="invoices"
        empty={<NoInvoices list={list} onClear={() => show({})} />}
        onPage={(page) => show({ ...list, page })}
      >
        {(rows) => <InvoiceList invoices={rows} list={list} onSort={(sort) => show({ ...filterOf(list), sort })} onDelete={setLeaving} />}
      </BooksFrame>
      {leaving && <InvoiceDeleteDialog invoice={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type TotalProps = { total: Omit<InvoiceTotal, 'byStatus'> & { byStatus: Record<string, string> }; filter: InvoicesSearch };

/** What is still owed, and how much of that is late. Both lead to the invoices they add up. */
function Open({ total: { open, overdue, currency }, filter }: TotalProps) {
  const figure = { section: 'invoices', currency } as const;
  return (
    <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <p>
        <span className="mr-2 text-nav text-ink-2">Open</span>
        <FigureLink
          {...figure}
          amount={open}
          search={{ ...filter, status: 'open' }}
          className="text-xl leading-7 font-semibold tracking-tight"
        />
      </p>
      {overdue !== '0.00' && (
        <p className="text-nav text-red">
          <FigureLink {...figure} amount={overdue} search={{ ...filter, status: 'overdue' }} className="font-medium" /> overdue
        </p>
      )}
    </div>
  );
}

/** How much of it stands in which status. */
function ByStatus({ total: { byStatus, currency }, filter }: TotalProps) {
  const parts = invoiceStatuses.filter((status) => (byStatus[status] ?? '0.00') !== '0.00');
  return (
    <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {parts.map((status) => (
        <div key={status} className="flex items-center gap-1.5">
          <i aria-hidden className={`size-1.5 rounded-full ${solidTone[invoiceStatusTones[status]]}`} />
          <dt>{invoiceStatusLabels[status]}</dt>
          <dd className="font-medium text-ink">
            <FigureLink section="invoices" amount={byStatus[status] ?? '0.00'} currency={currency} search={{ ...filter, status }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FiltersProps = { filter: InvoicesSearch; onShow: Show<InvoicesSearch>; children: ReactNode };

function Filters({ filter, onShow, children }: FiltersProps) {
  const { status, customerId, eventId, currency, from, to } = filter;
  const choose = (change: InvoicesSearch, replace?: 'replace') => onShow({ ...filter, ...change }, replace);
  return (
    <FilterBar
      search={{
        label: 'Search invoices',
        placeholder: 'Number or customer',
        value: filter.q ?? '',
        onSearch: (q) => choose({ q: q || undefined }, 'replace'),
      }}
      set={[from ?? to, status, customerId, eventId, currency].filter(Boolean).length}
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
      <CustomerFilter customerId={customerId} onChoose={(next) => choose({ customerId: next })} />
      <CurrencyFilter currency={currency} onChoose={(next) => choose({ currency: next })} />
      {eventId !== undefined && <ToldFilter label="Booking" says="Of one booking" onClear={() => choose({ eventId: undefined })} />}
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
      icon={<FileText />}
      title="No invoices found"
      text="Try adjusting your search or filters"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState icon={<FileText />} title="No invoices found" text="Create your first invoice to get started" action={<NewInvoice />} />
  );
}

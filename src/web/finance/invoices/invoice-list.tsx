import { Link } from '@tanstack/react-router';
import type { Invoice, InvoiceSort } from '#domain/finance/invoice.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { ActButtons } from '../../ui/acts.tsx';
import { BriefList } from '../../ui/brief-row.tsx';
import { Amount } from '../amount-words.tsx';
import type { InvoicesSearch } from '../finance-query.ts';
import { CustomerOf } from '../record-link.tsx';
import { InvoiceRow, useInvoiceActs } from './invoice-row.tsx';
import { InvoiceStatusSelect } from './invoice-status-select.tsx';
import { SortHeader, SortSelect } from '../../ui/sort-header.tsx';

type Acting = { onDelete: (invoice: Invoice) => void; onRemind: (invoice: Invoice) => void };
type Props = Acting & {
  invoices: Invoice[];
  list: InvoicesSearch;
  onSort: (sort: InvoiceSort | undefined) => void;
};

const sortChoices: { value: InvoiceSort; label: string }[] = [
  { value: '-issued', label: 'Latest first' },
  { value: 'issued', label: 'Oldest first' },
  { value: 'due', label: 'Due first' },
  { value: '-total', label: 'Largest first' },
  { value: '-open', label: 'Largest open first' },
  { value: 'status', label: 'By status' },
];

/** Invoices as a table where there is room for one, else a brief row for each. */
export function InvoiceList({ invoices, list, onSort, ...acting }: Props) {
  const sort = list.sort ?? '-issued';
  const sorting = { sort, onSort: (next: InvoiceSort) => onSort(next === '-issued' ? undefined : next) };
  return (
    <>
      <div className="card overflow-clip max-xl:hidden">
        <table className="w-full table-fixed text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-medium">
              <SortHeader by="number" falls className="w-34" {...sorting}>
                Number
              </SortHeader>
              <SortHeader by="customer" {...sorting}>
                Customer
              </SortHeader>
              <SortHeader by="issued" falls className="w-28" {...sorting}>
                Issued
              </SortHeader>
              <SortHeader by="due" className="w-28" {...sorting}>
                Due
              </SortHeader>
              <SortHeader by="status" className="w-32" {...sorting}>
                Status
              </SortHeader>
              <SortHeader by="total" falls end className="w-32" {...sorting}>
                Total
              </SortHeader>
              <SortHeader by="open" falls end className="w-32" {...sorting}>
                Open
              </SortHeader>
              <th scope="col" className="w-32">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {invoices.map((invoice) => (
              <Row key={invoice.id} invoice={invoice} {...acting} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-3 xl:hidden">
        <div className="w-44 justify-self-end">
          <SortSelect choices={sortChoices} {...sorting} />
        </div>
        <BriefList rows={invoices}>{(invoice) => <InvoiceRow invoice={invoice} {...acting} />}</BriefList>
      </div>
    </>
  );
}

function Row({ invoice, ...acting }: Acting & { invoice: Invoice }) {
  const dates = useDates();
  return (
    <tr className="h-14 hover:bg-hover [&>td]:px-3 [&>td]:py-2">
      <th scope="row" className="truncate px-3 font-medium">
        <Link
          to="/finance/invoices/$invoiceId"
          params={{ invoiceId: String(invoice.id) }}
          className="tnum rounded-sm hover:text-accent hover:underline"
        >
          {invoice.invoiceNumber}
        </Link>
        {invoice.kind === 'deposit' && <span className="block text-xs font-normal text-ink-3">Deposit</span>}
      </th>
      <td className="truncate">
        <CustomerOf record={invoice} />
        <CompanyOf record={invoice} />
      </td>
      <td className="tnum text-ink-2">{dates.calendarDay(invoice.issueDate)}</td>
      <td className={`tnum ${invoice.status === 'overdue' ? 'font-medium text-red' : 'text-ink-2'}`}>
        {dates.calendarDay(invoice.dueDate)}
      </td>
      <td>
        <InvoiceStatusSelect invoice={invoice} />
      </td>
      <td className="text-right">
        <Amount amount={invoice.total} currency={invoice.currency} />
      </td>
      <td className="text-right font-medium">
        <Open invoice={invoice} />
      </td>
      <td className="!pl-0">
        <ActButtons of={invoice.invoiceNumber} acts={useInvoiceActs({ invoice, ...acting })} />
      </td>
    </tr>
  );
}

/** The outstanding amount; a dash if there is none. */
function Open({ invoice: { open, currency, status } }: { invoice: Invoice }) {
  if (open === '0.00')
    return (
      <span className="font-normal text-ink-3">
        –<span className="sr-only"> nothing open</span>
      </span>
    );
  return <Amount amount={open} currency={currency} className={status === 'overdue' ? 'text-red' : ''} />;
}

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Owed, Receivables } from '#domain/finance/books-reports.ts';
import { several } from '#domain/shared/words.ts';
import { useDates, useToday } from '../../platform/dates.ts';
import { sayDayInName } from '../../platform/day-words.ts';
import { DayFilter } from '../../platform/day-filter.tsx';
import { Amount } from '../amount-words.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import type { BookSearch } from '../finance-query.ts';
import { CsvButton } from './csv-button.tsx';
import { receivablesQuery, type BookProps } from './journal-query.ts';
import { LineLink } from './line-link.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';

const columns = { notDue: 'Not due', days30: '1–30 days', days60: '31–60 days', days90: '61–90 days', older: 'Over 90 days' } as const;
type Debtor = Receivables['rows'][number];

/** What customers owe on a given day, by how long it has been due. */
export function ReceivablesPanel({ companyId, search, onShow }: BookProps) {
  const today = useToday();
  const filter = { on: search.on ?? today, companyId };
  const report = useQuery(receivablesQuery(filter));
  return (
    <>
      <BooksToolbar>
        <CsvButton of="receivables" name={`receivables-${sayDayInName(filter.on)}.csv`} filter={filter} />
      </BooksToolbar>
      <DayFilter
        label="On"
        isLabelled
        day={filter.on}
        className="w-full sm:w-44"
        onPick={(day) => onShow({ ...search, on: day === today ? undefined : day }, 'replace')}
      />
      <ReportFrame query={report} empty={{ title: 'Nobody owes anything', text: 'Everything invoiced by this day is paid or credited.' }}>
        {(loaded) => <ByCustomer report={loaded} />}
      </ReportFrame>
    </>
  );
}

function ByCustomer({ report: { rows, total, currency, since, on } }: { report: Receivables }) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number | null>>(new Set());
  const lines = { from: since ?? on, to: on, account: 'receivables' };
  const hasCredit = Number(total.credit) !== 0;
  function toggle(id: number | null) {
    const next = new Set(unfolded);
    if (!next.delete(id)) next.add(id);
    setUnfolded(next);
  }
  return (
    <ReportTable
      label="Receivables"
      head="Customer"
      columns={[...Object.values(columns), ...(hasCredit ? ['Credit'] : []), 'Total']}
      rows={[
        ...rows.map((row) => ({
          key: row.customerId ?? 'none',
          name: <Name row={row} isOpen={unfolded.has(row.customerId)} onToggle={() => toggle(row.customerId)} />,
          cells: figuresOf(row, currency, hasCredit, { ...lines, customerId: row.customerId ?? undefined }),
          below: unfolded.has(row.customerId) && row.invoices.length > 0 && <Invoices row={row} currency={currency} />,
        })),
        ...(rows.length > 1 ? [{ key: 'total', name: 'Total', cells: figuresOf(total, currency, hasCredit, lines), isTotal: true }] : []),
      ]}
    />
  );
}

function figuresOf(balances: Owed, currency: string, hasCredit: boolean, lines: BookSearch) {
  const ages = Object.keys(columns) as (keyof typeof columns)[];
  return [
    ...ages.map((age) => (
      <Amount
        key={age}
        amount={balances[age]}
        currency={currency}
        className={Number(balances[age]) === 0 ? 'font-normal text-ink-3' : ''}
      />
    )),
    ...(hasCredit ? [<LineLink key="credit" amount={balances.credit} currency={currency} search={lines} />] : []),
    <LineLink key="total" amount={balances.total} currency={currency} search={lines} className="font-medium" />,
  ];
}

/** The customer who owes it, with a button to show their invoices. */
function Name({ row: { customerId, customerName, invoices }, isOpen, onToggle }: { row: Debtor; isOpen: boolean; onToggle: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {customerId === null ? (
        <span className="text-ink-2">No customer</span>
      ) : (
        <Link
          to="/customers/$customerId"
          params={{ customerId: String(customerId) }}
          className="rounded-sm hover:text-accent hover:underline"
        >
          {customerName}
        </Link>
      )}
      {invoices.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="inline-flex items-center gap-1 rounded-sm text-xs font-normal text-ink-3 hover:text-ink pointer-coarse:min-h-11"
        >
          {several(invoices.length, 'invoice')}
          <span className="sr-only"> of {customerName}</span>
          <ChevronDown aria-hidden className={`size-3.5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      )}
    </div>
  );
}

function Invoices({ row: { customerName, invoices }, currency }: { row: Debtor; currency: string }) {
  const dates = useDates();
  return (
    <ul aria-label={`Open invoices of ${customerName}`} className="divide-y rounded-lg border text-nav">
      {invoices.map(({ invoiceId, invoiceNumber, dueDate, daysLate, open }) => (
        <li key={invoiceId} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
          <Link
            to="/finance/invoices/$invoiceId"
            params={{ invoiceId: String(invoiceId) }}
            className="tnum rounded-sm font-medium text-accent hover:underline"
          >
            {invoiceNumber}
          </Link>
          <span className="text-ink-2">
            due {dates.calendarDay(dueDate)}
            {daysLate > 0 && <span className="text-red"> · {several(daysLate, 'day')} late</span>}
          </span>
          <Amount amount={open} currency={currency} className="ml-auto" />
        </li>
      ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Profit, ProfitAndLoss } from '#domain/finance/books-reports.ts';
import { profitPartLabels, profitParts, type ProfitPart } from '#domain/finance/report-words.ts';
import { centsOf } from '#domain/shared/money.ts';
import { useToday } from '../../platform/dates.ts';
import { sayDayInName } from '../../platform/day-words.ts';
import { YachtOrNoneFilter } from '../../yachts/yacht-filter.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import type { BookSearch } from '../finance-query.ts';
import { CsvButton } from './csv-button.tsx';
import { profitQuery, reportFilter, type BookProps } from './journal-query.ts';
import { LineLink } from './line-link.tsx';
import { MonthFilter } from './month-filter.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';

/** What a period earned and cost, net of tax, by yacht and by account. */
export function ProfitPanel({ companyId, search, onShow }: BookProps) {
  const filter = reportFilter(search, useToday(), companyId);
  const report = useQuery(profitQuery(filter));
  return (
    <>
      <BooksToolbar>
        <CsvButton
          of="profit-and-loss"
          name={`profit-and-loss-${sayDayInName(filter.from)}-${sayDayInName(filter.to)}.csv`}
          filter={filter}
        />
      </BooksToolbar>
      <div className="flex flex-wrap items-center gap-3">
        <MonthFilter period={filter} onChoose={(period, replace) => onShow({ ...search, ...period }, replace)} />
        <YachtOrNoneFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...search, yachtId })} />
      </div>
      <ReportFrame
        query={report}
        empty={{
          title: 'Nothing in this period',
          text: 'Profit and loss comes from invoices, credit notes, expenses and income, by their dates.',
        }}
      >
        {(loaded) => <Report report={loaded} yachtId={filter.yachtId} />}
      </ReportFrame>
    </>
  );
}

function Report({ report, yachtId }: { report: ProfitAndLoss; yachtId: number | 'none' | undefined }) {
  const { from, to, currency, rows, total } = report;
  const lines = { from, to, yachtId };
  return (
    <>
      <Figures profit={total} currency={currency} lines={lines} />
      <ReportTable
        label="By yacht"
        head="Yacht"
        columns={['Revenue', 'Costs', 'Owners’ share', 'Result']}
        rows={[
          ...rows.map((row) => ({
            key: row.yachtId ?? 'none',
            name: row.yachtName ?? <span className="text-ink-2">Without a yacht</span>,
            cells: figuresOf(row, currency, { from, to, yachtId: row.yachtId ?? 'none' }),
          })),
          ...(rows.length > 1 ? [{ key: 'total', name: 'Total', cells: figuresOf(total, currency, lines), isTotal: true }] : []),
        ]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {profitParts
          .filter((part) => total.accounts.some((account) => account.part === part))
          .map((part) => (
            <ByAccount
              key={part}
              part={part}
              accounts={total.accounts.filter((account) => account.part === part)}
              currency={currency}
              lines={lines}
            />
          ))}
      </div>
    </>
  );
}

function figuresOf({ revenue, costs, ownersShare, result }: Profit, currency: string, lines: BookSearch) {
  return [
    <LineLink key="revenue" amount={revenue} currency={currency} search={{ ...lines, part: 'revenue' }} />,
    <LineLink key="costs" amount={costs} currency={currency} search={{ ...lines, part: 'costs' }} />,
    <LineLink key="owners" amount={ownersShare} currency={currency} search={{ ...lines, part: 'owners_share' }} />,
    <LineLink key="result" amount={result} currency={currency} search={{ ...lines, part: 'result' }} className={signOf(result)} />,
  ];
}

function Figures({ profit, currency, lines }: { profit: Profit; currency: string; lines: BookSearch }) {
  const [revenue, costs, owners, result] = figuresOf(profit, currency, lines);
  const figures = { Revenue: revenue, Costs: costs, 'Owners’ share': owners, Result: result };
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
      {Object.entries(figures).map(([label, figure]) => (
        <div key={label} className="card p-4 sm:p-5">
          <dt className="text-nav text-ink-2">{label}</dt>
          <dd className="mt-1 text-lg font-semibold tracking-tight wrap-anywhere">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const fills: Record<ProfitPart, string> = { revenue: 'bg-teal-solid', costs: 'bg-amber-solid', owners_share: 'bg-blue-solid' };
type AccountProps = { part: ProfitPart; accounts: Profit['accounts']; currency: string; lines: BookSearch };

function ByAccount({ part, accounts, currency, lines }: AccountProps) {
  const max = Math.max(1, ...accounts.map(({ amount }) => Math.abs(centsOf(amount) ?? 0)));
  const title = `${profitPartLabels[part]} by account`;
  return (
    <section aria-label={title} className="card min-w-0 p-4 sm:p-5">
      <h2 className="mb-4 text-panel font-semibold">{title}</h2>
      <ul className="grid gap-3">
        {accounts.map(({ account, accountNumber, accountName, amount }) => (
          <li key={account} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1.5">
            <span className="truncate">
              {accountNumber && <span className="tnum text-ink-3">{accountNumber} </span>}
              {accountName}
            </span>
            <LineLink amount={amount} currency={currency} search={{ ...lines, account }} className="font-medium" />
            <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className={`block h-full rounded-full ${fills[part]}`}
                style={{ width: `${(Math.abs(centsOf(amount) ?? 0) / max) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function signOf(result: string): string {
  return result.startsWith('-') ? 'text-red' : '';
}

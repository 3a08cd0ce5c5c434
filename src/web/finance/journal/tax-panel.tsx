import { useQuery } from '@tanstack/react-query';
import type { TaxReport } from '#domain/finance/books-reports.ts';
import { taxDirectionLabels, taxDirections, type TaxDirection } from '#domain/finance/report-words.ts';
import { taxCategoryLabels } from '#domain/finance/tax-words.ts';
import { percentWords } from '#domain/shared/words.ts';
import { useToday } from '../../platform/dates.ts';
import { sayDayInName } from '../../platform/day-words.ts';
import { YachtOrNoneFilter } from '../../yachts/yacht-filter.tsx';
import { Amount } from '../amount-words.tsx';
import { BooksToolbar } from '../books-toolbar.tsx';
import { CsvButton } from './csv-button.tsx';
import { reportFilter, taxQuery, type BookProps } from './journal-query.ts';
import { LineLink } from './line-link.tsx';
import { MonthFilter } from './month-filter.tsx';
import { ReportFrame } from './report-frame.tsx';
import { ReportTable } from './report-table.tsx';

/** Sales and purchases by tax rate, the tax on them, and the tax due. */
export function TaxPanel({ companyId, search, onShow }: BookProps) {
  const filter = reportFilter(search, useToday(), companyId);
  const report = useQuery(taxQuery(filter));
  return (
    <>
      <BooksToolbar>
        <CsvButton of="tax" name={`tax-${sayDayInName(filter.from)}-${sayDayInName(filter.to)}.csv`} filter={filter} />
      </BooksToolbar>
      <div className="flex flex-wrap items-center gap-3">
        <MonthFilter period={filter} onChoose={(period, replace) => onShow({ ...search, ...period }, replace)} />
        <YachtOrNoneFilter yachtId={search.yachtId} onChoose={(yachtId) => onShow({ ...search, yachtId })} />
      </div>
      <ReportFrame
        query={report}
        empty={{ title: 'Nothing in this period', text: 'Tax comes from invoices, credit notes, expenses and income, by their dates.' }}
      >
        {(loaded) => (
          <>
            <Figures report={loaded} />
            {taxDirections
              .filter((direction) => loaded.rows.some((row) => row.direction === direction))
              .map((direction) => (
                <ByRate key={direction} direction={direction} report={loaded} yachtId={filter.yachtId} />
              ))}
          </>
        )}
      </ReportFrame>
    </>
  );
}

type ByRateProps = { direction: TaxDirection; report: TaxReport; yachtId: number | 'none' | undefined };

function ByRate({ direction, report: { from, to, currency, rows }, yachtId }: ByRateProps) {
  return (
    <ReportTable
      label={taxDirectionLabels[direction]}
      head={taxDirectionLabels[direction]}
      columns={['Taxable', 'Tax']}
      rows={rows
        .filter((row) => row.direction === direction)
        .map(({ category, percent, taxable, tax }) => {
          const lines = { from, to, yachtId, tax: direction, taxCategory: category ?? ('none' as const), taxPercent: percent ?? undefined };
          return {
            key: `${category} ${percent}`,
            name: rateWords(category, percent),
            cells: [
              <LineLink key="taxable" amount={taxable} currency={currency} search={lines} />,
              <LineLink key="tax" amount={tax} currency={currency} search={{ ...lines, account: `${direction}_tax` }} />,
            ],
          };
        })}
    />
  );
}

function rateWords(category: TaxReport['rows'][number]['category'], percent: string | null) {
  if (category === null) return <span className="text-ink-2">No tax rate</span>;
  if (category === 'S') return percentWords(percent ?? '0');
  return taxCategoryLabels[category];
}

function Figures({ report: { currency, total } }: { report: TaxReport }) {
  const isRefund = total.due.startsWith('-');
  const figures = [
    { label: 'Tax on sales', amount: total.output },
    { label: 'Tax on purchases', amount: total.input },
    { label: isRefund ? 'To be refunded' : 'Due', amount: isRefund ? total.due.slice(1) : total.due },
  ];
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-5">
      {figures.map(({ label, amount }) => (
        <div key={label} className="card flex items-baseline justify-between gap-4 p-4 sm:block sm:p-5">
          <dt className="text-nav text-ink-2">{label}</dt>
          <dd className="text-lg font-semibold tracking-tight">
            <Amount amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { Income, IncomeSort } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { ActButtons } from '../../ui/acts.tsx';
import { BriefList } from '../../ui/brief-row.tsx';
import { wordFor, PaymentBadge } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import { CustomerOf, InvoiceOf, YachtOf } from '../record-link.tsx';
import { incomeActs, IncomeRow, type IncomeProps } from './income-row.tsx';
import { SortHeader, SortSelect } from '../../ui/sort-header.tsx';

type Props = Omit<IncomeProps, 'income'> & { income: Income[]; onSort: (sort: IncomeSort | undefined) => void };

const sortChoices: { value: IncomeSort; label: string }[] = [
  { value: '-date', label: 'Latest first' },
  { value: 'date', label: 'Oldest first' },
  { value: '-amount', label: 'Largest first' },
  { value: 'amount', label: 'Smallest first' },
];

/** Income as a table where there is room for one, else a brief row for each. */
export function IncomeList({ income, onSort, ...row }: Props) {
  const sort = row.list.sort ?? '-date';
  const sorting = { sort, onSort: (next: IncomeSort) => onSort(next === '-date' ? undefined : next) };
  return (
    <>
      <div className="card overflow-hidden max-xl:hidden">
        <table className="w-full table-fixed text-left">
          <thead className="border-b bg-sunken/60 text-xs text-ink-3">
            <tr className="[&>th]:px-4 [&>th]:py-2 [&>th]:font-medium">
              <SortHeader by="date" falls className="w-34" {...sorting}>
                Date
              </SortHeader>
              <th scope="col">Description</th>
              <SortHeader by="customer" className="w-[16%]" {...sorting}>
                Customer
              </SortHeader>
              <SortHeader by="category" className="w-[15%]" {...sorting}>
                Category
              </SortHeader>
              <th scope="col" className="w-32">
                Status
              </th>
              <SortHeader by="amount" falls end className="w-38" {...sorting}>
                Amount
              </SortHeader>
              <th scope="col" className="w-24">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {income.map((each) => (
              <Row key={each.id} income={each} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-3 xl:hidden">
        <div className="w-44 justify-self-end">
          <SortSelect choices={sortChoices} {...sorting} />
        </div>
        <BriefList rows={income}>{(each) => <IncomeRow income={each} {...row} />}</BriefList>
      </div>
    </>
  );
}

function Row({ income, ...row }: IncomeProps) {
  const dates = useDates();
  return (
    <tr className="hover:bg-hover [&>td]:px-4 [&>td]:py-2.5">
      <td className="tnum text-ink-2">{dates.calendarDay(income.incomeDate)}</td>
      <th scope="row" className="px-4 py-2.5 font-normal">
        <p className="truncate font-medium" title={income.description}>
          {income.description}
        </p>
        <p className="flex gap-2 text-xs text-ink-3">
          <span className="truncate">
            <YachtOf record={income} />
          </span>
          <InvoiceOf record={income} />
        </p>
        <CompanyOf record={income} />
      </th>
      <td className="truncate">
        <CustomerOf record={income} />
      </td>
      <td>
        <p className="truncate">{wordFor(incomeCategoryLabels, income.category)}</p>
        {income.paymentMethod && <p className="truncate text-xs text-ink-3">{wordFor(paymentMethodLabels, income.paymentMethod)}</p>}
      </td>
      <td>
        <PaymentBadge status={income.paymentStatus} />
      </td>
      <td className="text-right font-medium">
        <Amount amount={income.amount} currency={income.currency} />
      </td>
      <td className="!pl-0">
        <ActButtons of={income.description} acts={incomeActs({ income, ...row })} />
      </td>
    </tr>
  );
}

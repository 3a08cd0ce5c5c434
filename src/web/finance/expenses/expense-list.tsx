import type { Expense, ExpenseSort } from '#domain/finance/expense.ts';
import { expenseCategoryLabels, paymentMethodLabels, subcategoryInWords } from '#domain/finance/words.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { ActButtons } from '../../ui/acts.tsx';
import { BriefList } from '../../ui/brief-row.tsx';
import { wordFor } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import { None, YachtOf } from '../record-link.tsx';
import { expenseActs, ExpenseRow, type ExpenseProps } from './expense-row.tsx';
import { SortHeader, SortSelect } from '../../ui/sort-header.tsx';

type Props = Omit<ExpenseProps, 'expense'> & { expenses: Expense[]; onSort: (sort: ExpenseSort | undefined) => void };

const sortChoices: { value: ExpenseSort; label: string }[] = [
  { value: '-date', label: 'Latest first' },
  { value: 'date', label: 'Oldest first' },
  { value: '-amount', label: 'Largest first' },
  { value: 'amount', label: 'Smallest first' },
];

/** Expenses as a table where there is room for one, else a brief row for each. */
export function ExpenseList({ expenses, onSort, ...row }: Props) {
  const sort = row.list.sort ?? '-date';
  const sorting = { sort, onSort: (next: ExpenseSort) => onSort(next === '-date' ? undefined : next) };
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
              <SortHeader by="category" className="w-[15%]" {...sorting}>
                Category
              </SortHeader>
              <th scope="col" className="w-[15%]">
                Yacht
              </th>
              <th scope="col" className="w-[12%]">
                Method
              </th>
              <SortHeader by="amount" falls end className="w-38" {...sorting}>
                Amount
              </SortHeader>
              <th scope="col" className="w-40">
                <span className="sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {expenses.map((expense) => (
              <Row key={expense.id} expense={expense} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-3 xl:hidden">
        <div className="w-44 justify-self-end">
          <SortSelect choices={sortChoices} {...sorting} />
        </div>
        <BriefList rows={expenses}>{(expense) => <ExpenseRow expense={expense} {...row} />}</BriefList>
      </div>
    </>
  );
}

function Row({ expense, ...row }: ExpenseProps) {
  const dates = useDates();
  return (
    <tr className="hover:bg-hover [&>td]:px-4 [&>td]:py-2.5">
      <td className="tnum text-ink-2">{dates.calendarDay(expense.expenseDate)}</td>
      <th scope="row" className="px-4 py-2.5 font-normal">
        <p className="truncate font-medium" title={expense.description}>
          {expense.description}
        </p>
        {expense.vendor && <p className="truncate text-xs text-ink-3">{expense.vendor}</p>}
        <CompanyOf record={expense} />
      </th>
      <td>
        <p className="truncate">{wordFor(expenseCategoryLabels, expense.category)}</p>
        {expense.subcategory && <p className="truncate text-xs text-ink-3">{subcategoryInWords(expense.subcategory)}</p>}
      </td>
      <td className="truncate">
        <YachtOf record={expense} />
      </td>
      <td className="truncate text-ink-2">{expense.paymentMethod ? wordFor(paymentMethodLabels, expense.paymentMethod) : <None />}</td>
      <td className="text-right font-medium">
        <Amount amount={expense.amount} currency={expense.currency} />
      </td>
      <td className="!pl-0">
        <ActButtons of={expense.description} acts={expenseActs({ expense, ...row })} />
      </td>
    </tr>
  );
}

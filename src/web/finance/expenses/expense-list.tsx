import { Link } from '@tanstack/react-router';
import { Paperclip, Pencil, Trash2 } from 'lucide-react';
import type { Expense, ExpenseSort } from '#domain/finance/expense.ts';
import { expenseCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { CompanyOf } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { wordFor } from '../../words/book-words.tsx';
import { Amount } from '../amount-words.tsx';
import type { ExpensesSearch } from '../finance-query.ts';
import { None, YachtOf } from '../record-link.tsx';
import { SortHeader, SortSelect } from '../../ui/sort-header.tsx';

type RowProps = { expense: Expense; list: ExpensesSearch; onDelete: (expense: Expense) => void; onReceipt: (expense: Expense) => void };
type Props = Omit<RowProps, 'expense'> & { expenses: Expense[]; onSort: (sort: ExpenseSort | undefined) => void };

const sortChoices: { value: ExpenseSort; label: string }[] = [
  { value: '-date', label: 'Latest first' },
  { value: 'date', label: 'Oldest first' },
  { value: '-amount', label: 'Largest first' },
  { value: 'amount', label: 'Smallest first' },
];

/** Expenses as a table where there is room for one, else as cards. */
export function ExpenseList({ expenses, onSort, ...row }: Props) {
  const sort = row.list.sort ?? '-date';
  const sorting = { sort, onSort: (next: ExpenseSort) => onSort(next === '-date' ? undefined : next) };
  return (
    <>
      <div className="card overflow-hidden max-lg:hidden">
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
              <th scope="col" className="w-32">
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
      <div className="grid gap-3 lg:hidden">
        <div className="w-44 justify-self-end">
          <SortSelect choices={sortChoices} {...sorting} />
        </div>
        <ul className="grid gap-3 sm:grid-cols-2">
          {expenses.map((expense) => (
            <li key={expense.id}>
              <ExpenseCard expense={expense} {...row} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Row({ expense, ...row }: RowProps) {
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
        {expense.subcategory && <p className="truncate text-xs text-ink-3">{expense.subcategory}</p>}
      </td>
      <td className="truncate">
        <YachtOf record={expense} />
      </td>
      <td className="truncate text-ink-2">{expense.paymentMethod ? wordFor(paymentMethodLabels, expense.paymentMethod) : <None />}</td>
      <td className="text-right font-medium">
        <Amount amount={expense.amount} currency={expense.currency} />
      </td>
      <td className="!pl-0">
        <Actions expense={expense} {...row} />
      </td>
    </tr>
  );
}

function ExpenseCard({ expense, ...row }: RowProps) {
  const dates = useDates();
  const { description, vendor, category, subcategory, amount, currency, paymentMethod } = expense;
  return (
    <article className="card flex h-full flex-col p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="line-clamp-2 font-semibold wrap-anywhere">{description}</h2>
          {vendor && <p className="truncate text-nav text-ink-2">{vendor}</p>}
          <CompanyOf record={expense} />
        </div>
        <Amount amount={amount} currency={currency} className="font-semibold" />
      </div>
      <p className="tnum mt-2 text-nav text-ink-2">
        {[dates.calendarDay(expense.expenseDate), wordFor(expenseCategoryLabels, category), subcategory].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 pt-2 text-nav">
        <p className="flex min-w-0 gap-2 text-ink-3">
          <YachtOf record={expense} />
          {paymentMethod && <span className="truncate">{wordFor(paymentMethodLabels, paymentMethod)}</span>}
        </p>
        <Actions expense={expense} {...row} />
      </div>
    </article>
  );
}

function Actions({ expense, list, onDelete, onReceipt }: RowProps) {
  const { id, description, receiptUrl } = expense;
  return (
    <div className="flex justify-end gap-1">
      {receiptUrl && (
        <Button
          variant="ghost"
          size="iconSmall"
          aria-label={`Receipt of ${description}`}
          title="Receipt"
          onClick={() => onReceipt(expense)}
        >
          <Paperclip />
        </Button>
      )}
      <Link
        to="/finance/$section"
        params={{ section: 'expenses' }}
        search={{ ...list, edit: id }}
        resetScroll={false}
        aria-label={`Edit ${description}`}
        className={buttonLook({ variant: 'ghost', size: 'iconSmall' })}
      >
        <Pencil aria-hidden />
      </Link>
      <Button variant="ghost" size="iconSmall" aria-label={`Delete ${description}`} onClick={() => onDelete(expense)}>
        <Trash2 />
      </Button>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { Paperclip, Pencil, Repeat, Trash2, Wrench } from 'lucide-react';
import type { Expense } from '#domain/finance/expense.ts';
import { expenseCategoryLabels, paymentMethodLabels, subcategoryInWords } from '#domain/finance/words.ts';
import { useCompanyWords } from '../../platform/company-of.tsx';
import { useDates } from '../../platform/dates.ts';
import type { Act } from '../../ui/acts.tsx';
import { BriefRow, wholeRow } from '../../ui/brief-row.tsx';
import { wordFor } from '../../words/book-words.tsx';
import { yachtActs } from '../../yachts/yacht-actions.tsx';
import { Amount } from '../amount-words.tsx';
import { inBooks, type ExpensesSearch } from '../finance-query.ts';

export type ExpenseProps = {
  expense: Expense;
  list: ExpensesSearch;
  onDelete: (expense: Expense) => void;
  onReceipt: (expense: Expense) => void;
  onRepeat: (expense: Expense) => void;
};

/** An expense as a brief row. It opens over the list. */
export function ExpenseRow(props: ExpenseProps) {
  const { expense } = props;
  const dates = useDates();
  const { description, category, subcategory, paymentMethod, receiptUrl } = expense;
  const facts = [
    dates.calendarDay(expense.expenseDate),
    wordFor(expenseCategoryLabels, category),
    expense.yachtName,
    expense.vendor,
    subcategory && subcategoryInWords(subcategory),
    paymentMethod && wordFor(paymentMethodLabels, paymentMethod),
    useCompanyWords()(expense),
  ];
  return (
    <BriefRow
      title={
        <Link {...wayToEdit(props)} className={wholeRow}>
          {description}
        </Link>
      }
      state={<Amount amount={expense.amount} currency={expense.currency} className="text-nav font-semibold" />}
      facts={facts.filter(Boolean).join(' · ')}
      beside={receiptUrl && <Paperclip role="img" aria-label="Has a receipt" className="size-3.5 shrink-0 text-ink-3" />}
      of={description}
      acts={[...expenseActs(props), ...yachtActs(expense)]}
    />
  );
}

/** What can be done with an expense in a list. */
export function expenseActs({ expense, list, onDelete, onReceipt, onRepeat }: ExpenseProps): Act[] {
  const receipt: Act = {
    label: 'Receipt',
    name: `Receipt of ${expense.description}`,
    icon: <Paperclip aria-hidden />,
    onAct: () => onReceipt(expense),
  };
  return [
    ...(expense.receiptUrl ? [receipt] : []),
    { label: 'Edit', icon: <Pencil aria-hidden />, way: wayToEdit({ expense, list }) },
    ...(expense.maintenanceId === null
      ? []
      : [
          {
            label: 'See the work',
            icon: <Wrench aria-hidden />,
            way: { to: '/maintenance/$recordId', params: { recordId: String(expense.maintenanceId) } } as const,
          },
        ]),
    { label: 'Repeat', icon: <Repeat aria-hidden />, onAct: () => onRepeat(expense) },
    { label: 'Delete', icon: <Trash2 aria-hidden />, onAct: () => onDelete(expense) },
  ];
}

function wayToEdit({ expense, list }: Pick<ExpenseProps, 'expense' | 'list'>) {
  return { ...inBooks('expenses'), search: { ...list, edit: expense.id }, resetScroll: false };
}

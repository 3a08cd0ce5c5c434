import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NewExpense, type Expense } from '#domain/finance/expense.ts';
import { expenseCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { wordFor } from '../../words/book-words.tsx';
import { usualCurrency } from '../books-fields.tsx';
import { followCurrency, useUsualTermsToFollow, type Belonging } from '../usual-terms-state.ts';
import { ExpenseFields } from './expense-fields.tsx';
import { passOnWords } from './pass-on-words.ts';
import { blankExpense, formOf, type ExpenseForm as Values, type ForWork } from './expense-entry.ts';
import { useToday } from '../../platform/dates.ts';

const resolver = checkedBy<Values, NewExpense>(NewExpense);

const labels: Record<keyof Values, string> = {
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  category: 'Category',
  subcategory: 'Subcategory',
  expenseDate: 'Date',
  vendor: 'Vendor',
  paymentMethod: 'Payment method',
  yachtId: 'Yacht',
  maintenanceId: 'Maintenance',
  receiptUrl: 'Receipt',
  taxRateId: 'Tax rate',
  taxAmount: 'Tax included',
  exchangeRate: 'Exchange rate',
  passOn: 'Passed on to the owners',
  notes: 'Notes',
  companyId: 'Company',
};

type Props = {
  expense: Expense | null;
  yacht: SelectOption | null;
  /** The work that a new one is for. */
  work?: ForWork | null;
  /** The currency of a new one, if it isn't the company's. */
  currency?: string | null | undefined;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: () => void;
  onClose: () => void;
};

/** Logs an expense, or edits one, in a dialog over the list. */
export function ExpenseForm({ expense, yacht, work = null, currency: usual, onSaved, onClose }: Props) {
  const user = useUser();
  const today = useToday();
  const [chosen, setChosen] = useState(yacht);
  const [uploading, setUploading] = useState(false);
  const { form, upon, frame } = useRecordForm({
    collection: '/api/expenses',
    stored: expense,
    formOf,
    blank: blankExpense(
      { expenseDate: today, currency: usual ?? usualCurrency(user), yachtId: yacht?.id ?? null, companyId: user.companyId },
      work,
    ),
    resolver,
    labels,
    words,
    failure: `Error ${expense ? 'updating' : 'creating'} expense`,
    onSaved: ({ description, amount, currency }) => {
      toast(
        expense
          ? { title: 'Expense updated', description: `${description} is up to date.` }
          : { title: 'Expense logged', description: `${description}, ${moneyInWords(amount, currency)}.` },
      );
      onSaved();
    },
  });

  const { follow, frame: followed } = useUsualTermsToFollow(frame, (terms) => followCurrency(form, terms));

  function words(field: keyof Values, values: Values, theirs: Expense): string {
    switch (field) {
      case 'yachtId':
        return values.yachtId === null ? 'No yacht' : values.yachtId === chosen?.id ? chosen.label : 'Another yacht';
      case 'maintenanceId':
        return values.maintenanceId === null ? 'None' : values.maintenanceId === theirs.maintenanceId ? 'The same work' : 'Other work';
      case 'receiptUrl':
        return values.receiptUrl ? 'A receipt' : 'None';
      case 'taxRateId':
        return values.taxRateId === null
          ? 'Not specified'
          : values.taxRateId === theirs.taxRateId
            ? (theirs.taxRateName ?? '')
            : 'Another rate';
      case 'passOn':
        return passOnWords(values.passOn);
      case 'category':
        return wordFor(expenseCategoryLabels, values.category);
      case 'paymentMethod':
        return wordFor(paymentMethodLabels, values.paymentMethod) || 'None';
      case 'subcategory':
        return values.subcategory || 'Empty';
      default:
        return String(values[field] ?? '') || 'Empty';
    }
  }

  // If somebody else's version was loaded, its yacht may never have been chosen here.
  const [yachtId, companyId] = useWatch({ control: form.control, name: ['yachtId', 'companyId'] });
  const shownYacht =
    upon && upon.yachtId !== null && upon.yachtId === yachtId
      ? { id: yachtId, label: upon.yachtName ?? '' }
      : yachtId === null
        ? null
        : chosen;

  function belong(change: Belonging) {
    if (!expense) follow({ companyId, yachtId, ...change });
  }

  return (
    <DialogForm
      frame={followed}
      thing="expense"
      wide
      title={expense ? 'Edit expense' : 'New expense'}
      text={expense ? 'Totals update as soon as you save.' : 'What was paid, to whom and for what.'}
      action={uploading ? 'Uploading…' : expense ? 'Save changes' : 'Add expense'}
      waits={uploading}
      onClose={onClose}
    >
      <ExpenseFields
        key={upon?.updatedAt}
        form={form}
        stored={upon}
        user={user}
        yacht={shownYacht}
        onYacht={(next) => {
          setChosen(next);
          belong({ yachtId: next?.id ?? null });
        }}
        onBelong={belong}
        onUploading={setUploading}
      />
    </DialogForm>
  );
}

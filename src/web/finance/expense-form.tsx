import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { NewExpense, type Expense } from '#domain/finance/expense.ts';
import { expenseCategoryLabels, paymentMethodLabels } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { reason } from '../platform/api.ts';
import { changesIn, showOnFields } from '../platform/saving.ts';
import { useUser } from '../platform/session.tsx';
import { useVersions } from '../platform/versions.ts';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Found } from '../ui/search-select.tsx';
import { toast } from '../ui/toast-store.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { wordFor } from '../words/book-words.tsx';
import { ownBooks, usualCurrency } from './books-fields.tsx';
import { ExpenseFields } from './expense-fields.tsx';
import { blankExpense, formOf, useSaveExpense, type ExpenseForm as Values } from './expense-save.ts';
import { useToday } from './period-filter.tsx';

const resolver = standardSchemaResolver(NewExpense) as unknown as Resolver<Values, unknown, NewExpense>;

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
  receiptUrl: 'Receipt',
  notes: 'Notes',
  companyId: 'Company',
};

type Props = {
  expense: Expense | null;
  yacht: Found | null;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: () => void;
  onClose: () => void;
};

/** Logs an expense, or edits one, in a dialog over the list. */
export function ExpenseForm({ expense, yacht, onSaved, onClose }: Props) {
  const user = useUser();
  const formId = useId();
  const today = useToday();
  const [chosen, setChosen] = useState(yacht);
  const [uploading, setUploading] = useState(false);
  const form = useForm({
    resolver,
    defaultValues: expense
      ? formOf(expense)
      : blankExpense({ expenseDate: today, currency: usualCurrency(user), yachtId: yacht?.id ?? null, companyId: user.companyId }),
  });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveExpense();
  const versions = useVersions({ form, stored: expense, formOf, labels, words, save: send });

  function send(values: NewExpense, upon: Expense | null) {
    save.mutate(upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownBooks(user, values) }, {
      onSuccess: ({ description, amount, currency }) => {
        toast(
          upon
            ? { title: 'Expense updated', description: `${description} is up to date.` }
            : { title: 'Expense logged', description: `${description}, ${moneyInWords(amount, currency)}.` },
        );
        onSaved();
      },
      onError: (error) => {
        if (versions.refused(error)) return;
        toast({ variant: 'destructive', title: `Error ${upon ? 'updating' : 'creating'} expense`, description: reason(error) });
        showOnFields(form, error);
      },
    });
  }

  function words(field: keyof Values, values: Values): string {
    switch (field) {
      case 'yachtId':
        return values.yachtId === null ? 'No yacht' : values.yachtId === chosen?.id ? chosen.label : 'Another yacht';
      case 'receiptUrl':
        return values.receiptUrl ? 'A receipt' : 'None';
      case 'category':
        return wordFor(expenseCategoryLabels, values.category);
      case 'paymentMethod':
        return wordFor(paymentMethodLabels, values.paymentMethod) || 'None';
      default:
        return String(values[field] ?? '') || 'Empty';
    }
  }

  // Loaded as somebody else saved it, it may be of a yacht that nobody has chosen here.
  const { upon } = versions;
  const yachtId = useWatch({ control: form.control, name: 'yachtId' });
  const shown =
    upon && upon.yachtId !== null && upon.yachtId === yachtId
      ? { id: yachtId, label: upon.yachtName ?? '' }
      : yachtId === null
        ? null
        : chosen;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={expense ? 'Edit expense' : 'New expense'}
      text={expense ? 'Totals update as soon as you save.' : 'What was paid, to whom and for what.'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={uploading} running={save.isPending && 'Saving'}>
            {uploading ? 'Uploading…' : expense ? 'Save changes' : 'Add expense'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, upon))} className="mt-5">
        <ExpenseFields
          key={upon?.updatedAt}
          form={form}
          stored={upon}
          user={user}
          yacht={shown}
          onYacht={setChosen}
          onUploading={setUploading}
        />
      </form>
      <ConflictDialog thing="expense" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
  );
}

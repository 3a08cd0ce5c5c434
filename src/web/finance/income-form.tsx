import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { NewIncome, type Income } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels, paymentStatusLabels } from '#domain/finance/words.ts';
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
import { InvoiceOf } from './cells.tsx';
import { IncomeFields } from './income-fields.tsx';
import { blankIncome, formOf, useSaveIncome, type IncomeForm as Values } from './income-save.ts';
import { useToday } from './period-filter.tsx';

const resolver = standardSchemaResolver(NewIncome) as unknown as Resolver<Values, unknown, NewIncome>;

const labels: Record<keyof Values, string> = {
  description: 'Description',
  amount: 'Amount',
  currency: 'Currency',
  category: 'Category',
  subcategory: 'Subcategory',
  incomeDate: 'Date',
  paymentStatus: 'Payment status',
  paymentMethod: 'Payment method',
  customerId: 'Customer',
  yachtId: 'Yacht',
  notes: 'Notes',
  companyId: 'Company',
};

type Props = {
  income: Income | null;
  yacht: Found | null;
  customer: Found | null;
  /** The invoice that a new one belongs to, and what it begins with then. */
  of?: { invoiceId: number; invoiceNumber: string; start: Partial<Values> };
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: () => void;
  onClose: () => void;
};

/** Logs income, or edits it, in a dialog over the list. */
export function IncomeForm({ income, yacht, customer, of, onSaved, onClose }: Props) {
  const user = useUser();
  const formId = useId();
  const today = useToday();
  const [chosen, setChosen] = useState({ yacht, customer });
  const form = useForm({
    resolver,
    defaultValues: income
      ? formOf(income)
      : {
          ...blankIncome({
            incomeDate: today,
            currency: usualCurrency(user),
            yachtId: yacht?.id ?? null,
            customerId: customer?.id ?? null,
            companyId: user.companyId,
          }),
          ...of?.start,
        },
  });
  const { isDirty, dirtyFields } = form.formState;
  const save = useSaveIncome();
  const versions = useVersions({ form, stored: income, formOf, labels, words, save: send });

  function send(values: NewIncome, upon: Income | null) {
    save.mutate(
      upon ? { changes: changesIn(values, dirtyFields), upon } : { values: ownBooks(user, { ...values, invoiceId: of?.invoiceId }) },
      {
        onSuccess: ({ description, amount, currency }) => {
          toast(
            upon
              ? { title: 'Income updated', description: `${description} is up to date.` }
              : { title: 'Income logged', description: `${description}, ${moneyInWords(amount, currency)}.` },
          );
          onSaved();
        },
        onError: (error) => {
          if (versions.refused(error)) return;
          toast({ variant: 'destructive', title: `Error ${upon ? 'updating' : 'creating'} income`, description: reason(error) });
          showOnFields(form, error);
        },
      },
    );
  }

  function words(field: keyof Values, values: Values): string {
    switch (field) {
      case 'yachtId':
        return values.yachtId === null ? 'No yacht' : values.yachtId === chosen.yacht?.id ? chosen.yacht.label : 'Another yacht';
      case 'customerId':
        return values.customerId === null
          ? 'No customer'
          : values.customerId === chosen.customer?.id
            ? chosen.customer.label
            : 'Another customer';
      case 'paymentStatus':
        return wordFor(paymentStatusLabels, values.paymentStatus);
      case 'category':
        return wordFor(incomeCategoryLabels, values.category);
      case 'paymentMethod':
        return wordFor(paymentMethodLabels, values.paymentMethod) || 'None';
      default:
        return String(values[field] ?? '') || 'Empty';
    }
  }

  // Loaded as somebody else saved it, it may be of a yacht or a customer that nobody has chosen here.
  const { upon } = versions;
  const [yachtId, customerId, companyId] = useWatch({ control: form.control, name: ['yachtId', 'customerId', 'companyId'] });
  const shownYacht = upon && upon.yachtId === yachtId ? yachtOf(upon) : yachtId === null ? null : chosen.yacht;
  const shownCustomer = upon && upon.customerId === customerId ? customerOf(upon) : customerId === null ? null : chosen.customer;

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={income ? 'Edit income' : 'New income'}
      text={<Note income={income} of={of} />}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" running={save.isPending && 'Saving'}>
            {income ? 'Save changes' : 'Add income'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit((values) => send(values, upon))} className="mt-5">
        <IncomeFields
          key={upon?.updatedAt}
          form={form}
          isNew={upon === null}
          user={user}
          companyId={companyId}
          yacht={shownYacht}
          customer={shownCustomer}
          onYacht={(next) => setChosen((before) => ({ ...before, yacht: next }))}
          onCustomer={(next) => setChosen((before) => ({ ...before, customer: next }))}
        />
      </form>
      <ConflictDialog thing="income record" {...versions.dialog} />
      <UnsavedChanges when={() => isDirty} />
    </Dialog>
  );
}

function Note({ income, of }: Pick<Props, 'income' | 'of'>) {
  const record = income ?? of;
  if (record && record.invoiceId !== null)
    return (
      <>
        Received for invoice <InvoiceOf record={record} />.
      </>
    );
  return income ? 'Totals update as soon as you save.' : 'What was received, or is to be, from whom, and what for.';
}

export function yachtOf({ yachtId, yachtName }: Income): Found | null {
  return yachtId === null ? null : { id: yachtId, label: yachtName ?? '' };
}

export function customerOf({ customerId, customerName }: Income): Found | null {
  return customerId === null ? null : { id: customerId, label: customerName ?? '' };
}

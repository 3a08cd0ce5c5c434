import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NewIncome, type Income } from '#domain/finance/income.ts';
import { incomeCategoryLabels, paymentMethodLabels, paymentStatusLabels } from '#domain/finance/words.ts';
import { moneyInWords } from '#domain/shared/money.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, useRecordForm } from '../../platform/record-form.ts';
import { useUser } from '../../platform/session.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { wordFor } from '../../words/book-words.tsx';
import { usualCurrency } from '../books-fields.tsx';
import { followCurrency, useUsualTermsToFollow, type Belonging } from '../usual-terms-state.ts';
import { InvoiceOf } from '../record-link.tsx';
import { IncomeFields } from './income-fields.tsx';
import { blankIncome, formOf, type IncomeForm as Values } from './income-entry.ts';
import { useToday } from '../../platform/dates.ts';

const resolver = checkedBy<Values, NewIncome>(NewIncome);

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
  taxRateId: 'Tax rate',
  taxAmount: 'Tax included',
  exchangeRate: 'Exchange rate',
  notes: 'Notes',
  companyId: 'Company',
};

type Props = {
  income: Income | null;
  yacht: SelectOption | null;
  customer: SelectOption | null;
  /** The invoice that a new one belongs to, and its initial values. */
  of?: { invoiceId: number; invoiceNumber: string; start: Partial<Values> };
  /** The currency of a new one, if it isn't the company's. */
  currency?: string | null | undefined;
  /** Leaves the form. It has to ignore the blocker, which still sees the changes as unsaved. */
  onSaved: () => void;
  onClose: () => void;
};

/** Logs income, or edits it, in a dialog over the list. */
export function IncomeForm({ income, yacht, customer, of, currency: usual, onSaved, onClose }: Props) {
  const user = useUser();
  const today = useToday();
  const [chosen, setChosen] = useState({ yacht, customer });
  const { form, upon, frame } = useRecordForm({
    collection: '/api/income',
    stored: income,
    formOf,
    blank: {
      ...blankIncome({
        incomeDate: today,
        currency: usual ?? usualCurrency(user),
        yachtId: yacht?.id ?? null,
        customerId: customer?.id ?? null,
        companyId: user.companyId,
      }),
      ...of?.start,
    },
    along: { invoiceId: of?.invoiceId },
    resolver,
    labels,
    words,
    failure: `Error ${income ? 'updating' : 'creating'} income`,
    onSaved: ({ description, amount, currency }) => {
      toast(
        income
          ? { title: 'Income updated', description: `${description} is up to date.` }
          : { title: 'Income logged', description: `${description}, ${moneyInWords(amount, currency)}.` },
      );
      onSaved();
    },
  });

  const { follow, frame: followed } = useUsualTermsToFollow(frame, (terms) => followCurrency(form, terms));

  function words(field: keyof Values, values: Values, theirs: Income): string {
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
      case 'taxRateId':
        return values.taxRateId === null
          ? 'Not specified'
          : values.taxRateId === theirs.taxRateId
            ? (theirs.taxRateName ?? '')
            : 'Another rate';
      case 'category':
        return wordFor(incomeCategoryLabels, values.category);
      case 'paymentMethod':
        return wordFor(paymentMethodLabels, values.paymentMethod) || 'None';
      default:
        return String(values[field] ?? '') || 'Empty';
    }
  }

  // If somebody else's version was loaded, its yacht or customer may never have been chosen here.
  const [yachtId, customerId, companyId] = useWatch({ control: form.control, name: ['yachtId', 'customerId', 'companyId'] });
  const shownYacht = upon && upon.yachtId === yachtId ? yachtOf(upon) : yachtId === null ? null : chosen.yacht;
  const shownCustomer = upon && upon.customerId === customerId ? customerOf(upon) : customerId === null ? null : chosen.customer;

  function belong(change: Belonging) {
    // Income of an invoice has its currency.
    if (!income && !of) follow({ companyId, yachtId, customerId, ...change });
  }

  return (
    <DialogForm
      frame={followed}
      thing="income record"
      wide
      title={income ? 'Edit income' : 'New income'}
      text={<Note income={income} of={of} />}
      action={income ? 'Save changes' : 'Add income'}
      onClose={onClose}
    >
      <IncomeFields
        key={upon?.updatedAt}
        form={form}
        isNew={upon === null}
        user={user}
        companyId={companyId}
        yacht={shownYacht}
        customer={shownCustomer}
        onYacht={(next) => {
          setChosen((before) => ({ ...before, yacht: next }));
          belong({ yachtId: next?.id ?? null });
        }}
        onCustomer={(next) => {
          setChosen((before) => ({ ...before, customer: next }));
          belong({ customerId: next?.id ?? null });
        }}
        onBelong={belong}
      />
    </DialogForm>
  );
}

function Note({ income, of }: Pick<Props, 'income' | 'of'>) {
  const record = income ?? of;
  if (income && (income.paymentId !== null || income.apaId !== null))
    return (
      <>
        This records a payment
        {income.invoiceId !== null && (
          <>
            {' '}
            of <InvoiceOf record={income} />
          </>
        )}
        . Its amount, date, method and customer come from the payment; you can change what it was for here.
      </>
    );
  if (record && record.invoiceId !== null)
    return (
      <>
        Received for invoice <InvoiceOf record={record} />.
      </>
    );
  return income ? 'Totals update as soon as you save.' : 'What was or will be received, from whom and for what.';
}

export function yachtOf({ yachtId, yachtName }: Income): SelectOption | null {
  return yachtId === null ? null : { id: yachtId, label: yachtName ?? '' };
}

export function customerOf({ customerId, customerName }: Income): SelectOption | null {
  return customerId === null ? null : { id: customerId, label: customerName ?? '' };
}

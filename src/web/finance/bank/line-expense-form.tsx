import type { ReactNode } from 'react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { NewExpense } from '#domain/finance/expense.ts';
import type { BankLine } from '#domain/finance/bank.ts';
import { likelyCategory } from '#domain/finance/likely-category.ts';
import { expenseCategoryLabels } from '#domain/finance/words.ts';
import { DialogForm } from '../../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../../platform/record-form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import type { SelectOption } from '../../ui/search-select.tsx';
import { WordField, YachtField } from '../books-fields.tsx';
import { TaxFields } from '../tax-fields.tsx';
import { matchOf, useBooking } from './bank-actions.ts';

type Values = {
  description: string;
  category: string;
  vendor: string;
  yachtId: number | null;
  taxRateId: number | null;
  taxAmount: string;
  exchangeRate: string;
  /** The amount of the line, which can't be changed. */ amount: string;
  currency: string;
  expenseDate: string;
};
/** The expense that is being typed for a line, and the yacht chosen for it. */
type Draft = {
  form: UseFormReturn<Values, unknown, Values>;
  yacht: SelectOption | null;
  chooseYacht: (yacht: SelectOption | null) => void;
};
type Props = {
  line: BankLine;
  draft: Draft;
  title: string;
  text: ReactNode;
  onClose: () => void;
  onBooked: () => void;
  onRefund: () => void;
  onPayout: () => void;
};

const ExpenseOfLine = NewExpense.pick({
  description: true,
  category: true,
  vendor: true,
  yachtId: true,
  taxRateId: true,
  taxAmount: true,
  exchangeRate: true,
});

/** The draft of an expense with the line's day and amount. It outlives its form, so a look at another way to book the line loses nothing. */
export function useLineExpense(line: BankLine): Draft {
  const [yacht, chooseYacht] = useState<SelectOption | null>(null);
  const lineText = line.text ?? line.name ?? '';
  const form = useForm<Values, unknown, Values>({
    resolver: checkedBy<Values, Values>(ExpenseOfLine),
    defaultValues: {
      description: lineText.slice(0, 500),
      category: likelyCategory(`${line.name ?? ''} ${lineText}`) ?? '',
      vendor: line.name ?? '',
      yachtId: null,
      taxRateId: null,
      taxAmount: '',
      exchangeRate: '',
      amount: line.amount.replace('-', ''),
      currency: line.currency,
      expenseDate: line.day,
    },
  });
  return { form, yacht, chooseYacht };
}

/** Books an outgoing line as an expense: one already logged, or the new one of the draft. */
export function LineExpenseForm({ line, draft, title, text, onClose, onBooked, onRefund, onPayout }: Props) {
  const { form, yacht, chooseYacht } = draft;
  const booking = useBooking();
  const { errors } = form.formState;
  const known = line.proposals.filter(({ expenseId, paymentId, ownerId }) => expenseId !== null || paymentId !== null || ownerId !== null);
  return (
    <DialogForm
      frame={frameOfNew(form, booking, (expense) => ({ line, match: { expense: expense as never } }), null, onBooked)}
      thing="expense"
      wide
      title={title}
      text={text}
      action="Log the expense"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {known.map((proposal) => (
          <div
            key={`${proposal.expenseId} ${proposal.paymentId} ${proposal.ownerId}`}
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg border p-3 sm:col-span-full"
          >
            <p className="min-w-0 flex-1 text-nav">{proposal.reason}</p>
            <Button
              size="sm"
              disabled={booking.isPending}
              onClick={() => booking.mutate({ line, match: matchOf(proposal) }, { onSuccess: onBooked })}
            >
              This is it
            </Button>
          </div>
        ))}
        <Field label="Description" required className="sm:col-span-full" error={errors.description?.message}>
          {(props) => <Input {...props} {...form.register('description')} autoComplete="off" />}
        </Field>
        <WordField
          control={form.control}
          name="category"
          label="Category"
          required
          words={expenseCategoryLabels}
          placeholder="Choose a category"
        />
        <Field label="Vendor" error={errors.vendor?.message}>
          {(props) => <Input {...props} {...form.register('vendor')} autoComplete="off" />}
        </Field>
        <TaxFields control={form.control} day="expenseDate" />
        <div className="sm:col-span-full">
          <YachtField control={form.control} name="yachtId" chosen={yacht} onChoose={chooseYacht} />
        </div>
        <p className="text-nav text-ink-2 sm:col-span-full">
          Did it go back to a customer?{' '}
          <button type="button" className="font-medium text-accent hover:underline" onClick={onRefund}>
            Book it as a refund
          </button>
          . To a yacht owner?{' '}
          <button type="button" className="font-medium text-accent hover:underline" onClick={onPayout}>
            Book it as a payout
          </button>
        </p>
      </div>
    </DialogForm>
  );
}

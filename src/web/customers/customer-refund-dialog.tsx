import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Customer } from '#domain/customers/customer.ts';
import { NewPayment } from '#domain/finance/customer-payment.ts';
import { paymentMethodLabels } from '#domain/finance/words.ts';
import { centsOf, decimalOf, moneyInWords } from '#domain/shared/money.ts';
import { fullName } from '#domain/shared/words.ts';
import { AmountField } from '../platform/amount-field.tsx';
import { client } from '../platform/api.ts';
import { DateField } from '../platform/date-field.tsx';
import { useToday } from '../platform/dates.ts';
import { DialogForm } from '../platform/dialog-form.tsx';
import { checkedBy, frameOfNew } from '../platform/record-form.ts';
import { tellFailure } from '../platform/records.ts';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { choicesOf, Select } from '../ui/select.tsx';
import { toast } from '../ui/toast-store.ts';
import { allocationsOf, type Credit } from './customer-credit-entry.ts';

type Values = { direction: 'out'; customerId: number; amount: string; day: string; method: string; reference: string };
type Props = { customer: Customer; credit: Credit; onClose: () => void };

const methods = [{ value: '', label: 'Not specified' }, ...choicesOf(paymentMethodLabels)];

/** Records that credit was refunded to a customer. */
export function CustomerRefundDialog({ customer, credit, onClose }: Props) {
  const { amount, currency } = credit;
  const form = useForm<Values, unknown, NewPayment>({
    resolver: checkedBy<Values, NewPayment>(
      NewPayment.refine((payment) => (centsOf(payment.amount) ?? 0) <= (centsOf(amount) ?? 0), {
        path: ['amount'],
        message: `The credit is ${moneyInWords(amount, currency)}`,
      }),
    ),
    defaultValues: {
      direction: 'out',
      customerId: customer.id,
      amount: decimalOf(centsOf(amount) ?? 0),
      day: useToday(),
      method: '',
      reference: '',
    },
  });
  const save = useRefunding(customer, credit, onClose);
  const frame = frameOfNew(form, save, (values) => values, customer);
  return (
    <DialogForm
      frame={frame}
      thing="refund"
      title={`Refund to ${fullName(customer)}`}
      text={
        <p>
          There is <span className="tnum font-medium text-ink">{moneyInWords(amount, currency)}</span> in credit. Record what was paid back.
        </p>
      }
      action="Record refund"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField control={form.control} name="amount" label="Amount" required currency={currency} />
        <DateField control={form.control} name="day" label="Paid back on" required expected="past" />
        <Controller
          control={form.control}
          name="method"
          render={({ field }) => (
            <Field label="Payment method">
              {(props) => <Select control={props} value={field.value} choices={methods} onChoose={field.onChange} />}
            </Field>
          )}
        />
        <Field label="Reference" error={form.formState.errors.reference?.message}>
          {(props) => <Input {...props} {...form.register('reference')} autoComplete="off" />}
        </Field>
      </div>
    </DialogForm>
  );
}

function useRefunding(customer: Customer, credit: Credit, onDone: () => void) {
  const queries = useQueryClient();
  // One key for as long as the dialog is open, so that pressing twice, or retrying after a lost connection, records one refund.
  const [once] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (values: NewPayment) => {
      await client.POST('/api/payments', {
        body: { ...values, currency: credit.currency as NewPayment['currency'], allocations: allocationsOf(credit, values.amount) },
        headers: { 'Idempotency-Key': once },
      });
    },
    onSuccess: (_done, { amount }) => {
      toast({ title: 'Refund recorded', description: `${moneyInWords(amount, credit.currency)} to ${fullName(customer)}.` });
      onDone();
    },
    onError: (error) => {
      tellFailure('Error recording refund', error);
      // Somebody else may have used the credit meanwhile.
      void queries.invalidateQueries({ queryKey: ['get'] });
    },
  });
}
